"""The exact end of a deal on masks once the open stock is used up and nothing is hidden any more."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from bummerl.engine.bits import lowest, points_of, popcount
from bummerl.engine.kernel_rows import SCHNEIDER, TO_WIN
from bummerl.engine.kernel_strict import (
    FOLLOWER_CONTENT,
    KING_LEADS,
    LAST_BONUS,
    LEADER_CONTENT,
    MARRIAGES,
    WAITS,
    strict,
)
from bummerl.engine.maskgame_play import legal_actions, step
from bummerl.engine.maskgame_slots import (
    ACTOR,
    BONUS_TEN,
    H0,
    KING_ONLY,
    MARRIAGE_GONE,
    MARRIAGE_WAITS,
    MUST_BEAT,
    MUST_TRUMP,
    OVER,
    P0,
    PEND0,
    PHASE,
    RANKS,
    RESULT,
    T0,
)


@njit("int64(int64, int64)", cache=True)
def kernel_mask(mask: Any, ranks: Any) -> Any:
    """A mask of this module as a mask of `bits`, which keeps guard places between the suits."""
    whole = mask & 0
    for suit in range(4):
        whole |= ((mask >> ranks * suit) & ((np.int64(1) << ranks) - 1)) << 8 * suit
    return whole


@njit("int64(int64, int64, int64, int64, int64, int64)", cache=True)
def _gone_reaches(own: Any, opp: Any, mine: Any, theirs: Any, goal: Any, flags: Any) -> Any:
    """1 if the leader gets `goal` (-2 … 3) or more when the stock is gone, as one question to the strict kernel.

    Masks and scores are those of `bits` and `kernel_rows`; `theirs` is lowered by a waiting marriage.
    """
    total = 16 * points_of(own | opp) + popcount(own) + (160 if flags & LAST_BONUS else 0)
    has = max(theirs, 0)
    # Somebody may hold 66 without having said so: his next trick ends the deal.
    need, rival = TO_WIN - mine, max(TO_WIN - has, 1)
    content = flags & 0
    if goal >= 2:
        rival = 1 - has if goal == 3 else SCHNEIDER - has
        content += FOLLOWER_CONTENT
        if rival <= 0:
            return 0
    elif goal < 0:
        need = 1 - mine if goal == -2 else SCHNEIDER - mine
        content += LEADER_CONTENT
        if need <= 0:
            return 1
    elif flags & LAST_BONUS:
        content += FOLLOWER_CONTENT if goal == 1 else LEADER_CONTENT
    return strict(own, opp, need, rival, total, flags | content | (has - theirs) << WAITS)


@njit("int64(int64[::1], int64[::1], int64, int64)", cache=True)
def _plain(s: Any, rule: Any, alpha: Any, beta: Any) -> Any:
    if s[PHASE] == OVER:
        return s[RESULT]
    legal = legal_actions(s, rule)
    first = s[ACTOR] == 0
    best = np.int64(-4) if first else np.int64(4)
    while legal and alpha < beta:
        t = s.copy()
        step(t, rule, lowest(legal))
        legal &= legal - 1
        v = _plain(t, rule, alpha, beta)
        if first:
            best = max(best, v)
            alpha = max(alpha, best)
        else:
            best = min(best, v)
            beta = min(beta, best)
    return best


@njit("int64(int64[::1], int64[::1])", cache=True)
def plain_value(s: Any, rule: Any) -> Any:
    """Exact game points for player 0 with all cards known, by plain alpha-beta: for short ends and unusual rules."""
    low, high = np.int64(-4), np.int64(4)
    return _plain(s, rule, low, high)


@njit("int64(int64[::1], int64[::1])", cache=True)
def stock_gone_value(s: Any, rule: Any) -> Any:
    """Exact game points for player 0 at an open lead with the stock used up, nobody having 66."""
    if not (rule[MUST_BEAT] and rule[MUST_TRUMP]) or rule[MARRIAGE_WAITS]:
        return plain_value(s, rule)
    p = s[ACTOR]
    q = 1 - p
    flags = rule[MARRIAGE_GONE] * MARRIAGES + rule[KING_ONLY] * KING_LEADS + rule[BONUS_TEN] * LAST_BONUS
    own = kernel_mask(s[H0 + p], rule[RANKS])
    opp = kernel_mask(s[H0 + q], rule[RANKS])
    mine = 16 * s[P0 + p] + s[T0 + p]
    theirs = 16 * s[P0 + q] + s[T0 + q] - 16 * s[PEND0 + q]
    v = np.int64(1)
    if _gone_reaches(own, opp, mine, theirs, v, flags):
        while v < 3 and _gone_reaches(own, opp, mine, theirs, v + 1, flags):
            v += 1
    else:
        v = np.int64(0) if rule[BONUS_TEN] else np.int64(-1)
        while v > -3 and not _gone_reaches(own, opp, mine, theirs, v, flags):
            v -= 1
    return v if p == 0 else -v
