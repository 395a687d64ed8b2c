"""Ratings, curves, games, the ledger and the luck of the cards, as the real databases tell them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert

from bummerl.cards import Rank
from bummerl.club.hands import DealEnd, DealtHand, Figures
from bummerl.club.ports import Batch, Result, Row, Summary
from bummerl.club.standing import Debt
from bummerl.club.state import TableError
from bummerl.rules.game import Seat
from bummerl.server.erasing import erase_played
from bummerl.server.handles import handle_of
from bummerl.server.ledger_rows import Debts
from bummerl.server.luck_rows import SETTLED, LuckOfAll
from bummerl.server.schema import accounts, hands
from bummerl.server.standing_rows import Standing
from bummerl.server.store import SqlStore, open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

DAY = 86_400_000


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqlStore]:
    url = request.getfixturevalue("postgres_url") if request.param == "postgresql" else None
    opened = await open_store(tmp_path, url)
    yield opened
    await opened.close()


class Hands:
    """A clock whose hands are moved."""

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def now(self) -> int:
        return self.moment


class Book:
    """Writes Bummerls and deals between people into one table."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.seq = 0

    async def write(self, at: int = 0, **more: Any) -> None:
        """One row of the log, and what follows from it."""
        self.seq += 1
        row = Row(self.seq, at, "{}", None)
        summary = Summary("playing", "scharf", True, ())
        await self.store.append(Batch("t", (row,), None, summary, self.seq == 1, **more))

    async def bummerl(
        self,
        persons: tuple[str, ...],
        winner: Seat,
        *,
        at: int = 0,
        stake: str = "",
        rated: bool = True,
        marks: int = 1,
    ) -> None:
        """A Bummerl that the seat `winner` won."""
        charged = tuple(0 if seat == winner else marks for seat in range(len(persons)))
        names = tuple(person.capitalize() for person in persons)
        result = Result("t", self.seq + 1, at, "scharf", stake, rated, persons, names, winner, charged)
        await self.write(at, results=(result,))

    async def deal(
        self, persons: tuple[str | None, ...], won: tuple[int, ...], *, over: bool = True, aces: int = 1, at: int = 0
    ) -> None:
        """A deal, with the same figures for all."""
        figures = Figures(20, 5, Rank.ACE, aces, tens=1, trumps=1, low_trump=0, marriages=0, points=30)
        number = self.seq + 1
        dealt = tuple(
            DealtHand(number, seat, person, person is not None, len(persons), seat == 0, None, figures)
            for seat, person in enumerate(persons)
        )
        await self.write(at, hands=dealt)
        if over:
            await self.write(at, ended=(DealEnd(number, won),))


async def name(store: SqlStore, *persons: str) -> None:
    """Give people names of their own."""
    async with store.engine.begin() as connection:
        for person in persons:
            row = {"person": person, "name": person.upper(), "name_key": person, "password": "", "since": 0}
            await connection.execute(insert(accounts).values(**row))


async def test_only_people_with_names_stand_on_the_list_and_only_certain_ones_have_a_place(store: SqlStore) -> None:
    book, standing = Book(store), Standing(store.engine)
    await name(store, "anna", "bert", "cilli")
    for number in range(24):
        await book.bummerl(("anna", "bert"), int(number % 4 == 0), at=number)
    await book.bummerl(("cilli", "guest"), 0, at=30)
    rows, total = await standing.page("scharf", "", 1, now=100)
    assert [(row.name, row.place) for row in rows] == [("ANNA", 1), ("BERT", 2), ("CILLI", None)]
    assert rows[2].rating > rows[1].rating
    assert total == 3
    found, total = await standing.page("scharf", "er", 1, now=100)
    assert [(row.name, row.place, row.games) for row in found] == [("BERT", 2, 24)]
    assert await standing.page("scharf", "%", 1, now=100) == ([], 0)
    assert (await standing.page("scharf", "", 2, now=100))[0] == []
    (guest,) = await standing.ratings_of("guest", 100)
    assert (guest.place, guest.handle, guest.name) == (None, handle_of("guest"), "Guest")
    assert (await standing.ratings_of("bert", 100))[0].place == 2
    # Whoever has not played for years is uncertain again.
    assert [row.place for row in (await standing.page("scharf", "", 1, now=4000 * DAY))[0]] == [None] * 3
    assert await standing.played() == ["scharf"]
    assert await standing.named(handle_of("anna")) == ("anna", "ANNA")
    assert await standing.named(handle_of("guest")) is None


