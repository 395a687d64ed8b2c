"""Play once nothing is hidden: the exact value first and, among equals, the hope that the opponent errs.

Exact play takes the opponent for perfect, so all cards are alike to it once a deal is lost, or won by a fixed margin.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.maskgame import (
    ACTOR,
    CARDS,
    CLOSER,
    H0,
    MUST_BEAT,
    MUST_TRUMP,
    OVER,
    PHASE,
    RESULT,
    STOCK,
    legal_actions,
    step,
)
from bummerl.engine.worlds import Situation

ALIKE = 1e-9
"""Values that differ by less count as equal."""

_DEEPEST = 16


def is_small(situation: Situation) -> bool:
    """Whether nothing is hidden and what is left can be looked through at the table, without cutting anything off."""
    s, rule = situation.state, situation.rule
    most = 5 if rule[MUST_BEAT] and rule[MUST_TRUMP] else 3
    return bool(s[STOCK] == 0 and s[CLOSER] < 0) and int(s[H0 + situation.me]).bit_count() <= most


def last_card(situation: Situation, utility: NDArray[np.float64], prior: NDArray[np.float64]) -> int:
    """The number of the best action in a situation that `is_small`.

    `utility` is the worth of the results -3 … 3 for the player of the situation; among actions with the same exact
    value the one counts that is worth most if the opponent plays any lawful card at random, and then the net's `prior`.
    """
    ranked = []
    for action in range(int(situation.rule[CARDS]) + 1):
        if situation.legal >> action & 1:
            exact, hope = _worth_of(situation, action, utility)
            ranked.append((round(exact / ALIKE), round(hope, 9), float(prior[action]), -action))
    return -max(ranked)[3]


def _worth_of(situation: Situation, action: int, utility: NDArray[np.float64]) -> tuple[float, float]:
    s = situation.state.copy()
    s[H0 + 1 - situation.me] |= situation.hidden
    step(s, situation.rule, action)
    found = np.zeros((_DEEPEST, 2))
    worth = np.ascontiguousarray(utility if situation.me == 0 else utility[::-1], dtype=np.float64)
    _look(s, situation.rule, situation.me, worth, found, 0)
    return float(found[0, 0]), float(found[0, 1])


@njit("void(int64[::1], int64[::1], int64, float64[::1], float64[:,::1], int64)", cache=True, nogil=True)
def _look(s: Any, rule: Any, me: Any, worth: Any, found: Any, depth: Any) -> Any:
    """Write the exact worth for `me` and the hope into `found[depth]`; `worth` is by result for player 0."""
    if s[PHASE] == OVER:
        found[depth, 0] = found[depth, 1] = worth[s[RESULT] + 3]
        return
    mine = s[ACTOR] == me
    legal = legal_actions(s, rule)
    exact = -1e9 if mine else 1e9
    hope = -1e9 if mine else 0.0
    count = 0
    deeper = depth + 1
    for action in range(rule[CARDS]):
        if not (legal >> action) & 1:
            continue
        count += 1
        t = s.copy()
        step(t, rule, action)
        _look(t, rule, me, worth, found, deeper)
        value, chance = found[deeper, 0], found[deeper, 1]
        if not mine:
            exact = min(exact, value)
            hope += chance
        elif value > exact + ALIKE:
            exact, hope = value, chance
        elif value > exact - ALIKE:
            hope = max(hope, chance)
    found[depth, 0] = exact
    found[depth, 1] = hope if mine else hope / count
