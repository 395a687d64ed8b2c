"""The strict phase, solved: whether the leader reaches his goal when suits must be followed, beaten and trumped.

Closed hands and hands after the stock is gone are one game here. A question such as "at least 2 game points?" becomes
two needs: how much the leader still needs (`need`) before the follower has what he needs (`rival`), both as scores
(16 * card points + tricks), and who is content when the cards run out. The answer is 1 or 0; the other side's answer
to the mirrored question is its complement, so one function serves both.

Reductions, all sound here because the lead alone decides who takes the trick: of adjacent cards (no card of the rival
between them) only the highest is worth winning with and only the lowest is worth losing with; a king or queen with its
partner in the same hand stands for itself while it can still be announced.
"""

from typing import Final

from numba import njit

from bummerl.engine.bits import KINGS, NINES, POINTS, SUM_POINTS, highest, lowest, points_of, popcount

LEADER_CONTENT: Final = 1
"""The leader's side has what it wants when the cards run out; with neither bit, whoever takes the last trick."""
FOLLOWER_CONTENT: Final = 2
MARRIAGES: Final = 4
"""Pairs may be announced."""
KING_LEADS: Final = 8
"""…and then the king must be led."""
TRICKLESS: Final = 16
"""The leader has no trick yet: what he announces waits for his first one."""
LAST_BONUS: Final = 32
"""The last trick is worth ten card points more."""
NOT_NOW: Final = 64
"""No announcement with this lead."""
WAITS: Final = 8
"""From this bit on: 16 * points of the follower's waiting marriage."""

_STARTS: Final = 0x01010101
_GUARDS: Final = 0x40404040
_CARDS: Final = 0x3F3F3F3F
_BOTH: Final = MARRIAGES | KING_LEADS | LAST_BONUS


