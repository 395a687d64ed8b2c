"""Talk at a table: how much of it a seat may send, and what of free text is passed on."""

import time
from collections import deque
from collections.abc import Callable

from bummerl.club.state import TableError
from bummerl.rules.game import Seat

MOST, WITHIN = 6, 15.0
"""Words (and wishes about them) of one seat within so many seconds."""


class Talk:
    """What the seats of a table have said lately, as this process knows it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._said: dict[Seat, deque[float]] = {}

    def check(self, seat: Seat) -> None:
        """Raise `TableError` `tooMuchTalk` for a seat that has just said enough."""
        said, now = self._said.setdefault(seat, deque()), self._clock()
        while said and said[0] < now - WITHIN:
            said.popleft()
        if len(said) >= MOST:
            raise TableError("tooMuchTalk")

    def note(self, seat: Seat) -> None:
        """A seat has spoken."""
        self._said.setdefault(seat, deque()).append(self._clock())


def plain(text: str) -> str:
    """One line of letters that can be seen: no breaks, and none of the marks that turn the direction of writing.
    Raises `TableError` `nothingSaid` if nothing is left."""
    seen = "".join(letter if letter.isprintable() else " " for letter in text)
    line = " ".join(seen.split())
    if not line:
        raise TableError("nothingSaid")
    return line
