"""What happens only at a table of three. A field that a seat may not see is None in `visible(event, seat)`."""

from msgspec import Struct

from bummerl.cards import Card, Suit
from bummerl.rules.game import Event, Seat
from bummerl.rules.three_hand.contracts import Contract


class DeckCut(Event, frozen=True):
    """Middlehand cut or knocked (docs/rules.md §7.1)."""

    seat: Seat
    knocked: bool


class PacketsDealt(Event, frozen=True):
    """Cards went to the seats; `cards[seat]` is None for whoever may not see them, `sizes` is open to all."""

    cards: tuple[tuple[Card, ...] | None, ...]
    sizes: tuple[int, ...]
    talon: int

    def __repr__(self) -> str:
        return f"<PacketsDealt {self.sizes}, cards hidden>"


class TrumpNamed(Event, frozen=True):
    """The trump suit is known: named by the Rufer, or shown by the `card` that he turned from his second packet."""

    seat: Seat
    suit: Suit
    card: Card | None = None


class RedealDemanded(Event, frozen=True):
    """The Rufer had three Unters and insists on a new deal; he shows them."""

    seat: Seat
    cards: tuple[Card, ...]


class BidMade(Event, frozen=True):
    """A seat has spoken in the auction.

    In a sealed auction (`sealed`) nobody else learns what it said: for them `said` is False. Otherwise `contract` None
    means that the seat passed.
    """

    seat: Seat
    sealed: bool
    said: bool
    contract: Contract | None
    ohne_talon: bool

    def __repr__(self) -> str:
        return f"<BidMade by {self.seat}, bid hidden>"


class Spoken(Struct, frozen=True, rename="camel"):
    """What one seat said in the auction: a contract, or None for a pass."""

    seat: Seat
    contract: Contract | None
    ohne_talon: bool = False


class AuctionEnded(Event, frozen=True):
    """The auction is over; everything said in it is open now."""

    declarer: Seat
    contract: Contract
    ohne_talon: bool
    bids: tuple[Spoken, ...]


class TalonTaken(Event, frozen=True):
    """The declarer took the talon; only he sees the cards."""

    seat: Seat
    cards: tuple[Card, ...] | None

    def __repr__(self) -> str:
        return f"<TalonTaken by {self.seat}, cards hidden>"


class TalonLeft(Event, frozen=True):
    """The Rufer plays his normal game without the talon."""

    seat: Seat


class CardsDiscarded(Event, frozen=True):
    """The declarer laid two cards away; only he sees them."""

    seat: Seat
    cards: tuple[Card, ...] | None

    def __repr__(self) -> str:
        return f"<CardsDiscarded by {self.seat}, cards hidden>"


class DealDoubled(Event, frozen=True):
    """A seat doubled; `multiplier` is 2, 4 or 8 from now on."""

    seat: Seat
    multiplier: int


class DoublingPassed(Event, frozen=True):
    """A seat does not double."""

    seat: Seat


class HandOpened(Event, frozen=True):
    """The declarer of a Plauderer lays his hand open after the first trick (docs/rules.md §7.9)."""

    seat: Seat
    cards: tuple[Card, ...]
