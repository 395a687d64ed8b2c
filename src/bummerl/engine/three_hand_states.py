"""A deal of Dreierschnapsen as the solver takes it: cards as bits, the rule of a contract, the position in a view."""

from collections.abc import Iterable
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bummerl.cards import Card, Suit
from bummerl.engine.bits import suit_at
from bummerl.engine.three_hand_cards import (
    ALL_TRICKS,
    CURRENT,
    LATE,
    OVERTRUMP,
    PLAIN,
    RULE_SIZE,
    TRUMP,
    WITH_20,
    WITH_40,
)
from bummerl.engine.three_hand_solver import (
    BEST,
    COUNT,
    DP,
    DT,
    DWAIT,
    FP,
    FT,
    FWAIT,
    KIND,
    LED,
    LIMIT_GAME,
    LOCKED,
    MARRIAGE,
    POINTS_GAME,
    POT,
    STATE_SIZE,
    TRICKS_GAME,
    TURN,
    WINNER,
)
from bummerl.rules.three_hand.contracts import Contract, Goal, Terms, ranking, terms, valid_trump
from bummerl.rules.three_hand.limits import limits_of
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.three_hand.state import SEATS, Phase, first_leader, marriage_value, pair
from bummerl.rules.three_hand.view import ThreeHandView
from bummerl.rules.tricks import best

STANDARD: Final = "ATKQJ"
ACE_LOW: Final = "TKQJA"


class Codes(Struct, frozen=True):
    """How cards stand for bits in one contract: the trump suit first, in each suit a lower bit is a higher card."""

    trump: Suit
    bit: dict[Card, int]
    card: dict[int, Card]

    def mask(self, cards: Iterable[Card]) -> int:
        """The mask of some cards."""
        mask = 0
        for card in cards:
            mask |= 1 << self.bit[card]
        return mask

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, trumps first, each suit from high to low."""
        return tuple(card for bit, card in self.card.items() if mask >> bit & 1)


_CODES: dict[tuple[Suit, bool, bool], Codes] = {}


def codes_of(of: Terms, trump: Suit) -> Codes:
    """The codes of a contract with this trump suit."""
    key = trump, of.ace_low, of.trump_ace_low if of.trump else of.ace_low
    if key not in _CODES:
        found = {}
        for place in range(4):
            suit = suit_at(place, trump)
            low = key[2] if place == 0 else of.ace_low
            order = ACE_LOW if low else STANDARD
            for rank in order:
                found[Card(f"{rank}{suit}")] = 8 * place + order.index(rank)
        ordered = sorted(found.items(), key=lambda each: each[1])
        _CODES[key] = Codes(trump, found, {bit: card for card, bit in ordered})
    return _CODES[key]


def rule_of(contract: Contract, profile: ThreeHandProfile) -> NDArray[np.int64]:
    """What the solver has to know about a contract under a profile."""
    of = terms(contract, profile)
    rule = np.zeros(RULE_SIZE, dtype=np.int64)
    rule[TRUMP] = of.trump
    rule[OVERTRUMP] = profile.must_overtrump
    rule[CURRENT] = profile.beat_reference == "currentBest"
    rule[ALL_TRICKS] = of.goal is Goal.ALL_TRICKS
    limits = limits_of(contract, profile)
    rule[PLAIN], rule[WITH_20], rule[WITH_40] = limits.plain, limits.with_20, limits.with_40
    rule[LATE] = limits.late_counts
    return rule


def kind_of(of: Terms) -> int:
    """Which of the three searches a contract needs."""
    if of.goal is Goal.POINTS:
        return POINTS_GAME
    return LIMIT_GAME if of.goal is Goal.LIMIT else TRICKS_GAME


def relative(seat: int, declarer: int) -> int:
    """A seat counted from the declarer."""
    return (seat - declarer) % 3


def fresh_state(contract: Contract, profile: ThreeHandProfile, dealer: int, declarer: int) -> NDArray[np.int64]:
    """The position before the first lead, hands still empty."""
    of = terms(contract, profile)
    state = np.zeros(STATE_SIZE, dtype=np.int64)
    state[KIND] = kind_of(of)
    state[TURN] = relative(first_leader(of, dealer, declarer), declarer)
    return state


def state_of(view: ThreeHandView) -> NDArray[np.int64]:
    """What a view with memory says about a deal in play; the hands, the viewer's own included, are left empty."""
    assert view.contract is not None
    assert view.terms is not None
    assert view.declarer is not None
    assert view.trump is not None
    assert view.memory is not None
    declarer, of = view.declarer, view.terms
    codes = codes_of(of, view.trump)
    state = fresh_state(view.contract, view.profile, view.dealer, declarer)
    if view.phase not in (Phase.LEAD, Phase.MARRIAGE, Phase.REPLY, Phase.LAST, Phase.END):
        return state
    bits = [codes.bit[card] for card in view.table]
    state[TURN] = relative((view.leader + len(bits)) % 3, declarer)
    state[COUNT] = len(bits)
    if bits:
        place = best(view.table, valid_trump(of, view.trump), ranking(of, view.trump))
        state[LED], state[BEST] = bits[0], bits[place]
        state[WINNER] = relative((view.leader + place) % 3, declarer)
    ours = [seat for seat in SEATS if seat != declarer]
    state[DT], state[FT] = view.tricks[declarer], sum(view.tricks[seat] for seat in ours)
    if state[KIND] == TRICKS_GAME:
        return state
    state[POT] = sum(card.points for card in view.table)
    state[DP], state[FP] = view.memory.points[declarer], sum(view.memory.points[seat] for seat in ours)
    said = [tuple(marriage_value(suit, view.trump) for suit in view.marriages[seat]) for seat in SEATS]
    state[DWAIT] = 0 if state[DT] else sum(said[declarer])
    state[FWAIT] = 0 if state[FT] else sum(sum(said[seat]) for seat in ours)
    state[MARRIAGE] = max(said[declarer], default=0)
    if view.phase is Phase.MARRIAGE and view.announced is not None:
        state[LOCKED] = codes.mask(pair(view.announced))
    return state
