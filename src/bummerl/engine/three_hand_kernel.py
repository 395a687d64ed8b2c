"""Dreierschnapsen solved with all cards known: whether the declarer of any contract gets what he needs.

Hands are masks as in `bits`, with two differences: in contracts where the ace is low the places of a suit run ten,
king, queen, jack, ace, so that a lower bit is always a higher card; and seats are counted from the declarer, who is 0,
clockwise. Play is strict from the first card (docs/rules.md §7.6).

Every search answers a question with 1 or 0. The normal game asks "at least g game points for the declarer?" for g of 3,
2, 1, −1, −2; a slam or a beggar asks whether it can be made; a Schnapser asks for 66 within its limits.

`rule` holds what a search reads and the count of its nodes; `table` remembers positions between two tricks. Reductions,
all sound: whoever plays last to a trick knows who takes it, so that of his adjacent cards (no card of another hand
between them) only the richest is worth giving to his own side and only the poorest to the other; in contracts without
card points adjacent cards are one at any place in the trick. A king or queen with its partner in the same hand
stands for itself.
"""

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import KINGS, POINTS, lowest, pairs_of, points_of, popcount

GOAL: Final = 0
"""g of the normal game."""
TRUMP: Final = 1
"""Whether the trump suit is valid."""
OVERTRUMP: Final = 2
CURRENT: Final = 3
"""Whether the card to beat is the best so far (else the card led)."""
ALL_TRICKS: Final = 4
"""Whether a contract without card points wants all tricks (else none)."""
PLAIN: Final = 5
WITH_20: Final = 6
WITH_40: Final = 7
LATE: Final = 8
STAMP: Final = 9
"""A number that no earlier question had; the table keeps count, and remembers each position with the number."""
NODES: Final = 10
RULE_SIZE: Final = 12

SLOTS: Final = 1 << 13
STAMPS: Final = 1 << 15


@njit("int64(int64)", cache=True)
def dense(mask: int) -> int:
    """Twenty bits of a mask, without the places that hold no card of the pack of twenty."""
    return (mask & 31) | (mask >> 3 & 992) | (mask >> 6 & 31744) | (mask >> 9 & 1015808)


@njit("int64(int64[::1], int64, int64, int64)", cache=True)
def replies3(rule: NDArray[np.int64], hand: int, led: int, best: int) -> int:
    """The cards of a hand that may answer: `led` is the card led, `best` the one that wins (docs/rules.md §7.6)."""
    suit = 63 << (led & 24)
    follow = hand & suit
    if follow:
        beat = best if rule[CURRENT] else led
        if (beat ^ led) & 24:
            return follow
        higher = follow & ((1 << beat) - 1)
        return higher if higher else follow
    if rule[TRUMP]:
        trumps = hand & 63
        if trumps:
            if best < 8 and rule[OVERTRUMP]:
                higher = trumps & ((1 << best) - 1)
                return higher if higher else trumps
            return trumps
    return hand


@njit("boolean(int64[::1], int64, int64)", cache=True)
def goes_over(rule: NDArray[np.int64], best: int, card: int) -> bool:
    """Whether a card beats the best one of a trick so far."""
    if ((best ^ card) & 24) == 0:
        return card < best
    return card < 8 and rule[TRUMP] != 0


@njit("int64(int64, int64)", cache=True)
def first_of_each(own: int, others: int) -> int:
    """The highest card of each run of adjacent cards in a hand; `others` are all other cards still to be played."""
    alive = own | others
    first = own & 0
    cards = own
    while cards:
        bit = cards & -cards
        cards ^= bit
        above = alive & (bit - 1) & (63 << (lowest(bit) & 24))
        # The nearest live card above: if it is one's own, this card is the lower end of a run.
        if above == 0:
            first |= bit
        else:
            while above & (above - 1):
                above &= above - 1
            if above & others:
                first |= bit
    return first


@njit("int64(int64, int64)", cache=True)
def last_of_each(own: int, others: int) -> int:
    """The lowest card of each run of adjacent cards in a hand; `others` as in `first_of_each`."""
    alive = own | others
    last = own & 0
    cards = own
    while cards:
        bit = cards & -cards
        cards ^= bit
        below = alive & ~((bit << 1) - 1) & (63 << (lowest(bit) & 24))
        if below == 0 or (below & -below) & others:
            last |= bit
    return last


