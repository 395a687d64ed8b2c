"""What an operator can set: by the environment, and by the options of `bummerl serve`."""

import os
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of one server process; docs/operating.md explains each.

    `data` is the folder of the SQLite file; `database_url` (PostgreSQL) replaces it. `pace` is the shortest
    thinking time of a computer in milliseconds, `threads` how many computers think at once (0: none, `bummerl
    worker` does it). `origins` are pages beside our own that may open sockets. `tables_per_person` limits open
    tables, `opens_per_minute` how many one address may open. `messages_per_second` is how many a socket may
    send on average, and three times as many at once; `backlog` is how many bytes may wait for a slow reader.
    `address` is where people find this server, `https://club.example`: passkeys are bound to it. `reports_per_hour`
    is how many reports one person may send, `reports_kept_days` how long one is kept after it was closed.
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
    address: str | None = None
    reports_per_hour: int = 6
    reports_kept_days: int = 180
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
        address=_address(environment.get("BUMMERL_ADDRESS")),
        reports_per_hour=_number(environment, "BUMMERL_REPORTS_PER_HOUR", default.reports_per_hour),
        reports_kept_days=_number(environment, "BUMMERL_REPORTS_KEPT_DAYS", default.reports_kept_days),
        messages_per_second=_number(environment, "BUMMERL_MESSAGES_PER_SECOND", default.messages_per_second),
        backlog=_number(environment, "BUMMERL_BACKLOG", default.backlog),
    )


def _address(value: str | None) -> str | None:
    """Scheme, host and port of a public address, without a path."""
    if not value:
        return None
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError(f"BUMMERL_ADDRESS must be like https://club.example, not {value!r}")
    # As a browser writes an origin: small letters, and no port that goes without saying.
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = parts.port in (None, {"http": 80, "https": 443}[parts.scheme])
    return f"{parts.scheme}://{host}" if usual else f"{parts.scheme}://{host}:{parts.port}"


def _number(environment: Mapping[str, str], name: str, default: int) -> int:
    value = environment.get(name)
    if not value:
        return default
    if not value.isdecimal():
        raise ValueError(f"{name} must be a whole number of at least 0, not {value!r}")
    return int(value)
