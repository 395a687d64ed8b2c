"""Tables: one door, an append-only log, commands once only."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bummerl.club import causes
from bummerl.club.due import due
from bummerl.club.records import record_of
from bummerl.club.state import TableError, fold
from bummerl.club.table import Table, links_of
from bummerl.club.visit import Visit
from bummerl.rules import match as play
from bummerl.rules.games import PRESETS, preset
from bummerl.rules.record import parse_record, replay
from bummerl.server.house import House
from club.at_table import Client, house_in, lawful, sit_down


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_in(tmp_path) as opened:
        yield opened


async def settled(house: House, table: Table) -> None:
    """Wait until no computer has anything to do any more."""
    async with asyncio.timeout(20):
        while (matter := due(table.now)) is not None and matter.kind != "draw":
            await asyncio.sleep(0.002)
            await house.tables.find(table.id)


async def play_on(house: House, table: Table, client: Client, rng: random.Random, steps: int) -> None:
    """Let the person at seat 0 act at random for a number of own actions."""
    for number in range(steps):
        await settled(house, table)
        state = table.now
        if play.between_deals(state.match):
            await client.tell(t="ready", id=f"ready-{state.seq}-{number}")
        elif 0 in play.to_act(state.match):
            action = lawful(state, 0, rng)
            await client.tell(t="do", id=f"do-{state.seq}-{number}", rev=state.seq, action=action)
        else:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("rules", [*PRESETS, "sechsundsechzig drawCarry=yes", "online count=up24"])
async def test_the_causes_of_a_log_reproduce_its_events(house: House, rules: str) -> None:
    table, client = await sit_down(house, rules=rules)
    await play_on(house, table, client, random.Random(rules), 60)
    await settled(house, table)
    rows = await house.store.read(table.id)
    assert [row.seq for row in rows] == list(range(1, table.now.seq + 1))
    steps = [(causes.decode(row.cause), row.at) for row in rows if row.cause is not None]
    state, told = fold(table.id, steps)
    assert [msgspec.json.encode(event).decode() for _, event in told] == [row.event for row in rows]
    assert state == table.now
    # A reader who looks at what the seats may do only in the end knows the same, wherever he begins.
    assert links_of(table.id, None, rows)[-1][1] == state
    first_of_cause = [place for place, row in enumerate(rows) if row.cause is not None]
    for cut in first_of_cause[1::9]:
        before = links_of(table.id, None, rows[:cut])[-1][1]
        assert before == fold(table.id, steps[: first_of_cause.index(cut)])[0]
        assert links_of(table.id, before, rows[cut:])[-1][1] == state
    assert not client.of("error")


async def test_events_reach_a_seat_in_order_and_without_gaps(house: House) -> None:
    table, client = await sit_down(house)
    await play_on(house, table, client, random.Random(5), 40)
    await settled(house, table)
    seen = [frame["seq"] for frame in client.of("event")]
    first = client.of("sync")[0]["seq"]
    assert seen == list(range(first + 1, table.now.seq + 1))


async def test_a_repeated_command_is_acknowledged_and_not_done_again(house: House) -> None:
    table, client = await sit_down(house, dealer="other")
    await settled(house, table)
    state = table.now
    action = lawful(state, 0, random.Random(1))
    message = {"t": "do", "id": "once", "rev": state.seq, "action": action}
    first = await client.tell(**message)
    seq = table.now.seq
    again = await client.tell(**message)
    assert first == again == {"t": "ack", "id": "once", "seq": first["seq"]}
    assert first["seq"] > state.seq
    await settled(house, table)
    rows = await house.store.read(table.id)
    assert sum('"once"' in (row.cause or "") for row in rows) == 1
    other = await client.tell(t="ready", id="once")
    assert other == {"t": "error", "id": "once", "code": "commandIdReused", "args": {}}
    assert seq <= table.now.seq


async def test_old_knowledge_is_refused_only_when_it_matters(house: House) -> None:
    table, client = await sit_down(house, dealer="other")
    await settled(house, table)
    before = table.now
    own = lawful(before, 0, random.Random(2))
    await client.tell(t="do", id="a", rev=before.seq, action=own)
    await settled(house, table)
    count = len(client.frames)
    held = table.now
    refused = [
        await client.tell(t="do", id=f"b{rev}", rev=rev, action=lawful(held, 0, random.Random(3)))
        for rev in (before.seq, held.seq + 1, -1)
    ]
    assert [frame["t"] for frame in refused] == ["sync"] * 3
    codes = [frame["code"] for frame in client.said[count:] if frame["t"] == "error"]
    assert codes == ["stale"] * 3
    assert table.now == held
    # A change of level says nothing about what the seat may do: knowledge from before it is good enough.
    await client.tell(t="level", id="c", level="beginner")
    assert (await client.tell(t="do", id="d", rev=held.seq, action=lawful(held, 0, random.Random(3))))["t"] == "ack"


async def test_what_is_not_allowed_gets_a_code_and_changes_nothing(house: House) -> None:
    table, client = await sit_down(house, dealer="other", help=False, take_back=False)
    await settled(house, table)
    state = table.now
    foreign = next(card for card in state.match.deal.hands[1])  # type: ignore[union-attr]

    def do(name: str, action: str) -> str:
        return msgspec.json.encode({"t": "do", "id": name, "rev": state.seq, "action": action}).decode()

    expected = {
        do("1", str(foreign)): "notHeld",
        do("2", "settle"): None,
        do("3", "dance"): "unknownAction",
        '{"t":"do","id":"4","rev":1}': "badMessage",
        '{"t":"do","id":"5","rev":"x","action":"QH"}': "badMessage",
        '{"t":"ready","id":"6"}': "notBetweenDeals",
        '{"t":"takeBack","id":"7"}': "takeBackOff",
        '{"t":"hint","id":"8"}': "helpOff",
        '{"t":"level","id":"9","level":"genius"}': "levelUnknown",
        '{"t":"level","id":"10","level":"club","seat":0}': "noSuchSeat",
        '{"t":"ready","id":"11","colour":1}': "badMessage",
        '{"t":"ready","id":"' + "x" * 65 + '"}': "badMessage",
        '{"t":"walk","id":"12"}': "badMessage",
        "": "badMessage",
        "[]": "badMessage",
        "{": "badMessage",
        "\udcff": "badMessage",
        '{"t":"do","id":"13","rev":1e99,"action":"QH"}': "badMessage",
        "[" * 2000: "badMessage",
    }
    for text, code in expected.items():
        await client.visit.receive(text.encode("utf-8", "surrogateescape"))
        answer = client.last
        assert answer["t"] == "error", text
        assert code is None or answer["code"] == code, text
        assert answer["id"] in text if answer["id"] else True
    assert table.now is state


async def test_a_spectator_sees_and_cannot_act(house: House) -> None:
    table, _ = await sit_down(house)
    watcher = Client(house, table.id, None)
    assert (await watcher.tell(t="ready", id="1"))["code"] == "helloFirst"
    hello = await watcher.hello()
    assert hello["you"] is None
    assert hello["view"]["deal"]["hand"] == []
    assert (await watcher.tell(t="ready", id="1"))["code"] == "notSeated"
    assert (await Client(house, table.id, "x" * 32).hello())["you"] is None


async def test_taking_back_against_the_computer(house: House) -> None:
    table, client = await sit_down(house, dealer="other")
    await settled(house, table)
    before = table.now.match
    assert (await client.tell(t="takeBack", id="0"))["code"] == "nothingToTakeBack"
    await client.tell(t="do", id="1", rev=table.now.seq, action=lawful(table.now, 0, random.Random(1)))
    await settled(house, table)
    assert table.now.match != before
    assert (await client.tell(t="takeBack", id="2"))["t"] == "ack"
    assert table.now.match == before
    assert client.of("event")[-1]["ev"]["type"] == "takenBack"
    rows = await house.store.read(table.id)
    assert links_of(table.id, None, rows)[-1][1] == table.now


async def test_abandoning_ends_a_table(house: House) -> None:
    table, client = await sit_down(house)
    assert (await client.tell(t="abandon", id="1"))["t"] == "ack"
    assert client.of("table")[-1]["table"]["status"] == "over"
    assert (await client.tell(t="ready", id="2"))["code"] == "tableOver"
    assert await house.store.tables_of(table.now.chairs[0].person or "", 10) == []


async def test_a_table_for_pleasure_prevents_a_revoke_and_says_so(house: House) -> None:
    soft, _ = await sit_down(house, rules="scharf")
    hard, _ = await sit_down(house, rules="scharf", strict=True)
    assert soft.now.match.profile.revoke == "prevent"  # type: ignore[attr-defined]
    assert hard.now.match.profile == preset("scharf")
    client = Client(house, soft.id, None)
    facts = (await client.hello())["table"]
    assert facts["softened"] == ["revoke"]
    assert (facts["asked"], facts["rules"]) == ("scharf", "scharf revoke=prevent")


async def test_a_resync_replays_only_where_players_may_look_back(house: House) -> None:
    for rules, replays in (("weich-wien", True), ("klassisch", False)):
        table, client = await sit_down(house, rules=rules, dealer="other")
        await settled(house, table)
        since = table.now.seq
        await play_on(house, table, client, random.Random(7), 2)
        await settled(house, table)
        back = Client(house, table.id, client.token)
        await back.hello(since)
        kinds = [frame["t"] for frame in back.said]
        if replays:
            assert kinds == ["event"] * (table.now.seq - since) + ["table"]
            missed = [(frame["seq"], frame["ev"]) for frame in client.of("event") if frame["seq"] > since]
            assert [(frame["seq"], frame["ev"]) for frame in back.of("event")] == missed
            assert back.of("event")[-1]["view"] == client.of("event")[-1]["view"]
        else:
            assert kinds == ["sync"]
            assert back.last["view"] == client.of("event")[-1]["view"]
        assert (await back.hello(since - 1000))["t"] == "sync"


async def test_what_was_left_undone_goes_on_in_the_next_process(tmp_path: Path) -> None:
    async with house_in(tmp_path) as first:
        table, _ = await sit_down(first, dealer="me", pace=5000)
        assert table.timer is not None
        seq = table.now.seq
    async with house_in(tmp_path) as second:
        again = await second.tables.find(table.id)
        assert again.now.seq == seq
        assert again.timer is not None
        assert not again.timer.done()


async def test_two_houses_on_one_log_never_write_a_number_twice(tmp_path: Path) -> None:
    async with house_in(tmp_path) as one, house_in(tmp_path) as two:
        one.store.shared = two.store.shared = True
        table, client = await sit_down(one, dealer="other")
        twin = Client(two, table.id, client.token)
        await twin.hello()
        rng = random.Random(11)
        for number in range(12):
            await settled(one, table)
            state = table.now
            if play.between_deals(state.match):
                both: dict[str, object] = {"t": "ready", "id": f"n{number}"}
            elif 0 in play.to_act(state.match):
                both = {"t": "do", "id": f"n{number}", "rev": state.seq, "action": lawful(state, 0, rng)}
            else:
                await asyncio.sleep(0.02)
                continue
            await asyncio.gather(client.tell(**both), twin.tell(**both))
        rows = await one.store.read(table.id)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        ids = [cause.id for row in rows if row.cause for cause in [causes.decode(row.cause)] if hasattr(cause, "id")]
        named = [each for each in ids if each]
        assert len(named) == len(set(named)) > 3


async def test_the_record_holds_finished_deals_only_and_replays(house: House) -> None:
    for rules in ("weich-wien", "sechsundsechzig", "dreier"):
        table, client = await sit_down(house, rules=rules)
        chain = links_of(table.id, None, await house.store.read(table.id))
        with pytest.raises(TableError, match="recordNotYet"):
            record_of(chain)
        rng = random.Random(rules)
        while table.now.match.deal_no < 3:
            await play_on(house, table, client, rng, 1)
            if rng.random() < 0.2:
                await client.tell(t="takeBack", id=f"t{table.now.seq}-{rng.random()}")
        await settled(house, table)
        record = record_of(links_of(table.id, None, await house.store.read(table.id)))
        over = sum(1 for _ in table.now.match.sheet)
        assert len(record.deals) == over >= 2
        steps = replay(parse_record(record.text()))
        assert steps[-1].match.scores == table.now.match.scores
        assert parse_record(record.json()) == record


async def test_an_engine_that_fails_does_not_hold_up_the_table(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:

        class Broken:
            def levels(self) -> tuple[str, ...]:
                return ("beginner",)

            def choose(self, seen: object, level: str, seed: int) -> object:
                raise RuntimeError("no idea")

        house.computers.thinker = Broken()  # type: ignore[assignment]
        table, client = await sit_down(house, level="beginner")
        await play_on(house, table, client, random.Random(3), 10)
        await settled(house, table)
        assert table.now.seq > 12
        assert not client.of("error")


async def test_presence_is_told_to_others(house: House) -> None:
    table, client = await sit_down(house)
    watcher = Client(house, table.id, None)
    assert (await watcher.hello())["table"]["seats"][0]["present"] is True
    await client.visit.leave()
    assert watcher.last["table"]["seats"][0]["present"] is False
    assert isinstance(watcher.visit, Visit)


async def test_cards_of_sixty_six_are_drawn_by_themselves_after_a_second(house: House) -> None:
    rng = random.Random(4)
    table, client = await sit_down(house, rules="sechsundsechzig", dealer="other")
    for _ in range(200):
        await settled(house, table)
        state = table.now
        if (matter := due(state)) is not None:
            break
        if play.between_deals(state.match):
            await client.tell(t="ready", id=str(state.seq))
        else:
            cards = [action for action in map(str, play.legal(state.match, 0)) if len(action) == 2]
            await client.tell(t="do", id=str(state.seq), rev=state.seq, action=rng.choice(cards))
    assert matter is not None
    assert matter.kind == "draw"
    # Until then the player may close or claim.
    assert {"draw", "close"} <= {str(action) for action in play.legal(state.match, 0)}
    async with asyncio.timeout(5):
        while table.now.seq == state.seq:
            await asyncio.sleep(0.01)
    assert table.now.at - state.at >= 1000
    drawn = [frame["ev"]["type"] for frame in client.of("event") if frame["seq"] > state.seq]
    assert drawn[:2] == ["cardDrawn", "cardDrawn"]
