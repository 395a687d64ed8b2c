"""How likely each world is, by what the net thinks of the opponent's play so far.

A world tells the opponent's hand of now, not when he drew each card of it. For every world several ways of drawing are
taken by chance, all being equally likely, and his decisions are judged along each: leads and replies, whether he
announced, exchanged and closed, and that he did not. Without this his opponent takes him for an average hand.

What the net says of a decision depends on his hand alone, for all the rest lay open: so the deal is replayed once, and
an opinion is asked for once for each hand.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import popcount
from bummerl.engine.features import MAX_ACTIVE
from bummerl.engine.maskgame import (
    ACTOR,
    ANNOUNCED,
    CARDS,
    CLOSER,
    H0,
    HAND,
    LEAD,
    LEADS0,
    LED,
    OVER,
    PHASE,
    PREDRAW,
    RANK_OF,
    RANKS,
    REPLY,
    STATE_SLOTS,
    STOCK,
    SUIT_OF,
    T0,
    TURNUP,
    below,
    bit,
    legal_actions,
    pair_suit_allowed,
    step,
)
from bummerl.engine.policy import HIDDEN, OUTPUTS, VALUE, Net, opinion
from bummerl.engine.worlds import Situation

FLOOR = 0.02
"""Share of the likeliest world's weight that every possible world keeps: people do not play like the net."""

TEMPER = 0.7
"""Power of the likelihood in a weight, for the same reason."""

WAYS = 16
"""Ways of drawing that are tried for each world."""

SILENCE = 1e-3
"""How likely somebody leads from a pair without announcing."""

SLIP = 0.4
"""How often he is taken for somebody who chooses any lawful action: people do not play like the net. With less, whoever
plays otherwise (`beginner`, `exact100`) would be misread (docs/engine.md §2)."""

IMPOSSIBLE = -20.0
"""The logarithm where a world does not fit what happened."""

# Columns of a story: the card led, the reply (-1: none yet), who led, the card that his announcement showed (-1: none),
# whether he exchanged and whether he closed before, and whether cards were drawn after this trick.
LED_CARD, REPLY_CARD, LEADER, SHOWN, EXCHANGED, CLOSED, DRAWN = range(7)
ON_LEAD, BEFORE_DRAW = 1, 2
"""In the column CLOSED: with full hands, or before the draw after his trick."""

# Columns of a decision: what he did, whether it was a lead without a word, before which trick, and which cards his hand
# had less and more than at the lead to it.
DID, SILENT, TRICK, LESS, MORE = range(5)

OPINIONS = 1 << 14
"""Places of the table that remembers what the net said of a hand."""

SPARE = 1 << 30
"""A card that no pack has: it keeps a hand of which little is known from looking empty."""


class Story(NamedTuple):
    """What all saw of a deal: a row for each trick, the first turn-up, and the opponent's cards shown by each trick."""

    tricks: NDArray[np.int64]
    turn_up: int
    shown: NDArray[np.int64]


def story_of(situation: Situation) -> Story | None:
    """The deal so far.

    None where the opponent has decided nothing yet, nothing is hidden any more, or not all that happened is known.
    """
    s, rule = situation.state, situation.rule
    ranks, cards = int(rule[RANKS]), int(rule[CARDS])
    whole = int(s[T0] + s[T0 + 1])
    turn_up = int(s[TURNUP])
    swapped, closed_after = situation.exchanged, situation.closed_after
    closed = bool(s[CLOSER] >= 0)
    if len(situation.past) != whole or s[PHASE] == OVER or (closed and closed_after is None):
        return None
    if swapped is not None:
        turn_up = swapped[2]
    if turn_up < 0 or s[STOCK] == 0:
        return None
    draws = (cards - 2 * int(rule[HAND]) - int(s[STOCK])) // 2
    leads = [*situation.past, *([(int(s[LED]), -1)] if s[PHASE] == REPLY else [])]
    told = np.zeros((len(leads), 7), dtype=np.int64)
    shown = np.zeros(len(leads), dtype=np.int64)
    waiting = [set(suits) for suits in situation.marriages]
    now = 0
    for place, (led, reply) in enumerate(leads):
        leader = 0 if int(s[LEADS0]) >> led & 1 else 1
        suit, rank = int(SUIT_OF[ranks - 5, led]), int(RANK_OF[ranks - 5, led])
        partner = -1
        if suit in waiting[leader] and rank in (2, 3):
            waiting[leader].discard(suit)
            partner = led + 1 if rank == 2 else led - 1
        swaps = swapped is not None and swapped[1] == place
        if swapped is not None and swaps and swapped[0] != leader:
            return None
        closes = 0
        if closed and closed_after == place:
            closes = ON_LEAD if draws == place else BEFORE_DRAW
        told[place] = led, reply, leader, partner, swaps, closes, place < draws
        if leader != situation.me:
            now |= 1 << partner if partner >= 0 else 0
            now |= 1 << turn_up if swaps else 0
        shown[place] = now
    if not (told[:, REPLY_CARD] >= 0).any() and not (told[:, LEADER] != situation.me).any():
        return None
    return Story(told, turn_up, shown)


