"""The truth about one deal of Dreierschnapsen, and plain questions about it."""

from enum import StrEnum

from bummerl.cards import Card, Rank, Suit, card_of
from bummerl.rules.game import Deal, Seat, Trick
from bummerl.rules.three_hand.actions import Bid, Pass
from bummerl.rules.three_hand.contracts import Contract, Terms, terms
from bummerl.rules.three_hand.profile import ThreeHandProfile

TO_WIN = 66
SEATS: tuple[Seat, ...] = (0, 1, 2)
TRICKS = 6

Hands = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]


class Phase(StrEnum):
    """Where a deal stands, in the order in which the phases come."""

    CUT = "cut"
    TRUMP = "trump"
    AUCTION = "auction"
    TALON = "talon"
    """The Rufer of a normal game takes the talon or plays without it."""
    DISCARD = "discard"
    KONTRA = "kontra"
    LEAD = "lead"
    MARRIAGE = "marriage"
    REPLY = "reply"
    LAST = "last"
    END = "end"


class Role(StrEnum):
    """A seat's place in the deal, clockwise from the left of the dealer."""

    VORHAND = "vorhand"
    MITTELHAND = "mittelhand"
    RUECKHAND = "rueckhand"


class ThreeHandDeal(Deal, frozen=True):
    """A deal of Dreierschnapsen.

    `stock` is the pack before the cut; `packets` are the cards already fixed for the seats but not yet dealt. `hands`
    keep
    the order in which the cards came. `talon` holds two cards until they are taken. `spoken` is each seat's last word
    in
    the auction. `doubles` lists who doubled, in order; `silent` who passed in the present Kontra window. `tricks` and
    `trick_points` are each seat's own. `marriages` are each seat's announced suits. `known` holds the cards in each
    hand
    that all have seen.
    """

    profile: ThreeHandProfile
    phase: Phase
    hands: Hands = ((), (), ())
    stock: tuple[Card, ...] = ()
    packets: Hands = ((), (), ())
    talon: tuple[Card, ...] = ()
    knocked: bool = False
    trump: Suit | None = None
    turned: Card | None = None
    """The card of the Rufer's second packet that decided the trump suit."""
    spoken: tuple[Bid | Pass | None, Bid | Pass | None, Bid | Pass | None] = (None, None, None)
    raising: bool = False
    """Whether the Rufer, who had passed, is asked whether he raises (auction `ruferFirst`)."""
    declarer: Seat | None = None
    contract: Contract | None = None
    ohne_talon: bool = False
    took: tuple[Card, ...] = ()
    """The talon cards that the declarer took up."""
    discards: tuple[Card, ...] = ()
    doubles: tuple[Seat, ...] = ()
    silent: frozenset[Seat] = frozenset()
    leader: Seat = 0
    """Who leads to the current trick; after the last trick, who won it."""
    table: tuple[Card, ...] = ()
    tricks: tuple[int, int, int] = (0, 0, 0)
    trick_points: tuple[int, int, int] = (0, 0, 0)
    marriages: tuple[tuple[Suit, ...], tuple[Suit, ...], tuple[Suit, ...]] = ((), (), ())
    announced: Suit | None = None
    """The marriage of this lead, from the announcement until the first reply."""
    known: tuple[frozenset[Card], frozenset[Card], frozenset[Card]] = (frozenset(), frozenset(), frozenset())
    played: tuple[Trick, ...] = ()

    def __repr__(self) -> str:
        return f"<ThreeHandDeal {self.profile.preset} {self.phase}, cards hidden>"


def rufer(dealer: Seat) -> Seat:
    """The seat to the left of the dealer: forehand, who names trump."""
    return (dealer + 1) % 3


def mittelhand(dealer: Seat) -> Seat:
    """The seat to the right of the dealer, who cuts or knocks."""
    return (dealer + 2) % 3


def clockwise(dealer: Seat) -> tuple[Seat, Seat, Seat]:
    """Vorhand, Mittelhand, Rückhand."""
    return rufer(dealer), mittelhand(dealer), dealer


def role(dealer: Seat, seat: Seat) -> Role:
    """The role of a seat."""
    return tuple(Role)[clockwise(dealer).index(seat)]


def seat_of(dealer: Seat, role: Role) -> Seat:
    """Who has a role."""
    return clockwise(dealer)[tuple(Role).index(role)]


def seat_to_play(deal: ThreeHandDeal) -> Seat:
    """Whose card the current trick waits for."""
    return (deal.leader + len(deal.table)) % 3


def played_terms(deal: ThreeHandDeal) -> Terms:
    """The terms of the contract that is played."""
    assert deal.contract is not None
    return terms(deal.contract, deal.profile)


def side(deal: ThreeHandDeal, seat: Seat) -> tuple[Seat, ...]:
    """The seats that win and lose together with this one."""
    assert deal.declarer is not None
    if seat == deal.declarer:
        return (seat,)
    return tuple(each for each in SEATS if each != deal.declarer)


def defenders(deal: ThreeHandDeal) -> tuple[Seat, ...]:
    """The two seats against the declarer."""
    return tuple(each for each in SEATS if each != deal.declarer)


def first_leader(of: Terms, dealer: Seat, declarer: Seat) -> Seat:
    """Who leads to the first trick (docs/rules.md §7.4, R-45)."""
    return rufer(dealer) if of.rufer_leads else declarer


def marriage_value(suit: Suit, trump: Suit | None) -> int:
    """40 for trumps, 20 otherwise."""
    return 40 if suit == trump else 20


def counted_marriages(of: Terms, side_tricks: int, values: tuple[int, ...]) -> int:
    """What a side's announcements count: nothing before the side owns a trick, or where none can be made
    (docs/rules.md §7.7)."""
    return sum(values) if of.marriages and side_tricks > 0 else 0


def side_tricks(deal: ThreeHandDeal, seat: Seat) -> int:
    """The tricks of a seat's side."""
    return sum(deal.tricks[each] for each in side(deal, seat))


def points(deal: ThreeHandDeal, seat: Seat) -> int:
    """A seat's own card points that count now: its tricks, and its marriages once its side owns a trick."""
    values = tuple(marriage_value(suit, deal.trump) for suit in deal.marriages[seat])
    return deal.trick_points[seat] + counted_marriages(played_terms(deal), side_tricks(deal, seat), values)


def side_points(deal: ThreeHandDeal, seat: Seat) -> int:
    """The card points that a seat's side has together."""
    return sum(points(deal, each) for each in side(deal, seat))


def pair(suit: Suit) -> tuple[Card, Card]:
    """King and queen of a suit."""
    return card_of(suit, Rank.KING), card_of(suit, Rank.QUEEN)


def holds_pair(deal: ThreeHandDeal, seat: Seat, suit: Suit) -> bool:
    """Whether a seat holds king and queen of a suit."""
    return all(card in deal.hands[seat] for card in pair(suit))


def multiplier(deal: ThreeHandDeal) -> int:
    """1, or 2, 4, 8 after doubling (docs/rules.md §7.10)."""
    return 1 << len(deal.doubles)
