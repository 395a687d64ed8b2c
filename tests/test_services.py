"""The servers that other tests build on really run, and each test gets an empty one."""

from __future__ import annotations

import psycopg
import redis


def test_postgres_is_a_fresh_database(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        tables = connection.execute("select count(*) from pg_tables where schemaname = 'public'").fetchone()
        assert tables == (0,)
        connection.execute("create table events (table_id text, seq int, primary key (table_id, seq))")
        connection.execute("insert into events values ('a', 1)")


def test_postgres_of_another_test_is_empty_again(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        assert connection.execute("select to_regclass('events')").fetchone() == (None,)


def test_redis_carries_a_message(redis_url: str) -> None:
    with redis.Redis.from_url(redis_url) as client:
        assert client.keys() == []
        with client.pubsub() as listener:
            listener.subscribe("table")
            assert listener.get_message(timeout=5)["type"] == "subscribe"
            client.publish("table", "event")
            assert listener.get_message(timeout=5)["data"] == b"event"
