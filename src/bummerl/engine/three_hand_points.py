"""The normal game of Dreierschnapsen: whether the declarer gets at least g game points, for g of 3, 2, 1, −1, −2."""

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import KINGS, POINTS, lowest, pairs_of, points_of, popcount
from bummerl.engine.three_hand_cards import (
    GOAL,
    NODES,
    SLOTS,
    STAMP,
    dense,
    first_of_each,
    goes_over,
    last_of_each,
    replies3,
    with_card,
    without,
)


@njit("int64(int64, int64)", cache=True)
def scale3(points: int, tricks: int) -> int:
    """3 for a loser without a trick, else 2 up to 32 card points, else 1."""
    zero = points & 0
    if tricks == 0:
        return zero + 3
    return zero + (2 if points <= 32 else 1)


@njit("int64(int64)", cache=True)
def marriages_of(hand: int) -> int:
    """The most that a hand can still announce."""
    kings = pairs_of(hand) & KINGS
    return 20 * popcount(kings) + (20 if kings & 63 else 0)


OPEN: Final = -1
"""Whether the declarer gets what is asked for is not decided yet; else 1 or 0."""


@njit("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64)", cache=True)
def _at_lead(h0: int, h1: int, h2: int, turn: int, goal: int, dp: int, fp: int, dt: int, ft: int) -> int:
    """What is decided when somebody leads; `dp`, `fp` hold all announcements, `dt`, `ft` tell who may declare."""
    own = h0 if turn == 0 else (h1 if turn == 1 else h2)
    kings = pairs_of(own) & KINGS
    if kings:
        # Announcing when leading from a pair is never worse than leading silently.
        worth = 40 if kings & 63 else 20
        if turn == 0 and dt and dp + worth >= 66:
            return 1 if scale3(fp, ft) >= goal else 0
        if turn != 0 and ft and fp + worth >= 66:
            return 1 if -scale3(dp, dt) >= goal else 0
    # Two or three points need 66, since the last trick leaves the loser at least 33 (docs/rules.md §7.7).
    if goal > 1:
        if dp + points_of(h0 | h1 | h2) + marriages_of(h0) < 66:
            return 0
    elif goal < 0 and fp + points_of(h0 | h1 | h2) + marriages_of(h1) + marriages_of(h2) < 66:
        return 1
    return OPEN


@njit("int64(int64, boolean, boolean, int64, int64, int64, int64)", cache=True)
def _after_trick(goal: int, ours: bool, last: bool, dp: int, fp: int, dt: int, ft: int) -> int:
    """What is decided after a trick, won by the declarer or not; nobody had 66 before it."""
    if ours:
        if dp >= 66:
            return 1 if scale3(fp, ft) >= goal else 0
        if last:
            return 1 if goal <= 1 else 0
        return 1 if goal == -2 or (goal == -1 and dp >= 33) else OPEN
    if fp >= 66:
        return 1 if -scale3(dp, dt) >= goal else 0
    if last:
        return 1 if goal <= -1 else 0
    return 0 if goal == 3 or (goal == 2 and fp >= 33) else OPEN


@njit("int64(int64[::1], int64, int64)", cache=True)
def _winning(rule: NDArray[np.int64], best: int, cards: int) -> int:
    """Those of some cards that beat the best one of the trick."""
    wins = cards & 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        if goes_over(rule, best, lowest(bit)):
            wins |= bit
    return wins


@njit("int64(int64, int64, int64, int64)", cache=True)
def _last_cards(own: int, cards: int, between: int, ours: int) -> int:
    """Those of the lawful `cards` worth looking at for whoever plays last to a trick and cannot choose who takes it.

    `between` are all other cards that are in play, on the table or in another hand; `ours` says whether it is his
    own side's trick: to that the richest of each run, to the other side the poorest.
    """
    pairs = pairs_of(own)
    loose = cards & ~pairs
    if ours:
        return (cards & pairs) | first_of_each(loose, between | pairs)
    return (cards & pairs) | last_of_each(loose, between | pairs)


_POINTS = "int64(int64[::1], int64[::1], " + ", ".join(["int64"] * 16) + ")"


@njit(_POINTS, cache=True)
def points_node(
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
    dp: int,
    fp: int,
    dt: int,
    ft: int,
    dwait: int,
    fwait: int,
    locked: int,
) -> int:
    """1 if the declarer of a normal game gets at least `rule[GOAL]` game points; 66 is declared at once.

    `dp`, `fp` are the effective card points of declarer and defenders, `dt`, `ft` whether they own a trick, `dwait`,
    `fwait` what they announced before their first one. `locked` is the pair one has to lead from, or 0.
    """
    zero = h0 & 0
    one = zero + 1
    goal = rule[GOAL]
    slot = zero
    key = zero
    own = h0 if turn == 0 else (h1 if turn == 1 else h2)
    mine = turn == 0
    says = zero
    if count == 0 and locked == 0:
        rule[NODES] += 1
        says = pairs_of(own)
        known = _at_lead(h0, h1, h2, turn, goal, dp + dwait, fp + fwait, dt, ft)
        if known != OPEN:
            return known
        key = (rule[STAMP] << 20 | dense(h0 | h1 | h2)) << 2 | turn
        key = ((key << 7 | dp) << 7 | fp) << 1 | dt
        key = ((key << 1 | ft) << 3 | dwait // 20) << 3 | fwait // 20
        slot = (key ^ key >> 11 ^ key >> 24 ^ key >> 39) & (SLOTS - 1)
        if table[2 * slot] == key:
            return int(table[2 * slot + 1])
    lead = locked if locked else own
    cards = replies3(rule, own, led, best) if count else lead
    if count == 2:
        wins = _winning(rule, best, cards)
        if wins in (zero, cards):
            ours = one if wins or (winner == 0) == mine else zero
            cards = _last_cards(own, cards, (h0 | h1 | h2) ^ own | one << best | one << led, ours)
    next_turn = turn + 1 if turn < 2 else zero
    result = zero if mine else one
    while cards:
        card = lowest(cards)
        bit = one << card
        cards ^= bit
        a, b, c = without(h0, h1, h2, turn, bit)
        first, top, holder = with_card(rule, count, led, best, winner, turn, card)
        now = pot + POINTS[card]
        ndp = dp
        nfp = fp
        ndt = dt
        nft = ft
        ndw = dwait
        nfw = fwait
        if says & bit:
            worth = zero + (40 if card < 8 else 20)
            if mine:
                if dt:
                    ndp += worth
                else:
                    ndw += worth
            elif ft:
                nfp += worth
            else:
                nfw += worth
        if count < 2:
            value = points_node(
                rule, table, a, b, c, next_turn, count + 1, first, top, holder, now, ndp, nfp, dt, ft, ndw, nfw, zero
            )
        else:
            if holder == 0:
                ndp += now + ndw
                ndw = zero
                ndt = one
            else:
                nfp += now + nfw
                nfw = zero
                nft = one
            value = _after_trick(goal, holder == 0, a == 0, ndp, nfp, ndt, nft)
            if value == OPEN:
                value = points_node(
                    rule, table, a, b, c, holder, zero, zero, zero, zero, zero, ndp, nfp, ndt, nft, ndw, nfw, zero
                )
        if mine:
            if value:
                result = one
                break
        elif value == 0:
            result = zero
            break
    if count == 0 and locked == 0:
        table[2 * slot] = key
        table[2 * slot + 1] = result
    return result
