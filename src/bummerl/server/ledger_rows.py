"""Who owes whom how often what was agreed, and what both sides call settled. Never money: a stake is a word."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, case, delete, func, insert, or_, select, update

from bummerl.club.standing import Debt, Ledger, Settled, Settlement
from bummerl.club.state import TableError
from bummerl.server.handles import handle_of
from bummerl.server.schema import results, settlements

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from bummerl.server.standing_rows import Standing

SETTLED_SHOWN = 50


class Debts:
    """The ledger of everybody."""

    def __init__(self, engine: AsyncEngine, standing: Standing) -> None:
        self._engine = engine
        self._standing = standing

    async def of(self, person: str) -> Ledger:
        """What is open between a person and others, and what was settled."""
        async with self._engine.connect() as connection:
            balances = await _balances(connection, person)
            involved = or_(settlements.c.debtor == person, settlements.c.creditor == person)
            said = select(settlements).where(involved, settlements.c.agreed_at.is_(None))
            open_rows = (await connection.execute(said)).all()
            done = select(settlements).where(involved, settlements.c.agreed_at.is_not(None))
            done_rows = (
                await connection.execute(done.order_by(settlements.c.agreed_at.desc()).limit(SETTLED_SHOWN))
            ).all()
        waiting = {(_other(row, person), row.stake): row for row in open_rows}
        keys = dict.fromkeys([*(key for key, balance in balances.items() if balance), *waiting])
        names = await self._standing.names([other for other, _ in keys] + [_other(row, person) for row in done_rows])
        debts = [
            Debt(
                handle_of(other),
                names.get(other, ""),
                stake,
                balances.get((other, stake), 0),
                _said(waiting, other, stake, person),
            )
            for other, stake in keys
        ]
        settled = [
            Settled(
                handle_of(other),
                names.get(other, ""),
                row.stake,
                _count(row) if row.creditor == person else -_count(row),
                row.agreed_at,
            )
            for row in done_rows
            for other in [_other(row, person)]
        ]
        return Ledger(tuple(sorted(debts, key=lambda debt: (debt.name, debt.stake))), tuple(settled))

    async def say(self, person: str, handle: str, stake: str, count: int, now: int) -> None:
        """Call a part of a debt settled. Raises `TableError` `noSuchDebt`, or `settlementOpen` if one side has done so
        already."""
        async with self._engine.begin() as connection:
            balances = await _balances(connection, person)
            found = [other for (other, what), owed in balances.items() if what == stake and abs(owed) >= count]
            other = next((each for each in found if handle_of(each) == handle), None)
            if other is None:
                raise TableError("noSuchDebt")
            debtor, creditor = (other, person) if balances[other, stake] > 0 else (person, other)
            same = and_(
                settlements.c.debtor.in_((person, other)),
                settlements.c.creditor.in_((person, other)),
                settlements.c.stake == stake,
                settlements.c.agreed_at.is_(None),
            )
            if (await connection.execute(select(settlements.c.id).where(same))).first():
                raise TableError("settlementOpen")
            facts = {"debtor": debtor, "creditor": creditor, "stake": stake, "count": count}
            row = {"id": secrets.token_hex(6), "said_by": person, "said_at": now, **facts}
            await connection.execute(insert(settlements).values(**row))

    async def agree(self, person: str, settlement: str, now: int) -> None:
        """Agree to what the other side calls settled. Raises `TableError` `noSuchDebt`."""
        theirs = and_(_open(person, settlement), settlements.c.said_by != person)
        async with self._engine.begin() as connection:
            changed = await connection.execute(update(settlements).where(theirs).values(agreed_at=now))
        if changed.rowcount != 1:
            raise TableError("noSuchDebt")

    async def drop(self, person: str, settlement: str) -> None:
        """Take back what one said, or do not agree to what the other said. Raises `TableError` `noSuchDebt`."""
        async with self._engine.begin() as connection:
            dropped = await connection.execute(delete(settlements).where(_open(person, settlement)))
        if dropped.rowcount != 1:
            raise TableError("noSuchDebt")


def _open(person: str, settlement: str) -> Any:
    mine = or_(settlements.c.debtor == person, settlements.c.creditor == person)
    return and_(settlements.c.id == settlement, settlements.c.agreed_at.is_(None), mine)


def _other(row: Any, person: str) -> str:
    return str(row.creditor if row.debtor == person else row.debtor)


def _count(row: Any) -> int:
    # A row is a tuple too, which has a `count` of its own.
    return int(row._mapping["count"])


def _said(waiting: dict[tuple[str, str], Any], other: str, stake: str, person: str) -> Settlement | None:
    row = waiting.get((other, stake))
    return None if row is None else Settlement(row.id, _count(row), row.said_at, row.said_by == person)


async def _balances(connection: AsyncConnection, person: str) -> dict[tuple[str, str], int]:
    """What each other person owes a person for each stake; below zero the person owes it. The marks charged to a loser
    are owed to the winner."""
    mine, other = results.alias(), results.alias()
    together = and_(
        mine.c.table_id == other.c.table_id, mine.c.bummerl == other.c.bummerl, other.c.person != mine.c.person
    )
    owed = case((mine.c.won.is_(True), other.c.charged), (other.c.won.is_(True), -mine.c.charged), else_=0)
    played = (
        select(other.c.person, mine.c.stake, func.sum(owed).label("owed"))
        .join(mine, together)
        .where(mine.c.person == person, mine.c.stake != "")
        .group_by(other.c.person, mine.c.stake)
    )
    found = {(row.person, row.stake): int(row.owed) for row in await connection.execute(played)}
    given = (settlements.c.debtor == person, settlements.c.agreed_at.is_not(None))
    got = (settlements.c.creditor == person, settlements.c.agreed_at.is_not(None))
    for where, other_side, sign in ((given, settlements.c.creditor, 1), (got, settlements.c.debtor, -1)):
        summed = select(other_side.label("person"), settlements.c.stake, func.sum(settlements.c.count).label("sum"))
        for row in await connection.execute(summed.where(*where).group_by(other_side, settlements.c.stake)):
            key = (row.person, row.stake)
            found[key] = found.get(key, 0) + sign * int(row.sum)
    return found
