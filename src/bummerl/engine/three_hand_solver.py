"""Dreierschnapsen on masks: one flat array for a deal in play, its exact value, and the value of every action.

`state` is the position: the three hands (declarer first), whose turn, the trick on the table, points and tricks of both
sides. Actions are numbers: 0 … 31 play the card of that bit, 32 … 35 announce the marriage of the suit at that place.
Values are for the declarer: −3 … 3 game points in the normal game, 1 or −1 in every other contract.
"""

import threading
from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import KINGS, POINTS, lowest, pairs_of
from bummerl.engine.three_hand_cards import (
    ALL_TRICKS,
    GOAL,
    LATE,
    PLAIN,
    RULE_SIZE,
    SLOTS,
    STAMP,
    STAMPS,
    WITH_20,
    WITH_40,
    goes_over,
    replies3,
)
from bummerl.engine.three_hand_limit import allowed, limit_node, worth_of
from bummerl.engine.three_hand_points import points_node, scale3
from bummerl.engine.three_hand_tricks import tricks_node

H0: Final = 0
TURN: Final = 3
COUNT: Final = 4
LED: Final = 5
BEST: Final = 6
WINNER: Final = 7
POT: Final = 8
DP: Final = 9
FP: Final = 10
DT: Final = 11
FT: Final = 12
DWAIT: Final = 13
FWAIT: Final = 14
MARRIAGE: Final = 15
"""The declarer's highest announcement."""
LOCKED: Final = 16
"""The pair that was announced and has to be led from, or 0."""
DONE: Final = 17
VALUE: Final = 18
KIND: Final = 19
STATE_SIZE: Final = 20

POINTS_GAME: Final = 0
LIMIT_GAME: Final = 1
TRICKS_GAME: Final = 2

ANNOUNCE: Final = 32
N_ACTIONS: Final = 36
IMPOSSIBLE: Final = -9
"""Stands in the values for an action that is not lawful."""


class _OfThread(threading.local):
    table: NDArray[np.int64] | None = None


_OF_THREAD = _OfThread()


def own_table() -> NDArray[np.int64]:
    """The memory for the searches of this thread: the kernels let other threads run, so none may share it."""
    if _OF_THREAD.table is None:
        _OF_THREAD.table = np.zeros(2 * SLOTS + 1, dtype=np.int64)
    return _OF_THREAD.table


@njit("void(int64[::1], int64[::1])", cache=True)
def _next_question(rule: NDArray[np.int64], table: NDArray[np.int64]) -> None:
    if table[2 * SLOTS] >= STAMPS - 1:
        table[:] = 0
    table[2 * SLOTS] += 1
    rule[STAMP] = table[2 * SLOTS]


@njit("int64(int64[::1], int64[::1])", cache=True)
def lawful3(rule: NDArray[np.int64], s: NDArray[np.int64]) -> int:
    """The cards that may be played now, as a mask."""
    if s[LOCKED]:
        return int(s[LOCKED])
    own = s[H0 + s[TURN]]
    return replies3(rule, own, s[LED], s[BEST]) if s[COUNT] else own


@njit("int64(int64[::1])", cache=True)
def announceable(s: NDArray[np.int64]) -> int:
    """The kings whose marriage may be announced now, as a mask."""
    if s[COUNT] or s[LOCKED] or s[KIND] == TRICKS_GAME:
        return 0
    return pairs_of(s[H0 + s[TURN]]) & KINGS


@njit("void(int64[::1], int64)", cache=True)
def _finish(s: NDArray[np.int64], value: int) -> None:
    s[DONE] = 1
    s[VALUE] = value


