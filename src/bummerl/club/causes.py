"""Why something happened at a table: with the rules, the causes of a log reproduce every event in it.

A cause stands beside the first of the events that it made and never leaves the server: it may hold the chance of a
deal.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from bummerl.rules.game import Seat


class Chair(Struct, frozen=True, rename="camel"):
    """A seat of a table: a person (`person` identifies him, never shown), a computer of a level, or still open."""

    kind: Literal["human", "computer", "open"]
    name: str = ""
    level: str | None = None
    person: str | None = None


class Cause(Struct, frozen=True, tag_field="cause", rename="camel"):
    """Something that a person, a computer, chance or the passing of time did at a table."""


class Open(Cause, frozen=True, kw_only=True, tag="open"):
    """The table was opened. `rules` is the profile text that is played, `asked` what was asked for.

    `seed` (64 hex digits) is the last link of the server's chain (`club/fairness.py`); every deal and the seeds of the
    computers follow from it. `lot` says that link 0 decided the first dealer.
    """

    rules: str
    asked: str
    strict: bool
    help: bool
    take_back: bool
    pace: int
    chairs: tuple[Chair, ...]
    dealer: Seat
    lot: bool
    seed: str


class Sit(Cause, frozen=True, tag="sit"):
    """A person took an open seat."""

    seat: Seat
    person: str
    name: str
    id: str | None = None


class Prepare(Cause, frozen=True, tag="ready"):
    """A person is ready for the next deal."""

    seat: Seat
    id: str | None = None


class Deal(Cause, frozen=True, tag="deal"):
    """The cards were dealt; `links` are what the seats added to the chance (hex, empty if nothing)."""

    links: tuple[str, ...]


class Act(Cause, frozen=True, tag="act"):
    """A seat acted in the deal: by a person's command, by the computer's choice, or by itself as time passed."""

    seat: Seat
    action: str
    id: str | None = None
    by: Literal["person", "computer", "time"] = "person"


class Undo(Cause, frozen=True, tag="takeBack"):
    """A person took back his last action."""

    seat: Seat
    id: str | None = None


class Change(Cause, frozen=True, tag="level"):
    """A person let a computer play another level; `of` None: all computers."""

    seat: Seat
    of: Seat | None
    level: str
    id: str | None = None


class Leave(Cause, frozen=True, tag="abandon"):
    """A person gave the table up for good."""

    seat: Seat
    id: str | None = None


AnyCause = Open | Sit | Prepare | Deal | Act | Undo | Change | Leave

_decoder = msgspec.json.Decoder(AnyCause)


def decode(text: bytes | str) -> AnyCause:
    """Read a cause from the log."""
    return _decoder.decode(text)
