"""What happens at a table beside the deal itself; these events stand in the same log as those of the rules."""

from bummerl.rules import games
from bummerl.rules.game import Event, Seat


class TableOpened(Event, frozen=True):
    """The table exists; `dealer` deals first."""

    dealer: Seat


class SeatTaken(Event, frozen=True):
    """A person sat down on an open seat."""

    seat: Seat
    name: str


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
