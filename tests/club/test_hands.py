"""What a table writes down about the hands that it deals, from real tables."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select

from bummerl.cards import Card
from bummerl.club.hands import figures_of
from bummerl.club.protocol import OpenTable
from bummerl.club.tables import new_token, person_of
from bummerl.rules import match as play
from bummerl.rules.two_hand import TwoHandDeal
from bummerl.server.schema import hands
from club.at_table import Client, house_in, lawful, sit_down

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bummerl.club.table import Table
    from bummerl.server.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_in(tmp_path) as opened:
        yield opened


async def written(house: House) -> list[Any]:
    async with house.store.engine.connect() as connection:
        found = await connection.execute(select(hands).order_by(hands.c.deal_no, hands.c.seat))
        return list(found)


async def two(house: House, rules: str = "weich-wien") -> tuple[Table, list[Client]]:
    tokens = [new_token(), new_token()]
    table = await house.tables.open(OpenTable(people=1, rules=rules), person_of(tokens[0]) or "")
    await house.tables.sit(table.id, person_of(tokens[1]) or "", "Franz")
    clients = [Client(house, table.id, token) for token in tokens]
    for client in clients:
        await client.hello()
    return table, clients


@pytest.mark.parametrize("rules", ["weich-wien", "sechsundsechzig"])
async def test_the_hands_of_a_deal_are_counted_once_it_is_over(house: House, rules: str) -> None:
    table, clients = await two(house, rules)
    deal = table.now.match.deal
    assert isinstance(deal, TwoHandDeal)
    rows = await written(house)
    assert [row.over for row in rows] == [False, False]
    for row, hand in zip(rows, deal.hands, strict=True):
        figures = figures_of(hand, deal)
        assert (row.aces, row.points, row.turn_up) == (figures.aces, figures.points, str(deal.stock[-1])[0])
        assert row.aces == sum(Card(card).rank == "A" for card in hand)
        assert (row.person, row.human) == (table.now.chairs[row.seat].person, True)
        assert row.forehand is (row.seat != deal.dealer)
        assert row.lot is (row.seat == deal.dealer)
    assert [group.hands for group in (await house.luck.of(rows[0].person)).groups] == [0, 0, 0]
    rng = random.Random(rules)
    for number in range(60):
        if play.between_deals(table.now.match):
            break
        seat = min(play.to_act(table.now.match))
        await clients[seat].tell(t="do", id=f"d{number}", rev=table.now.seq, action=lawful(table.now, seat, rng))
    rows = await written(house)
    outcome = table.now.match.sheet[-1].outcome
    assert [(row.over, row.won) for row in rows] == [
        (True, outcome.points if seat in outcome.payees else 0) for seat in (0, 1)
    ]
    for number, client in enumerate(clients):
        await client.tell(t="ready", id=f"r{number}")
    assert [(row.deal_no, row.over, row.lot is None) for row in (await written(house))[2:]] == [(2, False, True)] * 2


async def test_a_deal_that_is_given_up_or_left_is_over_too(house: House) -> None:
    table, (first, second) = await two(house)
    client = first if 0 in play.to_act(table.now.match) else second
    assert (await client.tell(t="do", id="1", rev=table.now.seq, action="concedeBummerl"))["t"] == "ack"
    assert [(row.over, row.won) for row in await written(house)] == [(True, 0)] * 2
    _, alone = await sit_down(house, dealer="other")
    before = [row for row in await written(house) if not row.over]
    assert [(row.human, row.person is None) for row in before] == [(True, False), (False, True)]
    assert (await alone.tell(t="abandon", id="2"))["t"] == "ack"
    assert all(row.over for row in await written(house))


async def test_a_table_of_three_is_counted_without_figures(house: House) -> None:
    await sit_down(house, rules="dreier")
    rows = await written(house)
    assert [(row.players, row.aces, row.pack) for row in rows] == [(3, None, None)] * 3
    assert sum(row.forehand for row in rows) == 1
