"""Clocks of people at a table: time for each move, and a reserve for each Bummerl. Pure; the time is an argument.

A lost connection stops nothing but one's own clock: it goes on running. A clock that has run out ends nothing by
itself: the others choose (`club/outcomes.py`).
"""

from collections.abc import Set
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from bummerl.rules.game import Seat

Seconds = Annotated[int, Meta(ge=0, le=7 * 86_400)]


class ClockRules(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """How much time a person has: `per_move` seconds for each move, and beyond them `reserve` seconds a Bummerl.

    Live: 20 and 180. Slow, a move a day: 86400 and 0.
    """

    per_move: Annotated[int, Meta(ge=5, le=7 * 86_400)]
    reserve: Seconds


class Clocks(Struct, frozen=True):
    """All clocks of a table. `left[seat]` is the reserve in milliseconds; `since[seat]` the time from which the table
    has been waiting for this seat, None if it does not; `late` are the seats whose time has run out."""

    left: tuple[int, ...]
    since: tuple[int | None, ...]
    late: frozenset[Seat] = frozenset()


def fresh(rules: ClockRules, seats: int) -> Clocks:
    """Full clocks, none running."""
    return Clocks(tuple(rules.reserve * 1000 for _ in range(seats)), tuple(None for _ in range(seats)))


def runs_out_at(rules: ClockRules, clocks: Clocks, seat: Seat) -> int | None:
    """When the time of a seat runs out; None if its clock does not run or has run out already."""
    since = clocks.since[seat]
    if since is None or seat in clocks.late:
        return None
    return since + rules.per_move * 1000 + clocks.left[seat]


def moved(rules: ClockRules, clocks: Clocks, waiting: Set[Seat], acted: Seat | None, at: int) -> Clocks:
    """The clocks after something happened at a time: `waiting` are the seats that the table waits for now, `acted` is
    who did it. A clock starts when the wait for its seat begins, and again after each of its own actions."""
    left, since = list(clocks.left), list(clocks.since)
    for seat, begun in enumerate(clocks.since):
        stops = begun is not None and (seat not in waiting or seat == acted)
        if begun is not None and stops:
            # Time set back by an operator must not give anybody time.
            over = max(0, at - begun) - rules.per_move * 1000
            left[seat] = max(0, left[seat] - max(0, over))
        if seat not in waiting:
            since[seat] = None
        elif begun is None or stops:
            since[seat] = at
    late = frozenset(seat for seat in clocks.late if seat in waiting and seat != acted)
    return Clocks(tuple(left), tuple(since), late)


def stopped(clocks: Clocks) -> Clocks:
    """The clocks standing, as they are when a table is adjourned."""
    return replace(clocks, since=tuple(None for _ in clocks.since), late=frozenset())


def ran_out(clocks: Clocks, seat: Seat) -> Clocks:
    """The clocks after the time of a seat was found to have run out."""
    left = tuple(0 if place == seat else old for place, old in enumerate(clocks.left))
    return replace(clocks, left=left, late=clocks.late | {seat})
