"""Choice by play-outs: the net plays both sides in many worlds, exactly once the stock is used up.

Averages of exact play would take both sides for clairvoyant while the stock is open; play-outs by a policy that does
not see hidden cards do not (docs/engine.md).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.beliefs import resample, story_of, weights_of
from bummerl.engine.bits import CLOSE, DRAW, EXCHANGE, SPARSE, SPARSE_24, popcount
from bummerl.engine.features import MAX_ACTIVE
from bummerl.engine.kernel_values import NO_ACTION
from bummerl.engine.maskgame import (
    ACTOR,
    ANNOUNCED,
    CARDS,
    CLOSER,
    LEAD,
    OVER,
    PHASE,
    RANKS,
    RESULT,
    STATE_SLOTS,
    STOCK,
    SUIT_OF,
    legal_actions,
    step,
    stock_gone_value,
    unit,
)
from bummerl.engine.policy import HIDDEN, OUTPUTS, VALUE, Net, opinion, policy_action, scratch
from bummerl.engine.solver import world_values
from bummerl.engine.worlds import Situation, solver_rows, worlds

ACTIONS = VALUE
OUTCOMES = 7
"""Outcomes -3 … 3 game points, at places 0 … 6."""

GAME_POINTS = np.arange(-3.0, 4.0)

PRIOR_WEIGHT = 0.05
"""Game points that a factor of e in the net's prior is worth in the choice."""

CANDIDATES = 3
"""Worlds that are looked at for each play-out, to draw by likelihood from them."""

LEAST_PRIOR = 0.02
"""Actions that the net takes more seldom than this are not searched."""


class Searched(NamedTuple):
    """The result of a search: outcome counts of each searched action, the net's prior, how many worlds there were.

    `outcomes` has the shape [actions, 7]; `exact` says that nothing was hidden and the counts are a solution.
    """

    outcomes: NDArray[np.int64]
    prior: NDArray[np.float64]
    worlds: int
    exact: bool

    @property
    def searched(self) -> list[int]:
        """The numbers of the actions that were searched."""
        return [int(a) for a in np.flatnonzero(self.outcomes.sum(axis=1))]

    def values(self, utility: NDArray[np.float64]) -> NDArray[np.float64]:
        """Mean utility of each action, minus infinity where it was not searched."""
        count = self.outcomes.sum(axis=1)
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.where(count > 0, self.outcomes @ utility / np.maximum(count, 1), -np.inf)

    def best(self, utility: NDArray[np.float64]) -> int:
        """The action with the highest mean utility plus a small regard for the net's opinion."""
        values = self.values(utility)
        if not self.exact and self.prior.any():
            values = values + PRIOR_WEIGHT * np.log(np.maximum(self.prior[: len(values)], 1e-9))
        else:
            values = values + 1e-9 * self.prior[: len(values)]
        return int(np.argmax(values))


@njit("int64(int64[::1], int64[::1])", cache=True, nogil=True)
def open_card_value(s: Any, rule: Any) -> Any:
    """Exact game points for player 0 when the open stock is used up; the state is overwritten."""
    if s[PHASE] == OVER:
        return s[RESULT]
    if s[PHASE] == LEAD and s[ANNOUNCED] < 0:
        return stock_gone_value(s, rule)
    legal = legal_actions(s, rule)
    p = s[ACTOR]
    best = np.int64(-4)
    while legal:
        a = popcount((legal & -legal) - 1)
        legal &= legal - 1
        t = s.copy()
        step(t, rule, a)
        v = open_card_value(t, rule)
        if p == 1:
            v = -v
        if v > best:
            best = v
    return best if p == 0 else -best


@njit(
    "void(int64[:,::1], int64[::1], int64, int64, float32[:,::1], float32[::1], float32[:,::1], float32[::1],"
    " float32[:,::1], float32[::1], uint64, int64[:,::1])",
    cache=True,
    nogil=True,
)
def play_out(
    rows: Any,
    rule: Any,
    me: Any,
    candidates: Any,
    w1: Any,
    b1: Any,
    w2: Any,
    b2: Any,
    w3: Any,
    b3: Any,
    seed: Any,
    outcomes: Any,
) -> Any:
    """Play every candidate action in every world to the end and count the outcomes for player `me`.

    In one world all candidates get the same stream of chance.
    """
    active = np.zeros(MAX_ACTIVE, dtype=np.int16)
    hidden = np.zeros((2, HIDDEN), dtype=np.float32)
    out = np.zeros(OUTPUTS, dtype=np.float32)
    probs = np.zeros(VALUE, dtype=np.float64)
    s = np.zeros(STATE_SLOTS, dtype=np.int64)
    rng = np.zeros(1, dtype=np.uint64)
    for w in range(rows.shape[0]):
        for a in range(VALUE):
            if not (candidates >> a) & 1:
                continue
            for k in range(STATE_SLOTS):
                s[k] = rows[w, k]
            rng[0] = seed + np.uint64(w) * np.uint64(7919)
            step(s, rule, a)
            while s[PHASE] != OVER:
                if s[STOCK] == 0 and s[CLOSER] < 0:
                    s[RESULT] = open_card_value(s.copy(), rule)
                    break
                step(s, rule, policy_action(s, rule, w1, b1, w2, b2, w3, b3, active, hidden, out, probs, rng))
            result = s[RESULT] if me == 0 else -s[RESULT]
            outcomes[a, result + 3] += 1


def prior_of(situation: Situation, net: Net) -> NDArray[np.float64]:
    """The net's probability of each action number in this situation."""
    active, hidden, out, probs = scratch()
    opinion(situation.state, situation.rule, situation.legal, *net, active, hidden, out, probs)
    return probs


