"""The load test itself, small: real sockets, every action reaches the other side."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bummerl.server.load import Load
from server.processes import Server, zygote


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with zygote() as starts:
        yield starts.start(tmp_path)


def test_many_tables_play_without_an_error(server: Server) -> None:
    said: list[str] = []
    figures = asyncio.run(Load([server.url], tables=12, seconds=4, every=0.5).run(said.append))
    assert said == ["12 tables open"]
    assert figures.errors == 0
    assert figures.reconnections == 0
    assert figures.actions > 40
    assert 0 < figures.p50 <= figures.p99 <= figures.worst
