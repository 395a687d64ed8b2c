"""What the net sees: the numbers of the inputs that are on, made from what one player may know.

Layout for a pack of N cards with R ranks: seven planes of N (own hand; opponent's known cards; unseen cards that he may
hold; his leads; his replies; the card led; own cards that he knows), the rank of the turn-up (R), stock size in pairs
(7), who closed (2) and on what (2), the phase (3), card points of both as thermometers in steps of three (2 x 21),
whether each has a trick (2), waiting marriages (4), cards in hand (6), own pairs (4); and for each suit which of its
cards are own and which the opponent may hold, as one of 3^R patterns. Plain suits stand in the order of `suit_order`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from bummerl.engine.bits import lowest, popcount
from bummerl.engine.maskgame import (
    ANNOUNCED,
    CARDS,
    CLOSER,
    EXCL0,
    H0,
    KNOWN0,
    LEADS0,
    LED,
    P0,
    PEND0,
    PHASE,
    RANKS,
    REPLIES0,
    SNAP_POINTS,
    SNAP_TRICKS,
    STOCK,
    T0,
    TURNUP,
    unseen_by,
)
from bummerl.engine.suit_order import suit_order, turned, turned_action

MAX_ACTIVE = 112
_REST = 7 + 2 + 2 + 3 + 2 * 21 + 2 + 4 + 6 + 4


def input_count(ranks: int) -> int:
    """How many inputs the net has for packs with this many ranks (5 or 6): 1,189 or 3,162."""
    return 7 * 4 * ranks + ranks + _REST + 4 * int(3**ranks)


@njit("int64(int16[::1], int64, int64, int64)", cache=True)
def _plane(out: Any, k: Any, offset: Any, mask: Any) -> Any:
    while mask:
        out[k] = offset + lowest(mask)
        mask &= mask - 1
        k += 1
    return k


@njit("int64(int64[::1], int64[::1], int64, int16[::1])", cache=True)
def active_inputs(s: Any, rule: Any, p: Any, out: Any) -> Any:
    """Write the numbers of the inputs that are on for player `p` into `out` and return how many there are."""
    n = rule[CARDS]
    ranks = rule[RANKS]
    q = 1 - p
    order = suit_order(s, rule, p)
    own = turned(s[H0 + p], order, ranks)
    known = turned(s[KNOWN0 + q], order, ranks)
    unseen = turned(unseen_by(s, rule, p) & ~s[EXCL0 + q], order, ranks)
    k = _plane(out, np.int64(0), np.int64(0), own)
    k = _plane(out, k, n, known)
    k = _plane(out, k, 2 * n, unseen)
    k = _plane(out, k, 3 * n, turned(s[LEADS0 + q], order, ranks))
    k = _plane(out, k, 4 * n, turned(s[REPLIES0 + q], order, ranks))
    if s[LED] >= 0:
        out[k] = 5 * n + turned_action(s[LED], order, ranks)
        k += 1
    k = _plane(out, k, 6 * n, turned(s[KNOWN0 + p], order, ranks))
    base = 7 * n
    if s[CLOSER] < 0 and s[TURNUP] >= 0:
        out[k] = base + s[TURNUP]
        k += 1
    base += ranks
    out[k] = base + s[STOCK] // 2
    k += 1
    base += 7
    if s[CLOSER] >= 0:
        out[k] = base + (0 if s[CLOSER] == p else 1)
        k += 1
        if s[SNAP_TRICKS] == 0:
            out[k] = base + 2
            k += 1
        if s[SNAP_POINTS] >= 33:
            out[k] = base + 3
            k += 1
    base += 4
    out[k] = base + s[PHASE]
    k += 1
    base += 3
    for side in range(2):
        points = s[P0 + (p if side == 0 else q)]
        for i in range(min(points // 3, 21)):
            out[k] = base + i
            k += 1
        base += 21
    if s[T0 + p] > 0:
        out[k] = base
        k += 1
    if s[T0 + q] > 0:
        out[k] = base + 1
        k += 1
    base += 2
    for side in range(2):
        waiting = s[PEND0 + (p if side == 0 else q)]
        if waiting:
            out[k] = base + 2 * side + (1 if waiting == 40 else 0)
            k += 1
    base += 4
    out[k] = base + popcount(s[H0 + p]) - 1
    k += 1
    base += 6
    for suit in range(4):
        pair = (own >> (ranks * suit + 2)) & 3
        if pair == 3 and s[ANNOUNCED] < 0:
            out[k] = base + suit
            k += 1
    base += 4
    possible = unseen | known
    for suit in range(4):
        pattern = np.int64(0)
        for card in range(ranks * suit, ranks * (suit + 1)):
            pattern = 3 * pattern + ((own >> card) & 1) + 2 * ((possible >> card) & 1)
        out[k] = base + pattern
        k += 1
        base += 3**ranks
    return k
