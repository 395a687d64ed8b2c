"""The cards of all deals that are over, added up: in the database, and in this process what was added up before."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, case, func, select

from bummerl.club.luck import COUNTED, Lots, Sums, tallies
from bummerl.club.standing import Feature, Luck, LuckGroup
from bummerl.server.schema import hands

if TYPE_CHECKING:
    from typing import Literal

    from sqlalchemy.ext.asyncio import AsyncEngine

    from bummerl.club.ports import Clock

SETTLED = 120_000
"""Milliseconds after which no deal that ended then can still be on its way into the database, from whatever node."""

COLUMNS: dict[Feature, ColumnElement[Any]] = {
    "aces": hands.c.aces,
    "tens": hands.c.tens,
    "trumps": hands.c.trumps,
    "lowTrump": hands.c.low_trump,
    "marriages": hands.c.marriages,
    "points": hands.c.points,
}

Key = tuple[Any, ...]


class Totals:
    """Counts that can be added up: of hands by `(human, what)`, of deals by `(human, pack, size, held, turn-up, what)`,
    of lots by `(human, players, held, what)`."""

    def __init__(self) -> None:
        self.hands: Counter[Key] = Counter()
        self.deals: Counter[Key] = Counter()
        self.lots: Counter[Key] = Counter()
        self.since: dict[bool, int] = {}

    def add(self, other: Totals) -> Totals:
        """These and the others together."""
        both = Totals()
        both.hands = self.hands + other.hands
        both.deals = self.deals + other.deals
        both.lots = self.lots + other.lots
        both.since = {
            human: min(each.since[human] for each in (self, other) if human in each.since)
            for human in {*self.since, *other.since}
        }
        return both


class LuckOfAll:
    """Counts hands, of one person or of all. What all had is added up once and then only added to."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock
        self._before = Totals()
        self._until = -1
        self._one = asyncio.Lock()

    async def of(self, person: str | None) -> Luck:
        """The hands of a person, if there is one, of all people, and of all computers."""
        everybody = await self._everybody()
        groups = [_group("people", True, everybody), _group("computers", False, everybody)]
        if person is not None:
            groups.insert(0, _group("you", True, await self._counted(hands.c.person == person)))
        return Luck(tuple(await asyncio.to_thread(lambda: [make() for make in groups])))

    async def _everybody(self) -> Totals:
        async with self._one:
            settled = self._clock.now() - SETTLED
            if settled > self._until:
                newly = await self._counted(hands.c.at > self._until, hands.c.at <= settled)
                self._before, self._until = self._before.add(newly), settled
            return self._before.add(await self._counted(hands.c.at > self._until))

    async def _counted(self, *where: ColumnElement[bool]) -> Totals:
        """What was dealt in deals that are over."""
        counted = (*where, hands.c.over.is_(True))
        deal = (hands.c.table_id, hands.c.deal_no, hands.c.human)
        two = hands.c.pack.is_not(None)
        # All hands of a deal agree in what is only asked for its largest value.
        one = (
            select(
                hands.c.human,
                *(func.max(hands.c[name]).label(name) for name in ("pack", "size", "turn_up")),
                func.count().label("held"),
                *(func.sum(column).label(name) for name, column in COLUMNS.items()),
            )
            .where(*counted, two)
            .group_by(*deal)
            .subquery()
        )
        kind = (one.c.human, one.c.pack, one.c.size, one.c.held, one.c.turn_up)
        every = select(*kind, func.count().label("deals"), *(func.sum(one.c[name]).label(name) for name in COLUMNS))
        lot = (
            select(
                hands.c.human,
                func.max(hands.c.players).label("players"),
                func.count().label("held"),
                func.max(_one(hands.c.lot)).label("drawn"),
            )
            .where(*counted, hands.c.lot.is_not(None))
            .group_by(*deal)
            .subquery()
        )
        table = (lot.c.human, lot.c.players, lot.c.held)
        lots = select(*table, func.count().label("lots"), func.sum(lot.c.drawn).label("drawn")).group_by(*table)
        about = (
            select(
                hands.c.human,
                func.count().label("hands"),
                func.sum(_one(hands.c.forehand)).label("forehand"),
                func.min(hands.c.at).label("since"),
            )
            .where(*counted, two)
            .group_by(hands.c.human)
        )
        found = Totals()
        async with self._engine.connect() as connection:
            for row in await connection.execute(every.group_by(*kind)):
                for what in ("deals", *COUNTED):
                    found.deals[(*row[:5], what)] += int(row._mapping[what])
            for row in await connection.execute(lots):
                for what in ("lots", "drawn"):
                    found.lots[(*row[:3], what)] += int(row._mapping[what])
            for row in await connection.execute(about):
                found.hands[row.human, "hands"] += int(row.hands)
                found.hands[row.human, "forehand"] += int(row.forehand)
                found.since[bool(row.human)] = row.since
        return found


def _group(who: Literal["you", "people", "computers"], human: bool, totals: Totals) -> Any:
    """How to work a group out: in a thread, since long sums take a moment."""

    def make() -> LuckGroup:
        return LuckGroup(
            who,
            totals.hands[human, "hands"],
            totals.hands[human, "forehand"],
            totals.since.get(human),
            tallies(_sums(totals, human), _lots(totals, human)),
        )

    return make


def _sums(totals: Totals, human: bool) -> list[Sums]:
    mine = {key[1:]: count for key, count in totals.deals.items() if key[0] == human}
    found = []
    for kind in dict.fromkeys(key[:3] for key in mine):
        same = {key[3:]: count for key, count in mine.items() if key[:3] == kind}
        turned = {rank: count for (rank, what), count in same.items() if what == "deals"}
        counted = {name: sum(same.get((rank, name), 0) for rank in turned) for name in COUNTED}
        pack, size, held = kind
        found.append(Sums(pack, size, held, sum(turned.values()), counted, turned))
    return found


def _lots(totals: Totals, human: bool) -> list[Lots]:
    mine = {key[1:]: count for key, count in totals.lots.items() if key[0] == human}
    kinds = dict.fromkeys((key[0], key[1]) for key in mine)
    return [
        Lots(players, held, mine[players, held, "lots"], mine.get((players, held, "drawn"), 0))
        for players, held in kinds
    ]


def _one(column: ColumnElement[bool]) -> ColumnElement[int]:
    return case((column.is_(True), 1), else_=0)
