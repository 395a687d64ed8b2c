"""Kill the server at a hundred moments: what was acknowledged is there, nothing stands twice, play goes on."""

import random
import sqlite3
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from bummerl.club import causes
from server.processes import Player, Server, hear, zygote

KILLS = 100
TABLES = 3


def play_until(server: Server, players: list[Player], seconds: float) -> int:
    """Play at all tables for a while, then kill the server; how many commands were acknowledged."""
    before = sum(len(player.acked) for player in players)
    with ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(server.socket(player.table)) for player in players]
        for player, socket in zip(players, sockets, strict=True):
            player.hello(socket)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for player, socket in zip(players, sockets, strict=True):
                player.act(socket)
                with suppress(TimeoutError):
                    player.take(hear(socket, timeout=0.002))
        server.kill()
        for player, socket in zip(players, sockets, strict=True):
            # What had left the server before its end still arrives.
            with suppress(ConnectionClosed):
                while True:
                    player.take(hear(socket, timeout=5))
    return sum(len(player.acked) for player in players) - before


def test_no_acknowledged_action_is_lost_and_none_done_twice(tmp_path: Path) -> None:
    rng = random.Random(20)
    profiles = ["weich-wien", "sechsundsechzig", "dreier"]
    with zygote() as starts:
        server = starts.start(tmp_path)
        players = [
            Player(server.open_table(rules=profiles[number % 3], pace=number), rng.choice) for number in range(TABLES)
        ]
        acked = 0
        for _ in range(KILLS):
            acked += play_until(server, players, rng.uniform(0.0, 0.1))
            server = starts.start(tmp_path, server.port)
        assert acked >= 100
        # And after all that the tables still play.
        seqs = [player.seq for player in players]
        play_until(server, players, 2.0)
        assert all(player.seq > seq for player, seq in zip(players, seqs, strict=True))
    with sqlite3.connect(tmp_path / "bummerl.sqlite3") as database:
        for player in players:
            query = "select seq, cause from events where table_id = ? order by seq"
            rows = database.execute(query, [player.table]).fetchall()
            assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
            done = [getattr(causes.decode(cause), "id", None) for _, cause in rows if cause is not None]
            named = [command for command in done if command is not None]
            assert len(named) == len(set(named))
            assert set(player.acked) <= set(named) <= set(player.sent)
            assert player.seq <= len(rows)