_NODE = "int64(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64, int64, int64)"


@njit(_NODE, cache=True)
def tricks_node(
    rule: NDArray[np.int64],
    table: NDArray[np.int64],
    h0: int,
    h1: int,
    h2: int,
    turn: int,
    count: int,
    led: int,
    best: int,
    winner: int,
) -> int:
    """1 if the declarer takes every trick to come (or none, as `rule` says).

    `count` cards lie on the table; `led` is the first, `best` the one that wins, played by `winner`.
    """
    zero = h0 & 0
    one = zero + 1
    slot = zero
    key = zero
    if count == 0:
        rest = h0 | h1 | h2
        if rest == 0:
            return one
        rule[NODES] += 1
        key = ((rule[STAMP] << 20 | dense(rest)) << 2 | turn) << 1
        slot = (key >> 1 ^ key >> 10 ^ key >> 19) & (SLOTS - 1)
        if table[slot] & -2 == key:
            return int(table[slot] & 1)
    own = h0 if turn == 0 else (h1 if turn == 1 else h2)
    cards = own if count == 0 else replies3(rule, own, led, best)
    lying = zero
    if count:
        lying = one << led | one << best
    cards &= first_of_each(own, (h0 | h1 | h2) ^ own | lying)
    next_turn = turn + 1 if turn < 2 else zero
    mine = turn == 0
    result = zero if mine else one
    while cards:
        card = lowest(cards)
        bit = one << card
        cards ^= bit
        a = h0 ^ bit if turn == 0 else h0
        b = h1 ^ bit if turn == 1 else h1
        c = h2 ^ bit if turn == 2 else h2
        first = card if count == 0 else led
        if count == 0 or goes_over(rule, best, card):
            top = card
            holder = turn
        else:
            top = best
            holder = winner
        if count < 2:
            value = tricks_node(rule, table, a, b, c, next_turn, count + 1, first, top, holder)
        elif (holder == 0) != (rule[ALL_TRICKS] != 0):
            value = zero
        else:
            value = tricks_node(rule, table, a, b, c, holder, zero, zero, zero, zero)
        if mine:
            if value:
                result = one
                break
        elif value == 0:
            result = zero
            break
    if count == 0:
        table[slot] = key | result
    return result


@njit("int64(int64[::1], int64, int64, int64)", cache=True)
def allowed(rule: NDArray[np.int64], marriage: int, a: int, b: int) -> int:
    """The trick limit of a Schnapser whose highest announcement is `marriage` (0, 20 or 40), or one of `a`, `b`."""
    top = max(marriage, a, b)
    return int(rule[WITH_40] if top == 40 else (rule[WITH_20] if top == 20 else rule[PLAIN]))


_LIMIT = "int64(int64[::1], int64[::1], " + ", ".join(["int64"] * 13) + ")"


