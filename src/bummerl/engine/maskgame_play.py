"""Dealing and playing on masks: what is lawful, and what an action does with all that follows without a choice."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from bummerl.engine.chance import below
from bummerl.engine.maskgame_slots import (
    ACTOR,
    ANNOUNCED,
    AT_END,
    BONUS_TEN,
    CARDS,
    CLOSE_MIN,
    CLOSE_PREDRAW,
    CLOSER,
    EXCHANGE_FIRST,
    EXCHANGE_MIN,
    EXCL0,
    FLAT_TWO,
    H0,
    H1,
    HAND,
    KING_ONLY,
    KNOWN0,
    LEAD,
    LEADS0,
    LED,
    MARRIAGE_CLOSED,
    MARRIAGE_FIRST,
    MARRIAGE_GONE,
    MARRIAGE_WAITS,
    MUST_BEAT,
    MUST_TRUMP,
    NEXT,
    ORDER,
    OVER,
    P0,
    PEND0,
    PHASE,
    PLAYED,
    PREDRAW,
    RANK_OF,
    RANKS,
    REPLIES0,
    REPLY,
    RESULT,
    SNAP_POINTS,
    SNAP_TRICKS,
    STATE_SLOTS,
    STOCK,
    SUIT_OF,
    T0,
    T1,
    TURNUP,
    bit,
    suit_mask,
    value_of,
)


@njit("void(int64[::1], int64[::1], uint64[::1])", cache=True)
def deal(s: Any, rule: Any, rng: Any) -> Any:
    """Deal afresh into `s`: player 0 is forehand, the turn-up is a trump."""
    n = rule[CARDS]
    ranks = rule[RANKS]
    hand = rule[HAND]
    pack = np.empty(24, dtype=np.int64)
    turnup = below(rng, ranks)
    k = 0
    for c in range(n):
        if c != turnup:
            pack[k] = c
            k += 1
    for i in range(k - 1, 0, -1):
        j = below(rng, i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    for i in range(STATE_SLOTS):
        s[i] = 0
    for i in range(hand):
        s[H0] |= bit(pack[i])
        s[H1] |= bit(pack[hand + i])
    s[STOCK] = n - 2 * hand
    for i in range(s[STOCK] - 1):
        s[ORDER + i] = pack[2 * hand + i]
    s[ORDER + s[STOCK] - 1] = turnup
    s[TURNUP] = turnup
    s[LED] = -1
    s[CLOSER] = -1
    s[ANNOUNCED] = -1


@njit("int64(int64[::1], int64[::1], int64, int64)", cache=True)
def lawful_replies(rule: Any, s: Any, hand: Any, led: Any) -> Any:
    """The cards of `hand` that may answer `led` (docs/rules.md §3.4)."""
    if s[CLOSER] < 0 and s[STOCK] > 0:
        return hand
    suit = SUIT_OF[rule[RANKS] - 5, led]
    same = hand & suit_mask(rule, suit)
    if same:
        higher = same & (bit(led) - 1)
        if higher and rule[MUST_BEAT]:
            return higher
        return same
    trumps = hand & suit_mask(rule, 0)
    if trumps and rule[MUST_TRUMP]:
        return trumps
    return hand


@njit("int64(int64[::1], int64[::1], int64)", cache=True)
def pair_suit_allowed(s: Any, rule: Any, card: Any) -> Any:
    """Whether leading this card from a pair announces it now: 1 or 0 (docs/rules.md §3.6)."""
    if s[ANNOUNCED] >= 0:
        return 0
    r = RANK_OF[rule[RANKS] - 5, card]
    if r != 2 and r != 3:
        return 0
    if r == 3 and rule[KING_ONLY]:
        return 0
    partner = card + 1 if r == 2 else card - 1
    if not s[H0 + s[ACTOR]] & bit(partner):
        return 0
    if s[T0] + s[T1] == 0 and not rule[MARRIAGE_FIRST]:
        return 0
    if s[CLOSER] >= 0:
        return 1 if rule[MARRIAGE_CLOSED] else 0
    if s[STOCK] == 0:
        return 1 if rule[MARRIAGE_GONE] else 0
    return 1


@njit("int64(int64[::1], int64[::1])", cache=True)
def legal_actions(s: Any, rule: Any) -> Any:
    """The legal action numbers of the player to act, as a mask."""
    n = rule[CARDS]
    p = s[ACTOR]
    hand = s[H0 + p]
    if s[PHASE] == REPLY:
        return lawful_replies(rule, s, hand, s[LED])
    if s[PHASE] == PREDRAW:
        return (np.int64(1) << (n + 2)) | (np.int64(1) << (n + 1))
    ranks = rule[RANKS]
    if s[ANNOUNCED] >= 0:
        base = ranks * s[ANNOUNCED]
        if rule[KING_ONLY]:
            return bit(base + 2)
        return bit(base + 2) | bit(base + 3)
    acts = hand
    if s[CLOSER] < 0 and s[STOCK] > 0:
        low = ranks - 1
        if s[STOCK] >= rule[EXCHANGE_MIN] and (rule[EXCHANGE_FIRST] or s[T0] + s[T1] > 0) and hand & bit(low):
            acts |= np.int64(1) << n
        if s[STOCK] >= rule[CLOSE_MIN]:
            acts |= np.int64(1) << (n + 1)
    return acts


@njit("int64(int64, int64)", cache=True)
def scale(points: Any, tricks: Any) -> Any:
    """Game points lost by a side with these card points and tricks (docs/rules.md §3.9)."""
    if tricks == 0:
        return 3
    if points <= 32:
        return 2
    return 1


@njit("void(int64[::1], int64[::1], int64, int64)", cache=True)
def _finish(s: Any, rule: Any, winner: Any, game_points: Any) -> Any:
    s[PHASE] = OVER
    s[RESULT] = game_points if winner == 0 else -game_points


@njit("int64(int64[::1], int64[::1])", cache=True)
def _failed_close(s: Any, rule: Any) -> Any:
    return 3 if s[SNAP_TRICKS] == 0 else 2


@njit("void(int64[::1], int64[::1], int64)", cache=True)
def _claim(s: Any, rule: Any, p: Any) -> Any:
    closer = s[CLOSER]
    if closer < 0 or (closer == p and rule[AT_END]):
        _finish(s, rule, p, scale(s[P0 + 1 - p], s[T0 + 1 - p]))
    elif closer == p:
        _finish(s, rule, p, scale(s[SNAP_POINTS], s[SNAP_TRICKS]))
    elif rule[FLAT_TWO]:
        _finish(s, rule, p, 2)
    else:
        _finish(s, rule, p, _failed_close(s, rule))


@njit("void(int64[::1], int64[::1], int64)", cache=True)
def _cards_out(s: Any, rule: Any, winner: Any) -> Any:
    """Nobody claimed and no card is left (docs/rules.md §3.9)."""
    if s[CLOSER] >= 0:
        _finish(s, rule, 1 - s[CLOSER], _failed_close(s, rule))
        return
    if not rule[BONUS_TEN]:
        _finish(s, rule, winner, 1)
        return
    mine = s[P0 + winner] + 10
    his = s[P0 + 1 - winner]
    if mine == his:
        _finish(s, rule, 0, 0)
    elif mine > his:
        _finish(s, rule, winner, scale(his, s[T0 + 1 - winner]))
    else:
        _finish(s, rule, 1 - winner, scale(mine, s[T0 + winner]))


@njit("void(int64[::1], int64)", cache=True)
def _draw(s: Any, first: Any) -> Any:
    a = s[ORDER + s[NEXT]]
    b = s[ORDER + s[NEXT] + 1]
    s[NEXT] += 2
    s[STOCK] -= 2
    s[H0 + first] |= bit(a)
    s[H0 + 1 - first] |= bit(b)
    if s[STOCK] == 0:
        s[KNOWN0 + 1 - first] |= bit(b)
        s[TURNUP] = -1


@njit("void(int64[::1], int64[::1], int64)", cache=True)
def step(s: Any, rule: Any, action: Any) -> Any:
    """Play one action for the player to act, with all that follows from it without a choice."""
    # In one piece: parts as functions of their own are not inlined, and play takes a third longer.
    n = rule[CARDS]
    ranks = rule[RANKS]
    p = s[ACTOR]
    if action == n:
        low = ranks - 1
        s[H0 + p] = (s[H0 + p] ^ bit(low)) | bit(s[TURNUP])
        s[KNOWN0 + p] = (s[KNOWN0 + p] & ~bit(low)) | bit(s[TURNUP])
        s[TURNUP] = low
        s[ORDER + s[NEXT] + s[STOCK] - 1] = low
        return
    if action == n + 1:
        s[CLOSER] = p
        s[SNAP_POINTS] = s[P0 + 1 - p]
        s[SNAP_TRICKS] = s[T0 + 1 - p]
        s[PHASE] = LEAD
        return
    if action == n + 2:
        _draw(s, p)
        s[PHASE] = LEAD
        return
    card = action
    if s[PHASE] == LEAD:
        if pair_suit_allowed(s, rule, card):
            suit = SUIT_OF[ranks - 5, card]
            worth = 40 if suit == 0 else 20
            s[KNOWN0 + p] |= bit(ranks * suit + 2) | bit(ranks * suit + 3)
            if s[T0 + p] > 0 and not rule[MARRIAGE_WAITS]:
                s[P0 + p] += worth
            else:
                s[PEND0 + p] += worth
        s[H0 + p] ^= bit(card)
        s[KNOWN0 + p] &= ~bit(card)
        s[LEADS0 + p] |= bit(card)
        s[PLAYED] |= bit(card)
        s[ANNOUNCED] = -1
        if s[T0 + p] > 0 and s[P0 + p] >= 66:
            _claim(s, rule, p)
            return
        s[LED] = card
        s[PHASE] = REPLY
        s[ACTOR] = 1 - p
        return
    led = s[LED]
    suit = SUIT_OF[ranks - 5, led]
    same = suit == SUIT_OF[ranks - 5, card]
    strict = s[CLOSER] >= 0 or s[STOCK] == 0
    if strict:
        whole = suit_mask(rule, suit)
        if same:
            if card > led and rule[MUST_BEAT]:
                s[EXCL0 + p] |= whole & (bit(led) - 1)
        else:
            s[EXCL0 + p] |= whole
            if SUIT_OF[ranks - 5, card] != 0 and rule[MUST_TRUMP]:
                s[EXCL0 + p] |= suit_mask(rule, 0)
    s[H0 + p] ^= bit(card)
    s[KNOWN0 + p] &= ~bit(card)
    s[REPLIES0 + p] |= bit(card)
    s[PLAYED] |= bit(card)
    beats = card < led if same else SUIT_OF[ranks - 5, card] == 0
    w = p if beats else 1 - p
    s[P0 + w] += value_of(rule, led) + value_of(rule, card) + s[PEND0 + w]
    s[PEND0 + w] = 0
    s[T0 + w] += 1
    s[LED] = -1
    s[ACTOR] = w
    s[PHASE] = LEAD
    if s[P0 + w] >= 66:
        _claim(s, rule, w)
    elif s[H0 + w] == 0:
        _cards_out(s, rule, w)
    elif s[CLOSER] < 0 and s[STOCK] > 0:
        if rule[CLOSE_PREDRAW] and s[STOCK] >= rule[CLOSE_MIN]:
            s[PHASE] = PREDRAW
        else:
            _draw(s, w)


@njit("int64(int64[::1], int64[::1], int64)", cache=True)
def unseen_by(s: Any, rule: Any, p: Any) -> Any:
    """The cards whose place player `p` does not know: the opponent's unknown hand and the face-down stock."""
    seen = s[H0 + p] | s[PLAYED] | s[KNOWN0 + 1 - p]
    if s[TURNUP] >= 0:
        seen |= bit(s[TURNUP])
    return ((np.int64(1) << rule[CARDS]) - 1) & ~seen