@njit("int64(int64, int64, int64, int64, int64, int64)", cache=True)
def strict(own: int, opp: int, need: int, rival: int, total: int, flags: int) -> int:
    """1 if the leader (`own`) gets `need` before the follower gets `rival`, or is content at the end; else 0.

    Both hands have the same number of cards, at least one; both needs are positive; `total` is the score of all the
    tricks to come, 16 * card points of both hands + cards of a hand (+ 160 with `LAST_BONUS`).
    """
    zero = own & 0
    if own & (own - 1) == 0:
        card, other = lowest(own), lowest(opp)
        took = zero + 1
        if (other < 8 and card >= 8) or ((card ^ other) < 8 and other < card):
            took = zero
            rival -= flags >> WAITS
        if took:
            if need <= total or flags & 3 == 0:
                return 1
        elif rival <= total or flags & 3 == 0:
            return 0
        return flags & LEADER_CONTENT
    kings = own & (own >> 1) & KINGS if flags & MARRIAGES else zero
    pairs = kings | kings << 1
    says = zero  # leads that announce
    if kings and not flags & NOT_NOW:
        if need <= (640 if kings & 63 else 320) and not flags & TRICKLESS:
            return 1
        says = kings if flags & KING_LEADS else pairs
    theirs = opp & (opp >> 1) & KINGS if flags & MARRIAGES else zero
    # the side that is not content at the end must take what it needs from what is left
    trumps = opp & 63
    hopes = zero
    if flags & FOLLOWER_CONTENT:
        mine = own & 63
        sure = trumps & ((mine & -mine) - 1)
        lost = zero
        if sure:
            lost = SUM_POINTS[sure] * 16 + popcount(sure) * (1 if own & NINES else 33)
        if need > total - lost + 320 * popcount(kings) + (320 if kings & 63 else 0):
            return 0
    if flags & LEADER_CONTENT:
        mine = own & 63
        sure = mine & ((trumps & -trumps) - 1)
        lost = zero
        if sure:
            lost = SUM_POINTS[sure] * 16 + popcount(sure) * (1 if opp & NINES else 33)
        hopes = (flags >> WAITS) + 320 * popcount(theirs) + (320 if theirs & 63 else 0)
        if rival > total - lost + hopes:
            return 1
    edge = (opp | _GUARDS) - _STARTS
    wins = own & edge & ~opp  # no higher card of the suit against it
    tops = wins
    if trumps:
        present = edge & _GUARDS
        wins &= present - (present >> 6)  # a suit that the follower lacks is trumped
    if wins == own and (trumps == 0 or popcount(own & 63) >= popcount(trumps)):  # he takes every trick
        if need <= total + 320 * popcount(kings) + (320 if kings & 63 else 0) or not flags & FOLLOWER_CONTENT:
            return 1
        return 0
    # tricks that he can take now whatever the other does; with all trumps drawn every top card is one
    safe = tops
    if popcount(tops & 63) < popcount(trumps):
        safe = wins & 63
        side = wins ^ safe
        while side:
            first = lowest(side)
            suit = 63 << (first & 24)
            here = side & suit
            side ^= here
            n = popcount(opp & suit)
            if popcount(here) > n:
                here = here & -here
            safe |= here
    if safe:
        sure = 16 * points_of(safe) + popcount(safe) * (1 if opp & NINES else 33)
        if need <= sure:
            return 1
        if flags & LEADER_CONTENT and rival > total - sure + hopes:
            return 1
    dead = _CARDS & ~(own | opp)
    rival_pairs = zero
    if flags & MARRIAGES:
        rival_pairs = opp & (opp >> 1) & KINGS
        rival_pairs |= rival_pairs << 1
    same = flags & ~(TRICKLESS | NOT_NOW)
    # leads that take the trick, the highest of each class
    leads = wins & (~(((own & ~pairs) << 1) + dead) | pairs)
    while leads:
        lead = lowest(leads)
        bit = 1 << lead
        leads ^= bit
        worth = 0
        if says & bit:
            worth = 640 if lead < 8 else 320
            leads &= ~(bit << 1)
        rest = own ^ bit
        todo = opp & (63 << (lead & 24))
        if todo == 0:
            todo = opp
        now = need - worth - POINTS[lead] * 16 - 1
        after = total - POINTS[lead] * 16 - 1
        done = 1
        while todo:
            reply = highest(todo)
            answer = 1 << reply
            todo ^= answer
            below = (rest | opp) & (63 << (reply & 24)) & (-2 << reply)
            below &= -below
            if below & opp and not (rival_pairs & (answer | below)):
                continue  # the next lower live card is his too and costs less
            left = now - POINTS[reply] * 16
            if left <= 0:
                continue
            if strict(rest, opp ^ answer, left, rival, after - POINTS[reply] * 16, same) == 0:
                done = 0
                break
        if done:
            return 1
    # leads that lose the trick, the lowest of each class
    mirrored = (flags & _BOTH) | (flags & 1) << 1 | (flags >> 1 & 1)
    leads = own & ~wins
    while leads:
        lead = highest(leads)
        bit = 1 << lead
        leads ^= bit
        below = (own | opp) & (63 << (lead & 24)) & (-2 << lead)
        below &= -below
        if below & own and not (pairs & (bit | below)):
            continue
        now_need = need
        now_flags = mirrored
        if says & bit:
            if bit & KINGS and not flags & KING_LEADS:
                continue  # the queen announces as well and costs less
            worth = 640 if lead < 8 else 320
            if flags & TRICKLESS:
                now_flags |= worth << WAITS
            else:
                now_need -= worth
        todo = opp & (bit - 1) & (63 << (lead & 24))
        if todo == 0:
            todo = trumps
        rest = own ^ bit
        todo &= ~(((opp & ~rival_pairs) << 1) + (_CARDS & ~(rest | opp))) | rival_pairs  # the highest of each class
        now = rival - POINTS[lead] * 16 - 1 - (flags >> WAITS)
        after = total - POINTS[lead] * 16 - 1
        done = 1
        while todo:
            reply = lowest(todo)
            answer = 1 << reply
            todo ^= answer
            left = now - POINTS[reply] * 16
            if left <= 0:
                done = 0
                break
            if strict(opp ^ answer, rest, left, now_need, after - POINTS[reply] * 16, now_flags):
                done = 0
                break
        if done:
            return 1
    return 0
