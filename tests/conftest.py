"""Fixtures that any test may use: the hypothesis profile, a real PostgreSQL and a real Redis."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings

from services import Absent, running_postgres, running_redis

if TYPE_CHECKING:
    from collections.abc import Iterator

TESTS = Path(__file__).parent

# Deadlines and slowness measure the machine, not the code: two cores are shared with everything else that runs.
settings.register_profile("bummerl", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("bummerl")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try what runs over real browsers, processes or clocks once more if it fails (docs/adr/0001-dependencies.md)."""
    for item in items:
        if {"club", "e2e", "server"} & set(item.path.relative_to(TESTS).parts):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of this test run alone: the URL of its `postgres` database, for psycopg 3."""
    try:
        with running_postgres() as url:
            yield url
    except Absent as reason:
        reason.skip_or_fail()


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """An empty database on it: `postgresql://postgres@127.0.0.1:port/name`, dropped after the test."""
    import psycopg

    name = f"test_{uuid4().hex}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f'create database "{name}"'.encode())
    yield postgres_server.rpartition("/")[0] + f"/{name}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f'drop database "{name}" with (force)'.encode())


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """A Redis of this test run alone: `redis://127.0.0.1:port/0`."""
    try:
        with running_redis() as url:
            yield url
    except Absent as reason:
        reason.skip_or_fail()


@pytest.fixture
def redis_url(redis_server: str) -> str:
    """The same Redis, emptied before the test."""
    import redis

    with redis.Redis.from_url(redis_server) as client:
        client.flushall()
    return redis_server
