"""The open phase, solved: whether the leader gets at least so many game points, all cards known.

The search asks one boolean question at a time and looks at leads only: a node is a whole trick. Scores are as in
`kernel_rows`, except that a seat without a trick may have a score below zero: minus the points of its waiting marriage.
One int64 array (`memory`) holds the stock, the options as the search needs them, the history of good replies and a
small table of solved positions; it must stay in the second-level cache, so bigger tables are slower.
"""

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import KINGS, POINTS, QUEENS, highest, lowest, points_of, popcount
from bummerl.engine.kernel_rows import (
    AT_END,
    BONUS,
    CLOSE_BEFORE_DRAW,
    CLOSE_FOUR,
    CLOSED,
    EXCHANGE_FIRST,
    EXCHANGE_FOUR,
    FLAT_TWO,
    KING_ONLY,
    LEFT,
    MARRY_CLOSED,
    MARRY_FIRST,
    MARRY_GONE,
    NINES,
    OPEN,
    RULES,
    SCHNEIDER,
    STOCK,
    SWAP_ON_CLOSE,
    TO_WIN,
    scale,
)
from bummerl.engine.kernel_strict import (
    FOLLOWER_CONTENT,
    KING_LEADS,
    LAST_BONUS,
    LEADER_CONTENT,
    MARRIAGES,
    NOT_NOW,
    TRICKLESS,
    WAITS,
    strict,
)

Memory = NDArray[np.int64]

# places in memory
M_LEFT: Final = 12
"""Cards in the stock at the root; places 0 … 11 hold their bits in the order of drawing."""
M_RULES: Final = 13
M_CLOSED_FLAGS: Final = 14
"""Flags of `strict` that the options set after a close, and after the stock is gone."""
M_GONE_FLAGS: Final = 15
M_STAMP: Final = 16
"""Number of this world: entries of the table with another stamp are old."""
M_LOW: Final = 17
"""Bit of the low trump."""
M_ONLY: Final = 18
M_LEADS: Final = 32
M_REPLIES: Final = 128
"""Room for the leads and replies of each depth, to be taken in order."""
M_HISTORY: Final = 256
M_TABLE: Final = M_HISTORY + 8 * 2 * 1024
TABLE_BITS: Final = 13
MEMORY: Final = M_TABLE + 2 * (1 << TABLE_BITS)

M_SUFFIX: Final = 219
"""Masks of the stock from each place on, as at the root."""
M_TURNED: Final = 19
"""The turn-up as at the root."""
NEVER: Final = 1 << 20
"""A need that no score meets."""

# the state of a node beside hands and scores
DRAWN: Final = 15
EXCHANGED: Final = 16
SIDE: Final = 32
"""Which seat of the root leads; only the history looks at it."""
ONLY: Final = 64
"""This node looks at nothing but leading the card `memory[M_ONLY]`."""
SILENT: Final = 128
"""…and does not announce with it."""
ARRIVED: Final = 16384
"""A trick has just been won and both have drawn: the leader might have closed before drawing instead."""

_STARTS: Final = 0x01010101
_GUARDS: Final = 0x40404040
_CARDS: Final = 0x3F3F3F3F


@njit("int64(int64, int64, int64, int64, int64, int64[::1])", cache=True)
def closing_reaches(own: int, opp: int, mine: int, theirs: int, goal: int, memory: Memory) -> int:
    """1 if closing now gets the leader `goal` (1 … 3) or more, or, with −2, costs less than 3.

    The caller knows that winning `goal` is possible with the opponent's score as it is.
    """
    rules = memory[M_RULES]
    if rules & SWAP_ON_CLOSE and opp >> memory[M_LOW] & 1:
        opp ^= 1 << memory[M_LOW] | 1 << memory[memory[M_LEFT] - 1]
    total = 16 * points_of(own | opp) + popcount(own)
    has = max(theirs, 0)
    rival = max(TO_WIN - has, 1)
    if rules & AT_END and goal >= 2:
        rival = 1 if goal == 3 else SCHNEIDER - has
    if goal == -2:
        rival = NEVER
    flags = memory[M_CLOSED_FLAGS] | FOLLOWER_CONTENT | (has - theirs) << WAITS
    if mine <= 0:
        return strict(own, opp, TO_WIN, rival, total, flags | TRICKLESS)
    return strict(own, opp, TO_WIN - mine, rival, total, flags & ~NOT_NOW)