async def test_a_curve_ends_with_the_rating_of_today(store: SqlStore) -> None:
    book, standing = Book(store), Standing(store.engine)
    for number in range(7):
        await book.bummerl(("anna", "bert"), number % 2, at=10 * number)
    await book.bummerl(("anna", "bert"), 0, at=100, rated=False)
    curve = (await standing.curve("anna", "scharf")).points
    assert [point.at for point in curve] == [0, 10, 20, 30, 40, 50, 60]
    (now,) = await standing.ratings_of("anna", 60)
    assert (curve[-1].rating, curve[-1].deviation) == (now.rating, now.deviation)
    assert curve[0].rating > 1500 > curve[1].rating - 400
    assert (await standing.curve("anna", "weich-wien")).points == ()


async def test_games_come_in_pages_and_others_see_the_rated_ones(store: SqlStore) -> None:
    book, standing = Book(store), Standing(store.engine)
    await name(store, "bert")
    for number in range(28):
        await book.bummerl(("anna", "bert"), number % 2, at=number, rated=number % 7 != 0)
    first, second = await standing.games("anna"), await standing.games("anna", page=2)
    assert ([len(first.games), len(second.games)], first.total) == ([25, 3], 28)
    assert [game.at for game in (*first.games, *second.games)] == list(range(27, -1, -1))
    newest = first.games[0]
    assert (newest.seat, newest.winner, newest.names, newest.bummerl) == (0, 1, ("Anna", "BERT"), 28)
    assert newest.rating is not None
    rated = await standing.games("bert", rated=True, rules="scharf")
    assert rated.total == 24
    assert all(game.rated for game in rated.games)
    assert (await standing.games("bert", rules="weich-wien")).total == 0
    assert second.games[-1].rating is None


async def test_figures_per_opponent_count_bummerls_deals_and_game_points(store: SqlStore) -> None:
    book, standing = Book(store), Standing(store.engine)
    for winner in (0, 0, 1):
        await book.bummerl(("anna", "bert"), winner)
    await book.bummerl(("anna", "bert", "cilli"), 2)
    await book.deal(("anna", "bert"), (3, 0))
    await book.deal(("bert", "anna"), (1, 0))
    await book.deal(("anna", "bert"), (2, 0), over=False)
    await book.deal(("anna", None), (2, 0))
    bert, cilli = await standing.versus("anna")
    assert (bert.name, bert.won, bert.lost, bert.deals, bert.points, bert.their_points) == ("Bert", 2, 1, 2, 3, 1)
    assert (cilli.name, cilli.won, cilli.lost, cilli.deals) == ("Cilli", 0, 1, 0)
    assert await standing.versus("nobody") == []


async def test_the_ledger_nets_and_is_settled_by_the_word_of_both(store: SqlStore) -> None:
    book, standing = Book(store), Standing(store.engine)
    debts = Debts(store.engine, standing)
    for winner, marks in ((0, 1), (1, 2), (0, 2), (0, 1)):
        await book.bummerl(("anna", "bert"), winner, stake="a coffee", marks=marks)
    await book.bummerl(("anna", "bert", "cilli"), 2, stake="a coffee")
    await book.bummerl(("anna", "bert"), 0)

    async def balances(person: str) -> dict[tuple[str, str], int]:
        return {(debt.name, debt.stake): debt.balance for debt in (await debts.of(person)).debts}

    assert await balances("anna") == {("Bert", "a coffee"): 2, ("Cilli", "a coffee"): -1}
    assert await balances("bert") == {("Anna", "a coffee"): -2, ("Cilli", "a coffee"): -1}
    for count, stake, who in ((3, "a coffee", "bert"), (1, "a cake", "bert"), (1, "a coffee", "dora")):
        with pytest.raises(TableError, match="noSuchDebt"):
            await debts.say("anna", handle_of(who), stake, count, 5)
    await debts.say("bert", handle_of("anna"), "a coffee", 1, 5)
    with pytest.raises(TableError, match="settlementOpen"):
        await debts.say("anna", handle_of("bert"), "a coffee", 1, 6)
    debt: Debt = next(each for each in (await debts.of("anna")).debts if each.name == "Bert")
    assert debt.said is not None
    assert (debt.balance, debt.said.count, debt.said.mine) == (2, 1, False)
    for stranger in ("bert", "cilli"):
        with pytest.raises(TableError, match="noSuchDebt"):
            await debts.agree(stranger, debt.said.id, 7)
    with pytest.raises(TableError, match="noSuchDebt"):
        await debts.drop("cilli", debt.said.id)
    await debts.agree("anna", debt.said.id, 8)
    with pytest.raises(TableError, match="noSuchDebt"):
        await debts.drop("bert", debt.said.id)
    assert (await balances("anna"))["Bert", "a coffee"] == 1
    assert [(each.name, each.count, each.at) for each in (await debts.of("anna")).settled] == [("Bert", 1, 8)]
    assert [each.count for each in (await debts.of("bert")).settled] == [-1]
    await debts.say("anna", handle_of("bert"), "a coffee", 1, 9)
    (said,) = [debt.said for debt in (await debts.of("bert")).debts if debt.said]
    await debts.drop("bert", said.id)
    assert (await balances("anna"))["Bert", "a coffee"] == 1
    await erase_played(store.engine, "bert")
    assert await balances("anna") == {("Cilli", "a coffee"): -1}
    assert (await debts.of("anna")).settled == ()


