"""The two databases: how they are reached, and how a transaction gets into them."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bummerl.club.ports import Batch, Conflict
from bummerl.server.writing import write


def sqlite_engine(file: Path) -> AsyncEngine:
    """An engine on a database file, whose folder is made if need be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
    _prepare(engine.sync_engine)
    return engine


def _prepare(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        # FULL: what was acknowledged survives even a power cut, not only the end of the process.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"pragma {pragma}")
        cursor.close()


def postgres_engine(url: str) -> AsyncEngine:
    """An engine on a PostgreSQL server; `url` as for psql."""
    return create_async_engine(_address(url), pool_size=10, max_overflow=10, pool_pre_ping=True)


def _address(url: str) -> str:
    return "postgresql+psycopg://" + url.partition("://")[2]


class Writer(Protocol):
    """Writes transactions."""

    async def commit(self, batches: Sequence[Batch]) -> None:
        """Write all of these batches, each of another table, or none; safely on disk on return. Raises `Conflict` or
        `Gone`."""

    async def close(self) -> None:
        """Let the connection go."""


class SqliteWriter:
    """A thread with a connection of its own: a transaction is one trip to it and back, however many tables it moves."""

    def __init__(self, file: Path) -> None:
        self._engine = create_engine(f"sqlite:///{file}")
        _prepare(self._engine)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")

    async def commit(self, batches: Sequence[Batch]) -> None:
        """Write all or none."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batches)

    def _write(self, batches: Sequence[Batch]) -> None:
        try:
            with self._engine.begin() as connection:
                write(connection, batches)
        except IntegrityError as failure:
            raise Conflict from failure

    async def close(self) -> None:
        """Let the connection go."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class PostgresWriter:
    """A connection of its own, kept open."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(_address(url), pool_size=1, max_overflow=0)

    async def commit(self, batches: Sequence[Batch]) -> None:
        """Write all or none. A lost connection is opened once more: if the rows had been written all the same, that
        ends in a `Conflict`, and whoever wrote them finds them in the log."""
        try:
            await self._write(batches)
        except DBAPIError as failure:
            if not failure.connection_invalidated:
                raise
            await self._write(batches)

    async def _write(self, batches: Sequence[Batch]) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(write, batches)
        except IntegrityError as failure:
            raise Conflict from failure

    async def close(self) -> None:
        """Let the connection go."""
        await self._engine.dispose()
