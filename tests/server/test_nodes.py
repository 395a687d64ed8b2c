"""Three nodes on PostgreSQL and Redis: any of them ends, Redis goes away, PostgreSQL starts again, and play goes on."""

import os
import random
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from bummerl.club import causes
from server.processes import Player, Server, Zygote, hear, zygote
from services import Absent, free_port, postgres_folder, running_postgres

TABLES = 3


@pytest.fixture(scope="module")
def starts() -> Iterator[Zygote]:
    with zygote() as made:
        yield made


class Guest:
    """A player who comes back by himself, to whichever node is there."""

    def __init__(self, table: dict[str, Any], rng: random.Random) -> None:
        self.player = Player(table, rng.choice)
        self._rng = rng
        self._open = ExitStack()
        self._socket: ClientConnection | None = None

    def step(self, nodes: list[Server], quiet: bool) -> None:
        """Act if possible (if `quiet`, only finish what was begun) and hear what there is."""
        try:
            if self._socket is None:
                self._socket = self._open.enter_context(self._rng.choice(nodes).socket(self.player.table))
                self.player.hello(self._socket)
            if not quiet or self.player.pending is not None:
                self.player.act(self._socket)
            with suppress(TimeoutError):
                self.player.take(hear(self._socket, timeout=0.002))
        except (WebSocketException, OSError, EOFError):
            self.leave()

    def leave(self) -> None:
        """Drop the connection."""
        self._socket = None
        with suppress(WebSocketException, OSError):
            self._open.close()


class Club:
    """Nodes, and guests who play with each other through them."""

    def __init__(self, starts: Zygote, data: Path, settings: dict[str, Any], seed: int) -> None:
        self.starts, self.data, self.settings = starts, data, settings
        self.rng = random.Random(seed)
        self.nodes = [starts.start(data, **settings) for _ in range(3)]
        self.guests: list[Guest] = []
        for number in range(TABLES):
            rules = ("weich-wien", "klassisch", "sechsundsechzig")[number % 3]
            host = self.nodes[0].open_table(rules=rules, people=1)
            joined = httpx.post(f"{self.nodes[1].url}/api/tables/{host['id']}/seats", json={"name": "Guest"}).json()
            self.guests += [Guest(host, self.rng), Guest(joined, self.rng)]

    def play(self, seconds: float, quiet: bool = False) -> int:
        """Play for a while; how many commands were acknowledged."""
        before = self.acked()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for guest in self.guests:
                guest.step(self.nodes, quiet)
        return self.acked() - before

    def play_until(self, enough: Callable[[], bool], quiet: bool = False) -> None:
        """Play until something holds."""
        until = time.monotonic() + 40
        while not enough():
            assert time.monotonic() < until, [(guest.player.pending, guest.player.seq) for guest in self.guests]
            self.play(0.2, quiet)

    def acked(self) -> int:
        return sum(len(guest.player.acked) for guest in self.guests)

    def replace_a_node(self) -> None:
        """End one node without warning and start another one."""
        ended = self.nodes.pop(self.rng.randrange(3))
        ended.kill()
        self.play(0.3)
        self.nodes.append(self.starts.start(self.data, **self.settings))

    def check(self, url: str) -> None:
        """Nothing acknowledged is lost, nothing stands twice, both sides see the same."""
        self.play_until(lambda: all(guest.player.pending is None for guest in self.guests), quiet=True)
        with psycopg.connect(url) as database:
            for first, second in zip(self.guests[::2], self.guests[1::2], strict=True):
                rows = database.execute(
                    "select seq, cause from events where table_id = %s order by seq", [first.player.table]
                ).fetchall()
                assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
                done = [getattr(causes.decode(cause), "id", None) for _, cause in rows if cause is not None]
                named = [command for command in done if command is not None]
                assert len(named) == len(set(named))
                for guest in (first, second):
                    assert set(guest.player.acked) <= set(named)
                views = [self.fresh(guest) for guest in (first, second)]
                for name in ("scores", "dealNo", "sheet", "toAct", "marks"):
                    assert views[0][name] == views[1][name]

    def fresh(self, guest: Guest) -> dict[str, Any]:
        """What a guest sees on a new connection to any node."""
        guest.leave()
        other = Player({"id": guest.player.table, "token": guest.player.token}, self.rng.choice)
        with self.rng.choice(self.nodes).socket(other.table) as socket:
            other.hello(socket)
        return other.view


def test_any_node_may_end_at_any_moment(starts: Zygote, tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    club = Club(starts, tmp_path, {"database_url": postgres_url, "redis_url": redis_url}, 1)
    club.play_until(lambda: club.acked() >= 10)
    for _ in range(4):
        club.replace_a_node()
        before = club.acked()
        club.play_until(lambda before=before: club.acked() > before + 4)  # type: ignore[misc]
    club.check(postgres_url)
    for node in club.nodes:
        node.kill()


class Redis:
    """A Redis of this test alone, which can be stopped and started again on its port."""

    def __init__(self) -> None:
        self.program = shutil.which("redis-server") or shutil.which("valkey-server")
        if self.program is None:
            Absent("no Redis or Valkey server on this machine").skip_or_fail()
        self.port = free_port()
        self.start()

    def start(self) -> None:
        command = [self.program or "", "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def test_redis_may_go_away_and_come_back(starts: Zygote, tmp_path: Path, postgres_url: str) -> None:
    redis = Redis()
    settings = {"database_url": postgres_url, "redis_url": f"redis://127.0.0.1:{redis.port}/0"}
    club = Club(starts, tmp_path, settings, 2)
    try:
        club.play_until(lambda: club.acked() >= 4)
        redis.stop()
        # Without news nodes find out by themselves, only later.
        before = club.acked()
        club.play_until(lambda: club.acked() > before + 12)
        redis.start()
        club.play(1.5)
        before = club.acked()
        club.play_until(lambda: club.acked() > before + 20)
        club.check(postgres_url)
    finally:
        redis.stop()
        for node in club.nodes:
            node.kill()


def test_postgresql_may_start_again(starts: Zygote, tmp_path: Path) -> None:
    try:
        with running_postgres() as url:
            with psycopg.connect(url) as database:
                folder = database.execute("show data_directory").fetchone()
            assert folder is not None

            def control(*words: str) -> None:
                command = [postgres_folder() / "pg_ctl", "-D", folder[0], "-w", *words]
                user = "postgres" if os.geteuid() == 0 else None
                subprocess.run(
                    command,
                    check=True,
                    user=user,
                    group=user,
                    cwd="/",
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )

            club = Club(starts, tmp_path, {"database_url": url}, 3)
            try:
                club.play_until(lambda: club.acked() >= 4)
                for _ in range(2):
                    control("restart", "-m", "immediate")
                    before = club.acked()
                    club.play_until(lambda before=before: club.acked() > before + 4)  # type: ignore[misc]
                club.check(url)
            finally:
                for node in club.nodes:
                    node.kill()
                control("stop", "-m", "immediate")
    except Absent as reason:
        reason.skip_or_fail()
