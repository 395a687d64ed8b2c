"""The two-hand game on bit masks, for self-play and play-outs: one flat ``int64`` array per deal.

A card is ``ranks * suit + rank`` with suit 0 = trump and rank 0 = ace, so that in one suit the lower bit is the higher
card. Actions are numbered: the card played, then ``exchange``, ``close`` and ``draw`` (`exchange_action` and the two
after it). Announcing is not an action of its own: whoever leads a king or queen from a pair announces (docs/engine.md),
and whoever has 66 claims at once. `tests/engine/test_maskgame.py` holds this module against `bummerl.rules`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

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
from bummerl.rules.two_hand import TwoHandProfile

# Slots of a rule array.
RANKS, CARDS, HAND, EXCHANGE_FIRST, EXCHANGE_MIN, MARRIAGE_FIRST, MARRIAGE_CLOSED, MARRIAGE_GONE = range(8)
KING_ONLY, CLOSE_MIN, CLOSE_PREDRAW, AT_END, FLAT_TWO, BONUS_TEN, MUST_BEAT, MUST_TRUMP = range(8, 16)
MARRIAGE_WAITS = 16
"""A marriage always waits for the announcer's next trick; no profile of ours says so, other programs do."""
RULE_SLOTS = 17

# Slots of a state array.
H0, H1, STOCK, NEXT, PHASE, ACTOR, LED, P0, P1, T0, T1, PEND0, PEND1, CLOSER, SNAP_POINTS, SNAP_TRICKS = range(16)
KNOWN0, KNOWN1, EXCL0, EXCL1, LEADS0, LEADS1, REPLIES0, REPLIES1, TURNUP, RESULT, PLAYED, ANNOUNCED = range(16, 28)
ORDER = 28
STATE_SLOTS = 40

LEAD, REPLY, PREDRAW, OVER = range(4)

VALUES = np.array([11, 10, 4, 3, 2, 0], dtype=np.int64)
SUIT_OF = np.array([[c // 5 if c < 20 else 0 for c in range(24)], [c // 6 for c in range(24)]], dtype=np.int64)
RANK_OF = np.array([[c % 5 for c in range(24)], [c % 6 for c in range(24)]], dtype=np.int64)


def rule_array(profile: TwoHandProfile) -> NDArray[np.int64]:
    """The options of a profile that change the play, as a rule array."""
    return np.array(
        [
            6 if profile.deck_size == 24 else 5,
            profile.deck_size,
            profile.hand_size,
            profile.exchange_at_first_lead,
            profile.exchange_min_stock,
            profile.marriage_at_first_lead,
            profile.marriage_after_close,
            profile.marriage_after_exhausted,
            profile.marriage_lead_card == "king",
            profile.close_min_stock,
            profile.close_timing == "beforeOrAfterDraw",
            profile.close_score_basis == "atEnd",
            profile.beat_closer_award == "flat2",
            profile.last_trick_rule == "bonus10",
            profile.must_beat,
            profile.must_trump,
            False,
        ],
        dtype=np.int64,
    )


@njit("int64(int64)", cache=True)
def bit(card: Any) -> Any:
    """The mask of one card."""
    return np.int64(1) << card


@njit("int64(int64[::1], int64)", cache=True)
def suit_mask(rule: Any, suit: Any) -> Any:
    """All cards of a suit."""
    ranks = rule[RANKS]
    return ((np.int64(1) << ranks) - 1) << (ranks * suit)


@njit("int64(int64[::1], int64)", cache=True)
def value_of(rule: Any, card: Any) -> Any:
    """Card points of a card."""
    return VALUES[RANK_OF[rule[RANKS] - 5, card]]


@njit("int64(int64, int64)", cache=True)
def scale(points: Any, tricks: Any) -> Any:
    """Game points lost by a side with these card points and tricks (docs/rules.md §3.9)."""
    if tricks == 0:
        return 3
    if points <= 32:
        return 2
    return 1


# A pseudo-random stream of its own: it is the same on every machine, and threads do not share it.
_M1 = np.uint64(0xBF58476D1CE4E5B9)
_M2 = np.uint64(0x94D049BB133111EB)
_GOLD = np.uint64(0x9E3779B97F4A7C15)
_S30, _S27, _S31, _S11 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(11)
_S32 = np.uint64(32)


@njit("uint64(uint64[::1])", cache=True)
def next_word(rng: Any) -> Any:
    """The next 64 random bits (splitmix64); `rng` is one word of state."""
    rng[0] = rng[0] + _GOLD
    z = rng[0]
    z = (z ^ (z >> _S30)) * _M1
    z = (z ^ (z >> _S27)) * _M2
    return z ^ (z >> _S31)


@njit("int64(uint64[::1], int64)", cache=True)
def below(rng: Any, bound: Any) -> Any:
    """A whole number from 0 to `bound` - 1."""
    return np.int64(((next_word(rng) >> _S32) * np.uint64(bound)) >> _S32)


@njit("float64(uint64[::1])", cache=True)
def unit(rng: Any) -> Any:
    """A number from 0 up to, not including, 1."""
    return np.float64(next_word(rng) >> _S11) * (1.0 / 9007199254740992.0)


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