@njit(_LIMIT, cache=True)
def limit_node(
    rule: NDArray[np.int64],
    table: NDArray[np.int64],
    h0: int,
    h1: int,
    h2: int,
    turn: int,
    count: int,
    led: int,
    best: int,
    winner: int,
    pot: int,
    points: int,
    tricks: int,
    marriage: int,
    may_say: int,
) -> int:
    """1 if the declarer of a Schnapser or Kontraschnapser gets 66 within the limits (docs/rules.md §7.8).

    `pot` are the card points on the table, `points` his own with all announcements, `tricks` how many he has won (all
    so far), `marriage` his highest announcement. `may_say` is 1 on lead, or the mask of the pair that he has announced
    and has to lead from.
    """
    zero = h0 & 0
    one = zero + 1
    slot = zero
    key = zero
    own = h0 if turn == 0 else (h1 if turn == 1 else h2)
    mine = turn == 0
    said = zero
    if count == 0:
        rule[NODES] += 1
        if mine and may_say == 1:
            limit = allowed(rule, marriage, zero, zero)
            pairs = pairs_of(own) & KINGS
            kings = pairs
            while kings:
                king = lowest(kings)
                kings &= kings - 1
                worth = zero + (40 if king < 8 else 20)
                after = allowed(rule, marriage, worth, zero)
                if tricks > 0 and points + worth >= 66:
                    if tricks <= after or rule[LATE]:
                        return one
                elif tricks < after:
                    said |= one << king
            if tricks >= limit:
                return zero
        if may_say == 1:
            key = ((rule[STAMP] << 20 | dense(h0 | h1 | h2)) << 2 | turn) << 7 | points
            key = (key << 2 | (2 if marriage == 40 else (1 if marriage == 20 else 0))) << 1
            slot = (key >> 1 ^ key >> 14 ^ key >> 27) & (SLOTS - 1)
            if table[slot] & -2 == key:
                return int(table[slot] & 1)
    lead = own if may_say == 1 else may_say
    cards = replies3(rule, own, led, best) if count else lead
    next_turn = turn + 1 if turn < 2 else zero
    result = zero if mine else one
    kings = said
    while kings:
        # Announce, then lead one of the two.
        king = lowest(kings)
        kings &= kings - 1
        worth = zero + (40 if king < 8 else 20)
        higher = max(marriage, worth)
        pair = one << king | one << (king + 1)
        value = limit_node(
            rule, table, h0, h1, h2, turn, zero, zero, zero, zero, zero, points + worth, tricks, higher, pair
        )
        if value:
            table[slot] = key | one
            return one
    while cards:
        card = lowest(cards)
        bit = one << card
        cards ^= bit
        a = h0 ^ bit if turn == 0 else h0
        b = h1 ^ bit if turn == 1 else h1
        c = h2 ^ bit if turn == 2 else h2
        first = card if count == 0 else led
        if count == 0 or goes_over(rule, best, card):
            top = card
            holder = turn
        else:
            top = best
            holder = winner
        now = pot + POINTS[card]
        if count < 2:
            value = limit_node(
                rule, table, a, b, c, next_turn, count + 1, first, top, holder, now, points, tricks, marriage, one
            )
        elif holder != 0:
            value = zero
        else:
            total = points + now
            taken = tricks + 1
            if total >= 66:
                value = one if taken <= allowed(rule, marriage, zero, zero) else zero
            elif a == 0:
                value = zero
            else:
                value = limit_node(
                    rule, table, a, b, c, zero, zero, zero, zero, zero, zero, total, taken, marriage, one
                )
        if mine:
            if value:
                result = one
                break
        elif value == 0:
            result = zero
            break
    if count == 0 and may_say == 1:
        table[slot] = key | result
    return result


@njit("int64(int64, int64)", cache=True)
def scale3(points: int, tricks: int) -> int:
    """3 for a loser without a trick, else 2 up to 32 card points, else 1."""
    zero = points & 0
    if tricks == 0:
        return zero + 3
    return zero + (2 if points <= 32 else 1)


@njit("int64(int64)", cache=True)
def marriages_of(hand: int) -> int:
    """The most that a hand can still announce."""
    kings = pairs_of(hand) & KINGS
    return 20 * popcount(kings) + (20 if kings & 63 else 0)


_POINTS = "int64(int64[::1], int64[::1], " + ", ".join(["int64"] * 16) + ")"


