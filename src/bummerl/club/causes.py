"""Why something happened at a table: with the rules, the causes of a log reproduce every event in it.

A cause stands beside the first of the events that it made and never leaves the server: it may hold the chance of a
deal.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from bummerl.club.clocks import ClockRules
from bummerl.rules.game import Seat


class Chair(Struct, frozen=True, rename="camel"):
    """A seat of a table: a person (`person` identifies him, never shown), a computer of a level, or still open.
    `anchor` (64 hex digits) binds the person's secrets for the shuffle, if he takes part in it."""

    kind: Literal["human", "computer", "open"]
    name: str = ""
    level: str | None = None
    person: str | None = None
    anchor: str | None = None


Wish = Literal["takeBack", "adjourn", "annul"]
"""What needs the consent of all people at the table."""


class Cause(Struct, frozen=True, tag_field="cause", rename="camel"):
    """Something that a person, a computer, chance or the passing of time did at a table."""


class Open(Cause, frozen=True, kw_only=True, tag="open"):
    """The table was opened. `rules` is the profile text that is played, `asked` what was asked for.

    `seed` (64 hex digits) is the last link of the server's chain (`club/fairness.py`); every deal and the seeds of the
    computers follow from it. `lot` says that link 0 decided the first dealer. `listed` tables stand in the lobby;
    `watch` says whether others may look on; `stake` is what is played for, in words; `rated` tables change ratings.
    `begun` is the record of a Bummerl up to somewhere within a deal, if the table goes on there.
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
    listed: bool = False
    watch: bool = True
    stake: str = ""
    rated: bool = False
    clock: ClockRules | None = None
    begun: str | None = None


class Sit(Cause, frozen=True, tag="sit"):
    """A person took an open seat."""

    seat: Seat
    person: str
    name: str
    id: str | None = None
    anchor: str | None = None


class Rename(Cause, frozen=True, tag="rename"):
    """A person at this table is called by another name from now on."""

    seat: Seat
    name: str


class Lot(Cause, frozen=True, tag="lot"):
    """The first dealer was drawn by lot; `links` are what the seats added to the chance."""

    links: tuple[str, ...]


class Reveal(Cause, frozen=True, tag="reveal"):
    """A person showed his links of the hash chain that were due, the oldest first, or said that he has none; `anchor`
    binds a new chain that serves from the deal after this one on."""

    seat: Seat
    links: tuple[str, ...]
    id: str | None = None
    anchor: str | None = None


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


class Offer(Cause, frozen=True, tag="offer"):
    """A person asks the others for something that needs their consent."""

    seat: Seat
    what: Wish
    id: str | None = None


class Answer(Cause, frozen=True, tag="answer"):
    """A person agrees to the offer on the table, or does not."""

    seat: Seat
    agree: bool
    id: str | None = None


class Say(Cause, frozen=True, tag="say"):
    """A person says one of the ready phrases, or (where all people agreed to it) something of his own."""

    seat: Seat
    phrase: str | None = None
    text: str | None = None
    id: str | None = None


class Allow(Cause, frozen=True, tag="allow"):
    """A person wants free text at this table, or does not."""

    seat: Seat
    free: bool
    id: str | None = None


class RunOut(Cause, frozen=True, tag="runOut"):
    """The time of a seat ran out."""

    seat: Seat


class Decide(Cause, frozen=True, tag="decide"):
    """A person decides about a seat whose time has run out."""

    seat: Seat
    choice: Literal["claim", "adjourn"]
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


AnyCause = (
    Open
    | Sit
    | Rename
    | Lot
    | Reveal
    | Prepare
    | Deal
    | Act
    | Undo
    | Offer
    | Answer
    | Say
    | Allow
    | RunOut
    | Decide
    | Change
    | Leave
)

_decoder = msgspec.json.Decoder(AnyCause)


def decode(text: bytes | str) -> AnyCause:
    """Read a cause from the log."""
    return _decoder.decode(text)
