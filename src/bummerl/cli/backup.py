"""`bummerl backup` and `bummerl restore`: copy the games of a SQLite server, running or not, and put them back."""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = "bummerl.sqlite3"


def main(argv: Sequence[str]) -> int:
    """Copy all games into a file; status 1 with the reason if that cannot be done."""
    given = _options("backup", "Copy all games into FILE, while the server runs or not.", argv)
    if os.environ.get("DATABASE_URL"):
        return _fail("backup", "the games are in PostgreSQL: use pg_dump")
    source = _folder(given) / NAME
    if not source.exists():
        return _fail("backup", f"no games in {source}")
    if given.file.exists():
        return _fail("backup", f"{given.file} exists already")
    part = given.file.with_name(given.file.name + ".part")
    with closing(sqlite3.connect(source)) as games, closing(sqlite3.connect(part)) as copy:
        games.backup(copy)
    part.rename(given.file)
    print(f"{_count(given.file)} tables in {given.file}")
    return 0


def restore(argv: Sequence[str]) -> int:
    """Put the games of a backup in place; the server must not run. Games that are there already are kept beside."""
    given = _options("restore", "Put the games in FILE in place. Stop the server first.", argv)
    if os.environ.get("DATABASE_URL"):
        return _fail("restore", "the games are in PostgreSQL: use psql or pg_restore")
    target = _folder(given) / NAME
    try:
        tables = _count(given.file)
    except sqlite3.DatabaseError as failure:
        return _fail("restore", f"{given.file} is no backup: {failure}")
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists():
        if not _alone(target):
            return _fail("restore", "the server is running; stop it first")
        target.rename(target.with_suffix(".before-restore"))
        for rest in ("-wal", "-shm"):
            Path(str(target) + rest).unlink(missing_ok=True)
    with closing(sqlite3.connect(given.file)) as copy, closing(sqlite3.connect(target)) as games:
        copy.backup(games)
    print(f"{tables} tables restored to {target}")
    return 0


def _options(name: str, description: str, argv: Sequence[str]) -> argparse.Namespace:
    options = argparse.ArgumentParser(prog=f"bummerl {name}", description=description)
    options.add_argument("file", type=Path, help="file of the backup")
    options.add_argument("--data", type=Path, help="folder of the games (default: $BUMMERL_DATA or ./data)")
    return options.parse_args(list(argv))


def _folder(given: argparse.Namespace) -> Path:
    return given.data or Path(os.environ.get("BUMMERL_DATA") or "data")


def _count(file: Path) -> int:
    """How many tables a database holds. Raises `sqlite3.DatabaseError` if it is none of ours."""
    if not file.exists():
        raise sqlite3.DatabaseError("there is no such file")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        if database.execute("pragma quick_check").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("it is damaged")
        return int(database.execute("select count(*) from tables").fetchone()[0])


def _alone(file: Path) -> bool:
    """Whether nobody else has the database open: only then its journal mode can be changed."""
    with closing(sqlite3.connect(file, timeout=0.5)) as database:
        try:
            mode = database.execute("pragma journal_mode=delete").fetchone()[0]
        except sqlite3.OperationalError:
            return False
        return bool(mode == "delete")


def _fail(name: str, reason: str) -> int:
    print(f"bummerl {name}: {reason}", file=sys.stderr)
    return 1
