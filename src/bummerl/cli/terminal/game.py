"""A Bummerl against the computer: the match, its cards from a seed, and declarations that can still be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bummerl.rules import match as matches
from bummerl.rules.actions import Announce, Close, Exchange
from bummerl.rules.events import DealScored
from bummerl.rules.notation import seat_text
from bummerl.rules.record import result_of
from bummerl.rules.shuffle import seeded_pack
from bummerl.rules.two_hand.events import TrumpExchanged
from bummerl.rules.view import View, view, visible

if TYPE_CHECKING:
    from collections.abc import Callable

    from bummerl.rules.game import Action, Event, Seat
    from bummerl.rules.match import Match

HUMAN = 0


class Pending(NamedTuple):
    """A declaration that counts only with the next card: the match before it, and its line for the log."""

    before: Match
    line: str


class Game:
    """One Bummerl of one person.

    `tell` gets the lines of a record (docs/notation.md) as soon as what they say counts.
    """

    def __init__(self, match: Match, seed: str, tell: Callable[[str], None]) -> None:
        self.match = match
        self.seed = seed
        self._tell = tell
        self._pending: list[Pending] = []

    @property
    def over(self) -> bool:
        """Whether the Bummerl has been won."""
        return self.match.bummerl_winner is not None

    @property
    def between_deals(self) -> bool:
        """Whether the next deal may begin."""
        return matches.between_deals(self.match)

    @property
    def turn(self) -> Seat:
        """Whose turn it is; where several may act at once, the person first and then the others in order."""
        return min(matches.to_act(self.match))

    def waits_for(self, seat: Seat) -> bool:
        """Whether it is this seat's turn."""
        return seat in matches.to_act(self.match)

    def view(self, seat: Seat, *, memory: bool = False) -> View:
        """What a seat may see; with `memory` for an engine."""
        return view(self.match, seat, memory=memory)

    def deal(self) -> tuple[Event, ...]:
        """Deal the next cards; return what the person may see of it."""
        pack = seeded_pack(self.seed, matches.pack_wanted(self.match), self.match.deal_no + 1)
        self.match, events = matches.begin_deal(self.match, pack)
        self._tell(f"deal {self.match.deal_no}\npack {' '.join(pack)}")
        return self._seen(events)

    def check(self, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction` if the seat may not do this now."""
        matches.check(self.match, seat, action)

    def do(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Carry out an action that passed `check`; return what the person may see of it.

        The person's own declarations wait until a card is led, unless something came to light by them.
        """
        before = self.match
        self.match, events = matches.apply(before, seat, action)
        entry = Pending(before, f"{seat_text(seat)} {action}")
        if seat == HUMAN and self._can_wait(action, events):
            self._pending.append(entry)
        else:
            for line in (*(each.line for each in self._pending), entry.line):
                self._tell(line)
            self._pending.clear()
            if any(isinstance(event, DealScored) for event in events):
                self._tell(str(result_of(self.match)))
        return self._seen(events)

    @property
    def can_undo(self) -> bool:
        """Whether a declaration can still be taken back."""
        return bool(self._pending)

    def undo(self) -> None:
        """Take the last declaration back."""
        self.match = self._pending.pop().before

    def _can_wait(self, action: Action, events: tuple[Event, ...]) -> bool:
        declares = isinstance(action, Exchange | Close | Announce)
        shows = any(isinstance(event, TrumpExchanged) and event.seat != HUMAN for event in events)
        return declares and not shows and self.waits_for(HUMAN)

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(visible(self.match, event, HUMAN) for event in events)
