"""What happens at a table in every game of the family. Names are past tense; fields that a seat may not see are
None."""

from bummerl.cards import Card, Suit
from bummerl.rules.game import Event, Outcome, Seat


class DealBegan(Event, frozen=True):
    """The cards were dealt. `hands[seat]` is None for whoever may not see it; `stock` counts the turn-up."""

    deal_no: int
    dealer: Seat
    hands: tuple[tuple[Card, ...] | None, ...]
    hand_size: int
    stock: int
    turn_up: Card | None

    def __repr__(self) -> str:
        return f"<DealBegan {self.deal_no}, cards hidden>"


class CardPlayed(Event, frozen=True):
    """A card was led or played to a trick, open to all."""

    seat: Seat
    card: Card


class MarriageAnnounced(Event, frozen=True):
    """King and queen of a suit were shown to all; `points` is 20 or 40."""

    seat: Seat
    suit: Suit
    points: int


class TrickTaken(Event, frozen=True):
    """A trick is complete and goes to a seat."""

    seat: Seat
    cards: tuple[Card, ...]


class SixtySixClaimed(Event, frozen=True):
    """A seat declared 66; the result follows."""

    seat: Seat


class SuitRevoked(Event, frozen=True):
    """A seat played against its duty in the strict phase and loses the deal (docs/rules.md §3.9)."""

    seat: Seat
    card: Card
    code: str


class DealConceded(Event, frozen=True):
    """A seat gave up the deal."""

    seat: Seat


class DealScored(Event, frozen=True):
    """The one result of a deal: its outcome, the scores after it, and all cards that were still hidden, open now."""

    outcome: Outcome
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]


class BummerlEnded(Event, frozen=True):
    """A Bummerl is over: who won it, the marks charged for it, and all marks so far."""

    winner: Seat
    charged: tuple[int, ...]
    marks: tuple[int, ...]
    conceded: bool = False


class PartieEnded(Event, frozen=True):
    """Somebody has as many marks as the Partie allows; `winner` has won it."""

    winner: Seat
    marks: tuple[int, ...]