@njit("int64(int64, int64, int64, int64, int64, int64)", cache=True)
def gone_reaches(own: int, opp: int, mine: int, theirs: int, goal: int, flags: int) -> int:
    """1 if the leader gets `goal` (−2 … 3) or more when the stock is gone; nobody closed and neither has 66."""
    total = 16 * points_of(own | opp) + popcount(own)
    if flags & LAST_BONUS:
        total += 160
    has = max(theirs, 0)
    waits = (has - theirs) << WAITS
    need, rival = TO_WIN - mine, TO_WIN - has
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
    return strict(own, opp, need, rival, total, flags | content | waits)


@njit("int64(int64)", cache=True)
def _worth(card: int) -> int:
    """What drawing a card is roughly worth, for the order of replies."""
    worth: int = POINTS[card] + (24 if card < 8 else 0)
    return worth


@njit("int64(int64, int64, int64, int64, int64, int64, int64[::1])", cache=True)
def lead(own: int, opp: int, mine: int, theirs: int, state: int, goal: int, memory: Memory) -> int:
    """1 if the leader gets at least `goal` game points (−2 … 3), the stock being open and not gone."""
    if goal >= 2:
        if theirs >= SCHNEIDER or (goal == 3 and theirs > 0):
            return 0
    elif goal < 0 and (mine >= SCHNEIDER or (goal == -2 and mine > 0)):
        return 1
    drawn = state & DRAWN
    left = memory[M_LEFT] - drawn
    rules = memory[M_RULES]
    first = mine <= 0 and theirs <= 0
    kings = own & (own >> 1) & KINGS
    if kings and first and not rules & MARRY_FIRST:
        kings = kings & 0
    zero = own & 0
    only = state & (ONLY | SILENT)
    state ^= only
    if kings and only == 0 and mine > 0 and mine + (640 if kings & 63 else 320) >= TO_WIN:
        return 1
    # the table
    key = own | opp << 30
    rest = (state & 31) << 24 | (state & ARRIVED) << 47 | memory[M_STAMP] << 35
    spread = own * 0x2C1B3C6D ^ opp * 0x1297A2D9 ^ (memory[M_STAMP] & 0xFFFF) * 0x165667B1 ^ (state & 31) << 41
    slot = M_TABLE + 2 * ((spread ^ spread >> 17) >> 20 & ((1 << TABLE_BITS) - 1))
    hopeless = zero
    if only == 0:
        known = memory[slot + 1]
        if memory[slot] == key and (known & ~0x18000007E0FFFFFF) == rest:
            then_mine, then_theirs = (known & 0xFFF) - 1024, (known >> 12 & 0xFFF) - 1024
            more = mine == then_mine or (mine > then_mine and then_mine >= 0)
            less = theirs == then_theirs or (theirs < then_theirs and theirs >= 0)
            if more and less and (known >> 29 & 7) - 3 >= goal:
                return 1
            more = theirs == then_theirs or (theirs > then_theirs and then_theirs >= 0)
            less = mine == then_mine or (mine < then_mine and mine >= 0)
            if more and less:
                if (known >> 32 & 7) - 3 < goal:
                    return 0
                hopeless = known >> 59 & 3
    answer = zero
    low_trump = memory[M_LOW]
    end = memory[M_LEFT] - 1
    turned = memory[end]
    # close, before drawing where one may, and after
    if only == 0 and (goal > -2 or rules & FLAT_TWO):
        wanted = max(goal, zero + 1) if goal > -2 else goal
        if state & ARRIVED and hopeless & 1 == 0:  # four cards or more lay there
            hand = own ^ (1 << memory[drawn - 2])
            other = opp ^ (1 << memory[drawn - 1])
            answer = closing_reaches(hand, other, mine, theirs, wanted, memory)
            if answer == 0 and wanted <= 1:
                hopeless |= 1
        if answer == 0 and hopeless & 2 == 0 and (left >= 4 or not rules & CLOSE_FOUR):
            answer = closing_reaches(own, opp, mine, theirs, wanted, memory)
            if answer == 0 and wanted <= 1:
                hopeless |= 2
    # exchange
    may_swap = only == 0 and (left >= 4 or not rules & EXCHANGE_FOUR)
    if answer == 0 and own >> low_trump & 1 and may_swap and (not first or rules & EXCHANGE_FIRST):
        memory[end] = low_trump
        hand = own ^ (1 << low_trump) ^ (1 << turned)
        answer = lead(hand, opp, mine, theirs, (state | EXCHANGED) & ~ARRIVED, goal, memory)
        memory[end] = turned
    # leads, each with every reply
    if answer == 0:
        stock = memory[M_SUFFIX + drawn]
        if state & EXCHANGED:
            stock ^= 1 << turned | 1 << memory[M_TURNED]
        live = own | opp | stock
        dead = _CARDS & ~live
        kept = zero  # low trump while somebody may still exchange it
        if left >= (6 if rules & EXCHANGE_FOUR else 4):
            kept = 1 << low_trump
        theirs_or_stock = opp | stock
        mine_or_stock = own | stock
        held = kept | (mine_or_stock << 1 & QUEENS) | (mine_or_stock >> 1 & KINGS)
        rival_held = kept | (theirs_or_stock << 1 & QUEENS) | (theirs_or_stock >> 1 & KINGS)
        says = kings if rules & KING_ONLY else kings | kings << 1
        tops = ~(((own & ~held) << 1) + dead) | held
        first_card, second_card = memory[drawn], memory[drawn + 1]
        arrives = ARRIVED if rules & CLOSE_BEFORE_DRAW else zero
        close_last = left == 2 and rules & CLOSE_BEFORE_DRAW and not rules & CLOSE_FOUR
        swing = _worth(first_card) - _worth(second_card)
        history = M_HISTORY + ((drawn & 14) + (state >> 5 & 1)) * 1024
        leads = M_LEADS + drawn * 8
        answers = M_REPLIES + drawn * 8
        n_leads = zero
        hand = own
        if only:
            hand = 1 << memory[M_ONLY]
            if only & SILENT:
                says = zero
        while hand:
            card = lowest(hand)
            bit = 1 << card
            hand ^= bit
            above = opp & (bit - 1) & (63 << (card & 24))
            if card >= 8:
                above |= opp & 63
            if only:
                pass
            elif above == 0:
                if not tops & bit or (says & (bit >> 1) and says & bit and bit & QUEENS):
                    continue
            elif above == opp:
                below = live & (63 << (card & 24)) & (-2 << card)
                below &= -below
                if below & own and not held & (bit | below):
                    continue
                if says & (bit << 1) and says & bit and bit & KINGS:
                    continue
            order = memory[history + card * 32 + 6] * 8
            if above == 0:
                order += POINTS[card] + swing
            else:
                order += 8 - POINTS[card]
            if says & bit:
                order += 30
            memory[leads + n_leads] = order << 5 | card
            n_leads += 1
        while n_leads and answer == 0:
            pick = zero
            for place in range(1, n_leads):
                if memory[leads + place] > memory[leads + pick]:
                    pick = place
            card = memory[leads + pick] & 31
            n_leads -= 1
            memory[leads + pick] = memory[leads + n_leads]
            bit = 1 << card
            hand = own ^ bit
            score = mine
            if says & bit:
                worth = 640 if card < 8 else 320
                score += worth if mine > 0 else -worth
                if score >= TO_WIN:  # only where this lead was asked for: else seen above
                    answer += 1
                    continue
            beats = opp & (bit - 1) & (63 << (card & 24))
            if card >= 8:
                beats |= opp & 63
            dead_now = dead | bit
            todo = beats & (~(((opp & ~rival_held) << 1) + dead_now) | rival_held)
            losers = opp & ~beats
            n_replies = zero
            while todo:
                reply = lowest(todo)
                todo &= todo - 1
                order = POINTS[card] + POINTS[reply] + swing + 8 * memory[history + card * 32 + reply]
                memory[answers + n_replies] = order << 5 | reply
                n_replies += 1
            while losers:
                reply = lowest(losers)
                losers &= losers - 1
                below = live & ~bit & (63 << (reply & 24)) & (-2 << reply)
                below &= -below
                if below & opp and not rival_held & (1 << reply | below):
                    continue
                order = 8 * memory[history + card * 32 + reply] - POINTS[card] - POINTS[reply] - swing
                memory[answers + n_replies] = order << 5 | reply
                n_replies += 1
            answer += 1
            refuter = zero
            while n_replies:
                pick = zero
                for place in range(1, n_replies):
                    if memory[answers + place] > memory[answers + pick]:
                        pick = place
                reply = memory[answers + pick] & 31
                n_replies -= 1
                memory[answers + pick] = memory[answers + n_replies]
                other = opp ^ (1 << reply)
                gain = 16 * (POINTS[card] + POINTS[reply]) + 1
                reached = zero + 1
                if beats >> reply & 1:
                    taken = abs(theirs) + gain
                    if goal == 3:
                        reached = zero
                    elif taken >= TO_WIN:
                        if -scale(max(score, zero)) < goal:
                            reached = zero
                    else:
                        against_goal = 1 - goal
                        shut = zero
                        possible = not ((against_goal == 3 and score > 0) or (against_goal == 2 and score >= SCHNEIDER))
                        if possible and close_last:
                            wanted = max(against_goal, zero + 1)
                            shut = closing_reaches(other, hand, taken, score, wanted, memory)
                        if shut:
                            reached = zero
                        else:
                            winner = other | 1 << first_card
                            loser = hand | 1 << second_card
                            if left == 2:
                                if gone_reaches(winner, loser, taken, score, against_goal, memory[M_GONE_FLAGS]):
                                    reached = zero
                            elif lead(winner, loser, taken, score, state + 2 ^ SIDE | arrives, against_goal, memory):
                                reached = zero
                else:
                    taken = abs(score) + gain
                    if taken < TO_WIN:
                        shut = zero
                        if close_last and goal > -2:
                            wanted = max(goal, zero + 1)
                            shut = closing_reaches(hand, other, taken, theirs, wanted, memory)
                        if shut == 0:
                            winner = hand | 1 << first_card
                            loser = other | 1 << second_card
                            if left == 2:
                                reached = gone_reaches(winner, loser, taken, theirs, goal, memory[M_GONE_FLAGS])
                            else:
                                reached = lead(winner, loser, taken, theirs, (state + 2) | arrives, goal, memory)
                if reached == 0:
                    answer = zero
                    memory[history + card * 32 + reply] += 1
                    refuter = reply
                    break
            if answer:
                memory[history + card * 32 + 6] += 1
            elif only == 0 and not held & bit:
                # the same reply refutes like cards: dearer ones that it beats, cheaper ones that it does not beat
                fence = (opp | stock | held) & (63 << (card & 24))
                alike = own & ~held & (63 << (card & 24))
                if beats >> refuter & 1:
                    fence &= bit - 1
                    alike &= bit - 1
                    if fence:
                        alike &= -2 << highest(fence)
                else:
                    fence &= -2 << card
                    alike &= -2 << card
                    if fence:
                        alike &= (fence & -fence) - 1
                if alike:
                    kept_leads = zero
                    for place in range(n_leads):
                        if not alike >> (memory[leads + place] & 31) & 1:
                            memory[leads + kept_leads] = memory[leads + place]
                            kept_leads += 1
                    n_leads = kept_leads
    if only == 0:
        rest |= (mine + 1024) | (theirs + 1024) << 12
        bounds = zero + 6 << 3
        if memory[slot] == key and (memory[slot + 1] & ~0x18000007E0000000) == rest:
            bounds = memory[slot + 1] >> 29 & 63
        low, high = bounds & 7, bounds >> 3
        bounds = (high << 3) | max(low, goal + 3) if answer else min(high, goal + 2) << 3 | low
        memory[slot] = key
        memory[slot + 1] = rest | bounds << 29 | hopeless << 59
    return answer


