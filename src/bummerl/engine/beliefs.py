"""How likely each world is after a close, by what the net thinks of the opponent's play since then.

Nobody draws after a close, so a world tells the opponent's whole hand at the close and at every decision since. Who
closes has reasons: without this his opponent takes him for an average hand and is too hopeful.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.features import MAX_ACTIVE, active_inputs
from bummerl.engine.maskgame import (
    ACTOR,
    CARDS,
    CLOSE_PREDRAW,
    CLOSER,
    EXCL0,
    H0,
    HAND,
    KNOWN0,
    LEAD,
    LEADS0,
    LED,
    OVER,
    P0,
    PEND0,
    PHASE,
    PLAYED,
    RANKS,
    REPLIES0,
    REPLY,
    STOCK,
    T0,
    legal_actions,
    step,
    value_of,
)
from bummerl.engine.policy import HIDDEN, OUTPUTS, VALUE, Net, forward, softmax
from bummerl.engine.worlds import Situation

FLOOR = 0.02
"""Share of the likeliest world's weight that every possible world keeps: people do not play like the net."""


class Since(NamedTuple):
    """The state at the close as far as all saw it, and the cards played since, in order."""

    state: NDArray[np.int64]
    moves: NDArray[np.int64]
    mine: int
    his: int


def since_close(situation: Situation) -> Since | None:
    """What happened since the close; None if the stock is open, the past unknown, or the close not told exactly."""
    s, rule = situation.state, situation.rule
    if s[CLOSER] < 0 or rule[CLOSE_PREDRAW]:
        return None
    tricks = int(s[T0] + s[T0 + 1])
    if len(situation.past) != tricks or s[PHASE] not in (LEAD, REPLY):
        return None
    me, him, closer = situation.me, 1 - situation.me, int(s[CLOSER])
    strict = tricks - (int(rule[CARDS]) - 2 * int(rule[HAND]) - int(s[STOCK])) // 2
    root = s.copy()
    root[CLOSER], root[LED], root[PHASE], root[ACTOR] = -1, -1, LEAD, closer
    root[EXCL0] = root[EXCL0 + 1] = 0
    moves: list[int] = []
    played = [0, 0]
    leader = closer
    for place in range(tricks - strict, tricks):
        led, reply = situation.past[place]
        winner = leader if not _beats(led, reply, int(rule[RANKS])) else 1 - leader
        _take_back(root, rule, leader, led, reply, winner)
        moves += [led, reply]
        played[leader] |= 1 << led
        played[1 - leader] |= 1 << reply
        leader = winner
    if s[PHASE] == REPLY:
        led = int(s[LED])
        root[LEADS0 + leader] &= ~(1 << led)
        root[PLAYED] &= ~(1 << led)
        moves.append(led)
        played[leader] |= 1 << led
    for player, suits in enumerate(situation.marriages):
        for suit in suits:
            pair = 3 << int(rule[RANKS]) * suit + 2
            whole = not int(root[PLAYED]) & pair
            if whole and any(1 << moves[i] & pair & played[player] for i in range(0, len(moves), 2)):
                worth = 40 if suit == 0 else 20
                root[P0 + player] -= worth if s[T0 + player] else 0
                root[KNOWN0 + player] &= ~pair
    waits = int(s[PEND0]) or int(s[PEND0 + 1])
    if waits and moves:
        root[PEND0] = root[PEND0 + 1] = 0
    root[P0], root[P0 + 1] = max(int(root[P0]), 0), max(int(root[P0 + 1]), 0)
    return Since(root, np.array(moves, dtype=np.int64), played[me], played[him])


def _beats(led: int, reply: int, ranks: int) -> bool:
    return reply < led if led // ranks == reply // ranks else reply // ranks == 0


def _take_back(
    root: NDArray[np.int64], rule: NDArray[np.int64], leader: int, led: int, reply: int, winner: int
) -> None:
    root[LEADS0 + leader] &= ~(1 << led)
    root[REPLIES0 + 1 - leader] &= ~(1 << reply)
    root[PLAYED] &= ~(1 << led | 1 << reply)
    root[T0 + winner] -= 1
    root[P0 + winner] -= int(value_of(rule, led)) + int(value_of(rule, reply))


def weights_of(situation: Situation, rows: NDArray[np.int64], net: Net) -> NDArray[np.float64] | None:
    """The weight of each world, summing to one; None where all are equally likely as far as this module can tell."""
    since = since_close(situation)
    if since is None:
        return None
    logs = np.zeros(len(rows))
    he_closed = int(situation.state[CLOSER] != situation.me)
    _likelihoods(
        rows, since.state, situation.rule, situation.me, since.mine, since.his, since.moves, he_closed, *net, logs
    )  # fmt: skip
    likely = np.exp(logs - logs.max())
    weights = likely + FLOOR
    return np.asarray(weights / weights.sum())


def resample(rows: NDArray[np.int64], weights: NDArray[np.float64], count: int, start: float) -> NDArray[np.int64]:
    """`count` worlds in proportion to their weights, by equal steps from `start` (0 … 1)."""
    edges = np.cumsum(weights)
    marks = (np.arange(count) + start) / count * edges[-1]
    return np.ascontiguousarray(rows[np.searchsorted(edges, marks, side="right").clip(0, len(rows) - 1)])


@njit(
    "void(int64[:,::1], int64[::1], int64[::1], int64, int64, int64, int64[::1], int64, float32[:,::1], float32[::1],"
    " float32[:,::1], float32[::1], float32[:,::1], float32[::1], float64[::1])",
    cache=True,
    nogil=True,
)
def _likelihoods(
    rows: Any,
    root: Any,
    rule: Any,
    me: Any,
    mine: Any,
    his: Any,
    moves: Any,
    he_closed: Any,
    w1: Any,
    b1: Any,
    w2: Any,
    b2: Any,
    w3: Any,
    b3: Any,
    logs: Any,
) -> Any:
    """The logarithm of what the net gives to the opponent's decisions since the close, in each world."""
    active = np.zeros(MAX_ACTIVE, dtype=np.int16)
    hidden = np.zeros((2, HIDDEN), dtype=np.float32)
    out = np.zeros(OUTPUTS, dtype=np.float32)
    probs = np.zeros(VALUE, dtype=np.float64)
    s = np.zeros(root.shape[0], dtype=np.int64)
    him = 1 - me
    close = rule[CARDS] + 1
    for w in range(rows.shape[0]):
        for k in range(root.shape[0]):
            s[k] = root[k]
        s[H0 + me] = rows[w, H0 + me] | mine
        s[H0 + him] = rows[w, H0 + him] | his
        total = 0.0
        if he_closed:
            count = active_inputs(s, rule, him, active)
            forward(active, count, w1, b1, w2, b2, w3, b3, hidden, out)
            softmax(out, legal_actions(s, rule), probs)
            total += np.log(probs[close] + 1e-6)
        step(s, rule, close)
        for i in range(moves.shape[0]):
            if s[PHASE] == OVER:
                # He would have claimed before.
                total -= 20.0
                break
            legal = legal_actions(s, rule)
            if not (legal >> moves[i]) & 1:
                total -= 20.0
                break
            if s[ACTOR] == him and legal & (legal - 1):
                count = active_inputs(s, rule, him, active)
                forward(active, count, w1, b1, w2, b2, w3, b3, hidden, out)
                softmax(out, legal, probs)
                total += np.log(probs[moves[i]] + 1e-6)
            step(s, rule, moves[i])
        logs[w] = total