async def test_no_card_of_a_deal_that_runs_is_counted(store: SqlStore) -> None:
    book = Book(store)
    await book.deal(("anna", None), (2, 0), aces=2)
    await book.deal(("anna", None), (0, 1), aces=0, over=False)
    await book.deal(("bert", "anna"), (0, 1), aces=1)
    you, people, computers = (await LuckOfAll(store.engine, Hands(10**9)).of("anna")).groups
    assert [(group.who, group.hands, group.forehand) for group in (you, people, computers)] == [
        ("you", 2, 1),
        ("people", 3, 2),
        ("computers", 1, 0),
    ]
    aces = {
        group.who: next(each for each in group.tallies if each.feature == "aces") for group in (you, people, computers)
    }
    assert [(each.count, each.of, each.expected) for each in aces.values()] == [(3, 2, 2), (4, 3, 3), (2, 1, 1)]
    turned = [each for each in people.tallies if each.feature == "turnUp"]
    assert [(each.rank, each.count, each.of) for each in turned] == [
        ("A", 2, 2),
        ("T", 0, 2),
        ("K", 0, 2),
        ("Q", 0, 2),
        ("J", 0, 2),
    ]
    nobody = await LuckOfAll(store.engine, Hands(10**9)).of(None)
    assert [group.who for group in nobody.groups] == ["people", "computers"]


async def test_what_was_added_up_is_only_added_to(store: SqlStore) -> None:
    book, clock = Book(store), Hands(1_000)
    counter = LuckOfAll(store.engine, clock)

    async def seen() -> list[tuple[int, int]]:
        return [(group.hands, group.tallies[0].count) for group in (await counter.of(None)).groups if group.hands]

    await book.deal(("anna", None), (1, 0), at=500)
    assert await seen() == [(1, 1), (1, 1)]
    # One that ended before, but comes late, from a node whose clock is behind.
    await book.deal(("bert", "cilli"), (1, 0), at=400)
    clock.moment = 1_000 + SETTLED
    assert await seen() == [(3, 3), (1, 1)]
    await book.deal(("anna", None), (1, 0), at=2_000, aces=3)
    clock.moment += 10 * SETTLED
    for _ in range(3):
        assert await seen() == [(4, 6), (2, 4)]


async def test_a_hundred_thousand_deals_are_counted_while_one_waits(tmp_path: Path) -> None:
    store = await open_store(tmp_path, None)
    figures = {
        "pack": 20,
        "size": 5,
        "turn_up": "K",
        "aces": 1,
        "tens": 1,
        "trumps": 1,
        "low_trump": 0,
        "marriages": 0,
        "points": 30,
    }
    try:
        await Book(store).write()
        async with store.engine.begin() as connection:
            for start in range(0, 100_000, 20_000):
                rows = [
                    {
                        "table_id": "t", "deal_no": number, "seat": seat, "person": f"p{number % 50}" if seat else None,
                        "human": bool(seat), "at": number, "over": True, "won": 1, "players": 2, "forehand": bool(seat),
                        "lot": None, "turn_up": "K", **figures,
                    }
                    for number in range(start, start + 20_000)
                    for seat in (0, 1)
                ]  # fmt: skip
                await connection.execute(insert(hands), rows)
        counter, began = LuckOfAll(store.engine, Hands(10**9)), time.perf_counter()
        groups = (await counter.of("p7")).groups
        first = time.perf_counter() - began
        assert [group.hands for group in groups] == [2000, 100_000, 100_000]
        began = time.perf_counter()
        await counter.of("p7")
        # Measured 1.2 s the first time and 0.1 s from then on, on a busy machine; ten times that is a fault.
        assert (first, time.perf_counter() - began) < (12.0, 1.0)
    finally:
        await store.close()
