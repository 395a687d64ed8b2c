"""The rule, the duties and the cards of Dreierschnapsen, as all three searches see them.

Hands are masks as in `bits`, with two differences: in contracts where the ace is low the places of a suit run ten,
king, queen, jack, ace, so that a lower bit is always a higher card; and seats are counted from the declarer, who is 0,
clockwise. Play is strict from the first card (docs/rules.md §7.6).

Every search answers a question with 1 or 0: `three_hand_points` whether the declarer of a normal game gets so many game
points, `three_hand_tricks` whether a slam or a beggar can be made, `three_hand_limit` whether a Schnapser gets 66
within its limits. `rule` holds what a search reads and the count of its nodes; `table` remembers positions between two
tricks. Reductions, all sound: whoever plays last to a trick knows who takes it, so that of his adjacent cards (no card
of another hand between them) only the richest is worth giving to his own side and only the poorest to the other; in
contracts without card points adjacent cards are one at any place in the trick. A king or queen with its partner in the
same hand stands for itself.
"""

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import lowest

GOAL: Final = 0
"""g of the normal game."""
TRUMP: Final = 1
"""Whether the trump suit is valid."""
OVERTRUMP: Final = 2
CURRENT: Final = 3
"""Whether the card to beat is the best so far (else the card led)."""
ALL_TRICKS: Final = 4
"""Whether a contract without card points wants all tricks (else none)."""
PLAIN: Final = 5
WITH_20: Final = 6
WITH_40: Final = 7
LATE: Final = 8
STAMP: Final = 9
"""A number that no earlier question had; the table keeps count, and remembers each position with the number."""
NODES: Final = 10
RULE_SIZE: Final = 12

SLOTS: Final = 1 << 13
STAMPS: Final = 1 << 15


@njit("int64(int64)", cache=True)
def dense(mask: int) -> int:
    """Twenty bits of a mask, without the places that hold no card of the pack of twenty."""
    return (mask & 31) | (mask >> 3 & 992) | (mask >> 6 & 31744) | (mask >> 9 & 1015808)


@njit("int64(int64[::1], int64, int64, int64)", cache=True)
def replies3(rule: NDArray[np.int64], hand: int, led: int, best: int) -> int:
    """The cards of a hand that may answer: `led` is the card led, `best` the one that wins (docs/rules.md §7.6)."""
    suit = 63 << (led & 24)
    follow = hand & suit
    if follow:
        beat = best if rule[CURRENT] else led
        if (beat ^ led) & 24:
            return follow
        higher = follow & ((1 << beat) - 1)
        return higher if higher else follow
    if rule[TRUMP]:
        trumps = hand & 63
        if trumps:
            if best < 8 and rule[OVERTRUMP]:
                higher = trumps & ((1 << best) - 1)
                return higher if higher else trumps
            return trumps
    return hand


@njit("boolean(int64[::1], int64, int64)", cache=True)
def goes_over(rule: NDArray[np.int64], best: int, card: int) -> bool:
    """Whether a card beats the best one of a trick so far."""
    if ((best ^ card) & 24) == 0:
        return card < best
    return card < 8 and rule[TRUMP] != 0


_THREE = "UniTuple(int64, 3)"


@njit(f"{_THREE}(int64, int64, int64, int64, int64)", cache=True)
def without(h0: int, h1: int, h2: int, turn: int, bit: int) -> tuple[int, int, int]:
    """The three hands after the one whose turn it is has played the card with this bit."""
    return h0 ^ bit if turn == 0 else h0, h1 ^ bit if turn == 1 else h1, h2 ^ bit if turn == 2 else h2


@njit(f"{_THREE}(int64[::1], int64, int64, int64, int64, int64, int64)", cache=True)
def with_card(
    rule: NDArray[np.int64], count: int, led: int, best: int, winner: int, turn: int, card: int
) -> tuple[int, int, int]:
    """The trick after one card more: the card led, the best one, and who played that."""
    if count == 0:
        return card, card, turn
    if goes_over(rule, best, card):
        return led, card, turn
    return led, best, winner


@njit("int64(int64, int64)", cache=True)
def first_of_each(own: int, others: int) -> int:
    """The highest card of each run of adjacent cards in a hand; `others` are all other cards still to be played."""
    alive = own | others
    first = own & 0
    cards = own
    while cards:
        bit = cards & -cards
        cards ^= bit
        above = alive & (bit - 1) & (63 << (lowest(bit) & 24))
        # The nearest live card above: if it is one's own, this card is the lower end of a run.
        if above == 0:
            first |= bit
        else:
            while above & (above - 1):
                above &= above - 1
            if above & others:
                first |= bit
    return first


@njit("int64(int64, int64)", cache=True)
def last_of_each(own: int, others: int) -> int:
    """The lowest card of each run of adjacent cards in a hand; `others` as in `first_of_each`."""
    alive = own | others
    last = own & 0
    cards = own
    while cards:
        bit = cards & -cards
        cards ^= bit
        below = alive & ~((bit << 1) - 1) & (63 << (lowest(bit) & 24))
        if below == 0 or (below & -below) & others:
            last |= bit
    return last
