"""Keeps a Bummerl of the terminal as a record, move by move, so that it can go on later and be replayed."""

from __future__ import annotations

import os
import time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from bummerl.cli.terminal.game import Game
from bummerl.rules import match as matches
from bummerl.rules.games import parse_profile
from bummerl.rules.record import Record, RecordError, new_record, parse_record, replay
from bummerl.rules.shuffle import seeded_lot

if TYPE_CHECKING:
    from bummerl.cards import Card
    from bummerl.rules.game import Seat
    from bummerl.rules.match import Match
    from bummerl.rules.profile import Profile


class Broken(Exception):
    """A kept Bummerl that cannot be gone on with: its file and what is wrong with it."""

    def __init__(self, file: Path, problem: RecordError) -> None:
        self.file = file
        self.problem = problem
        super().__init__(f"{file}: {problem}")


class Kept:
    """A Bummerl that is being kept in `file`; `level` and `seed` are those it was opened with."""

    def __init__(self, file: Path, record: Record, match: Match) -> None:
        self.file = file
        self.rules = record.rules
        self.level = record.about.get("level", "normal")
        self.seed = record.about.get("seed", "")
        self._log = file.open("a", encoding="utf-8")
        self.game = Game(match, self.seed, self.write)

    @property
    def profile(self) -> Profile:
        """The rules of the table."""
        return self.game.match.profile

    @property
    def lot(self) -> tuple[Seat, tuple[Card, ...]] | None:
        """Who deals first and the cards drawn for it, as long as nothing has been dealt."""
        match = self.game.match
        return None if match.deal_no or not self.seed else seeded_lot(self.seed, match.profile)

    def write(self, text: str) -> None:
        """Add a line or two; they are on the disk when this returns."""
        self._log.write(f"{text}\n")
        self._log.flush()
        os.fsync(self._log.fileno())

    def close(self) -> None:
        """Close the file."""
        self._log.close()


def folder(data: str | None) -> Path:
    """Return the folder of kept Bummerls below the data folder (`data`, else BUMMERL_DATA, else ./data)."""
    return Path(data or os.environ.get("BUMMERL_DATA") or "data") / "terminal"


def begin(where: Path, rules: Profile, level: str, seed: str) -> Kept:
    """Keep a new Bummerl in a file of its own. Raises OSError."""
    match = matches.new_match(rules, seeded_lot(seed, rules)[0])
    record = new_record(match, level=level, seed=seed)
    where.mkdir(parents=True, exist_ok=True)
    stem = time.strftime("%Y%m%d-%H%M%S")
    for number in count():
        file = where / f"{stem}-{number:02}.bummerl"
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            continue
        break
    kept = Kept(file, record, match)
    kept.write(record.text().rstrip("\n"))
    return kept


def unfinished(where: Path) -> Path | None:
    """Return the newest Bummerl that has not come to its end."""
    for file in sorted(where.glob("*.bummerl"), reverse=True):
        try:
            _, match = _read(file)
        except (RecordError, OSError):
            continue
        if match.bummerl_winner is None:
            return file
    return None


def go_on(file: Path) -> Kept:
    """Read a kept Bummerl and keep the moves to come. Raises Broken and OSError."""
    try:
        record, match = _read(file)
    except RecordError as problem:
        raise Broken(file, problem) from None
    whole = file.with_suffix(".new")
    whole.write_text("".join(f"{line}\n" for line in _lines(file)), encoding="utf-8")
    whole.replace(file)
    return Kept(file, record, match)


def _read(file: Path) -> tuple[Record, Match]:
    record = parse_record("\n".join(_lines(file)))
    if record.deals:
        return record, replay(record)[-1].match
    return record, matches.new_match(parse_profile(record.rules), record.dealer)


def _lines(file: Path) -> list[str]:
    """Return the lines that were written to their end; a deal without its cards has not begun."""
    text = file.read_text(encoding="utf-8", errors="replace")
    lines = [line.rstrip("\n") for line in text.splitlines(keepends=True) if line.endswith("\n")]
    return lines[:-1] if lines and lines[-1].startswith("deal ") else lines
