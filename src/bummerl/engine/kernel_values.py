"""Exact values of positions and of every action in them: the entry points of the fast kernels.

Each question "does this seat get at least `goal` game points?" is answered by `kernel_open` while the stock is open and
by `kernel_strict` afterwards; asking ≥ 1 first, then 2, 3 or 0, −1, −2, gives the value.
"""

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import (
    CLOSE,
    DRAW,
    EXCHANGE,
    KINGS,
    N_ACTIONS,
    highest,
    lowest,
)
from bummerl.engine.kernel_open import (
    EXCHANGED,
    M_LEFT,
    M_LOW,
    prepare,
)
from bummerl.engine.kernel_plain import DECLARE, plain_best, replies
from bummerl.engine.kernel_questions import card_reaches, close_reaches, leader_reaches, reply_reaches
from bummerl.engine.kernel_rows import (
    AT_CLOSE,
    AT_END,
    BONUS,
    BY_OWN,
    CLOSE_BEFORE_DRAW,
    CLOSE_FOUR,
    CLOSED,
    EXCHANGE_FIRST,
    EXCHANGE_FOUR,
    FLAT_TWO,
    KING_ONLY,
    LEAD,
    LED,
    LEFT,
    MARRIAGE,
    MINE,
    NINES,
    OPEN,
    OPP,
    OWN,
    PHASE,
    PLAIN_ONLY,
    PRE_DRAW,
    REPLY,
    RULES,
    SCHNEIDER,
    THEIRS,
    TO_WIN,
    WAITING,
    claim_value,
    may_wait,
    scale,
)

Ints = NDArray[np.int64]
Small = NDArray[np.int8]

NO_ACTION: Final = -128
"""Stands in arrays of action values where the action is not lawful."""


@njit("int64(int64[::1])", cache=True)
def actions_of(row: Ints) -> int:
    """The actions of the seat to act as one mask; claiming and settling are not among them."""
    own: int = row[OWN]
    rules, left = row[RULES], row[LEFT]
    if row[PHASE] == REPLY:
        if row[CLOSED] == OPEN and left > 0:
            return own
        answers: int = replies(own, row[LED], rules)
        return answers
    if row[PHASE] == MARRIAGE:
        pair = 0x0C << 8 * row[LED]
        leads: int = own & pair & (KINGS if rules & KING_ONLY else pair)
        return leads
    found = 1 << DRAW if row[PHASE] == PRE_DRAW else own
    if row[CLOSED] == OPEN and left > 0:
        if (left >= 4 or not rules & CLOSE_FOUR) and (row[PHASE] == LEAD or rules & CLOSE_BEFORE_DRAW):
            found |= 1 << CLOSE
        low = 1 << (5 if rules & NINES else 4)
        now = row[MINE] + row[THEIRS] > 0 or rules & EXCHANGE_FIRST
        if now and row[PHASE] == LEAD and own & low and (left >= 4 or not rules & EXCHANGE_FOUR):
            found |= 1 << EXCHANGE
    return found


@njit("int64(int64[::1], int64, int64, int64, int64[::1])", cache=True)
def action_reaches(row: Ints, action: int, silent: int, goal: int, memory: Ints) -> int:
    """1 if this lawful action gets the seat to act at least `goal`; the memory is prepared for the row."""
    own, opp, closed, at_close = row[OWN], row[OPP], row[CLOSED], row[AT_CLOSE]
    mine = row[MINE] - 16 * max(row[WAITING], 0)
    theirs = row[THEIRS] + 16 * min(row[WAITING], 0)
    state = goal & 0
    if row[PHASE] == REPLY:
        return reply_reaches(own, opp, mine, theirs, closed, at_close, state, row[LED], action, goal, memory)
    if action == CLOSE:
        return close_reaches(own, opp, mine, theirs, goal, memory)
    if action == DRAW:
        hand, other = own | 1 << memory[state], opp | 1 << memory[state + 1]
        return leader_reaches(hand, other, mine, theirs, closed, at_close, state + 2, goal, memory)
    if action == EXCHANGE:
        end = memory[M_LEFT] - 1
        turned = memory[end]
        memory[end] = memory[M_LOW]
        hand = own ^ (1 << memory[M_LOW]) ^ (1 << turned)
        answer = leader_reaches(hand, opp, mine, theirs, closed, at_close, state | EXCHANGED, goal, memory)
        memory[end] = turned
        return answer
    quiet = 1 if silent or row[PHASE] == MARRIAGE else 0
    return card_reaches(own, opp, mine, theirs, closed, at_close, action, quiet, state, goal, memory)


@njit("int64(int64[::1], int64, int64[::1])", cache=True)
def best_reaches(row: Ints, goal: int, memory: Ints) -> int:
    """1 if the seat to act gets at least `goal` by whatever it does."""
    if row[PHASE] == LEAD:
        mine = row[MINE] - 16 * max(row[WAITING], 0)
        theirs = row[THEIRS] + 16 * min(row[WAITING], 0)
        return leader_reaches(row[OWN], row[OPP], mine, theirs, row[CLOSED], row[AT_CLOSE], goal & 0, goal, memory)
    todo = actions_of(row)
    zero = goal & 0
    while todo:
        action = lowest(todo)
        todo &= todo - 1
        if action_reaches(row, action, zero, goal, memory):
            return 1
    return 0


