"""The deals of late play: the lead at which the running trick began, and all hands and stocks that fit it."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import CLOSE
from bummerl.engine.kernel_values import NO_ACTION
from bummerl.engine.maskgame import (
    ACTOR,
    ANNOUNCED,
    CARDS,
    EXCHANGE_MIN,
    EXCL0,
    H0,
    KNOWN0,
    LEAD,
    LEADS0,
    LED,
    NEXT,
    ORDER,
    P0,
    PEND0,
    PHASE,
    PLAYED,
    RANKS,
    REPLY,
    STATE_SLOTS,
    STOCK,
    T0,
    TURNUP,
    step,
)
from bummerl.engine.solver import world_values
from bummerl.engine.worlds import Situation, solver_rows


def lead_of(situation: Situation) -> NDArray[np.int64] | None:
    """The state at the lead of the running trick; None if the one who leads would have had 66 then."""
    s = situation.state.copy()
    if s[PHASE] == REPLY:
        leader = 1 - situation.me
        led = int(s[LED])
        s[H0 + leader] |= 1 << led
        s[LEADS0 + leader] &= ~(1 << led)
        s[PLAYED] &= ~(1 << led)
        s[LED] = -1
        s[PHASE] = LEAD
        s[ACTOR] = leader
        if situation.announced:
            _take_back(s, leader, situation.announced)
    elif s[ANNOUNCED] >= 0:
        _take_back(s, situation.me, situation.announced)
        s[ANNOUNCED] = -1
    if max(s[P0], s[P0 + 1]) >= 66:
        return None
    return s


def _take_back(s: NDArray[np.int64], player: int, worth: int) -> None:
    """Undo the points of an announcement; that the pair is known stays so."""
    s[P0 + player] -= worth if s[T0 + player] else 0
    s[PEND0 + player] = 0


def deals_of(situation: Situation, root: NDArray[np.int64], most: int) -> NDArray[np.int64] | None:
    """All deals that both sides together allow at the lead `root`, one state a row; None if more than `most`."""
    me = situation.me
    him = 1 - me
    known = root[[KNOWN0, KNOWN0 + 1]]
    wanted = np.zeros(2, dtype=np.int64)
    wanted[me] = int(root[H0 + me]).bit_count() - int(known[me]).bit_count()
    # In reply the card led is back in the leader's hand, without being known there beforehand.
    wanted[him] = situation.in_hand + int(situation.state[PHASE] == REPLY)
    pool = _pool(root, int(situation.rule[CARDS]))
    buried = len(pool) - int(wanted.sum())
    if wanted.min() < 0 or buried < 0 or buried != situation.in_stock:
        return None
    if comb(len(pool), int(wanted[me])) * comb(len(pool) - int(wanted[me]), int(wanted[him])) > 4 * most:
        return None
    rows = np.empty((most, STATE_SLOTS), dtype=np.int64)
    found = _fill_deals(root, pool, me, known, wanted, rows)
    return rows[:found] if 0 < found <= most else None


def _pool(root: NDArray[np.int64], cards: int) -> NDArray[np.int64]:
    """The cards that lie open to nobody or to one side alone: they can be in either hand or in the stock."""
    open_cards = int(root[PLAYED]) | int(root[KNOWN0]) | int(root[KNOWN0 + 1])
    if root[TURNUP] >= 0:
        open_cards |= 1 << int(root[TURNUP])
    return np.array([card for card in range(cards) if not open_cards >> card & 1], dtype=np.int64)


@njit("int64(int64)", cache=True)
def _next_choice(mask: Any) -> Any:
    """The next larger mask with as many bits."""
    low = mask & -mask
    up = mask + low
    return up | (((mask ^ up) >> 2) // low)


@njit("int64(int64[::1], int64, int64, int64[::1])", cache=True)
def _take(pool: Any, count: Any, choice: Any, rest: Any) -> Any:
    """The mask of the chosen ones among the first `count` cards of the pool; the others go to `rest`, in order."""
    hand = np.int64(0)
    m = 0
    for i in range(count):
        if (choice >> i) & 1:
            hand |= np.int64(1) << pool[i]
        else:
            rest[m] = pool[i]
            m += 1
    return hand


@njit(
    "int64(int64[::1], int64[::1], int64, int64[::1], int64[::1], int64[:,::1])",
    cache=True,
    nogil=True,
)
def _fill_deals(root: Any, pool: Any, me: Any, known: Any, wanted: Any, rows: Any) -> Any:
    """Write every deal of the pool to both hands into `rows`; return how many there are, one too many if no room.

    `known` and `wanted` are, for each player, the cards known to be in his hand and how many more he holds.
    """
    n = pool.shape[0]
    him = 1 - me
    m = n - wanted[me]
    rest = np.zeros(n, dtype=np.int64)
    stock = np.zeros(n, dtype=np.int64)
    place = ORDER + root[NEXT]
    found = np.int64(0)
    mine = (np.int64(1) << wanted[me]) - 1
    while mine < np.int64(1) << n:
        hand = known[me] | _take(pool, n, mine, rest)
        if not hand & root[EXCL0 + me]:
            his = (np.int64(1) << wanted[him]) - 1
            while his < np.int64(1) << m:
                other = known[him] | _take(rest, m, his, stock)
                if not other & root[EXCL0 + him]:
                    if found == rows.shape[0]:
                        return found + 1
                    rows[found] = root
                    for i in range(m - wanted[him]):
                        rows[found, place + i] = stock[i]
                    rows[found, H0 + me] = hand
                    rows[found, H0 + him] = other
                    found += 1
                if his == 0:
                    break
                his = _next_choice(his)
        if mine == 0:
            break
        mine = _next_choice(mine)
    return found


def closed_results(deals: NDArray[np.int64], leader: int, rule: NDArray[np.int64], rules: int) -> NDArray[np.int64]:
    """The open-card result for player 0 of closing in each deal, without and with exchanging first.

    `rule` is the rule array of the states, `rules` the rule bits of the profile.
    """
    sign = 1 if leader == 0 else -1
    low = int(rule[RANKS]) - 1
    out = np.zeros((len(deals), 2), dtype=np.int64)
    for exchanged in (0, 1):
        can = np.ones(len(deals), dtype=np.bool_)
        rows = deals
        if exchanged:
            can = (deals[:, H0 + leader] >> low & 1 == 1) & (int(deals[0, STOCK]) >= int(rule[EXCHANGE_MIN]))
            if not can.any():
                break
            rows = deals[can].copy()
            for row in rows:
                step(row, rule, int(rule[CARDS]))
        column = world_values(solver_rows(rows, leader, rule, rules))[:, CLOSE].astype(np.int64)
        out[can, exchanged] = np.where(column == NO_ACTION, 0, sign * column)
    return out
