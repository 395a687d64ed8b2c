"""Deals of Dreierschnapsen that fit a view: who can hold what, and positions for the solver drawn from them.

Hidden cards lie in at most three places: the hands of the two other seats, and the two cards that are out of play or
still in the talon. Duties that somebody could not fulfil bar cards from his hand for good, because nobody draws during
play. A world is drawn uniformly from all that fit: the number of ways to place the remaining cards is counted first, so
that no draw is ever thrown away.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numba import njit
from numpy.typing import NDArray

from bummerl.cards import PACK_20, Card, Suit
from bummerl.engine.bits import pairs_of, popcount, suit_at
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
    H0,
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
OUT: Final = 3
"""The place of the two cards out of play, beside the seats 0, 1, 2."""


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


def barred(view: ThreeHandView) -> dict[int, set[Card]]:
    """The cards that each seat has shown not to hold, by a duty that it could not fulfil."""
    found: dict[int, set[Card]] = {seat: set() for seat in SEATS}
    if view.memory is None or view.terms is None or view.trump is None:
        return found
    of = view.terms
    trump, strength, duty = valid_trump(of, view.trump), ranking(of, view.trump), view.profile.duty
    rows: list[tuple[int, tuple[Card, ...]]] = [(trick.leader, trick.cards) for trick in view.memory.tricks]
    for leader, cards in [*rows, (view.leader, view.table)]:
        for place in range(1, len(cards)):
            card, before = cards[place], cards[:place]
            led, top = before[0], before[best(before, trump, strength)]
            out = found[(leader + place) % 3]
            if card.suit == led.suit:
                beat = top if duty.beat_current else led
                if beat.suit == led.suit and strength(card) <= strength(beat):
                    out |= {each for each in PACK_20 if each.suit == led.suit and strength(each) > strength(beat)}
                continue
            out |= {each for each in PACK_20 if each.suit == led.suit}
            if trump is None:
                continue
            if card.suit != trump:
                out |= {each for each in PACK_20 if each.suit == trump}
            elif duty.must_overtrump and top.suit == trump and strength(card) < strength(top):
                out |= {each for each in PACK_20 if each.suit == trump and strength(each) > strength(top)}
    return found


class Hidden(Struct, frozen=True):
    """What a seat does not know: which cards are hidden, where each may lie, and how many each place takes.

    Places are the three seats and `OUT`. `fixed[place]` are cards whose place is known although they are not one's own.
    """

    cards: tuple[Card, ...]
    places: tuple[int, ...]
    sizes: tuple[int, ...]
    allowed: tuple[int, ...]
    """For each card the places as bits."""
    fixed: dict[int, tuple[Card, ...]]
    ways: NDArray[np.int64]

    @property
    def count(self) -> int:
        """In how many ways the hidden cards can lie."""
        return int(self.ways[0, self.sizes[0], self.sizes[1]])

    def draw(self, number: int, chance: np.random.Generator) -> NDArray[np.int64]:
        """Some worlds: for each the place (0, 1, 2 in the order of `places`) of every hidden card."""
        out = np.empty((number, len(self.cards)), dtype=np.int64)
        picks = chance.random((number, len(self.cards)))
        _draw(self.ways, np.array(self.allowed, dtype=np.int64), self.sizes[0], self.sizes[1], picks, out)
        return out


def hidden_from(view: ThreeHandView) -> Hidden:
    """The hidden cards of a deal whose hands are complete or in play, from the view of a seat with memory."""
    assert view.seat is not None
    assert view.memory is not None
    me, mine = view.seat, set(view.hand)
    gone = {card for trick in view.memory.tricks for card in trick.cards} | set(view.table)
    known = {seat: set(view.known[seat]) - gone for seat in SEATS if seat != me}
    own_aside = set(view.discards or ())
    seen = mine | gone | own_aside | {card for cards in known.values() for card in cards}
    cards = [card for card in PACK_20 if card not in seen]
    others = [seat for seat in SEATS if seat != me]
    sizes = [view.hand_sizes[seat] - len(known[seat]) for seat in others]
    sizes.append(len(cards) - sum(sizes))
    out = barred(view)
    allowed = []
    for card in cards:
        bits = sum(1 << place for place, seat in enumerate(others) if card not in out[seat])
        allowed.append(bits | 4)
    fixed = {seat: tuple(sorted(held)) for seat, held in known.items()}
    return hidden(cards, (*others, OUT), sizes, allowed, fixed)


def hidden(
    cards: Sequence[Card],
    places: Sequence[int],
    sizes: Sequence[int],
    allowed: Sequence[int],
    fixed: dict[int, tuple[Card, ...]] | None = None,
) -> Hidden:
    """Hidden cards with their places; counts the ways in which they can lie."""
    # The most restricted cards first, so that the counts stay small; any order gives the same worlds.
    order = sorted(range(len(cards)), key=lambda each: (allowed[each].bit_count(), cards[each]))
    bits = np.array([allowed[each] for each in order], dtype=np.int64)
    ways = np.zeros((len(cards) + 1, sizes[0] + 2, sizes[1] + 2), dtype=np.int64)
    _count(bits, sizes[0], sizes[1], sizes[2], ways)
    return Hidden(
        tuple(cards[each] for each in order),
        tuple(places),
        tuple(sizes),
        tuple(int(each) for each in bits),
        fixed or {},
        ways,
    )


@njit("void(int64[::1], int64, int64, int64, int64[:, :, ::1])", cache=True)
def _count(allowed: NDArray[np.int64], a: int, b: int, c: int, ways: NDArray[np.int64]) -> None:
    """`ways[i, x, y]`: how the cards from `i` on can lie when x and y places are left in the first two hands."""
    n = len(allowed)
    ways[n, 0, 0] = 1
    for i in range(n - 1, -1, -1):
        for x in range(min(a, n - i) + 1):
            for y in range(min(b, n - i - x) + 1):
                rest = n - i - x - y
                total = 0
                if x > 0 and allowed[i] & 1:
                    total += ways[i + 1, x - 1, y]
                if y > 0 and allowed[i] & 2:
                    total += ways[i + 1, x, y - 1]
                if 0 < rest <= c and allowed[i] & 4:
                    total += ways[i + 1, x, y]
                ways[i, x, y] = total


@njit("void(int64[:, :, ::1], int64[::1], int64, int64, float64[:, ::1], int64[:, ::1])", cache=True)
def _draw(
    ways: NDArray[np.int64],
    allowed: NDArray[np.int64],
    a: int,
    b: int,
    picks: NDArray[np.float64],
    out: NDArray[np.int64],
) -> None:
    n = len(allowed)
    for world in range(len(picks)):
        x = a
        y = b
        for i in range(n):
            rest = n - i - x - y
            first = ways[i + 1, x - 1, y] if x > 0 and allowed[i] & 1 else 0
            second = ways[i + 1, x, y - 1] if y > 0 and allowed[i] & 2 else 0
            third = ways[i + 1, x, y] if rest > 0 and allowed[i] & 4 else 0
            pick = picks[world, i] * (first + second + third)
            if pick < first:
                out[world, i] = 0
                x -= 1
            elif pick < first + second:
                out[world, i] = 1
                y -= 1
            else:
                out[world, i] = 2


@njit("float64(int64[::1], int64, int64, int64)", cache=True)
def keep_worth(rule: NDArray[np.int64], kind: int, cards: int, card: int) -> float:
    """How gladly a declarer keeps a card out of eight, by thumb; the scale has no meaning beyond the order."""
    suit, rank = card >> 3, card & 7
    strength = 5.0 - rank
    if kind == TRICKS_GAME and rule[ALL_TRICKS] == 0:
        return -strength - 0.1 * popcount(cards & (63 << (card & 24)))
    worth = strength
    if rule[TRUMP] and suit == 0:
        worth += 6.0
    if kind != TRICKS_GAME and (1 << card) & pairs_of(cards):
        worth += 8.0 if suit == 0 else 4.0
    if cards >> (card & 24) & 1:
        worth += 1.0
    return worth


@njit("void(int64[::1], int64[:, ::1], int64[::1], int64, int64)", cache=True)
def lay_away(
    rule: NDArray[np.int64], states: NDArray[np.int64], aside: NDArray[np.int64], kept: int, barred_cards: int
) -> None:
    """Let the declarer of each world have laid away, of his hand and the two cards aside, what he keeps least gladly.

    `kept` are cards that he kept for certain, played or known to be in his hand, `barred_cards` those that he cannot
    hold any more.
    """
    for place in range(len(states)):
        free = states[place, H0] | aside[place]
        cards = free | kept
        fixed = aside[place] & barred_cards
        away = fixed
        while popcount(away) < 2:
            low = 1e9
            pick = np.int64(0)
            for card in range(32):
                bit = np.int64(1) << card
                if free & bit and not (away | kept) & bit:
                    worth = keep_worth(rule, states[place, KIND], cards, card)
                    if worth < low:
                        low = worth
                        pick = bit
            away |= pick
        states[place, H0] = free ^ away
        aside[place] = away


def worlds_of(
    view: ThreeHandView, number: int, chance: np.random.Generator, laid_away: bool = False
) -> NDArray[np.int64]:
    """Complete positions for the solver, drawn from all that fit a view of a deal after its auction.

    With `laid_away` the two cards out of play are not drawn blindly but are those that the declarer of each world would
    miss least, since he chose them.
    """
    assert view.seat is not None
    assert view.declarer is not None
    assert view.terms is not None
    assert view.trump is not None
    base, unseen = state_of(view), hidden_from(view)
    codes = codes_of(view.terms, view.trump)
    base[H0 + relative(view.seat, view.declarer)] = codes.mask(view.hand)
    for seat, held in unseen.fixed.items():
        base[H0 + relative(seat, view.declarer)] |= codes.mask(held)
    lies = unseen.draw(number, chance)
    states = np.tile(base, (number, 1))
    bits = np.array([1 << codes.bit[card] for card in unseen.cards], dtype=np.int64)
    for place in (0, 1):
        row = H0 + relative(unseen.places[place], view.declarer)
        states[:, row] |= ((lies == place) * bits).sum(axis=1)
    if laid_away and view.seat != view.declarer and not view.ohne_talon:
        assert view.contract is not None
        assert view.memory is not None
        aside = ((lies == 2) * bits).sum(axis=1)
        rows = [*((trick.leader, trick.cards) for trick in view.memory.tricks), (view.leader, view.table)]
        kept = codes.mask(
            card for leader, cards in rows for at, card in enumerate(cards) if (leader + at) % 3 == view.declarer
        ) | codes.mask(unseen.fixed[view.declarer])
        out = codes.mask(barred(view)[view.declarer])
        lay_away(rule_of(view.contract, view.profile), states, aside, kept, out)
    return states


__all__ = [
    "OUT",
    "Codes",
    "Hidden",
    "barred",
    "codes_of",
    "fresh_state",
    "hidden",
    "hidden_from",
    "kind_of",
    "relative",
    "rule_of",
    "state_of",
    "worlds_of",
]
