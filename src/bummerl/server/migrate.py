"""Bring a database to the newest schema."""

from importlib.util import find_spec
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
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


async def migrate(engine: AsyncEngine) -> None:
    """Run all migrations that this database has not seen."""
    assert find_spec("bummerl.server.migrations")
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)