@njit("void(int64[::1], int64[::1])", cache=True)
def prepare(row: Memory, memory: Memory) -> None:
    """Load stock and options of a position into the memory and make old table entries worthless."""
    rules = row[RULES]
    for place in range(12):
        memory[place] = row[STOCK + place]
    memory[M_LEFT] = row[LEFT]
    rest = 0
    for place in range(row[LEFT] - 1, -1, -1):
        rest |= 1 << row[STOCK + place]
        memory[M_SUFFIX + place] = rest
    memory[M_TURNED] = row[STOCK + row[LEFT] - 1] if row[LEFT] else 0
    memory[M_RULES] = rules
    king = KING_LEADS if rules & KING_ONLY else 0
    closed = king | (MARRIAGES if rules & MARRY_CLOSED else 0) | (0 if rules & MARRY_FIRST else NOT_NOW)
    memory[M_CLOSED_FLAGS] = closed
    memory[M_GONE_FLAGS] = king | (MARRIAGES if rules & MARRY_GONE else 0) | (LAST_BONUS if rules & BONUS else 0)
    memory[M_LOW] = 5 if rules & NINES else 4
    memory[M_STAMP] = memory[M_STAMP] % 0xFFFFFF + 1
    if (row[LEFT] >= 8 and row[CLOSED] == OPEN) or memory[M_STAMP] & 63 == 0:
        for place in range(M_HISTORY, M_TABLE):
            memory[place] >>= 3