@njit("int64(int64[::1])", cache=True)
def unusual(row: Ints) -> int:
    """Whether only the plain kernel knows the options, or (with the bonus) somebody holds 66 without having said so."""
    if row[RULES] & PLAIN_ONLY:
        return 1
    return 1 if row[RULES] & BONUS and max(row[MINE], row[THEIRS]) >= TO_WIN else 0


@njit("int64(int64, int64)", cache=True)
def wins_within(theirs: int, rules: int) -> int:
    """The game points (bit n for n) that a win scored at the end can bring against this score as it is now."""
    if theirs >= SCHNEIDER:
        return 0b0010
    return 0b0110 if theirs > 0 else 0b1110


@njit("int64(int64, int64, int64, int64, int64)", cache=True)
def outcomes(mine: int, theirs: int, closed: int, at_close: int, rules: int) -> int:
    """The values that can still come about, as a mask with bit `value + 3`."""
    if closed == OPEN:
        return 0b1111111 if rules & BONUS else 0b1110111
    lost = 3 if at_close == 0 else 2
    if closed == BY_OWN:
        won = wins_within(theirs, rules) if rules & AT_END else 1 << scale(at_close)
        return won << 3 | 1 << (3 - lost)
    found = 1 << (3 + lost)
    if rules & FLAT_TWO:
        found |= 1 << 5
    won = wins_within(mine, rules) if rules & AT_END else 1 << scale(at_close)
    return found | (won >> 1 & 1) << 2 | (won >> 2 & 1) << 1 | (won >> 3 & 1)


@njit("int64(int64)", cache=True)
def next_goal(left: int) -> int:
    """The question that parts the values left: first whether one wins, then how much; drawn deals are rare."""
    if left >= 16 and left & 15:
        return lowest(left & 0b1110000) - 3
    if left >= 16:
        return lowest(left & (left - 1)) - 3
    if left & 0b1100 == 0b1100 and left & 0b0011:
        return -1
    return highest(left) - 3


@njit("int64(int64[::1], int64[::1])", cache=True)
def value_of(row: Ints, memory: Ints) -> int:
    """The value in game points, −3 … 3, for the seat to act."""
    if row[PHASE] != REPLY and row[MINE] >= TO_WIN and not may_wait(row[CLOSED], row[AT_CLOSE], row[RULES]):
        return claim_value(row[THEIRS], row[CLOSED], row[AT_CLOSE], row[RULES])
    if unusual(row):
        return plain_best(row, -1, -4, 4)
    prepare(row, memory)
    left = outcomes(row[MINE], row[THEIRS], row[CLOSED], row[AT_CLOSE], row[RULES])
    while left & (left - 1):
        goal = next_goal(left)
        if best_reaches(row, goal, memory):
            left &= -1 << (goal + 3)
        else:
            left &= (1 << (goal + 3)) - 1
    return lowest(left) - 3


@njit("int64(int64[::1], int64, int64, int64[::1])", cache=True)
def action_value(row: Ints, action: int, silent: int, memory: Ints) -> int:
    """The value of one lawful action for the seat to act; the memory is prepared. `silent`: a pair is not announced."""
    if unusual(row) or (row[PHASE] != REPLY and row[MINE] >= TO_WIN):
        only = 1 << action
        if row[PHASE] != MARRIAGE and not silent:
            only |= 1 << DECLARE
        if row[PHASE] != REPLY and row[MINE] >= TO_WIN:
            only &= ~(1 << DECLARE)
        return plain_best(row, only, -4, 4)
    closed, at_close = row[CLOSED], row[AT_CLOSE]
    if action == CLOSE:
        closed, at_close = BY_OWN, row[THEIRS]
    left = outcomes(row[MINE], row[THEIRS], closed, at_close, row[RULES])
    while left & (left - 1):
        goal = next_goal(left)
        if action_reaches(row, action, silent, goal, memory):
            left &= -1 << (goal + 3)
        else:
            left &= (1 << (goal + 3)) - 1
    return lowest(left) - 3


@njit("void(int64[:, ::1], int64[::1], int8[::1])", cache=True, nogil=True)
def values(rows: Ints, memory: Ints, out: Small) -> None:
    """The value of each row."""
    for place in range(len(rows)):
        out[place] = value_of(rows[place], memory)


@njit("void(int64[:, ::1], int64[::1], int8[:, ::1])", cache=True, nogil=True)
def all_action_values(rows: Ints, memory: Ints, out: Small) -> None:
    """The value of each action of each row, `NO_ACTION` where it is not lawful."""
    for place in range(len(rows)):
        row = rows[place]
        prepare(row, memory)
        lawful = actions_of(row)
        for action in range(N_ACTIONS):
            out[place, action] = NO_ACTION
            if lawful >> action & 1:
                out[place, action] = action_value(row, action, 0, memory)
