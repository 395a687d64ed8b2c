"""Keeps a Bummerl of the terminal in a file, move by move, so that it can go on later."""

from __future__ import annotations

import os
import time
from itertools import count
from pathlib import Path

import msgspec

from bummerl.cli.terminal.game import Game
from bummerl.rules.errors import RulesError
from bummerl.rules.games import parse_profile

END = "end"


class Header(msgspec.Struct, frozen=True):
    """The first line of the file: what the Bummerl was opened with. `rules` is the text of its profile."""

    rules: str
    level: str
    seed: str
    version: int = 1


class Broken(Exception):
    """A kept Bummerl that cannot be read: the file and the number of its line."""

    def __init__(self, file: Path, line: int) -> None:
        self.file = file
        self.line = line
        super().__init__(f"{file}, line {line}")


class Kept:
    """A Bummerl that is being kept in `file`."""

    def __init__(self, file: Path, header: Header) -> None:
        self.file = file
        self.header = header
        self._log = file.open("a", encoding="utf-8")
        self.game = Game(parse_profile(header.rules), header.seed, self.write)

    def write(self, line: str) -> None:
        """Add a line; it is on the disk when this returns."""
        self._log.write(f"{line}\n")
        self._log.flush()
        os.fsync(self._log.fileno())

    def close(self) -> None:
        """Close the file."""
        self._log.close()


def folder(data: str | None) -> Path:
    """Return the folder of kept Bummerls below the data folder (`data`, else BUMMERL_DATA, else ./data)."""
    return Path(data or os.environ.get("BUMMERL_DATA") or "data") / "terminal"


def begin(where: Path, header: Header) -> Kept:
    """Keep a new Bummerl in a file of its own."""
    where.mkdir(parents=True, exist_ok=True)
    stem = time.strftime("%Y%m%d-%H%M%S")
    for number in count():
        file = where / f"{stem}-{number}.bummerl"
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            continue
        break
    kept = Kept(file, header)
    kept.write(msgspec.json.encode(header).decode())
    return kept


def unfinished(where: Path) -> Path | None:
    """Return the newest Bummerl that has not come to its end."""
    for file in sorted(where.glob("*.bummerl"), reverse=True):
        if (lines := _lines(file)) and lines[-1] != END:
            return file
    return None


def go_on(file: Path) -> Kept:
    """Read a kept Bummerl and keep the moves to come. Raises `Broken` and OSError."""
    lines = _lines(file)
    counted: list[str] = []
    try:
        header = msgspec.json.decode(lines[0], type=Header)
        game = Game(parse_profile(header.rules), header.seed, counted.append)
    except (IndexError, msgspec.MsgspecError, RulesError):
        raise Broken(file, 1) from None
    for number, line in enumerate(lines[1:], start=2):
        try:
            game.replay(line)
        except (RulesError, ValueError):
            raise Broken(file, number) from None
    # What was cut off while it was written, or declared without the card that makes it count, has not happened.
    while game.can_undo:
        game.undo()
    whole = file.with_suffix(".new")
    whole.write_text("".join(f"{line}\n" for line in (lines[0], *counted)), encoding="utf-8")
    whole.replace(file)
    kept = Kept(file, header)
    kept.game = game
    game.tell = kept.write
    return kept


def _lines(file: Path) -> list[str]:
    """Return the lines of a file that were written to their end."""
    text = file.read_text(encoding="utf-8")
    return [line.rstrip("\n") for line in text.splitlines(keepends=True) if line.endswith("\n")]
