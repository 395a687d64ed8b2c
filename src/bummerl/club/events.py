"""What happens at a table beside the deal itself; these events stand in the same log as those of the rules."""

from bummerl.cards import Card
from bummerl.rules import games
from bummerl.rules.game import Event, Seat


class TableOpened(Event, frozen=True):
    """The table exists; `dealer` deals first, None if he is still to be drawn."""

    dealer: Seat | None


class SeatTaken(Event, frozen=True):
    """A person sat down on an open seat."""

    seat: Seat
    name: str


class SeatRenamed(Event, frozen=True):
    """A person at the table, who `was` called so until now, has another `name`."""

    seat: Seat
    was: str
    name: str


class DealerDrawn(Event, frozen=True):
    """The first dealer was drawn by lot (docs/fairness.md). `cards` were drawn for it where the rules say so, the seats
    in turn from seat 0 on, round by round until one is highest; else there are none."""

    dealer: Seat
    cards: tuple[Card, ...] = ()


class LinkRevealed(Event, frozen=True):
    """A person showed the secret that he adds to the chance of deal `deal`, or said that he has none."""

    seat: Seat
    deal: int


class SeatReady(Event, frozen=True):
    """A person is ready for the next deal; it begins as soon as all are."""

    seat: Seat


class LevelChanged(Event, frozen=True):
    """The computer on a seat plays another level from now on."""

    seat: Seat
    level: str


class TakenBack(Event, frozen=True):
    """A person took back: the deal stands again where it stood after event `to`. The log keeps what was taken back."""

    seat: Seat
    to: int


class OfferMade(Event, frozen=True):
    """A person asks the others for their consent: to take back, to adjourn, or to end the table without a result."""

    seat: Seat
    what: str


class OfferAnswered(Event, frozen=True):
    """A person agreed to the offer on the table or declined it. What all agree to, follows at once."""

    seat: Seat
    agreed: bool


class Said(Event, frozen=True):
    """A person said something: a ready `phrase` (its words are `phrase-CODE` in the locales) or free `text`."""

    seat: Seat
    phrase: str | None
    text: str | None


class FreeTextWanted(Event, frozen=True):
    """A person wants free text, or does not; it is allowed while all people want it. One who does not ends it for all:
    the others have to ask again."""

    seat: Seat
    wanted: bool


class TimeRanOut(Event, frozen=True):
    """The clock of a seat has run out; it may still act until the others have chosen."""

    seat: Seat


class TimeClaimed(Event, frozen=True):
    """A person claims the Bummerl against a seat whose time has run out."""

    seat: Seat
    against: Seat


class TableAdjourned(Event, frozen=True):
    """The table pauses, clocks stand; it goes on when all people are ready."""

    seat: Seat


class TableResumed(Event, frozen=True):
    """The table goes on."""

    seat: Seat


class TableAnnulled(Event, frozen=True):
    """All agreed to end the table without a result."""

    seat: Seat


class TableAbandoned(Event, frozen=True):
    """A person gave the table up for good; nothing can happen at it any more."""

    seat: Seat


def event_types() -> tuple[type[Event], ...]:
    """Every kind of event of every registered game and of the table, by its wire name."""
    assert games.GAMES
    found: dict[str, type[Event]] = {}
    open_kinds: list[type[Event]] = [Event]
    while open_kinds:
        for kind in open_kinds.pop().__subclasses__():
            found[str(kind.__struct_config__.tag)] = kind
            open_kinds.append(kind)
    return tuple(found[name] for name in sorted(found))
