"""The truth about one two-hand deal, and plain questions about it."""

from enum import StrEnum

from msgspec import Struct

from bummerl.cards import Card, Rank, Suit, card_of
from bummerl.rules.game import Deal, Seat, Trick
from bummerl.rules.two_hand.profile import TwoHandProfile

TO_WIN = 66


class Phase(StrEnum):
    """The states of docs/rules.md §3.3."""

    PRE_DRAW = "preDraw"
    LEAD = "lead"
    MARRIAGE = "marriage"
    REPLY = "reply"
    LAST = "last"
    END = "end"


class Closed(Struct, frozen=True, rename="camel"):
    """Who closed, and the tricks and card points of his opponent at that instant (docs/rules.md §3.7).

    `after` counts the tricks that lay then; None in positions that were set up without a past.
    """

    by: Seat
    opp_tricks: int
    opp_points: int
    after: int | None = None


class Exchanged(Struct, frozen=True, rename="camel"):
    """Who took the turn-up for the lowest trump, which card it was, and how many tricks lay then."""

    by: Seat
    taken: Card
    after: int


class TwoHandDeal(Deal, frozen=True, kw_only=True):
    """A deal of Schnapsen or Sixty-Six.

    `stock` runs from the top card to the turn-up, which is last. `hands` keep the order in which the cards came.
    `trick_points` are card points in tricks, without marriages and bonus. `marriages` lists each seat's announced
    suits, a waiting one included. `known` holds the cards in hand that all have seen. `played` is empty in positions
    that were set up without a past, and `exchanged` is not told there.
    """

    profile: TwoHandProfile
    phase: Phase
    leader: Seat
    """Who leads to the current trick; in the phases before a lead and after the last trick, who won the last one."""
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    stock: tuple[Card, ...]
    trump: Suit
    table: tuple[Card, ...] = ()
    tricks: tuple[int, int] = (0, 0)
    trick_points: tuple[int, int] = (0, 0)
    marriages: tuple[tuple[Suit, ...], tuple[Suit, ...]] = ((), ())
    announced: Suit | None = None
    """The marriage of this lead, from the announcement until the reply."""
    closed: Closed | None = None
    known: tuple[frozenset[Card], frozenset[Card]] = (frozenset(), frozenset())
    played: tuple[Trick, ...] = ()
    exchanged: Exchanged | None = None

    def __repr__(self) -> str:
        return f"<TwoHandDeal {self.profile.preset} {self.phase}, cards hidden>"


def other(seat: Seat) -> Seat:
    """The opponent of a seat."""
    return 1 - seat


def turn_up(deal: TwoHandDeal) -> Card | None:
    """The open card under the stock; None once it was drawn. After a close it lies face down but is still the same."""
    return deal.stock[-1] if deal.stock else None


def gone(deal: TwoHandDeal) -> tuple[Card, ...]:
    """The cards in taken tricks, in the order of the pack."""
    placed = {*deal.hands[0], *deal.hands[1], *deal.stock, *deal.table}
    return tuple(card for card in deal.profile.pack if card not in placed)


def strict(deal: TwoHandDeal) -> bool:
    """Whether suits must be followed: closed, or no stock left (docs/rules.md §3.4)."""
    return deal.closed is not None or not deal.stock


def first_lead(deal: TwoHandDeal) -> bool:
    """Whether no trick is complete yet."""
    return sum(deal.tricks) == 0


def filled(deal: TwoHandDeal) -> bool:
    """Whether the hands were filled after the last trick; asked on lead (docs/rules.md §3.5)."""
    return not first_lead(deal) and len(deal.hands[deal.leader]) == deal.profile.hand_size


def marriage_value(deal: TwoHandDeal, suit: Suit) -> int:
    """40 for trumps, 20 otherwise."""
    return 40 if suit == deal.trump else 20


def pending(deal: TwoHandDeal, seat: Seat) -> bool:
    """Whether a marriage of this seat waits for its first trick (docs/rules.md §3.6)."""
    return bool(deal.marriages[seat]) and deal.tricks[seat] == 0


def points(deal: TwoHandDeal, seat: Seat) -> int:
    """Card points that count now: tricks, effective marriages, and the bonus for the last trick where the profile has
    one."""
    if deal.tricks[seat] == 0:
        return 0
    total = deal.trick_points[seat] + sum(marriage_value(deal, suit) for suit in deal.marriages[seat])
    if deal.phase is Phase.LAST and deal.leader == seat and deal.closed is None:
        total += last_trick_bonus(deal.profile)
    return total


def last_trick_bonus(profile: TwoHandProfile) -> int:
    """10 where the profile rewards the last trick of an open deal, else 0 (docs/rules.md §6)."""
    return 10 if profile.last_trick_rule == "bonus10" else 0


def actor(phase: Phase, leader: Seat) -> Seat:
    """Whose turn it is: the leader's, but for the reply (docs/rules.md §3.3)."""
    return other(leader) if phase is Phase.REPLY else leader


def pair(suit: Suit) -> tuple[Card, Card]:
    """King and queen of a suit."""
    return _PAIRS[suit]


_PAIRS = {suit: (card_of(suit, Rank.KING), card_of(suit, Rank.QUEEN)) for suit in Suit}


def holds_pair(deal: TwoHandDeal, seat: Seat, suit: Suit) -> bool:
    """Whether a seat holds king and queen of a suit."""
    hand, (king, queen) = deal.hands[seat], _PAIRS[suit]
    return king in hand and queen in hand


def low_trump(deal: TwoHandDeal) -> Card:
    """The card that may be exchanged for the turn-up."""
    return card_of(deal.trump, deal.profile.low_trump)