@njit("void(int64[::1], int64[::1], int64)", cache=True)
def _announce(rule: NDArray[np.int64], s: NDArray[np.int64], place: int) -> None:
    worth = 40 if place == 0 else 20
    mine = s[TURN] == 0
    s[LOCKED] = np.int64(12) << (8 * place)
    if mine:
        if s[DT]:
            s[DP] += worth
        else:
            s[DWAIT] += worth
        if worth > s[MARRIAGE]:
            s[MARRIAGE] = worth
    elif s[FT]:
        s[FP] += worth
    else:
        s[FWAIT] += worth
    if s[KIND] == LIMIT_GAME:
        if mine:
            limit = allowed(rule, s[MARRIAGE])
            if s[DT] and s[DP] >= 66:
                _finish(s, 1 if s[DT] <= limit or rule[LATE] else -1)
            elif s[DT] >= limit:
                _finish(s, -1)
    elif s[DP] >= 66 and s[DT]:
        _finish(s, scale3(s[FP], s[FT]))
    elif s[FP] >= 66 and s[FT]:
        _finish(s, -scale3(s[DP], s[DT]))


@njit("boolean(int64[::1], int64[::1])", cache=True)
def _saved(rule: NDArray[np.int64], s: NDArray[np.int64]) -> bool:
    kings = pairs_of(s[H0]) & KINGS
    while kings:
        king = lowest(kings)
        kings &= kings - 1
        worth = worth_of(king)
        limit = allowed(rule, max(s[MARRIAGE], worth))
        if s[DP] + worth >= 66 and (s[DT] <= limit or rule[LATE]):
            return True
    return False


@njit("void(int64[::1], int64[::1], int64)", cache=True)
def step3(rule: NDArray[np.int64], s: NDArray[np.int64], action: int) -> None:
    """Play one lawful action, with all that follows from it."""
    if action >= ANNOUNCE:
        _announce(rule, s, action - ANNOUNCE)
        return
    turn = s[TURN]
    if s[KIND] == LIMIT_GAME and s[COUNT] == 0 and turn == 0 and s[DT] >= allowed(rule, s[MARRIAGE]):
        _finish(s, -1)
        return
    s[H0 + turn] ^= np.int64(1) << action
    s[LOCKED] = 0
    if s[KIND] != TRICKS_GAME:
        s[POT] += POINTS[action]
    if s[COUNT] == 0:
        s[LED] = action
        s[BEST] = action
        s[WINNER] = turn
    elif goes_over(rule, s[BEST], action):
        s[BEST] = action
        s[WINNER] = turn
    s[COUNT] += 1
    s[TURN] = (turn + 1) % 3
    if s[COUNT] < 3:
        return
    winner = s[WINNER]
    if winner == 0:
        s[DP] += s[POT] + s[DWAIT]
        s[DWAIT] = 0
        s[DT] += 1
    else:
        s[FP] += s[POT] + s[FWAIT]
        s[FWAIT] = 0
        s[FT] += 1
    s[COUNT] = 0
    s[LED] = 0
    s[BEST] = 0
    s[WINNER] = 0
    s[POT] = 0
    s[TURN] = winner
    last = s[H0 + winner] == 0
    if s[KIND] == TRICKS_GAME:
        if (winner == 0) != (rule[ALL_TRICKS] != 0):
            _finish(s, -1)
        elif last:
            _finish(s, 1)
    elif s[KIND] == LIMIT_GAME:
        limit = allowed(rule, s[MARRIAGE])
        if winner:
            _finish(s, -1)
        elif s[DP] >= 66:
            _finish(s, 1 if s[DT] <= limit else -1)
        elif s[DT] >= limit and not _saved(rule, s):
            _finish(s, -1)
    elif s[DP] >= 66 and s[DT]:
        _finish(s, scale3(s[FP], s[FT]))
    elif s[FP] >= 66 and s[FT]:
        _finish(s, -scale3(s[DP], s[DT]))
    elif last:
        # Nobody has 66, so the losing side has more than 32 (docs/rules.md §7.7), or the marriages are missing from it.
        _finish(s, scale3(s[FP], s[FT]) if winner == 0 else -scale3(s[DP], s[DT]))


