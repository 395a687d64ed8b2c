"""Bring a database to the newest schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x42756D6D
"""The advisory lock under which nodes that start together migrate one after the other."""


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(_config(connection), "head")


def newest() -> str:
    """The number of the newest migration."""
    return max(file.name[1:5] for file in (MIGRATIONS / "versions").glob("m[0-9]*.py"))


async def migrate(engine: AsyncEngine) -> None:
    """Run all migrations that this database has not seen."""
    async with engine.connect() as connection:
        if await connection.run_sync(_version) == newest():
            return
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _version(connection: Connection) -> str | None:
    """The schema that a database has: asked for without the machinery, since at most starts there is nothing to do."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return version
