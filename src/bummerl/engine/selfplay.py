"""Self-play: whole deals by one net against itself or against a fixed one, recorded as samples for the trainer."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from bummerl.engine.bits import popcount
from bummerl.engine.features import MAX_ACTIVE, active_inputs
from bummerl.engine.maskgame import (
    ACTOR,
    CARDS,
    CLOSER,
    LEAD,
    OVER,
    PHASE,
    RANKS,
    RESULT,
    STATE_SLOTS,
    STOCK,
    deal,
    legal_actions,
    step,
    stock_gone_value,
)
from bummerl.engine.policy import HIDDEN, OUTPUTS, VALUE, draw_action, forward, opinion, softmax
from bummerl.engine.suit_order import suit_order, turn_back, turned, turned_action

CLOSES, CLOSES_WON, DEALS, DECISIONS, RESULTS = range(5)
STATISTICS = RESULTS + 7
"""Counts of self-play: closes, closes won, deals, decisions, and the results -3 … 3 for forehand."""


@njit(
    "int64(int64, int64[::1], float64[::1], float32[:,::1], float32[::1], float32[:,::1], float32[::1], float32[:,::1],"
    " float32[::1], int64, float32[:,::1], float32[::1], float32[:,::1], float32[::1], float32[:,::1], float32[::1],"
    " float64, uint64[::1], int16[:,::1], int16[::1], int64[::1], int8[::1], float32[::1], float32[::1], float32[::1],"
    " int64[::1])",
    cache=True,
    nogil=True,
)
def play_deals(
    deals: Any,
    rule: Any,
    worth: Any,
    w1: Any,
    b1: Any,
    w2: Any,
    b2: Any,
    w3: Any,
    b3: Any,
    fixed: Any,
    f1: Any,
    c1: Any,
    f2: Any,
    c2: Any,
    f3: Any,
    c3: Any,
    decay: Any,
    rng: Any,
    inputs: Any,
    counts: Any,
    legals: Any,
    actions: Any,
    logps: Any,
    advantages: Any,
    returns: Any,
    stats: Any,
) -> Any:
    """Play `deals` deals and fill the sample arrays; return the number of samples.

    A sample is a decision with at least two legal actions, its plain suits in the order in which the net sees them.
    The deal ends with its exact value when the open stock is used up. `worth` is what the results -3 … 3 are worth to
    the side that has them; advantages are GAE with `decay` over the player's own decisions. With `fixed` the second net
    (`f1` … `c3`) sits opposite, at each seat in turn, and leaves no samples; the statistics then count closes of the
    first net and results from its side.
    """
    s = np.zeros(STATE_SLOTS, dtype=np.int64)
    hidden = np.zeros((2, HIDDEN), dtype=np.float32)
    out = np.zeros(OUTPUTS, dtype=np.float32)
    probs = np.zeros(VALUE, dtype=np.float64)
    other = np.zeros(MAX_ACTIVE, dtype=np.int16)
    who = np.zeros(64, dtype=np.int64)
    value = np.zeros(64, dtype=np.float64)
    close = rule[CARDS] + 1
    total = 0
    for number in range(deals):
        if total + 64 > inputs.shape[0]:
            break
        opposite = 1 - number % 2 if fixed else -1
        deal(s, rule, rng)
        first = total
        while s[PHASE] != OVER:
            if s[PHASE] == LEAD and s[STOCK] == 0 and s[CLOSER] < 0:
                s[RESULT] = stock_gone_value(s, rule)
                break
            legal = legal_actions(s, rule)
            if legal & (legal - 1) == 0:
                step(s, rule, popcount(legal - 1))
                continue
            p = s[ACTOR]
            if p == opposite:
                opinion(s, rule, legal, f1, c1, f2, c2, f3, c3, other, hidden, out, probs)
                step(s, rule, draw_action(probs, legal, rng))
                continue
            count = active_inputs(s, rule, p, inputs[total])
            forward(inputs[total], count, w1, b1, w2, b2, w3, b3, hidden, out)
            order = suit_order(s, rule, p)
            turn_back(out, order, rule[RANKS])
            log_divisor = softmax(out, legal, probs)
            action = draw_action(probs, legal, rng)
            counts[total] = count
            legals[total] = turned(legal, order, rule[RANKS])
            actions[total] = turned_action(action, order, rule[RANKS])
            logps[total] = out[action] - log_divisor
            who[total - first] = p
            value[total - first] = out[VALUE]
            total += 1
            if action == close:
                stats[CLOSES] += 1
            step(s, rule, action)
        result = s[RESULT]
        if s[CLOSER] >= 0 and s[CLOSER] != opposite and (result > 0) == (s[CLOSER] == 0):
            stats[CLOSES_WON] += 1
        stats[DEALS] += 1
        stats[RESULTS + (-result if opposite == 0 else result) + 3] += 1
        for p in range(2):
            ahead = worth[result + 3] if p == 0 else worth[3 - result]
            advantage = 0.0
            for i in range(total - first - 1, -1, -1):
                if who[i] == p:
                    advantage = ahead - value[i] + decay * advantage
                    ahead = value[i]
                    advantages[first + i] = advantage
                    returns[first + i] = advantage + value[i]
    stats[DECISIONS] += total
    return total
