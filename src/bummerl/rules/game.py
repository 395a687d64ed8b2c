"""The small contract that every game fulfils, and the words that all games share.

A game is a module (`rules.two_hand`, `rules.three_hand`) whose functions fit `Game`. Everything above the rules talks
to this contract only. Chance stays outside: the shuffled pack is an argument of `start`.
"""

from enum import StrEnum
from typing import Any, Protocol

from msgspec import Struct

from bummerl.cards import Card
from bummerl.rules.profile import Profile

Seat = int
"""A place at the table, 0 … players − 1, clockwise."""


class Action(Struct, frozen=True):
    """A command of one seat. `str(action)` is its notation; `rules.actions.parse_action` reads it back."""


class Event(Struct, frozen=True, tag_field="type", tag=lambda name: name[0].lower() + name[1:], rename="camel"):
    """Something that has happened; what a seat may not see of it is None or absent in `visible(event, seat)`."""


class Trick(Struct, frozen=True):
    """A complete trick: the cards in the order played, who led and who took it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Reason(StrEnum):
    """Why a deal ended as it did; the score sheet says it in words."""

    CLAIMED = "claimed"
    FALSE_CLAIM = "falseClaim"
    LAST_TRICK = "lastTrick"
    MORE_POINTS = "morePoints"
    DRAW = "draw"
    CLOSE_WON = "closeWon"
    CLOSE_FAILED = "closeFailed"
    CLOSER_BEATEN = "closerBeaten"
    REVOKED = "revoked"
    CONCEDED = "conceded"
    CONTRACT_MADE = "contractMade"
    CONTRACT_LOST = "contractLost"
    REDEAL = "redeal"


class Outcome(Struct, frozen=True, rename="camel"):
    """What a finished deal is worth.

    `payees` score `points` game points each (none in a draw or a redeal). `card_points` holds each seat's card points
    with effective marriages and bonus at the end. `basis_points` and `basis_tricks` are the figures of the losing side
    that set the value, and `at_close` says whether they were taken when the stock was closed (docs/rules.md §3.9).
    `facts` carries what only one game knows, for its sentences.
    """

    payees: tuple[Seat, ...]
    points: int
    reason: Reason
    card_points: tuple[int, ...]
    basis_points: int | None = None
    basis_tricks: int | None = None
    at_close: bool = False
    by: Seat | None = None
    facts: dict[str, str | int | bool] = {}


class Deal(Struct, frozen=True, kw_only=True):
    """The truth about one deal, hidden cards included. Never sent anywhere; `view` is the only way out."""

    profile: Profile
    dealer: Seat
    outcome: Outcome | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.profile.preset}, cards hidden>"


class Standing(Struct, frozen=True, rename="camel"):
    """Where a match stands after a deal was booked: who won the Bummerl, if anybody, and the marks charged for it."""

    winner: Seat | None
    marks: tuple[int, ...]
    tied: tuple[Seat, ...] = ()


class Game(Protocol):
    """What a game's module offers. `deal` is that game's own `Deal`; seats are seats of the deal."""

    id: str

    def start(self, profile: Any, dealer: Seat, pack: tuple[Card, ...]) -> tuple[Any, tuple[Event, ...]]:
        """Deal the shuffled pack (top card first)."""

    def to_act(self, deal: Any) -> frozenset[Seat]:
        """Whom the deal waits for; several in a sealed auction or a Kontra window; nobody when it has ended."""

    def legal(self, deal: Any, seat: Seat) -> tuple[Action, ...]:
        """The lawful actions of a seat, sorted; never empty for a seat in `to_act`; conceding is not listed."""

    def check(self, deal: Any, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction(code, **facts)` if the seat may not do this now."""

    def apply(self, deal: Any, seat: Seat, action: Action) -> tuple[Any, tuple[Event, ...]]:
        """The deal after an action that passed `check`, and what happened. Pure; trusts its caller."""

    def visible(self, event: Event, seat: Seat | None) -> Event:
        """The same event with only what this seat (None: a spectator) may see."""

    def view(self, deal: Any, seat: Seat | None, *, memory: bool = False) -> Any:
        """What a seat may see of the deal; with `memory`, also what an attentive player remembers of this deal."""

    def next_dealer(self, profile: Any, dealer: Seat, outcome: Outcome) -> Seat:
        """Who deals after this deal."""

    def standing(
        self, profile: Any, scores: tuple[int, ...], order: tuple[Seat, ...] = (), before: tuple[int, ...] = ()
    ) -> Standing:
        """Whether these scores end the Bummerl, what it costs whom, and whether a deciding deal is due.

        `order` lists tied seats after a deciding deal, its winner first; `before` are the scores before the last deal.
        """

    def conceded(self, profile: Any, scores: tuple[int, ...], seat: Seat) -> Standing:
        """A seat gives up the Bummerl at these scores (docs/rules.md §3.12)."""

    def uncovered(self, deal: Any) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
        """The cards left in the hands and in the stock of a finished deal, open to all from now on."""