def weights_of(
    situation: Situation, story: Story, rows: NDArray[np.int64], net: Net, rng: NDArray[np.uint64]
) -> NDArray[np.float64]:
    """The weight of each world, summing to one."""
    likely = likelihoods(situation, story, rows, net, WAYS, rng).mean(axis=1)
    weights = (likely / likely.max()) ** TEMPER + FLOOR
    return np.asarray(weights / weights.sum())


def likelihoods(
    situation: Situation, story: Story, rows: NDArray[np.int64], net: Net, ways: int, rng: NDArray[np.uint64]
) -> NDArray[np.float64]:
    """How likely the net finds the opponent's decisions in each world along several ways of drawing: [worlds, ways]."""
    states, decisions = decisions_of(story, situation.rule, situation.me)
    logs = np.zeros((len(rows), ways))
    hands = np.ascontiguousarray(rows[:, H0 + 1 - situation.me])
    judge(hands, *story, states, decisions, situation.rule, 1 - situation.me, *net, rng.copy(), SLIP, logs)
    return np.asarray(np.exp(logs))


def resample(rows: NDArray[np.int64], weights: NDArray[np.float64], count: int, start: float) -> NDArray[np.int64]:
    """`count` worlds in proportion to their weights, by equal steps from `start` (0 … 1)."""
    edges = np.cumsum(weights)
    marks = (np.arange(count) + start) / count * edges[-1]
    return np.ascontiguousarray(rows[np.searchsorted(edges, marks, side="right").clip(0, len(rows) - 1)])


