"""The logs in SQL: SQLite for one process, PostgreSQL for one or several nodes."""

import asyncio
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, event, insert, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bummerl.club.ports import Batch, Conflict, Due, DueKind, Gone, Rated, Result, Row
from bummerl.server.hand_rows import write_hands
from bummerl.server.migrate import migrate
from bummerl.server.rating_rows import rate, rated_of
from bummerl.server.schema import events, ratings, results, seats, tables

GROUP = 256
"""How many tables may be written in one transaction of SQLite."""


def sqlite_engine(file: Path) -> AsyncEngine:
    """An engine on a database file, whose folder is made if need be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        # FULL: what was acknowledged survives even a power cut, not only the end of the process.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"pragma {pragma}")
        cursor.close()

    return engine


def postgres_engine(url: str) -> AsyncEngine:
    """An engine on a PostgreSQL server; `url` as for psql."""
    address = "postgresql+psycopg://" + url.partition("://")[2]
    return create_async_engine(address, pool_size=10, max_overflow=10, pool_pre_ping=True)


class SqlStore:
    """A `Store` on an SQL database. Use `open_store`."""

    def __init__(self, engine: AsyncEngine, *, shared: bool) -> None:
        self.engine = engine
        self.shared = shared
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, batch: Batch) -> None:
        """Write all rows or none. Raises `Conflict` or `Gone`."""
        if self.shared:
            await self._write([batch])
            return
        # One writer for one file: what arrives while it writes shares the next transaction, and one flush to disk.
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await done

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows behind a number."""
        wanted = select(events.c.seq, events.c.at, events.c.event, events.c.cause)
        wanted = wanted.where(events.c.table_id == table, events.c.seq > after).order_by(events.c.seq)
        async with self.engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(wanted)]

    async def heads(self, wanted: Sequence[str]) -> dict[str, int]:
        """The last numbers of tables."""
        found: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(wanted), 500):
                some = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(wanted[start : start + 500]))
                found |= {row[0]: row[1] for row in await connection.execute(some)}
        return found

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The tables at which a person sits, newest event first."""
        wanted = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, tables.c.status != "over")
            .order_by(tables.c.last_at.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def tables_at(self, person: str) -> list[str]:
        """All tables at which a person ever sat."""
        wanted = select(seats.c.table_id).where(seats.c.person == person).order_by(seats.c.table_id)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def take_overdue(
        self, before: int, *, now: int, until: int, limit: int, kinds: Collection[DueKind], force: bool = False
    ) -> list[tuple[str, Due]]:
        """Take what is overdue, once."""
        free = select(tables.c.id).where(tables.c.due_at < before, tables.c.due_kind.in_(sorted(kinds)))
        if not force:
            free = free.where((tables.c.lease_until.is_(None)) | (tables.c.lease_until < now))
        free = free.order_by(tables.c.due_at).limit(limit).with_for_update(skip_locked=True)
        taking = (
            update(tables)
            .where(tables.c.id.in_(free))
            .values(lease_until=until)
            .returning(tables.c.id, tables.c.due_at, tables.c.due_kind, tables.c.due_seat)
        )
        async with self.engine.connect() as connection:
            # Mostly nothing is overdue: look before writing, so that a quiet server does not write at all.
            if not (await connection.execute(free)).first():
                await connection.rollback()
                return []
            await connection.rollback()
            found = [(row[0], Due(row[1], row[2], row[3])) for row in await connection.execute(taking)]
            await connection.commit()
        return sorted(found, key=lambda pair: pair[1].at)

    async def lobby(self, limit: int) -> list[str]:
        """Listed tables that wait for people."""
        waiting = select(tables.c.id).where(tables.c.listed.is_(True), tables.c.status == "waiting")
        async with self.engine.connect() as connection:
            found = await connection.execute(waiting.order_by(tables.c.opened_at.desc()).limit(limit))
            return list(found.scalars())

    async def results_of(self, person: str, limit: int) -> list[Result]:
        """The Bummerls of a person with others, newest first."""
        mine = select(results.c.table_id, results.c.bummerl).where(results.c.person == person)
        mine = mine.order_by(results.c.at.desc()).limit(limit)
        async with self.engine.connect() as connection:
            keys = [(row[0], row[1]) for row in await connection.execute(mine)]
            wanted = select(results).where(tuple_(results.c.table_id, results.c.bummerl).in_(keys))
            rows = (await connection.execute(wanted.order_by(results.c.seat))).all() if keys else []
        grouped = {key: [row for row in rows if (row.table_id, row.bummerl) == key] for key in keys}
        return [_result(group) for group in grouped.values() if group]

    async def ratings(self, rules: str, limit: int) -> list[Rated]:
        """The ratings under a profile."""
        return await self._rated(ratings.c.rules == rules, ratings.c.rating.desc(), limit)

    async def ratings_of(self, person: str) -> list[Rated]:
        """The ratings of a person."""
        return await self._rated(ratings.c.person == person, ratings.c.at.desc(), 100)

    async def _rated(self, where: ColumnElement[bool], order: ColumnElement[Any], limit: int) -> list[Rated]:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(ratings).where(where).order_by(order).limit(limit))
            return [rated_of(row) for row in found]

    async def sweep(self, before: int) -> int:
        """Forget what nobody touched."""
        old = (tables.c.touched.is_(False)) & (tables.c.opened_at < before)
        async with self.engine.begin() as connection:
            forgotten = (await connection.execute(delete(tables).where(old).returning(tables.c.id))).all()
        return len(forgotten)

    async def ready(self) -> None:
        """Ask the database something."""
        async with self.engine.connect() as connection:
            await connection.execute(text("select 1"))

    async def close(self) -> None:
        """Write what waits and let the connections go."""
        while self._writer is not None and not self._writer.done():
            await asyncio.wait([self._writer])
        await self.engine.dispose()

    async def _write_waiting(self) -> None:
        while self._waiting:
            taken, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            try:
                await self._write([batch for batch, _ in taken])
            except (Conflict, Gone) as failure:
                if len(taken) == 1:
                    _fail(taken[0][1], failure)
                else:
                    await self._write_each(taken)
            except Exception as failure:
                for _, done in taken:
                    _fail(done, failure)
            else:
                for _, done in taken:
                    if not done.done():
                        done.set_result(None)

    async def _write_each(self, taken: Sequence[tuple[Batch, "asyncio.Future[None]"]]) -> None:
        for batch, done in taken:
            try:
                await self._write([batch])
            except Exception as failure:
                _fail(done, failure)
            else:
                if not done.done():
                    done.set_result(None)

    async def _write(self, batches: Sequence[Batch]) -> None:
        try:
            async with self.engine.begin() as connection:
                await _insert(connection, batches)
        except IntegrityError as failure:
            raise Conflict from failure


def _fail(done: "asyncio.Future[None]", failure: Exception) -> None:
    if not done.done():
        done.set_exception(failure)


_MOVE = update(tables).where(tables.c.id == bindparam("of_table"))
_LOG = insert(events)


async def _insert(connection: AsyncConnection, batches: Sequence[Batch]) -> None:
    new = [batch for batch in batches if batch.rows[0].seq == 1]
    old = [batch for batch in batches if batch.rows[0].seq != 1]
    if new:
        await connection.execute(
            insert(tables), [_facts(batch) | {"id": batch.table} | _opened(batch) for batch in new]
        )
    rows = [
        {"table_id": batch.table, "seq": row.seq, "at": row.at, "event": row.event, "cause": row.cause}
        for batch in batches
        for row in batch.rows
    ]
    if old:
        changed = await connection.execute(_MOVE, [_facts(batch) | {"of_table": batch.table} for batch in old])
        if changed.rowcount != len(old):
            raise Gone
    await connection.execute(_LOG, rows)
    moved = [batch for batch in batches if batch.seats_changed]
    sitting = [
        {"table_id": batch.table, "seat": seat, "person": person}
        for batch in moved
        for seat, person in enumerate(batch.summary.persons)
        if person is not None
    ]
    if any(batch in old for batch in moved):
        await connection.execute(delete(seats).where(seats.c.table_id.in_([batch.table for batch in moved])))
    if sitting:
        await connection.execute(insert(seats), sitting)
    await write_hands(connection, batches)
    booked = [row for batch in batches for result in batch.results for row in _result_rows(result)]
    if booked:
        await connection.execute(insert(results), booked)
    for batch in batches:
        for result in batch.results:
            if result.rated and all(result.persons):
                await rate(connection, result)


def _result(rows: Sequence[Any]) -> Result:
    first = rows[0]
    return Result(
        table=first.table_id,
        bummerl=first.bummerl,
        at=first.at,
        rules=first.rules,
        stake=first.stake,
        rated=first.rated,
        persons=tuple(row.person for row in rows),
        names=tuple(row.name for row in rows),
        winner=next(row.seat for row in rows if row.won),
        charged=tuple(row.charged for row in rows),
    )


def _result_rows(result: Result) -> Iterator[dict[str, Any]]:
    for seat, person in enumerate(result.persons):
        yield {
            "table_id": result.table,
            "bummerl": result.bummerl,
            "seat": seat,
            "person": person,
            "name": result.names[seat],
            "at": result.at,
            "rules": result.rules,
            "stake": result.stake,
            "rated": result.rated,
            "won": seat == result.winner,
            "charged": result.charged[seat],
        }


def _opened(batch: Batch) -> dict[str, Any]:
    return {"opened_at": batch.rows[0].at, "rules": batch.summary.rules}


def _facts(batch: Batch) -> dict[str, Any]:
    last, due = batch.rows[-1], batch.due
    return {
        "last_at": last.at,
        "seq": last.seq,
        "status": batch.summary.status,
        "touched": batch.summary.touched,
        "listed": batch.summary.listed,
        "due_at": due.at if due else None,
        "due_kind": due.kind if due else None,
        "due_seat": due.seat if due else None,
        "lease_until": None,
    }


async def open_store(data: Path, url: str | None) -> SqlStore:
    """The store that the settings ask for, its schema up to date: PostgreSQL at `url`, else SQLite below `data`."""
    engine = postgres_engine(url) if url else sqlite_engine(data / "bummerl.sqlite3")
    await migrate(engine)
    return SqlStore(engine, shared=bool(url))
