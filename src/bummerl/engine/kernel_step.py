"""One action on a row: the rules once more, in the terms of the kernels, so that both can be compared step by step.

The searches never call this; they do the same inside their loops with the same scoring functions. `proof` walks random
deals with it beside `bummerl.rules`.
"""

from typing import Final

from numba import njit

from bummerl.engine.bits import CLOSE, DRAW, EXCHANGE, POINTS, reply_wins
from bummerl.engine.kernel_rows import (
    AT_CLOSE,
    BONUS,
    BY_OWN,
    CLOSE_BEFORE_DRAW,
    CLOSED,
    LAST,
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
    PRE_DRAW,
    REPLY,
    RULES,
    STOCK,
    SWAP_ON_CLOSE,
    THEIRS,
    WAITING,
    claim_value,
    ran_out_value,
)
from bummerl.engine.positions import Rows

CLAIM: Final = 32
SETTLE: Final = 33
ANNOUNCE: Final = 36
"""Announcing the suit at place s is `ANNOUNCE + s`; these three numbers belong to `step` only."""
GOES_ON: Final = 99


@njit("void(int64[::1])", cache=True)
def turn(row: Rows) -> None:
    """See the position from the other seat."""
    row[OWN], row[OPP] = row[OPP], row[OWN]
    row[MINE], row[THEIRS] = row[THEIRS], row[MINE]
    row[WAITING] = -row[WAITING]
    if row[CLOSED] != OPEN:
        row[CLOSED] = 3 - row[CLOSED]


@njit("void(int64[::1])", cache=True)
def draw(row: Rows) -> None:
    """Both draw, the seat to act first; it leads."""
    row[OWN] |= 1 << row[STOCK]
    row[OPP] |= 1 << row[STOCK + 1]
    for place in range(STOCK, STOCK + row[LEFT] - 2):
        row[place] = row[place + 2]
    row[STOCK + row[LEFT] - 2] = 0
    row[STOCK + row[LEFT] - 1] = 0
    row[LEFT] -= 2
    row[PHASE] = LEAD


@njit("void(int64[::1], int64)", cache=True)
def take_trick(row: Rows, reply: int) -> None:
    """The seat to act answers the lead; afterwards the winner is to act."""
    lead = row[LED]
    row[OWN] ^= 1 << reply
    if not reply_wins(lead, reply):
        turn(row)
    row[MINE] += 16 * (POINTS[lead] + POINTS[reply]) + 1
    if row[WAITING] > 0:
        row[MINE] += 16 * row[WAITING]
        row[WAITING] = 0
    row[LED] = 0
    row[PHASE] = LEAD
    if row[OWN] == 0:
        row[PHASE] = LAST
        if row[CLOSED] == OPEN and row[RULES] & BONUS:
            row[MINE] += 160
    elif row[CLOSED] == OPEN and row[LEFT] > 0:
        row[PHASE] = PRE_DRAW


@njit("int64(int64[::1], int64, boolean)", cache=True)
def step(row: Rows, action: int, counts: bool) -> int:
    """Do a lawful action; the row becomes the next position, seen by whoever is to act then.

    Args: `counts` says that the deal ends by itself as soon as 66 are reached. Returns `GOES_ON`, or the game points
    for the seat that is to act in the row as it is left.
    """
    rules = row[RULES]
    if action == CLAIM:
        return claim_value(row[THEIRS], row[CLOSED], row[AT_CLOSE], rules)
    if action == SETTLE:
        return ran_out_value(row[MINE], row[THEIRS], row[CLOSED], row[AT_CLOSE], rules)
    low = 5 if rules & NINES else 4
    end = STOCK + row[LEFT] - 1
    if action == EXCHANGE:
        row[OWN] ^= 1 << low | 1 << row[end]
        row[end] = low
    elif action == CLOSE:
        if rules & SWAP_ON_CLOSE and row[OPP] >> low & 1:
            row[OPP] ^= 1 << low | 1 << row[end]
            row[end] = low
        row[CLOSED], row[AT_CLOSE], row[PHASE] = BY_OWN, row[THEIRS], LEAD
    elif action == DRAW:
        draw(row)
    elif action >= ANNOUNCE:
        worth = 40 if action == ANNOUNCE else 20
        if row[MINE] > 0:
            row[MINE] += 16 * worth
        else:
            row[WAITING] = worth
        row[PHASE], row[LED] = MARRIAGE, action - ANNOUNCE
        if counts and row[MINE] >= 66 * 16:
            return claim_value(row[THEIRS], row[CLOSED], row[AT_CLOSE], rules)
    elif row[PHASE] == REPLY:
        take_trick(row, action)
        if counts and row[MINE] >= 66 * 16:
            return claim_value(row[THEIRS], row[CLOSED], row[AT_CLOSE], rules)
        if row[PHASE] == LAST and counts:
            return ran_out_value(row[MINE], row[THEIRS], row[CLOSED], row[AT_CLOSE], rules)
        if row[PHASE] == PRE_DRAW and not rules & CLOSE_BEFORE_DRAW:
            draw(row)
    else:
        row[OWN] ^= 1 << action
        row[PHASE], row[LED] = REPLY, action
        turn(row)
    return GOES_ON