def decisions_of(story: Story, rule: NDArray[np.int64], me: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The decisions of the opponent of `me`: the open state before each, without his hand, and its row of columns."""
    tricks, turn_up, _ = story
    exchange, ranks = int(rule[CARDS]), int(rule[RANKS])
    close, draw, low = exchange + 1, exchange + 2, ranks - 1
    him = 1 - me
    s = np.zeros(STATE_SLOTS, dtype=np.int64)
    s[STOCK], s[TURNUP] = exchange - 2 * rule[HAND], turn_up
    s[LED] = s[CLOSER] = s[ANNOUNCED] = -1
    s[ACTOR], s[PHASE] = tricks[0, LEADER], LEAD
    states, rows = [], []

    def decided(action: int, trick: int, less: int = 0, more: int = 0, silent: bool = False) -> None:
        states.append(s.copy())
        rows.append((action, silent, trick, less, more))

    def play(action: int, *cards: int) -> None:
        # Of the hands only what this needs.
        s[H0] = s[H0 + 1] = SPARE
        s[H0 + s[ACTOR]] = SPARE | sum(1 << card for card in cards if card >= 0)
        step(s, rule, action)

    for i, (led, reply, leader, shown, exchanged, closed, _) in enumerate(tricks.tolist()):
        if s[PHASE] == PREDRAW:
            action = close if closed == BEFORE_DRAW else draw
            if leader == him:
                decided(action, i - 1, less=1 << int(tricks[i - 1, LED_CARD]) | 1 << int(tricks[i - 1, REPLY_CARD]))
            play(action)
        if exchanged:
            if leader == him:
                decided(exchange, i, less=1 << turn_up, more=1 << low)
            play(exchange, low)
        if closed == ON_LEAD:
            if leader == him:
                decided(close, i)
            play(close)
        if s[PHASE] != LEAD or s[ACTOR] != leader:
            break
        if leader == him:
            decided(led, i, silent=shown < 0)
        play(led, led, shown)
        if reply < 0 or s[PHASE] != REPLY:
            break
        if leader == me:
            decided(reply, i)
        play(reply, reply)
    return np.array(states).reshape(-1, STATE_SLOTS), np.array(rows, dtype=np.int64).reshape(-1, 5)


@njit("int64(int64, int64[:,::1], int64[::1], int64, int64, int64, uint64[::1], int64[::1])", cache=True)
def _draw_back(hand: Any, tricks: Any, shown: Any, him: Any, turn_up: Any, low: Any, rng: Any, hands: Any) -> Any:
    """The hands of player `him` at the lead to each trick, if he holds `hand` now: one way of drawing, by chance."""
    for i in range(tricks.shape[0] - 1, -1, -1):
        led = tricks[i, LEADER] == him
        if tricks[i, REPLY_CARD] >= 0:
            if tricks[i, DRAWN]:
                pool = hand & ~shown[i]
                if pool == 0:
                    return 0
                drawn = pool
                for _ in range(below(rng, popcount(pool))):
                    drawn &= drawn - 1
                hand ^= drawn & -drawn
            hand |= bit(tricks[i, LED_CARD] if led else tricks[i, REPLY_CARD])
        elif led:
            hand |= bit(tricks[i, LED_CARD])
        hands[i] = hand
        if led and tricks[i, EXCHANGED]:
            hand = (hand & ~bit(turn_up)) | bit(low)
    return 1


@njit(
    "float64(int64[::1], int64[::1], int64, int64, float32[:,::1], float32[::1], float32[:,::1], float32[::1],"
    " float32[:,::1], float32[::1], int16[::1], float32[:,::1], float32[::1], float64[::1], float64)",
    cache=True,
)
def _finds(
    s: Any, rule: Any, action: Any, silent: Any, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any,
    active: Any, hidden: Any, out: Any, probs: Any, slip: Any,
) -> Any:  # fmt: skip
    """The logarithm of what the net gives to an action of the player to act, who takes any at random at times."""
    legal = legal_actions(s, rule)
    if not (legal >> action) & 1:
        return IMPOSSIBLE
    worth = np.log(SILENCE) if silent and pair_suit_allowed(s, rule, action) else 0.0
    if legal & (legal - 1) == 0:
        return worth
    opinion(s, rule, legal, w1, b1, w2, b2, w3, b3, active, hidden, out, probs)
    return worth + np.log((1.0 - slip) * probs[action] + slip / popcount(legal))


@njit(
    "void(int64[::1], int64[:,::1], int64, int64[::1], int64[:,::1], int64[:,::1], int64[::1], int64,"
    " float32[:,::1], float32[::1], float32[:,::1], float32[::1], float32[:,::1], float32[::1], uint64[::1],"
    " float64, float64[:,::1])",
    cache=True,
    nogil=True,
)
def judge(
    held: Any, tricks: Any, turn_up: Any, shown: Any, states: Any, decisions: Any, rule: Any, him: Any,
    w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any, rng: Any, slip: Any, logs: Any,
) -> Any:  # fmt: skip
    """Write the logarithm of what the net gives to his decisions into `logs`: [hands of now, ways of drawing]."""
    active = np.zeros(MAX_ACTIVE, dtype=np.int16)
    hidden = np.zeros((2, HIDDEN), dtype=np.float32)
    out = np.zeros(OUTPUTS, dtype=np.float32)
    probs = np.zeros(VALUE, dtype=np.float64)
    keys = np.zeros(OPINIONS, dtype=np.int64)
    opinions = np.zeros(OPINIONS, dtype=np.float64)
    hands = np.zeros(tricks.shape[0], dtype=np.int64)
    low = rule[RANKS] - 1
    for w in range(held.shape[0]):
        for way in range(logs.shape[1]):
            total = 0.0
            if not _draw_back(held[w], tricks, shown, him, turn_up, low, rng, hands):
                total = IMPOSSIBLE
            for d in range(decisions.shape[0]):
                hand = (hands[decisions[d, TRICK]] & ~decisions[d, LESS]) | decisions[d, MORE]
                key = hand | (d + 1) << 32
                place = ((key * 0x9E3779B97F4A7C1) >> 20) & (OPINIONS - 1)
                if keys[place] != key:
                    s = states[d]
                    s[H0 + him] = hand
                    keys[place] = key
                    opinions[place] = _finds(
                        s, rule, decisions[d, DID], decisions[d, SILENT], w1, b1, w2, b2, w3, b3,
                        active, hidden, out, probs, slip,
                    )  # fmt: skip
                total += opinions[place]
            logs[w, way] = total