def search(
    situation: Situation,
    net: Net,
    play_outs: int,
    rng: NDArray[np.uint64],
    *,
    least_prior: float = LEAST_PRIOR,
    beliefs: bool = True,
) -> Searched:
    """Play out each action with a prior of `least_prior` or more, about `play_outs` times each, in equal worlds."""
    prior = prior_of(situation, net)
    legal = situation.legal
    exact = situation.state[STOCK] == 0 and situation.state[CLOSER] < 0
    candidates = 0
    for a in range(ACTIONS):
        if legal >> a & 1 and (exact or prior[a] >= least_prior or prior[a] == prior.max()):
            candidates |= 1 << a
    rows, looked_at = _worlds_for(situation, net, play_outs, rng, beliefs and not exact)
    repeat = 1 if exact else max(1, -(-play_outs // len(rows)))
    rows = np.ascontiguousarray(np.tile(rows, (repeat, 1))) if repeat > 1 else rows
    outcomes = np.zeros((ACTIONS, OUTCOMES), dtype=np.int64)
    if not exact and len(rows) > play_outs:
        rows = np.ascontiguousarray(rows[_spread(len(rows), play_outs, rng)])
    play_out(rows, situation.rule, situation.me, candidates, *net, rng[0], outcomes)
    return Searched(outcomes, prior, looked_at, bool(exact))


def announcing_or_not(
    situation: Situation, net: Net, number: int, play_outs: int, rng: NDArray[np.uint64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The shares of the results -3 … 3 when a card of a pair is led with and without announcing, in the same worlds."""
    rows, _ = _worlds_for(situation, net, play_outs, rng, True)
    rows = np.ascontiguousarray(np.tile(rows, (max(1, -(-play_outs // len(rows))), 1)))
    shares = []
    for silent in (False, True):
        if silent:
            # The mask game takes a lead in a suit that was announced before for one that announces nothing.
            rows[:, ANNOUNCED] = SUIT_OF[int(situation.rule[RANKS]) - 5, number]
        outcomes = np.zeros((ACTIONS, OUTCOMES), dtype=np.int64)
        play_out(rows, situation.rule, situation.me, 1 << number, *net, rng[0], outcomes)
        shares.append(outcomes[number] / outcomes[number].sum())
    return shares[0], shares[1]


def _worlds_for(
    situation: Situation, net: Net, play_outs: int, rng: NDArray[np.uint64], beliefs: bool
) -> tuple[NDArray[np.int64], int]:
    """The worlds to play out, and how many were looked at; with `beliefs` they are drawn by likelihood."""
    story = story_of(situation) if beliefs else None
    if story is None:
        rows = worlds(situation, play_outs, rng)
        return rows, len(rows)
    found = worlds(situation, CANDIDATES * play_outs, rng)
    return resample(found, weights_of(situation, story, found, net, rng), play_outs, unit(rng)), len(found)


def expected_line(
    situation: Situation, net: Net, first: int, rng: NDArray[np.uint64], *, plies: int = 5, count: int = 60
) -> list[int]:
    """The action and what is most often played after it, as long as one continuation leads in many worlds.

    Both sides play what the net likes best; at each step the worlds that fit the most frequent action remain.
    """
    rows = worlds(situation, count, rng)[:count]
    line, here = [first], [row.copy() for row in rows]
    for state in here:
        step(state, situation.rule, first)
    enough = max(len(here) // 10, 1)
    for _ in range(plies):
        here = [state for state in here if state[PHASE] != OVER]
        if len(here) < enough:
            break
        liked = [_liked(state, situation.rule, net) for state in here]
        action = max(sorted(set(liked)), key=liked.count)
        here = [state for state, each in zip(here, liked, strict=True) if each == action]
        if len(here) < enough:
            break
        line.append(action)
        for state in here:
            step(state, situation.rule, action)
    return line


def _liked(state: NDArray[np.int64], rule: NDArray[np.int64], net: Net) -> int:
    legal = int(legal_actions(state, rule))
    if legal & (legal - 1) == 0:
        return legal.bit_length() - 1
    active, hidden, out, probs = scratch()
    opinion(state, rule, legal, *net, active, hidden, out, probs)
    return int(np.argmax(probs))


def exact_search(situation: Situation, count: int, rng: NDArray[np.uint64], rules: int) -> Searched:
    """The exact value of each action in about `count` worlds, as if both sides saw all cards (`exact100`).

    `rules` are the rule bits of the profile (`solver.rules_of`).
    """
    rows = worlds(situation, count, rng)
    if len(rows) > count:
        rows = np.ascontiguousarray(rows[_spread(len(rows), count, rng)])
    values = world_values(solver_rows(rows, situation.me, situation.rule, rules))
    n = int(situation.rule[CARDS])
    sparse = SPARSE if n == 20 else SPARSE_24
    numbers = [*(int(bit) for bit in sparse), EXCHANGE, CLOSE, DRAW]
    outcomes = np.zeros((ACTIONS, OUTCOMES), dtype=np.int64)
    for action, place in enumerate(numbers):
        column = values[:, place]
        if column[0] != NO_ACTION:
            outcomes[action] = np.bincount(column.astype(np.int64) + 3, minlength=OUTCOMES)
    prior = np.zeros(ACTIONS)
    open_end = situation.state[STOCK] == 0 and situation.state[CLOSER] < 0
    return Searched(outcomes, prior, len(rows), bool(open_end))


def _spread(n: int, want: int, rng: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Every row when they are few more than wanted, else a random choice without repeats."""
    if n <= 4 * want:
        return np.arange(n)
    return np.random.default_rng(int(rng[0]) & 0xFFFFFFFF).choice(n, want, replace=False)


__all__ = ["GAME_POINTS", "Searched", "open_card_value", "play_out", "prior_of", "search"]
