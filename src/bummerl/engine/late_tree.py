"""The tree of late play: every way to go on from the lead, in every deal.

Two nodes belong to one information set if the same player acts there, held the same hand at the lead and has seen the
same actions since.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import int64, njit, void
from numpy.typing import NDArray

from bummerl.engine.game_tree import GROWN, NOBODY, Grown, Tree
from bummerl.engine.maskgame import (
    ACTOR,
    CARDS,
    CLOSER,
    H0,
    LEAD,
    OVER,
    PHASE,
    RESULT,
    STOCK,
    legal_actions,
    step,
    stock_gone_value,
)


def grow(
    deals: NDArray[np.int64],
    rule: NDArray[np.int64],
    close: NDArray[np.int64],
    worth: NDArray[np.float64],
    *,
    most: int,
    expand_close: bool,
) -> Tree | None:
    """The tree over all deals; None if it has more than `most` nodes.

    Where the stock is used up a node is a leaf with its exact value. So is a close, with the results in `close` (for
    each deal without and with an exchange before it), unless `expand_close`. `worth` is that of the results -3 … 3 to
    player 0.
    """
    grown = Grown.room(most)
    _grow_all(deals, rule, close, int(expand_close), grown)
    return None if grown.used[1] else Tree.of(grown, len(deals), worth)


@njit("int64(int64, int64)", cache=True)
def longer(history: Any, action: Any) -> Any:
    """The mark of a history with one action more: two words of 31 bits, so that no product overflows in Python."""
    low = (history & 0x7FFFFFFF) ^ (action + 1)
    high = history >> 31
    first = low * 0x5851F42D + high
    first = (first ^ (first >> 31)) & 0x7FFFFFFF
    second = (high ^ first) * 0x4C957F2D + low
    second = (second ^ (second >> 31)) & 0x7FFFFFFF
    return second << 31 | first


@njit("int64(int64, int64, int64)", cache=True)
def key_of(history: Any, player: Any, hand: Any) -> Any:
    """The mark of an information set: what was played since the lead, and the hand at the lead."""
    return longer(history, hand * 2 + player)


@njit(int64(GROWN, int64, int64, int64), cache=True, nogil=True)
def _new_node(grown: Grown, parent: Any, slot: Any, depth: Any) -> Any:
    """The number of a new node, a leaf until something else is said; -1 if there is no room."""
    n = grown.used[0]
    if n >= grown.who.shape[0]:
        grown.used[1] = 1
        return np.int64(-1)
    grown.used[0] += 1
    grown.who[n] = NOBODY
    grown.parent[n] = parent
    grown.slot[n] = slot
    grown.depth[n] = depth
    return n


@njit(
    void(int64[::1], int64[::1], int64[::1], int64[::1], int64, int64, int64, int64, int64, GROWN),
    cache=True,
    nogil=True,
)
def _grow(
    s: Any,
    rule: Any,
    deal: Any,
    close: Any,
    expand_close: Any,
    history: Any,
    depth: Any,
    parent: Any,
    slot: Any,
    grown: Grown,
) -> Any:
    """Add the state `s`, which play has reached from `deal`, and all that can follow."""
    n = _new_node(grown, parent, slot, depth)
    if n < 0:
        return
    if s[PHASE] == OVER:
        grown.result[n] = s[RESULT]
        return
    if s[STOCK] == 0 and s[CLOSER] < 0 and s[PHASE] == LEAD:
        grown.result[n] = stock_gone_value(s, rule)
        return
    p = s[ACTOR]
    legal = legal_actions(s, rule)
    grown.who[n] = p
    grown.key[n] = key_of(history, p, deal[H0 + p])
    grown.legal[n] = legal
    j = np.int64(0)
    deeper = depth + 1
    for action in range(rule[CARDS] + 2):
        if not (legal >> action) & 1:
            continue
        if action == rule[CARDS] + 1 and not expand_close:
            m = _new_node(grown, n, j, deeper)
            if m < 0:
                return
            # Whoever closes later than at once has exchanged first.
            grown.result[m] = close[1] if depth else close[0]
        else:
            t = s.copy()
            step(t, rule, action)
            _grow(t, rule, deal, close, expand_close, longer(history, action), deeper, n, j, grown)
        j += 1


@njit(void(int64[:, ::1], int64[::1], int64[:, ::1], int64, GROWN), cache=True, nogil=True)
def _grow_all(deals: Any, rule: Any, close: Any, expand_close: Any, grown: Grown) -> Any:
    start = np.int64(0)
    for d in range(deals.shape[0]):
        _grow(deals[d], rule, deals[d], close[d], expand_close, start, start, np.int64(-1), start, grown)