@njit(_POINTS, cache=True)
def points_node(
    rule: NDArray[np.int64],
    table: NDArray[np.int64],
    h0: int,
    h1: int,
    h2: int,
    turn: int,
    count: int,
    led: int,
    best: int,
    winner: int,
    pot: int,
    dp: int,
    fp: int,
    dt: int,
    ft: int,
    dwait: int,
    fwait: int,
    locked: int,
) -> int:
    """1 if the declarer of a normal game gets at least `rule[GOAL]` game points; 66 is declared at once.

    `dp`, `fp` are the effective card points of declarer and defenders, `dt`, `ft` whether they own a trick, `dwait`,
    `fwait` what they announced before their first one. `locked` is the pair one has to lead from, or 0.
    """
    zero = h0 & 0
    one = zero + 1
    goal = rule[GOAL]
    slot = zero
    key = zero
    own = h0 if turn == 0 else (h1 if turn == 1 else h2)
    mine = turn == 0
    says = zero
    if count == 0 and locked == 0:
        rule[NODES] += 1
        says = pairs_of(own)
        if says:
            # Announcing when leading from a pair is never worse than leading silently.
            kings = says & KINGS
            worth = zero + (40 if kings & 63 else 20)
            if mine and dt and dp + worth >= 66:
                return one if scale3(fp, ft) >= goal else zero
            if not mine and ft and fp + worth >= 66:
                return one if -scale3(dp, dt) >= goal else zero
        # Two or three points need 66, since the last trick leaves the loser at least 33 (docs/rules.md §7.7).
        if goal > 1:
            if dp + dwait + points_of(h0 | h1 | h2) + marriages_of(h0) < 66:
                return zero
        elif goal < 0 and fp + fwait + points_of(h0 | h1 | h2) + marriages_of(h1) + marriages_of(h2) < 66:
            return one
        key = (rule[STAMP] << 20 | dense(h0 | h1 | h2)) << 2 | turn
        key = ((key << 7 | dp) << 7 | fp) << 1 | dt
        key = ((key << 1 | ft) << 3 | dwait // 20) << 3 | fwait // 20
        slot = (key ^ key >> 11 ^ key >> 24 ^ key >> 39) & (SLOTS - 1)
        if table[2 * slot] == key:
            return int(table[2 * slot + 1])
    lead = locked if locked else own
    cards = replies3(rule, own, led, best) if count else lead
    if count == 2:
        wins = zero
        todo = cards
        while todo:
            card = lowest(todo)
            todo &= todo - 1
            if goes_over(rule, best, card):
                wins |= one << card
        if wins in (zero, cards):
            pairs = pairs_of(own)
            others = (h0 | h1 | h2) ^ own | pairs | one << best | one << led
            loose = cards & ~pairs
            ours = wins != zero or (winner == 0) == mine
            # To one's own side the richest of each run, to the other side the poorest.
            if ours:
                cards = (cards & pairs) | first_of_each(loose, others)
            else:
                cards = (cards & pairs) | last_of_each(loose, others)
    next_turn = turn + 1 if turn < 2 else zero
    result = zero if mine else one
    while cards:
        card = lowest(cards)
        bit = one << card
        cards ^= bit
        a = h0 ^ bit if turn == 0 else h0
        b = h1 ^ bit if turn == 1 else h1
        c = h2 ^ bit if turn == 2 else h2
        first = card if count == 0 else led
        if count == 0 or goes_over(rule, best, card):
            top = card
            holder = turn
        else:
            top = best
            holder = winner
        now = pot + POINTS[card]
        ndp = dp
        nfp = fp
        ndw = dwait
        nfw = fwait
        if says & bit:
            worth = zero + (40 if card < 8 else 20)
            if mine:
                if dt:
                    ndp += worth
                else:
                    ndw += worth
            elif ft:
                nfp += worth
            else:
                nfw += worth
        if count < 2:
            value = points_node(
                rule, table, a, b, c, next_turn, count + 1, first, top, holder, now, ndp, nfp, dt, ft, ndw, nfw, zero
            )
        else:
            ndt = dt
            nft = ft
            if holder == 0:
                ndp += now + ndw
                ndw = zero
                ndt = one
                if ndp >= 66:
                    value = one if scale3(nfp, nft) >= goal else zero
                elif a == 0:
                    value = one if one >= goal else zero
                elif goal < 0 and (goal == -2 or ndp >= 33):
                    value = one
                else:
                    value = points_node(
                        rule, table, a, b, c, holder, zero, zero, zero, zero, zero, ndp, nfp, ndt, nft, ndw, nfw, zero
                    )
            else:
                nfp += now + nfw
                nfw = zero
                nft = one
                if nfp >= 66:
                    value = one if -scale3(ndp, ndt) >= goal else zero
                elif a == 0:
                    value = one if -one >= goal else zero
                elif goal == 3 or (goal == 2 and nfp >= 33):
                    value = zero
                else:
                    value = points_node(
                        rule, table, a, b, c, holder, zero, zero, zero, zero, zero, ndp, nfp, ndt, nft, ndw, nfw, zero
                    )
        if mine:
            if value:
                result = one
                break
        elif value == 0:
            result = zero
            break
    if count == 0 and locked == 0:
        table[2 * slot] = key
        table[2 * slot + 1] = result
    return result
