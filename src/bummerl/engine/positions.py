"""Random positions as rows for the kernels: deals, played on by random cards to a wanted number of tricks."""

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import KINGS, PLACES, POINTS, points_of, popcount, reply_wins
from bummerl.engine.kernel_plain import replies
from bummerl.engine.kernel_rows import (
    BY_OWN,
    CLOSED,
    LEFT,
    MARRY_CLOSED,
    MINE,
    NINES,
    OPP,
    OWN,
    ROW,
    RULES,
    STOCK,
    THEIRS,
    TO_WIN,
)

Rows = NDArray[np.int64]

WEICH_WIEN: Final = 2 | 8 | 16 | 32
"""The rule bits of `weich-wien` as `solver.rules_of` gives them."""


@njit("int64(int64[::1], int64)", cache=True)
def draw_number(rng: Rows, below: int) -> int:
    """A random number 0 … below − 1 by xorshift on 32 bits; numba's products must not overflow."""
    word = rng[0]
    word ^= (word << 13) & 0xFFFFFFFF
    word ^= word >> 17
    word ^= (word << 5) & 0xFFFFFFFF
    rng[0] = word
    number: int = word * below >> 32
    return number


@njit("int64[::1](int64)", cache=True)
def stream(seed: int) -> Rows:
    """The state of the random numbers for a seed 0 … 2³¹."""
    rng = np.empty(1, dtype=np.int64)
    rng[0] = ((seed + 1) * 2654435761 & 0xFFFFFFFF) | 1
    for _ in range(8):
        draw_number(rng, 2)
    return rng


@njit("int64(int64, int64)", cache=True)
def nth_card(hand: int, place: int) -> int:
    """The bit of the card at a place 0 … in the hand."""
    for card in range(PLACES):
        if hand >> card & 1:
            if place == 0:
                return card
            place -= 1
    return -1


@njit("void(int64[::1], int64, int64[::1])", cache=True)
def deal_row(row: Rows, rules: int, rng: Rows) -> None:
    """Fill the row with a random first lead; the turn-up is made trump."""
    pack = np.empty(24, dtype=np.int64)
    size = 0
    for card in range(PLACES):
        if card & 7 < (6 if rules & NINES else 5):
            pack[size] = card
            size += 1
    for place in range(size - 1, 0, -1):
        other = draw_number(rng, place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    turn = pack[size - 1] & 24
    row[:] = 0
    hand = size // 4
    for place in range(size):
        card = pack[place] ^ turn  # swaps suit 0 with the suit of the turn-up
        if place < hand:
            row[OWN] |= 1 << card
        elif place < 2 * hand:
            row[OPP] |= 1 << card
        else:
            row[STOCK + place - 2 * hand] = card
    row[LEFT] = size - 2 * hand
    row[RULES] = rules


@njit("int64(int64[::1], int64, int64[::1])", cache=True)
def play_on(row: Rows, tricks: int, rng: Rows) -> int:
    """Play so many tricks with random lawful cards and no declarations; 0 if somebody came to 66 on the way."""
    for _ in range(tricks):
        left = row[LEFT]
        lead = nth_card(row[OWN], draw_number(rng, popcount(row[OWN])))
        allowed = row[OPP] if left > 0 else replies(row[OPP], lead, row[RULES])
        reply = nth_card(allowed, draw_number(rng, popcount(allowed)))
        row[OWN] ^= 1 << lead
        row[OPP] ^= 1 << reply
        if reply_wins(lead, reply):
            row[OWN], row[OPP] = row[OPP], row[OWN]
            row[MINE], row[THEIRS] = row[THEIRS], row[MINE]
        row[MINE] += 16 * (POINTS[lead] + POINTS[reply]) + 1
        if row[MINE] >= TO_WIN:
            return 0
        if left > 0:
            row[OWN] |= 1 << row[STOCK]
            row[OPP] |= 1 << row[STOCK + 1]
            for place in range(STOCK, STOCK + left - 2):
                row[place] = row[place + 2]
            row[STOCK + left - 2] = 0
            row[STOCK + left - 1] = 0
            row[LEFT] -= 2
    return 1


@njit("void(int64[:, ::1], int64, int64, int64)", cache=True)
def _fill(rows: Rows, tricks: int, rules: int, seed: int) -> None:
    rng = stream(seed)
    for place in range(len(rows)):
        while True:
            deal_row(rows[place], rules, rng)
            if play_on(rows[place], tricks, rng):
                break


@njit("void(int64[:, ::1], int64, int64)", cache=True)
def _fill_closed(rows: Rows, rules: int, seed: int) -> None:
    rng = stream(seed)
    for place in range(len(rows)):
        row = rows[place]
        while True:
            deal_row(row, rules, rng)
            on_paper = points_of(row[OWN] | row[OPP])
            if rules & MARRY_CLOSED:
                kings = row[OWN] & (row[OWN] >> 1) & KINGS
                on_paper += 20 * popcount(kings) + (20 if kings & 63 else 0)
            if on_paper >= 66:
                break
        row[CLOSED] = BY_OWN


def after_tricks(count: int, tricks: int, *, seed: int, rules: int = WEICH_WIEN) -> Rows:
    """Positions on lead after so many tricks of random open play, nobody having come to 66.

    Args: `count` of rows; `tricks` 0 … 5 (Sixty-Six: 6); `seed`; `rules` as rule bits. Returns `[count, ROW]`.
    """
    rows = np.zeros((count, ROW), dtype=np.int64)
    _fill(rows, tricks, rules, seed)
    return rows


def closed_at_once(count: int, *, seed: int, rules: int = WEICH_WIEN) -> Rows:
    """First leads just closed by the leader, whose cards with all of the opponent's make 66 on paper."""
    rows = np.zeros((count, ROW), dtype=np.int64)
    _fill_closed(rows, rules, seed)
    return rows