@njit("int64(int64[::1], int64[::1], int64[::1], int64)", cache=True)
def _at_least(rule: NDArray[np.int64], table: NDArray[np.int64], s: NDArray[np.int64], goal: int) -> int:
    rule[GOAL] = goal
    _next_question(rule, table)
    dt = int(s[DT] > 0)
    ft = int(s[FT] > 0)
    return points_node(
        rule,
        table,
        s[H0],
        s[H0 + 1],
        s[H0 + 2],
        s[TURN],
        s[COUNT],
        s[LED],
        s[BEST],
        s[WINNER],
        s[POT],
        s[DP],
        s[FP],
        dt,
        ft,
        s[DWAIT],
        s[FWAIT],
        s[LOCKED],
    )


@njit("int64(int64[::1], int64[::1], int64[::1])", cache=True, nogil=True)
def value3(rule: NDArray[np.int64], table: NDArray[np.int64], s: NDArray[np.int64]) -> int:
    """The exact value of a position for the declarer."""
    if s[DONE]:
        return int(s[VALUE])
    if s[KIND] == TRICKS_GAME:
        _next_question(rule, table)
        made = tricks_node(rule, table, s[H0], s[H0 + 1], s[H0 + 2], s[TURN], s[COUNT], s[LED], s[BEST], s[WINNER])
        return 2 * made - 1
    if s[KIND] == LIMIT_GAME:
        _next_question(rule, table)
        may_say = int(max(s[LOCKED], 1))
        made = limit_node(
            rule,
            table,
            s[H0],
            s[H0 + 1],
            s[H0 + 2],
            s[TURN],
            s[COUNT],
            s[LED],
            s[BEST],
            s[WINNER],
            s[POT],
            s[DP] + s[DWAIT],
            s[DT],
            s[MARRIAGE],
            may_say,
        )
        return 2 * made - 1
    if _at_least(rule, table, s, 1):
        if not _at_least(rule, table, s, 2):
            return 1
        return 3 if _at_least(rule, table, s, 3) else 2
    if _at_least(rule, table, s, -1):
        return -1
    return -2 if _at_least(rule, table, s, -2) else -3


@njit("void(int64[::1], int64[::1], int64[::1], int64[::1])", cache=True, nogil=True)
def action_values3(
    rule: NDArray[np.int64], table: NDArray[np.int64], s: NDArray[np.int64], out: NDArray[np.int64]
) -> None:
    """The exact value of every action of the seat to act, in `out` (36 places, `IMPOSSIBLE` where it is not lawful)."""
    out[:] = IMPOSSIBLE
    child = s.copy()
    cards = lawful3(rule, s)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        child[:] = s
        step3(rule, child, card)
        out[card] = value3(rule, table, child)
    kings = announceable(s)
    while kings:
        king = lowest(kings)
        kings &= kings - 1
        child[:] = s
        step3(rule, child, ANNOUNCE + (king >> 3))
        out[ANNOUNCE + (king >> 3)] = value3(rule, table, child)


@njit("void(int64[::1], int64[::1], int64[:, ::1], int64[:, ::1])", cache=True, nogil=True)
def world_values3(
    rule: NDArray[np.int64], table: NDArray[np.int64], states: NDArray[np.int64], out: NDArray[np.int64]
) -> None:
    """`action_values3` for a row of positions."""
    for place in range(states.shape[0]):
        action_values3(rule, table, states[place], out[place])


@njit("void(int64[::1], int64[::1], int64[:, ::1], int64[::1])", cache=True, nogil=True)
def values3(
    rule: NDArray[np.int64], table: NDArray[np.int64], states: NDArray[np.int64], out: NDArray[np.int64]
) -> None:
    """`value3` for a row of positions."""
    for place in range(states.shape[0]):
        out[place] = value3(rule, table, states[place])


__all__ = [
    "ANNOUNCE",
    "IMPOSSIBLE",
    "LIMIT_GAME",
    "N_ACTIONS",
    "PLAIN",
    "POINTS_GAME",
    "RULE_SIZE",
    "STATE_SIZE",
    "TRICKS_GAME",
    "WITH_20",
    "WITH_40",
    "action_values3",
    "announceable",
    "lawful3",
    "own_table",
    "step3",
    "value3",
    "values3",
    "world_values3",
]
