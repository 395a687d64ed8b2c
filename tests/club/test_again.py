"""A finished deal is played on from one of its moments, and looked at again step by step."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bummerl.club import fairness
from bummerl.club.again import begin_at, opening
from bummerl.club.protocol import OpenTable
from bummerl.club.records import record_of
from bummerl.club.replays import replay_of
from bummerl.club.review import bummerl_of
from bummerl.club.reviewed import PlayFrom
from bummerl.club.state import TableError
from bummerl.club.table import links_of
from bummerl.club.tables import new_token, person_of
from bummerl.rules import match as play
from bummerl.rules.games import preset
from bummerl.rules.record import parse_record, replay
from club.at_table import Client, house_in, lawful

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bummerl.club.table import Link, Table
    from bummerl.rules.record import Record
    from bummerl.server.house import House

DEALS = 3


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_in(tmp_path) as opened:
        yield opened


async def chain_of(house: House, table: Table) -> list[Link]:
    return links_of(table.id, None, await house.store.read(table.id))


async def played(house: House, rules: str, deals: int = DEALS) -> tuple[Table, list[str], list[Client]]:
    """People who have played some deals at random, and begun another one."""
    players = 3 if rules == "dreier" else 2
    tokens = [new_token() for _ in range(players)]
    table = await house.tables.open(OpenTable(people=players - 1, rules=rules), person_of(tokens[0]) or "")
    for token in tokens[1:]:
        await house.tables.sit(table.id, person_of(token) or "", "Guest")
    clients = [Client(house, table.id, token) for token in tokens]
    for client in clients:
        await client.hello()
    rng = random.Random(rules)
    for number in range(1000):
        if table.now.match.deal_no == deals + 1:
            return table, tokens, clients
        if play.between_deals(table.now.match):
            for client in clients:
                await client.tell(t="ready", id=f"r{number}")
            continue
        seat = min(play.to_act(table.now.match))
        await clients[seat].tell(t="do", id=f"d{number}", rev=table.now.seq, action=lawful(table.now, seat, rng))
    raise AssertionError("never came so far")


@pytest.mark.parametrize("rules", ["weich-wien", "dreier"])
async def test_it_goes_on_with_the_same_cards_and_score(house: House, rules: str) -> None:
    table, tokens, _ = await played(house, rules)
    chain = await chain_of(house, table)
    record = record_of(chain)
    move = len(record.deals[1].moves) // 2
    # Whoever is to move goes on, so that no computer has moved before the table is looked at.
    seat = record.deals[1].moves[move - 1].seat
    person = person_of(tokens[seat]) or ""
    again = await house.tables.begin(opening(chain, PlayFrom(2, move, "club", "Leni"), person, 0))
    steps = [step for step in replay(record) if step.deal_no == 2]
    before = steps[move - 1].match
    match = again.now.match
    first = again.now.opened
    assert (match.deal, match.scores, match.dealer) == (before.deal, before.scores, before.dealer)
    assert [chair.kind for chair in again.now.chairs].count("computer") == len(tokens) - 1
    assert again.now.chairs[seat].person == person
    assert (first.rated, first.help, first.take_back, first.stake) == (False, True, True, "")
    assert not [row for row in await house.store.read(again.id) if record.deals[1].links[0] in (row.cause or "")]

    me = Client(house, again.id, tokens[seat])
    seen = await me.hello()
    assert seen["you"] == seat
    assert seen["view"]["deal"]["hand"] == list(before.deal.hands[before.seats.index(seat)])  # type: ignore[union-attr]
    rng = random.Random(7)
    for number in range(400):
        if play.between_deals(again.now.match):
            break
        if seat in play.to_act(again.now.match):
            await me.tell(t="do", id=f"a{number}", rev=again.now.seq, action=lawful(again.now, seat, rng))
        else:
            await asyncio.sleep(0.02)
    assert play.between_deals(again.now.match)
    # Its record is one like any other, and what was taken over from elsewhere has nothing to prove.
    after = record_of(await chain_of(house, again))
    assert replay(after)[-1].match.scores == again.now.match.scores
    assert after.deals[-1].pack == record.deals[1].pack
    assert after.deals[-1].moves[: move - 1] == record.deals[1].moves[: move - 1]
    assert {finding.code for finding in fairness.verify(after)} == {"noLinks"}


async def test_the_log_of_such_a_table_is_read_again_as_it_was(house: House) -> None:
    table, tokens, _ = await played(house, "weich-wien", 1)
    chain = await chain_of(house, table)
    again = await house.tables.begin(opening(chain, PlayFrom(1, 1, "club"), person_of(tokens[0]) or "", 0))
    # The computer may be thinking, and play between the log and the table.
    for _ in range(100):
        links = await chain_of(house, again)
        if links[-1][1].seq == again.now.seq:
            break
    assert links[-1][1] == again.now
    with pytest.raises(TableError, match="recordNotYet"):
        record_of(links[:1])


def test_only_moments_of_finished_deals() -> None:
    pack = " ".join(preset("weich-wien").pack)
    record = parse_record(f"bummerl record 1 | rules weich-wien | dealer A | deal 1 | pack {pack}")
    for deal, move in ((0, 1), (2, 1), (1, 1)):
        with pytest.raises(TableError, match="notFound"):
            begin_at(record, deal, move)


async def test_a_running_deal_cannot_be_gone_on_from(house: House) -> None:
    table, tokens, _ = await played(house, "weich-wien", 1)
    with pytest.raises(TableError, match="notFound"):
        opening(await chain_of(house, table), PlayFrom(2, 1, "club"), person_of(tokens[0]) or "", 0)


@pytest.mark.parametrize("rules", ["weich-wien", "dreier"])
async def test_a_replay_shows_every_step_with_open_cards(house: House, rules: str) -> None:
    table, _, _ = await played(house, rules)
    record = record_of(await chain_of(house, table))
    for number in range(1, DEALS + 1):
        shown = replay_of(record, number)
        moves = record.deals[number - 1].moves
        assert [step.action for step in shown.steps] == [None, *(move.action for move in moves)]
        assert shown.outcome is not None
        assert len(shown.scores) == (3 if rules == "dreier" else 2)
        # Two that are level at the end of a Bummerl play a deciding deal without the third.
        assert len(shown.steps[0].hands) == len(shown.seats) in (2, len(shown.scores))
        final = [step for step in shown.steps if any(type(event).__name__ == "DealScored" for event in step.events)]
        assert [step.move_no for step in final] == [len(moves)]
        whole = len(record.deals[number - 1].pack)
        for step in shown.steps:
            cards = [card for hand in step.hands for card in hand] + list(step.table) + list(step.talon)
            assert len(set(cards)) == len(cards) <= whole
    with pytest.raises(TableError, match="notFound"):
        replay_of(record, DEALS + 1)


async def test_a_bummerl_that_was_given_up_in_a_deal(house: House) -> None:
    table, _, clients = await played(house, "weich-wien", 1)
    seat = min(play.to_act(table.now.match))
    assert (await clients[seat].tell(t="do", id="g", rev=table.now.seq, action="concedeBummerl"))["t"] == "ack"
    record = record_of(await chain_of(house, table))
    shown = replay_of(record, 2)
    assert (shown.outcome, shown.steps[-1].action) == (None, "concedeBummerl")
    assert shown.steps[-1].hands == shown.steps[-2].hands
    whole = bummerl_of(record, 1, {1: (0.25, 0.0)})
    assert (whole.winner, whole.bummerl_no, whole.bummerls) == (1 - seat, 1, (1,))
    assert [(deal.deal_no, deal.costs, deal.outcome is None) for deal in whole.deals] == [
        (1, (0.25, 0.0), False),
        (2, None, True),
    ]
    assert whole.deals[0].end == whole.deals[1].start
    assert whole.deals[1].end == (1.0 if whole.winner == 0 else 0.0)


async def test_each_bummerl_of_a_table_stands_by_itself(house: House) -> None:
    table, _, clients = await played(house, "weich-wien", 1)
    for number in (1, 2):
        seat = min(play.to_act(table.now.match))
        await clients[seat].tell(t="do", id=f"g{number}", rev=table.now.seq, action="concedeBummerl")
        for client in clients:
            await client.tell(t="ready", id=f"n{number}")
    record: Record = record_of(await chain_of(house, table))
    assert len(record.deals) == 3
    found: list[Any] = [bummerl_of(record, number, {}) for number in (1, 2, 3)]
    assert [[deal.deal_no for deal in each.deals] for each in found] == [[1, 2], [1, 2], [3]]
    assert found[2].bummerls == (1, 3)
    told = replace(record, deals=tuple(replace(deal, anchors=("ab" * 32, "", "")) for deal in record.deals))
    begun = begin_at(told, 3, 1)
    assert not [deal for deal in begun.deals if deal.links or deal.anchors]
    assert (len(begun.deals), begun.deals[0].pack, begun.deals[0].moves) == (1, record.deals[2].pack, ())
    assert replay(begun)[-1].match.scores == found[2].deals[0].scores_before
