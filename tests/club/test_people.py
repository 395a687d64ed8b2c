"""Tables of several people: sitting down, clocks, consent, talk, leaving."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bummerl.club.clocks import ClockRules, fresh, moved, ran_out, runs_out_at
from bummerl.club.outcomes import OUTCOMES, outcome
from bummerl.club.protocol import OpenTable, Pairing
from bummerl.club.state import TableError
from bummerl.club.table import Table
from bummerl.club.tables import new_token, person_of
from bummerl.rules import match as play
from bummerl.server.house import House
from club.at_table import Client, house_in, lawful


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_in(tmp_path) as opened:
        yield opened


async def sit_together(house: House, **wish: Any) -> tuple[Table, list[Client]]:
    """A table of people only, all of whom have come."""
    tokens = [new_token() for _ in range(1 + wish.setdefault("people", 1))]
    table = await house.tables.open(OpenTable(**wish), person_of(tokens[0]) or "")
    for token in tokens[1:]:
        await house.tables.sit(table.id, person_of(token) or "", "Guest")
    clients = [Client(house, table.id, token) for token in tokens]
    for client in clients:
        await client.hello()
    return table, clients


async def play_out(table: Table, clients: list[Client], rng: random.Random, until: Any) -> None:
    """Let people act at random until something holds."""
    for number in range(1500):
        state = table.now
        if until(state):
            return
        if play.between_deals(state.match):
            for seat, client in enumerate(clients):
                if seat not in table.now.ready and play.between_deals(table.now.match):
                    await client.tell(t="ready", id=f"r{number}")
            continue
        seat = min(play.to_act(state.match))
        await clients[seat].tell(t="do", id=f"d{number}", rev=state.seq, action=lawful(state, seat, rng))
    raise AssertionError("never came about")


def late(table: Table) -> frozenset[int]:
    """The seats whose time has run out."""
    return frozenset() if table.now.clocks is None else table.now.clocks.late


async def test_a_table_waits_until_all_have_come_and_then_deals(house: House) -> None:
    host = new_token()
    table = await house.tables.open(OpenTable(people=2, rules="dreier", name="Resi"), person_of(host) or "")
    assert table.now.match.deal_no == 0
    client = Client(house, table.id, host)
    assert (await client.hello())["table"]["status"] == "waiting"
    assert (await client.tell(t="ready", id="1"))["code"] == "tableWaiting"
    guests = [new_token() for _ in range(3)]
    assert (await house.tables.sit(table.id, person_of(guests[0]) or "", "Franz"))[1] == 1
    assert (await house.tables.sit(table.id, person_of(guests[0]) or "", "Franz"))[1] == 1
    assert table.now.match.deal_no == 0
    assert (await house.tables.sit(table.id, person_of(guests[1]) or "", "Sepp", 2))[1] == 2
    assert table.now.match.deal_no == 1
    with pytest.raises(TableError, match="seatTaken"):
        await house.tables.sit(table.id, person_of(guests[2]) or "", "late")
    assert client.of("event")[-1]["ev"]["type"] == "dealBegan"
    assert [seat["name"] for seat in client.of("table")[-1]["table"]["seats"]] == ["Resi", "Franz", "Sepp"]


async def test_only_one_of_many_gets_the_last_seat(house: House) -> None:
    table = await house.tables.open(OpenTable(people=1), person_of(new_token()) or "")
    people = [person_of(new_token()) or "" for _ in range(8)]
    found = await asyncio.gather(*(house.tables.sit(table.id, person, "") for person in people), return_exceptions=True)
    seated = [each for each in found if not isinstance(each, BaseException)]
    assert len(seated) == 1
    assert all(isinstance(each, TableError) and each.code == "seatTaken" for each in found if each not in seated)


async def test_quick_pairing_brings_the_same_wishes_together(house: House) -> None:
    wishes = [Pairing(rules="scharf"), Pairing(rules="weich-wien"), Pairing(rules="scharf"), Pairing(rules="scharf")]
    found = [await house.tables.pair(wish, person_of(new_token()) or "") for wish in wishes]
    assert found[0][0] is found[2][0]
    assert len({table.id for table, _ in found}) == 3
    assert [seat for _, seat in found] == [0, 0, 1, 0]
    assert sorted(await house.store.lobby(10)) == sorted([found[1][0].id, found[3][0].id])


@pytest.mark.parametrize("rules", ["weich-wien", "klassisch", "dreier"])
async def test_all_people_see_the_same_public_facts_of_a_whole_bummerl(house: House, rules: str) -> None:
    players = 3 if rules == "dreier" else 2
    table, clients = await sit_together(house, rules=rules, people=players - 1, stake="a coffee", rated=True)
    watcher = Client(house, table.id, None)
    await watcher.hello()
    rng = random.Random(rules)
    await play_out(table, clients, rng, lambda state: state.match.bummerl_winner is not None)
    views = [client.of("event")[-1]["view"] for client in (*clients, watcher)]
    public = ("scores", "marks", "dealNo", "sheet", "bummerlWinner")
    assert all([view[name] for name in public] == [views[0][name] for name in public] for view in views)
    assert views[0]["bummerlWinner"] is not None
    person = table.now.chairs[1].person or ""
    (result,) = await house.store.results_of(person, 10)
    assert (result.table, result.rated, result.stake, result.rules) == (
        table.id,
        True,
        "a coffee",
        rules if rules != "klassisch" else "klassisch revoke=prevent",
    )
    assert result.winner == table.now.match.bummerl_winner
    assert result.persons == tuple(chair.person for chair in table.now.chairs)
    assert len(await house.store.ratings(result.rules, 5)) == players
    # A rematch: the next Bummerl begins when all are ready.
    await play_out(table, clients, rng, lambda state: state.match.bummerl_no == 2)


async def test_consent_to_take_back_only_while_nothing_was_seen(house: House) -> None:
    table, (first, second) = await sit_together(house, dealer="other")
    before = table.now.match
    assert (await first.tell(t="takeBack", id="1"))["code"] == "takeBackOff"
    assert (await first.tell(t="offer", id="2", what="takeBack"))["code"] == "nothingToTakeBack"
    card = str(before.deal.hands[0][0])  # type: ignore[union-attr]
    await first.tell(t="do", id="3", rev=table.now.seq, action=card)
    assert (await second.tell(t="answer", id="4", agree=True))["code"] == "noOffer"
    assert (await first.tell(t="offer", id="5", what="takeBack"))["t"] == "ack"
    assert second.of("table")[-1]["table"]["offer"] == {"seat": 0, "what": "takeBack", "agreed": [0]}
    assert (await first.tell(t="answer", id="6", agree=True))["code"] == "noOffer"
    assert (await second.tell(t="answer", id="7", agree=False))["t"] == "ack"
    assert table.now.match != before
    await first.tell(t="offer", id="8", what="takeBack")
    await second.tell(t="answer", id="9", agree=True)
    assert table.now.match == before
    # Once a trick is complete and cards are drawn, something hidden has been seen.
    await first.tell(t="do", id="10", rev=table.now.seq, action=card)
    await second.tell(t="do", id="11", rev=table.now.seq, action=str(table.now.match.deal.hands[1][0]))  # type: ignore[union-attr]
    for client, name in ((first, "12"), (second, "13")):
        assert (await client.tell(t="offer", id=name, what="takeBack"))["code"] == "seenTooMuch"


async def test_adjourning_and_annulling_by_consent(house: House) -> None:
    clock = ClockRules(per_move=60, reserve=60)
    table, (first, second) = await sit_together(house, dealer="other", clock=clock)
    await first.tell(t="offer", id="1", what="adjourn")
    await second.tell(t="answer", id="2", agree=True)
    assert table.now.adjourned
    assert table.now.clocks is not None
    assert table.now.clocks.since == (None, None)
    move = {"t": "do", "id": "3", "rev": table.now.seq, "action": lawful(table.now, 0, random.Random(1))}
    assert (await first.tell(**move))["code"] == "adjourned"
    await second.tell(t="ready", id="4")
    assert table.now.adjourned
    await first.tell(t="ready", id="5")
    state = table.now
    assert not state.adjourned
    assert state.clocks is not None
    assert state.clocks.since[0] is not None
    await first.tell(t="offer", id="6", what="annul")
    await second.tell(t="answer", id="7", agree=True)
    assert table.now.over
    assert await house.store.results_of(table.now.chairs[0].person or "", 5) == []


async def test_nobody_walks_out_of_a_bummerl_unpunished(house: House) -> None:
    table, (first, second) = await sit_together(house, dealer="other")
    assert (await second.tell(t="abandon", id="1"))["code"] == "concedeFirst"
    assert (await first.tell(t="do", id="2", rev=table.now.seq, action="concedeBummerl"))["t"] == "ack"
    (result,) = await house.store.results_of(table.now.chairs[0].person or "", 5)
    assert result.winner == 1
    assert (await second.tell(t="abandon", id="3"))["t"] == "ack"
    assert table.now.over
    assert all(outcome(row.who, row.when, row.what) is row for row in OUTCOMES)


async def test_a_clock_that_runs_out_leaves_the_choice_to_the_others(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        moments = [house.clock.now()]

        class Hands:
            def now(self) -> int:
                return moments[0]

        house.tables.clock = Hands()
        table, (first, second) = await sit_together(house, dealer="other", clock=ClockRules(per_move=5, reserve=0))
        assert (await second.tell(t="decide", id="1", choice="claim"))["code"] == "nobodyLate"
        moments[0] += 4900
        house.tending.moved(table)
        async with asyncio.timeout(5):
            while not late(table):
                await asyncio.sleep(0.02)
        assert second.of("event")[-1]["ev"] == {"type": "timeRanOut", "seat": 0}
        assert second.of("event")[-1]["clock"]["late"] == [0]
        assert (await first.tell(t="decide", id="2", choice="claim"))["code"] == "nobodyLate"
        # Whoever is late may still act as long as the others wait.
        await first.tell(t="do", id="3", rev=table.now.seq, action=str(table.now.match.deal.hands[0][0]))  # type: ignore[union-attr]
        assert table.now.clocks is not None
        assert not table.now.clocks.late
        moments[0] += 4900
        house.tending.moved(table)
        async with asyncio.timeout(5):
            while not late(table):
                await asyncio.sleep(0.02)
        assert (await first.tell(t="decide", id="4", choice="claim"))["t"] == "ack"
        assert table.now.match.bummerl_winner == 0
        kinds = [frame["ev"]["type"] for frame in second.of("event")][-2:]
        assert kinds == ["timeClaimed", "bummerlEnded"]


def test_clocks_charge_only_the_seat_that_is_waited_for() -> None:
    rules = ClockRules(per_move=20, reserve=60)
    clocks = moved(rules, fresh(rules, 2), {0}, None, 1_000)
    assert runs_out_at(rules, clocks, 0) == 81_000
    assert runs_out_at(rules, clocks, 1) is None
    quick = moved(rules, clocks, {1}, 0, 15_000)
    assert quick.left == (60_000, 60_000)
    slow = moved(rules, clocks, {1}, 0, 31_000)
    assert slow.left == (50_000, 60_000)
    assert slow.since == (None, 31_000)
    # What others do meanwhile neither stops nor restarts my clock.
    assert moved(rules, clocks, {0, 1}, 1, 9_000).since[0] == 1_000
    # A clock set back gives nobody time, and takes none.
    assert moved(rules, clocks, {1}, 0, 500).left == (60_000, 60_000)
    assert ran_out(clocks, 0).late == {0}
    assert moved(rules, ran_out(clocks, 0), {1}, 0, 90_000).late == frozenset()


async def test_phrases_for_all_and_free_text_by_consent(house: House) -> None:
    table, (first, second) = await sit_together(house)
    await first.tell(t="say", id="1", phrase="hello")
    assert second.of("event")[-1]["ev"] == {"type": "said", "seat": 0, "phrase": "hello", "text": None}
    assert (await first.tell(t="say", id="2", phrase="shout"))["code"] == "unknownPhrase"
    assert (await first.tell(t="say", id="3", text="Servus"))["code"] == "freeTextOff"
    await first.tell(t="freeText", id="4", on=True)
    assert (await first.tell(t="say", id="5", text="Servus"))["code"] == "freeTextOff"
    await second.tell(t="freeText", id="6", on=True)
    assert (await first.tell(t="say", id="7", text="Servus"))["t"] == "ack"
    assert second.of("event")[-1]["ev"]["text"] == "Servus"
    await second.tell(t="freeText", id="8", on=False)
    assert (await first.tell(t="say", id="9", text="x"))["code"] == "freeTextOff"
    assert table.now.talkers == frozenset()


async def test_a_private_table_is_not_shown_to_others(house: House) -> None:
    table, _ = await sit_together(house, watch=False)
    stranger = Client(house, table.id, None)
    assert (await stranger.hello())["code"] == "notWatchable"
    assert not any(msgspec.json.decode(frame).get("view") for frame in stranger.frames)
    for wish in ({"people": 2}, {"rated": True}):
        with pytest.raises(TableError, match="wrongPeople"):
            await house.tables.open(OpenTable(**wish), "somebody")
