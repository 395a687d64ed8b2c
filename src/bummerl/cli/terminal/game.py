"""A Bummerl against the computer: the match, its cards from a seed, and declarations that can still be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bummerl.rules import match as matches
from bummerl.rules.actions import Announce, Close, Exchange, parse_action
from bummerl.rules.shuffle import seeded_dealer, seeded_pack
from bummerl.rules.two_hand.events import TrumpExchanged
from bummerl.rules.view import View, view, visible

if TYPE_CHECKING:
    from collections.abc import Callable

    from bummerl.rules.game import Action, Event, Seat
    from bummerl.rules.match import Match
    from bummerl.rules.profile import Profile

HUMAN, COMPUTER = 0, 1
DEAL = "deal"


class Pending(NamedTuple):
    """A declaration that counts only with the next card: the match before it, and its line for the log."""

    before: Match
    line: str


class Game:
    """One Bummerl of one person.

    `tell` gets every move as a line as soon as it counts (`deal`, `0 QH`, `1 claim`), and `replay` takes such lines.
    """

    def __init__(self, profile: Profile, seed: str, tell: Callable[[str], None]) -> None:
        self.profile = profile
        self.seed = seed
        self.match = matches.new_match(profile, seeded_dealer(seed, profile))
        self.tell = tell
        self._pending: list[Pending] = []

    @property
    def over(self) -> bool:
        """Whether the Bummerl has been won."""
        return self.match.bummerl_winner is not None

    @property
    def between_deals(self) -> bool:
        """Whether the next deal may begin."""
        return matches.between_deals(self.match)

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
        self.tell(DEAL)
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
        entry = Pending(before, f"{seat} {action}")
        if seat == HUMAN and self._can_wait(action, events):
            self._pending.append(entry)
        else:
            for line in (*(each.line for each in self._pending), entry.line):
                self.tell(line)
            self._pending.clear()
        return self._seen(events)

    @property
    def can_undo(self) -> bool:
        """Whether a declaration can still be taken back."""
        return bool(self._pending)

    def undo(self) -> None:
        """Take the last declaration back."""
        self.match = self._pending.pop().before

    def replay(self, line: str) -> None:
        """Do again what a line of the log tells. Raises `RulesError` or `ValueError` if that cannot be."""
        if line == DEAL:
            self.deal()
            return
        seat, action = int(line[:1]), parse_action(line[2:])
        self.check(seat, action)
        self.do(seat, action)

    def _can_wait(self, action: Action, events: tuple[Event, ...]) -> bool:
        declares = isinstance(action, Exchange | Close | Announce)
        shows = any(isinstance(event, TrumpExchanged) and event.seat != HUMAN for event in events)
        return declares and not shows and self.waits_for(HUMAN)

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(visible(self.match, event, HUMAN) for event in events)
