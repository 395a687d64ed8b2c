"""Who stands where, asked from the database: ratings, their curves, games, figures per opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, and_, case, func, select, tuple_

from bummerl.club.ports import Rated
from bummerl.club.ratings import DAY, SCALE, at_time
from bummerl.club.standing import Curve, CurvePoint, Games, MyResult, RatingRow, Versus
from bummerl.server.handles import handle_of
from bummerl.server.rating_rows import rated_of
from bummerl.server.schema import accounts, hands, ratings, results

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncEngine

CERTAIN = 150.0
"""The deviation up to which a rating has a place: about eight Bummerls."""
ROWS = 50
GAMES = 25
CURVE = 300
OPPONENTS = 100


class Standing:
    """Questions about people and their games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def page(self, rules: str, search: str, page: int, now: int) -> tuple[list[RatingRow], int]:
        """A page (from 1) of the ratings under a profile, of the people whose name holds `search`; how many there
        are."""
        ranked = _ranked(now).where(ratings.c.rules == rules).subquery()
        wanted = select(ranked)
        if search:
            wanted = wanted.where(ranked.c.name_key.contains(search, autoescape=True))
        count = select(func.count()).select_from(wanted.subquery())
        rows = wanted.order_by(ranked.c.line).limit(ROWS).offset(ROWS * (page - 1))
        async with self._engine.connect() as connection:
            total = (await connection.execute(count)).scalar_one()
            return [_rating_row(row, now) for row in await connection.execute(rows)], total

    async def ratings_of(self, person: str, now: int) -> list[RatingRow]:
        """All ratings of a person, the one used last first; with their places if he has a name."""
        mine = select(ratings).where(ratings.c.person == person).order_by(ratings.c.at.desc()).limit(100)
        found = []
        async with self._engine.connect() as connection:
            for row in (await connection.execute(mine)).all():
                ranked = _ranked(now).where(ratings.c.rules == row.rules).subquery()
                listed = (await connection.execute(select(ranked).where(ranked.c.person == person))).first()
                found.append(_rating_row(listed or row, now))
        return found

    async def played(self) -> list[str]:
        """The profiles under which anybody has a rating, the most used first."""
        wanted = select(ratings.c.rules).group_by(ratings.c.rules).order_by(func.count().desc(), ratings.c.rules)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.limit(50))).scalars())

    async def named(self, handle: str) -> tuple[str, str] | None:
        """The person with this mark who has a rating and a name of his own, and that name."""
        wanted = select(accounts.c.person, accounts.c.name).join(ratings, ratings.c.person == accounts.c.person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted.where(ratings.c.handle == handle))).first()
        return None if row is None else (row.person, row.name)

    async def curve(self, person: str, rules: str) -> Curve:
        """How a rating went, thinned out evenly; the last point is always there."""
        mine = and_(results.c.person == person, results.c.rules == rules, results.c.rating.is_not(None))
        wanted = select(results.c.at, results.c.rating, results.c.deviation).where(mine).order_by(results.c.at)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        step = -(-len(rows) // CURVE) or 1
        kept = rows[::-1][::step][::-1]
        return Curve(tuple(CurvePoint(row.at, round(row.rating, 1), round(row.deviation, 1)) for row in kept))

    async def games(
        self, person: str, *, rules: str | None = None, rated: bool = False, page: int = 1, size: int = GAMES
    ) -> Games:
        """A page (from 1) of the Bummerls of a person with others, newest first; `rated` leaves the others out."""
        mine: list[ColumnElement[bool]] = [results.c.person == person]
        if rules is not None:
            mine.append(results.c.rules == rules)
        if rated:
            mine.append(results.c.rated.is_(True))
        keys = select(results.c.table_id, results.c.bummerl).where(*mine)
        newest = keys.order_by(results.c.at.desc(), results.c.table_id, results.c.bummerl.desc())
        async with self._engine.connect() as connection:
            total = (await connection.execute(select(func.count()).select_from(keys.subquery()))).scalar_one()
            found = (await connection.execute(newest.limit(size).offset(size * (page - 1)))).all()
            chosen = [(row.table_id, row.bummerl) for row in found]
            wanted = select(results, accounts.c.name.label("own")).outerjoin(
                accounts, accounts.c.person == results.c.person
            )
            wanted = wanted.where(tuple_(results.c.table_id, results.c.bummerl).in_(chosen)).order_by(results.c.seat)
            rows = (await connection.execute(wanted)).all() if chosen else []
        grouped = {key: [row for row in rows if (row.table_id, row.bummerl) == key] for key in chosen}
        return Games(tuple(_game(group, person) for group in grouped.values()), total)

    async def versus(self, person: str) -> list[Versus]:
        """The figures per opponent, the most Bummerls first; at most 100."""
        mine, other = results.alias(), results.alias()
        together = and_(
            mine.c.table_id == other.c.table_id, mine.c.bummerl == other.c.bummerl, other.c.person != mine.c.person
        )
        won, lost = func.sum(_one(mine.c.won)), func.sum(_one(other.c.won))
        bummerls = (
            select(other.c.person, won.label("won"), lost.label("lost"), func.max(other.c.at).label("at"))
            .join(mine, together)
            .where(mine.c.person == person)
            .group_by(other.c.person)
            .order_by((won + lost).desc(), other.c.person)
            .limit(OPPONENTS)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(bummerls)).all()
            others = [row.person for row in rows]
            names = await self._names(connection, others)
            deals = {row.person: row for row in await connection.execute(_deals(person, others))} if others else {}
        return [_versus(row, names[row.person], deals.get(row.person)) for row in rows]

    async def names(self, persons: Sequence[str]) -> dict[str, str]:
        """The names of people: their own, else the one they last used."""
        async with self._engine.connect() as connection:
            return await self._names(connection, persons)

    async def _names(self, connection: Any, persons: Sequence[str]) -> dict[str, str]:
        if not persons:
            return {}
        latest = func.row_number().over(partition_by=results.c.person, order_by=results.c.at.desc())
        aged = select(results.c.person, results.c.name, latest.label("age")).where(results.c.person.in_(persons))
        used = aged.subquery()
        found = {row.person: row.name for row in await connection.execute(select(used).where(used.c.age == 1))}
        own = select(accounts.c.person, accounts.c.name).where(accounts.c.person.in_(persons))
        return found | {row.person: row.name for row in await connection.execute(own)}


def _ranked(now: int) -> Any:
    """The ratings of people with names, each with its `line` in the order of the list and whether it is `certain`."""
    grown = (now - ratings.c.at) / float(DAY) * (ratings.c.volatility * SCALE) * (ratings.c.volatility * SCALE)
    certain = (ratings.c.deviation * ratings.c.deviation + grown) <= CERTAIN**2
    order = (_one(certain).desc(), ratings.c.rating.desc(), ratings.c.person)
    return select(
        ratings.c.person,
        accounts.c.name,
        accounts.c.name_key,
        ratings.c.rules,
        ratings.c.rating,
        ratings.c.deviation,
        ratings.c.volatility,
        ratings.c.games,
        ratings.c.at,
        _one(certain).label("certain"),
        func.row_number().over(order_by=order).label("line"),
    ).join(accounts, accounts.c.person == ratings.c.person)


def _one(condition: ColumnElement[bool]) -> ColumnElement[int]:
    """1 or 0, which every database can add up and order by."""
    return case((condition, 1), else_=0)


def _deals(person: str, others: Sequence[str]) -> Any:
    mine, other = hands.alias(), hands.alias()
    same = and_(mine.c.table_id == other.c.table_id, mine.c.deal_no == other.c.deal_no)
    return (
        select(
            other.c.person,
            func.count().label("deals"),
            func.sum(mine.c.won).label("mine"),
            func.sum(other.c.won).label("theirs"),
        )
        .join(mine, same)
        .where(mine.c.person == person, mine.c.over.is_(True), other.c.person.in_(others))
        .group_by(other.c.person)
    )


def _versus(row: Any, name: str, deals: Any) -> Versus:
    counted = (0, 0, 0) if deals is None else (int(deals.deals), int(deals.mine), int(deals.theirs))
    return Versus(handle_of(row.person), name, int(row.won), int(row.lost), *counted)


def _rating_row(row: Any, now: int) -> RatingRow:
    rated: Rated = rated_of(row)
    rating = at_time(rated.rating, now)
    return RatingRow(
        handle=handle_of(rated.person),
        name=rated.name,
        rules=rated.rules,
        rating=round(rating.rating, 1),
        deviation=round(rating.deviation, 1),
        games=rating.games,
        place=row.line if getattr(row, "certain", 0) else None,
    )


def _game(rows: Sequence[Any], person: str) -> MyResult:
    first = rows[0]
    seat = next(place for place, row in enumerate(rows) if row.person == person)
    rating = rows[seat].rating
    return MyResult(
        table=first.table_id,
        bummerl=first.bummerl,
        at=first.at,
        rules=first.rules,
        stake=first.stake,
        rated=first.rated,
        seat=seat,
        winner=next(row.seat for row in rows if row.won),
        charged=tuple(row.charged for row in rows),
        handles=tuple(None if row.person is None else handle_of(row.person) for row in rows),
        names=tuple(row.own or row.name for row in rows),
        rating=None if rating is None else round(rating, 1),
    )
