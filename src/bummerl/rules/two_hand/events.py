"""What happens only with a stock."""

from bummerl.cards import Card
from bummerl.rules.game import Event, Seat


class TrumpExchanged(Event, frozen=True):
    """The lowest trump went under the stock and the turn-up into a hand; all have seen both cards."""

    seat: Seat
    taken: Card
    given: Card


class StockClosed(Event, frozen=True):
    """A seat closed the stock; `opp_tricks` is what its opponent had at that instant, open to all."""

    seat: Seat
    opp_tricks: int


class CardDrawn(Event, frozen=True):
    """A seat drew; `card` is None for whoever may not see it. The turn-up is drawn openly."""

    seat: Seat
    card: Card | None
    turn_up: bool
    stock: int

    def __repr__(self) -> str:
        return f"<CardDrawn by {self.seat}, card hidden>"
