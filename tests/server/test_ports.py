"""One contract for each port, on every implementation, with the real servers."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bummerl.club.local import NoBus
from bummerl.club.ports import Batch, Conflict, Due, DueKind, Gone, News, Result, Row, Summary
from bummerl.server.bus import RedisBus
from bummerl.server.migrate import MIGRATIONS, newest
from bummerl.server.schema import metadata
from bummerl.server.store import SqlStore, open_store

KINDS: tuple[DueKind, ...] = ("computer", "draw", "deal", "clock")


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqlStore]:
    url = request.getfixturevalue("postgres_url") if request.param == "postgresql" else None
    opened = await open_store(tmp_path, url)
    yield opened
    await opened.close()


def batch(table: str, first: int, count: int = 1, **changes: Any) -> Batch:
    """Rows `first` … of a table."""
    rows = tuple(
        Row(first + n, 1000 * (first + n), f'{{"n":{n}}}', '{"cause":"x"}' if n == 0 else None) for n in range(count)
    )
    facts: dict[str, Any] = {"status": "playing", "rules": "scharf", "touched": False, "persons": ("p", None)}
    facts |= {name: changes.pop(name) for name in list(changes) if name in ("status", "touched", "persons", "listed")}
    return Batch(
        table, rows, changes.pop("due", None), Summary(**facts), changes.pop("seats_changed", first == 1), **changes
    )


async def test_rows_come_back_in_order_and_whole(store: SqlStore) -> None:
    await store.append(batch("a", 1, 3))
    await store.append(batch("a", 4, 2))
    await store.append(batch("b", 1))
    rows = await store.read("a")
    assert [row.seq for row in rows] == [1, 2, 3, 4, 5]
    assert [row.cause is None for row in rows] == [False, True, True, False, True]
    assert rows[3] == Row(4, 4000, '{"n":0}', '{"cause":"x"}')
    assert await store.read("a", 3) == rows[3:]
    assert await store.read("nothing") == []
    assert await store.heads(["a", "b", "nothing"]) == {"a": 5, "b": 1}
    assert await store.read_many({"a": 3, "b": 1, "nothing": 0}) == {"a": rows[3:]}
    assert await store.read_many({}) == {}


async def test_a_taken_number_is_a_conflict_and_nothing_is_written(store: SqlStore) -> None:
    await store.append(batch("a", 1, 3))
    for wrong in (batch("a", 3, 2), batch("a", 2), batch("a", 1)):
        with pytest.raises(Conflict):
            await store.append(wrong)
    assert [row.seq for row in await store.read("a")] == [1, 2, 3]


async def test_of_many_writers_at_once_exactly_one_wins(store: SqlStore) -> None:
    await store.append(batch("a", 1))
    for seq in range(2, 7):
        tries = await asyncio.gather(*(store.append(batch("a", seq, 2)) for _ in range(6)), return_exceptions=True)
        assert sum(each is None for each in tries) == (1 if seq % 2 == 0 else 0)
        assert all(each is None or isinstance(each, Conflict) for each in tries)
    assert [row.seq for row in await store.read("a")] == [1, 2, 3, 4, 5, 6, 7]


async def test_one_conflict_does_not_spoil_what_others_write(store: SqlStore) -> None:
    for table in "abcd":
        await store.append(batch(table, 1))
    mixed = [batch("a", 2), batch("b", 1), batch("c", 2), batch("d", 2), batch("gone", 7)]
    found = await asyncio.gather(*(store.append(each) for each in mixed), return_exceptions=True)
    assert [type(each) for each in found] == [type(None), Conflict, type(None), type(None), Gone]
    assert [len(await store.read(table)) for table in "abcd"] == [2, 1, 2, 2]
    assert await store.read("gone") == []
    # The same for reading: what is asked for at once is answered together, each with what belongs to it.
    asked = [("a", 0), ("a", 1), ("b", 0), ("gone", 0), ("c", 1)]
    logs = await asyncio.gather(*(store.read(*each) for each in asked))
    assert [[row.seq for row in rows] for rows in logs] == [[1, 2], [2], [1], [], [2]]


async def test_the_tables_of_a_person(store: SqlStore) -> None:
    await store.append(batch("a", 1, persons=("p", "q")))
    await store.append(batch("b", 1, 2, persons=("q", None)))
    await store.append(batch("c", 1, 3, persons=("p", None), status="over"))
    assert await store.tables_of("q", 10) == ["b", "a"]
    assert await store.tables_of("q", 1) == ["b"]
    assert await store.tables_of("p", 10) == ["a"]
    await store.append(batch("b", 3, persons=("q", "p"), seats_changed=True))
    assert await store.tables_of("p", 10) == ["b", "a"]
    await store.append(batch("b", 4, persons=("q", "p"), status="over"))
    assert await store.tables_of("p", 10) == ["a"]


async def test_what_is_overdue_is_taken_once(store: SqlStore) -> None:
    await store.append(batch("a", 1, due=Due(500, "computer", 1)))
    await store.append(batch("b", 1, due=Due(400, "draw", 0)))
    await store.append(batch("c", 1))
    await store.append(batch("d", 1, due=Due(9000, "deal")))
    assert await store.take_overdue(300, now=300, until=900, limit=9, kinds=KINDS) == []
    assert await store.take_overdue(1000, now=300, until=900, limit=9, kinds=KINDS[3:]) == []
    tries = await asyncio.gather(
        *(store.take_overdue(1000, now=1000, until=2000, limit=9, kinds=KINDS) for _ in range(4))
    )
    taken = [pair for found in tries for pair in found]
    assert sorted(taken) == [("a", Due(500, "computer", 1)), ("b", Due(400, "draw", 0))]
    assert await store.take_overdue(1000, now=1500, until=2500, limit=9, kinds=KINDS) == []
    assert [
        table for table, _ in await store.take_overdue(1000, now=1500, until=2500, limit=1, kinds=KINDS, force=True)
    ] == ["b"]
    # Whoever had it has ended: after the lease somebody else takes it; done is done.
    await store.append(batch("a", 2))
    assert [table for table, _ in await store.take_overdue(1000, now=2600, until=3000, limit=9, kinds=KINDS)] == ["b"]


async def test_untouched_tables_are_forgotten(store: SqlStore) -> None:
    await store.append(batch("old", 1))
    await store.append(batch("kept", 1, touched=True))
    assert await store.sweep(500) == 0
    assert await store.sweep(5000) == 1
    assert await store.read("old") == []
    assert len(await store.read("kept")) == 1
    with pytest.raises(Gone):
        await store.append(batch("old", 2))
    assert await store.read("old") == []


async def test_the_lobby_and_the_results(store: SqlStore) -> None:
    await store.append(batch("a", 1, listed=True, status="waiting"))
    await store.append(batch("b", 1, listed=True))
    await store.append(batch("c", 1, status="waiting"))
    assert await store.lobby(9) == ["a"]
    result = Result("a", 1, 77, "scharf", "a coffee", True, ("p", "q", None), ("P", "Q", ""), 1, (1, 0, 2))
    await store.append(batch("a", 2, results=(result,)))
    assert await store.results_of("q", 9) == [result]
    assert await store.results_of("nobody", 9) == []


async def test_ratings_change_with_the_result_and_only_then(store: SqlStore) -> None:
    await store.append(batch("a", 1))
    for number, winner in enumerate((0, 1, 0), 1):
        played = Result("a", number, 100 * number, "scharf", "", True, ("p", "q"), ("P", "Q"), winner, (0, 1))
        await store.append(batch("a", number + 1, results=(played,)))
        with pytest.raises(Conflict):
            await store.append(batch("a", number + 1, results=(played,)))
    first, second = await store.ratings("scharf", 9)
    assert (first.person, first.name, first.rating.games) == ("p", "P", 3)
    assert first.rating.rating > 1500 > second.rating.rating
    assert abs(first.rating.rating + second.rating.rating - 3000) < 1
    assert await store.ratings_of("q") == [second]
    assert await store.ratings("weich-wien", 9) == []
    # Two at once for the same people: none gets lost.
    await store.append(batch("b", 1))
    await store.append(batch("c", 1))
    at_once = [
        batch(table, 2, results=(Result(table, 1, 900, "klassisch", "", True, ("p", "q"), ("P", "Q"), 0, (0, 1)),))
        for table in ("b", "c")
    ]
    for each, found in zip(
        at_once, await asyncio.gather(*map(store.append, at_once), return_exceptions=True), strict=True
    ):
        if isinstance(found, Conflict):
            await store.append(each)
    assert [rated.rating.games for rated in await store.ratings("klassisch", 9)] == [2, 2]


def test_the_newest_migration_is_the_head() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == newest()


async def test_the_migrations_make_the_schema_that_the_code_speaks_of(store: SqlStore) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_second_start_finds_everything(tmp_path: Path, postgres_url: str) -> None:
    for url in (None, postgres_url):
        first = await open_store(tmp_path, url)
        await first.append(batch("a", 1))
        await first.close()
        second = await open_store(tmp_path, url)
        assert len(await second.read("a")) == 1
        await second.ready()
        await second.close()


@pytest.fixture(params=["none", "redis"])
def make_bus(request: pytest.FixtureRequest) -> Callable[[], NoBus | RedisBus]:
    if request.param == "none":
        return NoBus
    url = request.getfixturevalue("redis_url")
    return lambda: RedisBus(url)


async def test_a_bus_carries_news_or_loses_them_without_harm(make_bus: Callable[[], NoBus | RedisBus]) -> None:
    one, two = make_bus(), make_bus()
    news = [News("n1", "t", 5), News("n1", "t", 0, (0, 1))]
    try:
        async with two.listen() as heard:
            for each in news:
                one.publish(each)
            if isinstance(one, RedisBus):
                assert [await asyncio.wait_for(anext(heard), 5) for _ in news] == news
            else:
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(anext(heard), 0.05)
    finally:
        await one.close()
        await two.close()
