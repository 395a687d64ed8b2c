"""Questions with a yes or no: does a seat get at least `goal` game points by this action, from here?

`kernel_open` answers while the stock is open, `kernel_strict` afterwards; here stand the rules between: closing, taking
a trick, claiming, running out of cards. Scores below zero are waiting marriages, as in `kernel_open`.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import (
    KINGS,
    POINTS,
    lowest,
    points_of,
    popcount,
    reply_wins,
    strict_replies,
)
from bummerl.engine.kernel_open import (
    M_CLOSED_FLAGS,
    M_GONE_FLAGS,
    M_LEFT,
    M_LOW,
    M_ONLY,
    M_RULES,
    NEVER,
    ONLY,
    SILENT,
    gone_reaches,
    lead,
)
from bummerl.engine.kernel_rows import (
    AT_END,
    BONUS,
    BY_OWN,
    CLOSE_BEFORE_DRAW,
    CLOSE_FOUR,
    FLAT_TWO,
    KING_ONLY,
    MARRY_CLOSED,
    MARRY_FIRST,
    MARRY_GONE,
    OPEN,
    SCHNEIDER,
    SWAP_ON_CLOSE,
    TO_WIN,
    claim_value,
    may_wait,
    ran_out_value,
    scale,
)
from bummerl.engine.kernel_strict import (
    FOLLOWER_CONTENT,
    LEADER_CONTENT,
    NOT_NOW,
    TRICKLESS,
    WAITS,
    strict,
)

Ints = NDArray[np.int64]
Small = NDArray[np.int8]


@njit("int64(int64, int64, int64, int64, int64, int64, int64, int64[::1])", cache=True)
def closed_reaches(
    own: int, opp: int, mine: int, theirs: int, closed: int, at_close: int, goal: int, memory: Ints
) -> int:
    """1 if the leader of a closed deal gets at least `goal`; neither trick nor claim is due."""
    rules = memory[M_RULES]
    total = 16 * points_of(own | opp) + popcount(own)
    has = max(theirs, 0)
    flags = (memory[M_CLOSED_FLAGS] & 0xFF) | (has - theirs) << WAITS
    if mine > 0 or theirs > 0:
        flags &= ~NOT_NOW
    if mine <= 0:
        flags |= TRICKLESS
    need, rival = TO_WIN - max(mine, 0), max(TO_WIN - has, 1)
    lost = 3 if at_close == 0 else 2
    if closed == BY_OWN:
        if goal <= -lost:
            return 1
        if goal >= 2:
            if rules & AT_END:
                rival = 1 - has if goal == 3 else SCHNEIDER - has
                if rival <= 0:
                    return 0
            elif scale(at_close) < goal:
                return 0
        return strict(own, opp, need, rival, total, flags | FOLLOWER_CONTENT)
    if goal > lost:
        return 0
    if goal == 3 and rules & FLAT_TWO:
        need = NEVER  # claiming brings 2: only a closer whose cards run out loses 3
    if goal < 0:
        if rules & AT_END:
            need = 1 - mine if goal == -2 else SCHNEIDER - mine
            if mine <= 0:
                need = 1 if goal == -2 else SCHNEIDER
            if need <= 0 or goal == -3:
                return 1
        elif scale(at_close) <= -goal:
            return 1
    return strict(own, opp, need, rival, total, flags | LEADER_CONTENT)


@njit("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64[::1])", cache=True)
def leader_reaches(
    own: int,
    opp: int,
    mine: int,
    theirs: int,
    closed: int,
    at_close: int,
    state: int,
    goal: int,
    memory: Ints,
) -> int:
    """1 if the seat on lead gets at least `goal`, with everything it may do."""
    if goal <= -3:
        return 1
    if mine >= TO_WIN:
        if claim_value(max(theirs, 0), closed, at_close, memory[M_RULES]) >= goal:
            return 1
        if not may_wait(closed, at_close, memory[M_RULES]):
            return 0
    if closed != OPEN:
        return closed_reaches(own, opp, mine, theirs, closed, at_close, goal, memory)
    if memory[M_LEFT] == state & 15:
        return gone_reaches(own, opp, mine, theirs, goal, memory[M_GONE_FLAGS])
    return lead(own, opp, mine, theirs, state, goal, memory)


@njit("int64(int64, int64, int64, int64, int64, int64[::1])", cache=True)
def close_reaches(own: int, opp: int, mine: int, theirs: int, goal: int, memory: Ints) -> int:
    """1 if closing now gets at least `goal`. Nothing that holds for open play is used: a failed close costs 2 or 3."""
    if memory[M_RULES] & SWAP_ON_CLOSE and opp >> memory[M_LOW] & 1:
        opp ^= 1 << memory[M_LOW] | 1 << memory[memory[M_LEFT] - 1]
    return closed_reaches(own, opp, mine, theirs, BY_OWN, max(theirs, 0), goal, memory)


@njit("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64[::1])", cache=True)
def taker_reaches(
    own: int,
    opp: int,
    mine: int,
    theirs: int,
    closed: int,
    at_close: int,
    state: int,
    goal: int,
    memory: Ints,
) -> int:
    """1 if the seat that has just taken a trick gets at least `goal`; nobody has drawn yet; `mine` has the trick."""
    rules = memory[M_RULES]
    if own == 0:
        if rules & BONUS and closed == OPEN:
            mine += 160
        if mine >= TO_WIN:
            if claim_value(max(theirs, 0), closed, at_close, rules) >= goal:
                return 1
            if not may_wait(closed, at_close, rules):
                return 0
        return 1 if ran_out_value(mine, max(theirs, 0), closed, at_close, rules) >= goal else 0
    drawn = state & 15
    left = memory[M_LEFT] - drawn
    if closed == OPEN and left > 0 and mine < TO_WIN:
        may_close = rules & CLOSE_BEFORE_DRAW and (left >= 4 or not rules & CLOSE_FOUR)
        if may_close and close_reaches(own, opp, mine, theirs, goal, memory):
            return 1
        own |= 1 << memory[drawn]
        opp |= 1 << memory[drawn + 1]
        state += 2
    return leader_reaches(own, opp, mine, theirs, closed, at_close, state, goal, memory)


@njit("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64[::1])", cache=True)
def reply_reaches(
    own: int,
    opp: int,
    mine: int,
    theirs: int,
    closed: int,
    at_close: int,
    state: int,
    led: int,
    reply: int,
    goal: int,
    memory: Ints,
) -> int:
    """1 if answering the lead with this card gets the replier (`own`) at least `goal`."""
    gain = 16 * (POINTS[led] + POINTS[reply]) + 1
    rest = own ^ (1 << reply)
    if reply_wins(led, reply):
        return taker_reaches(rest, opp, abs(mine) + gain, theirs, closed, at_close, state, goal, memory)
    seen = 3 - closed if closed != OPEN else closed
    return 1 - taker_reaches(opp, rest, abs(theirs) + gain, mine, seen, at_close, state, 1 - goal, memory)


@njit("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64[::1])", cache=True)
def card_reaches(
    own: int,
    opp: int,
    mine: int,
    theirs: int,
    closed: int,
    at_close: int,
    card: int,
    silent: int,
    state: int,
    goal: int,
    memory: Ints,
) -> int:
    """1 if leading this card gets at least `goal`; from a pair with the announcement unless `silent`."""
    if goal <= -3:
        return 1
    left = memory[M_LEFT] - (state & 15)
    if closed == OPEN and left > 0:
        memory[M_ONLY] = card
        return lead(own, opp, mine, theirs, state | ONLY | (SILENT if silent else 0), goal, memory)
    rules = memory[M_RULES]
    bit = 1 << card
    kings = own & (own >> 1) & KINGS
    allowed = rules & (MARRY_CLOSED if closed != OPEN else MARRY_GONE)
    if mine <= 0 and theirs <= 0 and not rules & MARRY_FIRST:
        allowed = 0
    if allowed and not silent and (kings if rules & KING_ONLY else kings | kings << 1) & bit:
        worth = 640 if card < 8 else 320
        mine += worth if mine > 0 else -worth
        if mine >= TO_WIN:
            if claim_value(max(theirs, 0), closed, at_close, rules) >= goal:
                return 1
            if not may_wait(closed, at_close, rules):
                return 0
    seen = 3 - closed if closed != OPEN else closed
    todo = strict_replies(opp, card)
    while todo:
        reply = lowest(todo)
        todo &= todo - 1
        if reply_reaches(opp, own ^ bit, theirs, mine, seen, at_close, state, card, reply, 1 - goal, memory):
            return 0
    return 1
