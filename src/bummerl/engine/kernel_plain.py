"""Exact values by plain alpha-beta: every rule option, no reduction of any kind, no memory.

This is the slow second opinion on the fast kernels (`docs/proof.md`), and it solves the rare profiles whose options the
fast kernels do not know (`kernel_rows.PLAIN_ONLY`). It looks at one lead, every lawful reply, one trick at a time.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import (
    CLOSE,
    DRAW,
    EXCHANGE,
    KINGS,
    POINTS,
    QUEENS,
    lowest,
    reply_wins,
    strict_replies,
)
from bummerl.engine.kernel_rows import (
    AT_CLOSE,
    BONUS,
    BY_OWN,
    CLOSE_BEFORE_DRAW,
    CLOSE_FOUR,
    CLOSED,
    EXCHANGE_FIRST,
    EXCHANGE_FOUR,
    KING_ONLY,
    LEAD,
    LED,
    LEFT,
    MARRIAGE,
    MARRY_CLOSED,
    MARRY_FIRST,
    MARRY_GONE,
    MINE,
    NINES,
    NO_BEAT,
    NO_LAST_CLAIM,
    NO_TRUMP,
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
    TO_WIN,
    WAITING,
    claim_value,
    may_wait,
    ran_out_value,
)

Row = NDArray[np.int64]
Rows = NDArray[np.int64]

DECLARE = 15
"""The place in `only` that lets the leader announce a pair and claim 66 at once."""


@njit("int64(int64, int64, int64)", cache=True)
def replies(hand: int, led: int, rules: int) -> int:
    """Cards that may answer in the strict phase, whatever duties the profile knows."""
    if not rules & (NO_BEAT | NO_TRUMP):
        return strict_replies(hand, led)
    follow = hand & (63 << (led & 24))
    if follow:
        higher = follow & ((1 << led) - 1)
        return higher if higher and not rules & NO_BEAT else follow
    trumps = hand & 63
    return trumps if trumps and not rules & NO_TRUMP else hand


@njit("int64(int64, int64, int64, int64)", cache=True)
def may_announce(hand: int, score_sum: int, strictness: int, rules: int) -> int:
    """The pairs (kings and queens) that may be announced; strictness 0 open, 1 closed, 2 stock gone."""
    if score_sum == 0 and not rules & MARRY_FIRST:
        return 0
    if strictness == 1 and not rules & MARRY_CLOSED:
        return 0
    if strictness == 2 and not rules & MARRY_GONE:
        return 0
    kings = hand & (hand >> 1) & KINGS
    return kings | kings << 1


@njit(
    "int64(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64[::1])",
    cache=True,
)
def plain(
    own: int,
    opp: int,
    mine: int,
    theirs: int,
    waiting: int,
    phase: int,
    closed: int,
    at_close: int,
    drawn: int,
    only: int,
    answers: int,
    alpha: int,
    beta: int,
    row: Row,
) -> int:
    """The value for the seat on lead (or before drawing), exact inside (alpha, beta).

    `drawn` stock cards of `row` are gone. `only` is a mask of actions to look at, −1 for all, with the place
    `DECLARE` set if he may announce with a lead (the better of announcing and not is taken) and claim.
    `answers` is a mask of replies to look at.
    """
    rules = row[RULES]
    left = row[LEFT] - drawn
    every = alpha - alpha - 1  # −1, 0, 1 as variables: literals in a recursive call make numba compile for minutes
    nothing = every + 1
    best = nothing - 4
    if mine >= TO_WIN and only & (1 << DECLARE):
        best = claim_value(theirs, closed, at_close, rules)
        if best >= beta or not may_wait(closed, at_close, rules):
            return best
    new_phase = nothing + LEAD
    before_draw = nothing + PRE_DRAW
    shut = nothing + BY_OWN
    if phase == PRE_DRAW and only & (1 << DRAW):
        value = plain(
            own | 1 << row[STOCK + drawn],
            opp | 1 << row[STOCK + drawn + 1],
            mine,
            theirs,
            waiting,
            new_phase,
            closed,
            at_close,
            drawn + 2,
            every,
            every,
            max(alpha, best),
            beta,
            row,
        )
        best = max(best, value)
        if best >= beta:
            return best
    if closed == OPEN and left > 0:
        last = STOCK + row[LEFT] - 1
        low = 5 if rules & NINES else 4
        turned = row[last]
        if (
            phase == LEAD
            and only & (1 << EXCHANGE)
            and own & (1 << low)
            and (left >= 4 or not rules & EXCHANGE_FOUR)
            and (mine + theirs > 0 or rules & EXCHANGE_FIRST)
        ):
            row[last] = low
            value = plain(
                own ^ (1 << low) ^ (1 << turned),
                opp,
                mine,
                theirs,
                waiting,
                phase,
                closed,
                at_close,
                drawn,
                every,
                every,
                max(alpha, best),
                beta,
                row,
            )
            row[last] = turned
            best = max(best, value)
            if best >= beta:
                return best
        if (
            only & (1 << CLOSE)
            and (left >= 4 or not rules & CLOSE_FOUR)
            and (phase == LEAD or rules & CLOSE_BEFORE_DRAW)
        ):
            swapped = opp
            if rules & SWAP_ON_CLOSE and opp & (1 << low):
                swapped = opp ^ (1 << low) ^ (1 << turned)
            value = plain(
                own,
                swapped,
                mine,
                theirs,
                waiting,
                new_phase,
                shut,
                theirs,
                drawn,
                every,
                every,
                max(alpha, best),
                beta,
                row,
            )
            best = max(best, value)
            if best >= beta:
                return best
    if phase == PRE_DRAW:
        return best
    strictness = 1 if closed != OPEN else (2 if left == 0 else 0)
    pairs = may_announce(own, mine + theirs, strictness, rules)
    leads = own & only
    while leads:
        lead = lowest(leads)
        bit = 1 << lead
        leads ^= bit
        for announce in range(2):
            worth = 0
            if announce == 1:
                if not only & (1 << DECLARE) or not pairs & bit or (bit & QUEENS and rules & KING_ONLY):
                    continue
                worth = 40 if lead < 8 else 20
            score, wait = mine, waiting
            if worth and mine > 0:
                score += worth * 16
                if score >= TO_WIN:
                    best = max(best, claim_value(theirs, closed, at_close, rules))
                    if not may_wait(closed, at_close, rules):
                        continue
            elif worth:
                wait = worth
            rest = own ^ bit
            todo = answers & (replies(opp, lead, rules) if strictness else opp)
            worst = nothing + 4
            while todo:
                reply = lowest(todo)
                answer = 1 << reply
                todo ^= answer
                other = opp ^ answer
                gain = 16 * (POINTS[lead] + POINTS[reply]) + 1
                value = nothing
                if reply_wins(lead, reply):
                    taker, loser, taken, lost = other, rest, theirs + gain, score
                    if wait < 0:
                        taken -= 16 * wait
                    wait_now = min(-wait, nothing)
                    shut_now = (3 - closed) if closed != OPEN else closed
                    sign = every
                else:
                    taker, loser, taken, lost = rest, other, score + gain, theirs
                    if wait > 0:
                        taken += 16 * wait
                    wait_now = min(wait, nothing)
                    shut_now = closed
                    sign = -every
                if taker == 0:
                    if rules & BONUS and closed == OPEN:
                        taken += 160
                    if taken >= TO_WIN and not rules & NO_LAST_CLAIM:
                        value = claim_value(lost, shut_now, at_close, rules)
                        if may_wait(shut_now, at_close, rules):
                            value = max(value, ran_out_value(taken, lost, shut_now, at_close, rules))
                    else:
                        value = ran_out_value(taken, lost, shut_now, at_close, rules)
                    value *= sign
                else:
                    next_drawn = drawn
                    next_phase = new_phase
                    if strictness == 0:
                        if rules & CLOSE_BEFORE_DRAW:
                            next_phase = before_draw
                        else:
                            taker |= 1 << row[STOCK + drawn]
                            loser |= 1 << row[STOCK + drawn + 1]
                            next_drawn += 2
                    low_edge = max(alpha, best)
                    high_edge = min(beta, worst)
                    if sign < 0:
                        low_edge, high_edge = -high_edge, -low_edge
                    value = sign * plain(
                        taker,
                        loser,
                        taken,
                        lost,
                        wait_now,
                        next_phase,
                        shut_now,
                        at_close,
                        next_drawn,
                        every,
                        every,
                        low_edge,
                        high_edge,
                        row,
                    )
                worst = min(worst, value)
                if worst <= max(alpha, best):
                    break
            best = max(best, worst)
            if best >= beta:
                return best
    return best


@njit("int64(int64[::1], int64, int64, int64)", cache=True)
def plain_best(row: Row, only: int, alpha: int, beta: int) -> int:
    """The value for the seat to act if it may choose among the actions of the mask `only` (−1: all)."""
    own, opp, mine, theirs = row[OWN], row[OPP], row[MINE], row[THEIRS]
    closed = row[CLOSED]
    if row[PHASE] == REPLY:
        led = 1 << row[LED]
        seen = 3 - closed if closed != OPEN else closed
        wait = -row[WAITING]
        return -plain(opp | led, own, theirs, mine, wait, LEAD, seen, row[AT_CLOSE], 0, led, only, -beta, -alpha, row)
    if mine >= TO_WIN and only & (1 << DECLARE) and not may_wait(closed, row[AT_CLOSE], row[RULES]):
        return claim_value(theirs, closed, row[AT_CLOSE], row[RULES])
    if row[PHASE] == MARRIAGE:
        pair = 0x0C << 8 * row[LED]
        if row[RULES] & KING_ONLY:
            pair &= KINGS
        only &= pair
    phase = PRE_DRAW if row[PHASE] == PRE_DRAW else LEAD
    return plain(
        own, opp, mine, theirs, row[WAITING], phase, closed, row[AT_CLOSE], 0, only, only - only - 1, alpha, beta, row
    )


@njit("void(int64[:, ::1], int64[::1])", cache=True, nogil=True)
def plain_values(rows: Rows, out: Row) -> None:
    """The value of each row for the seat to act."""
    for place in range(len(rows)):
        every = place - place - 1
        out[place] = plain_best(rows[place], every, every * 4, every * -4)
