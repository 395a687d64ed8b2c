"""The cards of all deals that are over, added up in the database."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, case, func, select

from bummerl.club.luck import COUNTED, Lots, Sums, tallies
from bummerl.club.standing import Luck, LuckGroup
from bummerl.server.schema import hands

if TYPE_CHECKING:
    from typing import Literal

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

FRESH = 60.0
"""Seconds for which what everybody had is not counted again."""

COLUMNS = {
    "aces": hands.c.aces,
    "tens": hands.c.tens,
    "trumps": hands.c.trumps,
    "lowTrump": hands.c.low_trump,
    "marriages": hands.c.marriages,
    "points": hands.c.points,
}


class LuckOfAll:
    """Counts hands, of one person or of all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._everybody: tuple[LuckGroup, ...] = ()
        self._until = 0.0
        self._one = asyncio.Lock()

    async def of(self, person: str | None) -> Luck:
        """The hands of a person, if there is one, of all people, and of all computers."""
        mine: tuple[LuckGroup, ...] = ()
        async with self._engine.connect() as connection:
            if person is not None:
                mine = (await _group(connection, "you", hands.c.person == person),)
            async with self._one:
                if time.monotonic() > self._until:
                    people = await _group(connection, "people", hands.c.human.is_(True))
                    computers = await _group(connection, "computers", hands.c.human.is_(False))
                    self._everybody, self._until = (people, computers), time.monotonic() + FRESH
        return Luck((*mine, *self._everybody))


async def _group(
    connection: AsyncConnection, who: Literal["you", "people", "computers"], where: ColumnElement[bool]
) -> LuckGroup:
    counted = (where, hands.c.over.is_(True))
    deal = (hands.c.table_id, hands.c.deal_no)
    one = (
        select(
            hands.c.pack,
            hands.c.size,
            hands.c.turn_up,
            func.count().label("held"),
            *(func.sum(column).label(name) for name, column in COLUMNS.items()),
        )
        .where(*counted, hands.c.pack.is_not(None))
        .group_by(*deal, hands.c.pack, hands.c.size, hands.c.turn_up)
        .subquery()
    )
    kind = (one.c.pack, one.c.size, one.c.held, one.c.turn_up)
    every = select(*kind, func.count().label("deals"), *(func.sum(one.c[name]).label(name) for name in COLUMNS))
    lot = (
        select(hands.c.players, func.count().label("held"), func.max(_int(hands.c.lot)).label("drawn"))
        .where(*counted, hands.c.lot.is_not(None))
        .group_by(*deal, hands.c.players)
        .subquery()
    )
    lots = select(lot.c.players, lot.c.held, func.count().label("lots"), func.sum(lot.c.drawn).label("drawn"))
    about = select(func.count(), func.coalesce(func.sum(_int(hands.c.forehand)), 0), func.min(hands.c.at))
    number, forehand, since = (await connection.execute(about.where(*counted, hands.c.pack.is_not(None)))).one()
    sums = _sums((await connection.execute(every.group_by(*kind))).all())
    drawn = [
        Lots(row.players, row.held, int(row.lots), int(row.drawn))
        for row in await connection.execute(lots.group_by(lot.c.players, lot.c.held))
    ]
    found = await asyncio.to_thread(tallies, sums, drawn)
    return LuckGroup(who, int(number), int(forehand), since, found)


def _sums(rows: Any) -> list[Sums]:
    grouped: dict[tuple[int, int, int], list[Any]] = {}
    for row in rows:
        grouped.setdefault((row.pack, row.size, row.held), []).append(row)
    return [
        Sums(
            *kind,
            deals=sum(int(row.deals) for row in same),
            sums={name: sum(int(row._mapping[name]) for row in same) for name in COUNTED},
            turn_ups={row.turn_up: int(row.deals) for row in same},
        )
        for kind, same in grouped.items()
    ]


def _int(column: ColumnElement[bool]) -> ColumnElement[int]:
    return case((column.is_(True), 1), else_=0)
