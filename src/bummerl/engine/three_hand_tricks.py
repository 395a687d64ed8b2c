"""Contracts without card points: whether the declarer of a slam takes every trick, or of a beggar none."""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import lowest
from bummerl.engine.three_hand_cards import (
    ALL_TRICKS,
    NODES,
    SLOTS,
    STAMP,
    dense,
    first_of_each,
    replies3,
    with_card,
    without,
)

_NODE = "int64(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64, int64, int64)"


@njit(_NODE, cache=True)
def tricks_node(
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
) -> int:
    """1 if the declarer takes every trick to come (or none, as `rule` says).

    `count` cards lie on the table; `led` is the first, `best` the one that wins, played by `winner`.
    """
    zero = h0 & 0
    one = zero + 1
    slot = zero
    key = zero
    if count == 0:
        rest = h0 | h1 | h2
        if rest == 0:
            return one
        rule[NODES] += 1
        key = ((rule[STAMP] << 20 | dense(rest)) << 2 | turn) << 1
        slot = (key >> 1 ^ key >> 10 ^ key >> 19) & (SLOTS - 1)
        if table[slot] & -2 == key:
            return int(table[slot] & 1)
    own = h0 if turn == 0 else (h1 if turn == 1 else h2)
    cards = own if count == 0 else replies3(rule, own, led, best)
    lying = zero
    if count:
        lying = one << led | one << best
    cards &= first_of_each(own, (h0 | h1 | h2) ^ own | lying)
    next_turn = turn + 1 if turn < 2 else zero
    mine = turn == 0
    result = zero if mine else one
    while cards:
        card = lowest(cards)
        bit = one << card
        cards ^= bit
        a, b, c = without(h0, h1, h2, turn, bit)
        first, top, holder = with_card(rule, count, led, best, winner, turn, card)
        if count < 2:
            value = tricks_node(rule, table, a, b, c, next_turn, count + 1, first, top, holder)
        elif (holder == 0) != (rule[ALL_TRICKS] != 0):
            value = zero
        else:
            value = tricks_node(rule, table, a, b, c, holder, zero, zero, zero, zero)
        if mine:
            if value:
                result = one
                break
        elif value == 0:
            result = zero
            break
    if count == 0:
        table[slot] = key | result
    return result
