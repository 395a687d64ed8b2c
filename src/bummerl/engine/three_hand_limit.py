"""Schnapser and Kontraschnapser: whether the declarer gets 66 within the limit of tricks."""

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import KINGS, POINTS, lowest, pairs_of
from bummerl.engine.three_hand_cards import (
    LATE,
    NODES,
    PLAIN,
    SLOTS,
    STAMP,
    WITH_20,
    WITH_40,
    dense,
    replies3,
    with_card,
    without,
)

MADE: Final = -1
LOST: Final = -2
"""Said in place of a mask of kings: the declarer has 66 in time, or has used up his tricks."""


@njit("int64(int64[::1], int64)", cache=True)
def allowed(rule: NDArray[np.int64], marriage: int) -> int:
    """The trick limit of a Schnapser whose highest announcement is `marriage` (0, 20 or 40)."""
    return int(rule[WITH_40] if marriage == 40 else (rule[WITH_20] if marriage == 20 else rule[PLAIN]))


@njit("int64(int64)", cache=True)
def worth_of(king: int) -> int:
    """The points of announcing the marriage of this king."""
    return 40 if king < 8 else 20


@njit("int64(int64[::1], int64, int64, int64, int64)", cache=True)
def _announceable(rule: NDArray[np.int64], hand: int, points: int, tricks: int, marriage: int) -> int:
    """The kings whose marriage the declarer may announce on lead and go on; `MADE` or `LOST` if that decides it."""
    found = hand & 0
    kings = pairs_of(hand) & KINGS
    while kings:
        bit = kings & -kings
        kings ^= bit
        worth = worth_of(lowest(bit))
        after = allowed(rule, max(marriage, worth))
        if tricks > 0 and points + worth >= 66:
            if tricks <= after or rule[LATE]:
                return MADE
        elif tricks < after:
            found |= bit
    return LOST if tricks >= allowed(rule, marriage) else found


_LIMIT = "int64(int64[::1], int64[::1], " + ", ".join(["int64"] * 13) + ")"


@njit(_LIMIT, cache=True)
def limit_node(
    rule: NDArray[np.int64],
    table: NDArray[np.int64],
    h0: int,
    h1: int,
    h2: int,
    turn: int,
    count: int,
    led: int,
    best: int,
    winner: int,
    pot: int,
    points: int,
    tricks: int,
    marriage: int,
    may_say: int,
) -> int:
    """1 if the declarer of a Schnapser or Kontraschnapser gets 66 within the limits (docs/rules.md §7.8).

    `pot` are the card points on the table, `points` his own with all announcements, `tricks` how many he has won (all
    so far), `marriage` his highest announcement. `may_say` is 1 on lead, or the mask of the pair that he has announced
    and has to lead from.
    """
    zero = h0 & 0
    one = zero + 1
    slot = zero
    key = zero
    own = h0 if turn == 0 else (h1 if turn == 1 else h2)
    mine = turn == 0
    said = zero
    if count == 0:
        rule[NODES] += 1
        if mine and may_say == 1:
            said = _announceable(rule, own, points, tricks, marriage)
            if said < 0:
                return one if said == MADE else zero
        if may_say == 1:
            key = ((rule[STAMP] << 20 | dense(h0 | h1 | h2)) << 2 | turn) << 7 | points
            key = (key << 2 | (2 if marriage == 40 else (1 if marriage == 20 else 0))) << 1
            slot = (key >> 1 ^ key >> 14 ^ key >> 27) & (SLOTS - 1)
            if table[slot] & -2 == key:
                return int(table[slot] & 1)
    lead = own if may_say == 1 else may_say
    cards = replies3(rule, own, led, best) if count else lead
    next_turn = turn + 1 if turn < 2 else zero
    result = zero if mine else one
    kings = said
    while kings:
        # Announce, then lead one of the two.
        king = lowest(kings)
        kings &= kings - 1
        worth = worth_of(king)
        higher = max(marriage, worth)
        pair = one << king | one << (king + 1)
        value = limit_node(
            rule, table, h0, h1, h2, turn, zero, zero, zero, zero, zero, points + worth, tricks, higher, pair
        )
        if value:
            table[slot] = key | one
            return one
    while cards:
        card = lowest(cards)
        bit = one << card
        cards ^= bit
        a, b, c = without(h0, h1, h2, turn, bit)
        first, top, holder = with_card(rule, count, led, best, winner, turn, card)
        now = pot + POINTS[card]
        if count < 2:
            value = limit_node(
                rule, table, a, b, c, next_turn, count + 1, first, top, holder, now, points, tricks, marriage, one
            )
        elif holder != 0:
            value = zero
        else:
            total = points + now
            taken = tricks + 1
            if total >= 66:
                value = one if taken <= allowed(rule, marriage) else zero
            elif a == 0:
                value = zero
            else:
                value = limit_node(
                    rule, table, a, b, c, zero, zero, zero, zero, zero, zero, total, taken, marriage, one
                )
        if mine:
            if value:
                result = one
                break
        elif value == 0:
            result = zero
            break
    if count == 0 and may_say == 1:
        table[slot] = key | result
    return result
