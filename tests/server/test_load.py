"""The load test itself, small: real sockets, every action reaches the other side, every one is in the log."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bummerl.server.load import Load
from bummerl.server.load_log import Kept, look_into_logs
from server.processes import Zygote, zygote


@pytest.fixture(scope="module")
def starts() -> Iterator[Zygote]:
    with zygote() as made:
        yield made


def test_many_tables_play_without_an_error(starts: Zygote, tmp_path: Path) -> None:
    server = starts.start(tmp_path)
    said: list[str] = []
    load = Load([server.url], tables=12, seconds=4, every=0.5)
    figures = asyncio.run(load.run(said.append))
    assert said == ["12 tables open"]
    assert figures.errors == 0
    assert figures.reconnections == 0
    assert figures.recovery is None
    assert figures.actions > 40
    assert 0 < figures.p50 <= figures.p99 <= figures.worst
    assert sum(map(len, load.acked.values())) > 40
    assert asyncio.run(look_into_logs(tmp_path, None, load.acked)) == Kept(0, 0)
    invented = {table: [*commands, "never sent"] for table, commands in load.acked.items()}
    assert asyncio.run(look_into_logs(tmp_path, None, invented)) == Kept(12, 0)


def test_who_is_cut_off_comes_back_to_another_node(
    starts: Zygote, tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    nodes = [starts.start(tmp_path, database_url=postgres_url, redis_url=redis_url) for _ in range(2)]
    load = Load([node.url for node in nodes], tables=8, seconds=4, every=0.5)

    def end_a_node() -> str:
        nodes[1].kill()
        return nodes[1].url

    figures = asyncio.run(load.run(lambda _: None, end_a_node))
    assert figures.errors == 0
    assert figures.reconnections >= 8
    assert figures.recovery is not None
    assert asyncio.run(look_into_logs(tmp_path, postgres_url, load.acked)) == Kept(0, 0)


@pytest.mark.parametrize("words", [["--nodes", "2"], ["--end-a-node"], ["--end-a-node", "--url", "http://127.0.0.1:9"]])
def test_wishes_that_make_no_sense_are_refused(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    command = [sys.executable, "-m", "bummerl", "bench", "server", *words]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert "bummerl bench server: " in ended.stderr
