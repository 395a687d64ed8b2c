"""What an operator can set: by the environment, and by the options of `bummerl serve`."""

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of one server process; docs/operating.md explains each.

    `data` is the folder of the SQLite file; `database_url` (PostgreSQL) replaces it. `pace` is the shortest
    thinking time of a computer in milliseconds, `threads` how many computers think at once (0: none, `bummerl
    worker` does it). `origins` are pages beside our own that may open sockets. `tables_per_person` limits open
    tables, `opens_per_minute` how many one address may open. `messages_per_second` is how many a socket may
    send on average, and three times as many at once; `backlog` is how many bytes may wait for a slow reader.
    """

    data: Path = Path("data")
    database_url: str | None = None
    redis_url: str | None = None
    pace: int = 800
    threads: int = 2
    origins: tuple[str, ...] = ()
    tables_per_person: int = 200
    opens_per_minute: int = 60
    logins_per_minute: int = 10
    messages_per_second: int = 20
    backlog: int = 512 * 1024


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings as the environment gives them. Raises `ValueError` naming the variable that makes no sense."""
    default = Settings()
    return Settings(
        data=Path(environment.get("BUMMERL_DATA") or default.data),
        database_url=environment.get("DATABASE_URL") or None,
        redis_url=environment.get("REDIS_URL") or None,
        pace=_number(environment, "BUMMERL_PACE", default.pace),
        threads=_number(environment, "BUMMERL_THREADS", min(4, os.cpu_count() or 1)),
        origins=tuple(environment.get("BUMMERL_ORIGINS", "").split()),
        tables_per_person=_number(environment, "BUMMERL_TABLES_PER_PERSON", default.tables_per_person),
        opens_per_minute=_number(environment, "BUMMERL_OPENS_PER_MINUTE", default.opens_per_minute),
        logins_per_minute=_number(environment, "BUMMERL_LOGINS_PER_MINUTE", default.logins_per_minute),
        messages_per_second=_number(environment, "BUMMERL_MESSAGES_PER_SECOND", default.messages_per_second),
        backlog=_number(environment, "BUMMERL_BACKLOG", default.backlog),
    )


def _number(environment: Mapping[str, str], name: str, default: int) -> int:
    value = environment.get(name)
    if not value:
        return default
    if not value.isdecimal():
        raise ValueError(f"{name} must be a whole number of at least 0, not {value!r}")
    return int(value)
