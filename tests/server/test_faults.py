"""Connections cut after every event, two tabs at once, clocks that jump: play goes on, and nothing is done twice."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from bummerl.club import causes, local
from bummerl.club.protocol import OpenTable
from bummerl.club.tables import new_token, person_of
from club.at_table import Client, house_in
from server.processes import Player, Server, Zygote, hear, say, zygote

PUBLIC = ("scores", "dealNo", "sheet", "toAct", "marks", "betweenDeals")


@pytest.fixture(scope="module")
def starts() -> Iterator[Zygote]:
    with zygote() as made:
        yield made


def two_people(server: Server, rules: str) -> list[Player]:
    rng = random.Random(11)
    host = server.open_table(rules=rules, people=1)
    guest = httpx.post(f"{server.url}/api/tables/{host['id']}/seats", json={"name": "Guest"}).json()
    return [Player(host, rng.choice), Player(guest, rng.choice)]


@pytest.mark.parametrize("rules", ["weich-wien", "klassisch"])
def test_either_side_is_cut_after_every_single_event(starts: Zygote, tmp_path: Path, rules: str) -> None:
    """R20: each connection hears one event at most; what was not acknowledged is sent again on the next one."""
    server = starts.start(tmp_path)
    players = two_people(server, rules)
    cuts = [0, 0]
    for turn in range(120):
        side = turn % 2
        with server.socket(players[side].table) as socket:
            players[side].hello(socket)
            players[side].act(socket)
            with suppress(TimeoutError):
                players[side].take(hear(socket, "event", "ack", "error", timeout=0.05))
                cuts[side] += 1
        if min(cuts) >= 30:
            break
    assert min(cuts) >= 20
    # Whatever is still on its way is finished on a last connection of each.
    views = []
    for player in players:
        with server.socket(player.table) as socket:
            player.hello(socket)
            until = time.monotonic() + 10
            while player.pending is not None and time.monotonic() < until:
                player.act(socket)
                with suppress(TimeoutError):
                    player.take(hear(socket, timeout=0.1))
            assert player.pending is None
    for player in players:
        with server.socket(player.table) as socket:
            say(socket, t="hello", token=player.token)
            views.append(hear(socket, "sync"))
    assert {name: views[0]["view"][name] for name in PUBLIC} == {name: views[1]["view"][name] for name in PUBLIC}
    assert views[0]["seq"] == views[1]["seq"]
    server.kill()
    check_log(tmp_path, players)


def check_log(data: Path, players: list[Player]) -> None:
    """Every acknowledged command is in the log, none twice, and nothing else."""
    with sqlite3.connect(data / "bummerl.sqlite3") as database:
        query = "select seq, cause from events where table_id = ? order by seq"
        rows = database.execute(query, [players[0].table]).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    done = [getattr(causes.decode(cause), "id", None) for _, cause in rows if cause is not None]
    named = [command for command in done if command is not None]
    assert len(named) == len(set(named))
    acked = {command for player in players for command in player.acked}
    assert acked <= set(named) <= {command for player in players for command in player.sent}


def test_two_tabs_that_act_at_once_act_once(starts: Zygote, tmp_path: Path) -> None:
    server = starts.start(tmp_path)
    table = server.open_table(dealer="other", pace=0)
    with server.socket(table["id"]) as one, server.socket(table["id"]) as two:
        for number in range(6):
            frames = []
            for tab in (one, two):
                say(tab, t="hello", token=table["token"])
                frames.append(hear(tab, "sync"))
            frame = frames[-1]
            for _ in range(100):
                if 0 in frame["view"]["toAct"] or frame["view"]["betweenDeals"]:
                    break
                time.sleep(0.02)
                say(two, t="hello", token=table["token"])
                frame = hear(two, "sync")
            if frame["view"]["betweenDeals"]:
                break
            card = next(action for action in reversed(frame["view"]["deal"]["legal"]) if len(action) == 2)
            for name, tab in (("a", one), ("b", two)):
                say(tab, t="do", id=f"{name}{number}", rev=frame["seq"], action=card)
            answers = [hear(tab, "ack", "error") for tab in (one, two)]
            assert sorted(answer["t"] for answer in answers) == ["ack", "error"]
            (refused,) = (answer for answer in answers if answer["t"] == "error")
            assert refused["code"] == "stale"
        assert number >= 3


def test_a_clock_that_is_set_while_the_server_runs_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = local.MachineClock()
    before, real = clock.now(), time.time_ns
    for hours in (-5, 5):
        monkeypatch.setattr(time, "time_ns", lambda hours=hours: real() + hours * 3_600_000_000_000)
        assert 0 <= clock.now() - before < 60_000


async def test_what_was_planned_by_a_wrong_clock_does_not_wait_for_it(tmp_path: Path) -> None:
    token = new_token()

    class Ahead(local.MachineClock):
        def now(self) -> int:
            return super().now() + 3_600_000

    async with house_in(tmp_path) as house:
        house.tables.clock = Ahead()
        # The computer is to lead; its turn is planned, but the process ends before it comes to it.
        house.tending.kinds = frozenset()
        table = await house.tables.open(OpenTable(dealer="me", pace=50), person_of(token) or "")
        assert table.now.match.deal_no == 1
        seq = table.now.seq
    async with house_in(tmp_path) as house:
        client = Client(house, table.id, token)
        await client.hello()
        until = time.monotonic() + 10
        while client.visit.table is not None and client.visit.table.now.seq == seq:
            assert time.monotonic() < until, "the computer waits for an hour that is over long ago"
            await asyncio.sleep(0.02)
