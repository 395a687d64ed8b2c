"""The logs in SQL: SQLite for one process, PostgreSQL for one or several nodes."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.json import encode
from sqlalchemy import ColumnElement, delete, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bummerl.club.ports import Batch, Due, DueKind, Rated, Result, Row
from bummerl.server.databases import PostgresWriter, SqliteWriter, Writer, postgres_engine, sqlite_engine
from bummerl.server.group_commit import GroupCommit
from bummerl.server.group_read import LogRead
from bummerl.server.migrate import migrate
from bummerl.server.rating_rows import rated_of
from bummerl.server.schema import ratings, results, seats, tables

READ_AT_ONCE = 100
"""Tables whose logs are read in one query."""
_READ_MANY_SQLITE = text(
    "select events.table_id, events.seq, events.at, events.event, events.cause"
    " from json_each(:wanted) as wanted"
    " join events on events.table_id = wanted.key and events.seq > wanted.value"
    " order by events.table_id, events.seq"
)
_READ_MANY = text(
    "select events.table_id, events.seq, events.at, events.event, events.cause"
    " from unnest(cast(:tables as text[]), cast(:after as int[])) as wanted (id, after)"
    " join events on events.table_id = wanted.id and events.seq > wanted.after"
    " order by events.table_id, events.seq"
)


class SqlStore:
    """A `Store` on an SQL database. Use `open_store`."""

    def __init__(self, engine: AsyncEngine, writer: Writer, *, shared: bool) -> None:
        self.engine = engine
        self.writer = writer
        self.shared = shared
        self._log = GroupCommit(writer.commit)
        self._logs = LogRead(self.read_many)
        self._on_postgresql = engine.dialect.name == "postgresql"

    async def append(self, batch: Batch) -> None:
        """Write all rows or none. Raises `Conflict` or `Gone`."""
        await self._log.append(batch)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows behind a number."""
        return await self._logs.rows(table, after)

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """The rows behind a number for each of several tables."""
        many: dict[str, list[Row]] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(after), READ_AT_ONCE):
                some = list(after)[start : start + READ_AT_ONCE]
                behind = [after[table] for table in some]
                if self._on_postgresql:
                    rows = await connection.execute(_READ_MANY, {"tables": some, "after": behind})
                else:
                    wanted = encode(dict(zip(some, behind, strict=True)))
                    rows = await connection.execute(_READ_MANY_SQLITE, {"wanted": wanted.decode()})
                for row in rows:
                    many.setdefault(row[0], []).append(Row(*row[1:]))
        return many

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
        await self._log.close()
        await self.writer.close()
        await self.engine.dispose()


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


async def open_store(data: Path, url: str | None) -> SqlStore:
    """The store that the settings ask for, its schema up to date: PostgreSQL at `url`, else SQLite below `data`."""
    if url:
        engine = postgres_engine(url)
        writer: Writer = PostgresWriter(url)
    else:
        file = data / "bummerl.sqlite3"
        engine, writer = sqlite_engine(file), SqliteWriter(file)
    await migrate(engine)
    return SqlStore(engine, writer, shared=bool(url))
