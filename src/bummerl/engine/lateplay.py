"""The end as a game of imperfect information: the last open trick and short closed stocks, by CFR+.

The game begins at the lead of the running trick with the deals that are consistent with what both sides know, all
equally likely; each player knows his hand at that moment and what is played from then on. In the last open trick the
play ends with the exact value of what follows, and closing is a leaf with its open-card value; a closed stock is played
to the end. The certificate is how much a player who knew the strategy could gain, on average over those deals.
"""

from __future__ import annotations

from math import comb
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import CLOSE
from bummerl.engine.kernel_values import NO_ACTION
from bummerl.engine.maskgame import (
    ACTOR,
    ANNOUNCED,
    CARDS,
    CLOSER,
    EXCHANGE_MIN,
    EXCL0,
    H0,
    KNOWN0,
    LEAD,
    LEADS0,
    LED,
    NEXT,
    ORDER,
    OVER,
    P0,
    PEND0,
    PHASE,
    PLAYED,
    RANKS,
    REPLY,
    RESULT,
    STATE_SLOTS,
    STOCK,
    T0,
    TURNUP,
    legal_actions,
    step,
    stock_gone_value,
)
from bummerl.engine.policy import VALUE
from bummerl.engine.solver import world_values
from bummerl.engine.worlds import Situation, solver_rows

MOST_CLOSED_CARDS = 3
MOST_NODES = 180_000
"""Larger games are not solved at the table."""

ITERATIONS = 80

TREMBLE = 0.002
"""Each side is taken to slip once in so many decisions, to any lawful action: the solution then has an answer to every
action, also to those that nobody should choose."""


class LateSolution(NamedTuple):
    """The solved end from one player's view.

    `strategy` is by action number; `outcomes` holds, for each action, the chances of the results -3 … 3 when both go on
    by the strategy (all 0 where an action is not lawful); `reach` is the share of the opponent's play that leads here
    (0: he should never have come here), `exploitable` the certificate, `deals` the number of deals in the game.
    """

    strategy: NDArray[np.float64]
    outcomes: NDArray[np.float64]
    reach: float
    exploitable: float
    deals: int


def is_late(situation: Situation, *, closed_cards: int = MOST_CLOSED_CARDS) -> bool:
    """Whether the situation belongs to the last open trick or to a closed stock with few cards in hand."""
    s = situation.state
    cards = int(s[H0 + situation.me]).bit_count()
    if s[PHASE] not in (LEAD, REPLY):
        return False
    if s[CLOSER] >= 0:
        return cards <= closed_cards
    return bool(s[STOCK] == 2)


def solve_late(
    situation: Situation,
    utility: NDArray[np.float64],
    rules: int,
    *,
    iterations: int = ITERATIONS,
    most_nodes: int = MOST_NODES,
    expand_close: bool = False,
) -> LateSolution | None:
    """Solve the end; None if it is too large or, replying, if it cannot be told how the trick began.

    `utility` is the worth of the results -3 … 3 for the player of the situation, `rules` the rule bits of the profile.
    With `expand_close` a close in the last open trick is played out instead of being a leaf (seconds, not tenths).
    """
    root = _before_the_lead(situation)
    if root is None:
        return None
    deals = _deals(situation, root, most_nodes // 12)
    if deals is None:
        return None
    me, leader = situation.me, int(root[ACTOR])
    worth = utility if me == 0 else -utility[::-1]
    close = np.zeros((len(deals), 2), dtype=np.int64)
    if root[CLOSER] < 0:
        close = _closed_results(deals, leader, situation.rule, rules)
    tree = _Tree.grow(deals, situation.rule, worth, close, most_nodes, expand_close)
    if tree is None:
        return None
    strategy = tree.solve(iterations)
    return tree.read(situation, root, strategy)


def _closed_results(deals: NDArray[np.int64], leader: int, rule: NDArray[np.int64], rules: int) -> NDArray[np.int64]:
    """The open-card result for player 0 of closing in each deal, without and with exchanging first."""
    sign = 1 if leader == 0 else -1
    low = int(rule[RANKS]) - 1
    out = np.zeros((len(deals), 2), dtype=np.int64)
    for exchanged in (0, 1):
        can = np.ones(len(deals), dtype=np.bool_)
        rows = deals
        if exchanged:
            can = (deals[:, H0 + leader] >> low & 1 == 1) & (int(deals[0, STOCK]) >= int(rule[EXCHANGE_MIN]))
            if not can.any():
                break
            rows = deals[can].copy()
            for row in rows:
                step(row, rule, int(rule[CARDS]))
        column = world_values(solver_rows(rows, leader, rule, rules))[:, CLOSE].astype(np.int64)
        out[can, exchanged] = np.where(column == NO_ACTION, 0, sign * column)
    return out


def _before_the_lead(situation: Situation) -> NDArray[np.int64] | None:
    """The state at the lead of the running trick, with both hands as in the situation."""
    s = situation.state.copy()
    if s[PHASE] == REPLY:
        leader = 1 - situation.me
        led = int(s[LED])
        s[H0 + leader] |= 1 << led
        s[LEADS0 + leader] &= ~(1 << led)
        s[PLAYED] &= ~(1 << led)
        s[LED] = -1
        s[PHASE] = LEAD
        s[ACTOR] = leader
        worth = situation.announced
        if worth:
            # The pair lies open: whoever reconstructs the lead has to take the announcement back.
            s[P0 + leader] -= worth if s[T0 + leader] else 0
            s[PEND0 + leader] = 0
    elif s[ANNOUNCED] >= 0:
        worth = situation.announced
        s[P0 + situation.me] -= worth if s[T0 + situation.me] else 0
        s[PEND0 + situation.me] = 0
        s[ANNOUNCED] = -1
    if max(s[P0], s[P0 + 1]) >= 66:
        return None
    return s


def _deals(situation: Situation, root: NDArray[np.int64], most: int) -> NDArray[np.int64] | None:
    """All deals that both sides together allow, one state a row; None if there are more than `most`."""
    me = situation.me
    him = 1 - me
    cards = [int(root[H0 + me]).bit_count(), situation.in_hand + int(root[KNOWN0 + him]).bit_count()]
    if situation.state[PHASE] == REPLY:
        # The card led is back in the leader's hand without being known there beforehand.
        cards[1] = situation.in_hand + int(situation.state[KNOWN0 + him]).bit_count() + 1
    known = [int(root[KNOWN0 + me]), int(root[KNOWN0 + him])]
    everything = (1 << int(situation.rule[CARDS])) - 1
    open_cards = int(root[PLAYED]) | known[0] | known[1]
    if root[TURNUP] >= 0:
        open_cards |= 1 << int(root[TURNUP])
    pool = [c for c in range(24) if (everything & ~open_cards) >> c & 1]
    wanted = [cards[0] - known[0].bit_count(), cards[1] - known[1].bit_count()]
    buried = len(pool) - sum(wanted)
    if min(wanted) < 0 or buried < 0 or buried != situation.in_stock:
        return None
    if comb(len(pool), wanted[0]) * comb(len(pool) - wanted[0], wanted[1]) > 4 * most:
        return None
    barred = [int(root[EXCL0 + me]), int(root[EXCL0 + him])]
    rows = np.empty((most, STATE_SLOTS), dtype=np.int64)
    found = _fill_deals(
        root,
        np.array(pool, dtype=np.int64),
        me,
        known[0],
        known[1],
        wanted[0],
        wanted[1],
        barred[0],
        barred[1],
        rows,
    )
    return rows[:found] if 0 < found <= most else None


@njit("int64(int64)", cache=True)
def _next_choice(mask: Any) -> Any:
    """The next larger mask with as many bits."""
    low = mask & -mask
    up = mask + low
    return up | (((mask ^ up) >> 2) // low)


@njit(
    "int64(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64, int64, int64[:,::1])",
    cache=True,
    nogil=True,
)
def _fill_deals(
    root: Any,
    pool: Any,
    me: Any,
    known_mine: Any,
    known_his: Any,
    want_mine: Any,
    want_his: Any,
    barred_mine: Any,
    barred_his: Any,
    rows: Any,
) -> Any:
    """Write every deal of the pool to both hands into `rows`; return how many there are, one too many if no room."""
    n = pool.shape[0]
    rest = np.zeros(n, dtype=np.int64)
    found = np.int64(0)
    mine = (np.int64(1) << want_mine) - 1
    while mine < np.int64(1) << n:
        hand = known_mine
        m = np.int64(0)
        for i in range(n):
            if (mine >> i) & 1:
                hand |= np.int64(1) << pool[i]
            else:
                rest[m] = pool[i]
                m += 1
        if not hand & barred_mine:
            his = (np.int64(1) << want_his) - 1
            while his < np.int64(1) << m:
                other = known_his
                place = ORDER + root[NEXT]
                for i in range(m):
                    if (his >> i) & 1:
                        other |= np.int64(1) << rest[i]
                if not other & barred_his:
                    if found == rows.shape[0]:
                        return found + 1
                    for k in range(root.shape[0]):
                        rows[found, k] = root[k]
                    for i in range(m):
                        if not (his >> i) & 1:
                            rows[found, place] = rest[i]
                            place += 1
                    rows[found, H0 + me] = hand
                    rows[found, H0 + 1 - me] = other
                    found += 1
                if his == 0:
                    break
                his = _next_choice(his)
        if mine == 0:
            break
        mine = _next_choice(mine)
    return found


class _Tree(NamedTuple):
    """The game as flat arrays, parents before children.

    `who` is the player to act (2 at a leaf), `offset` where the actions of the node's information set begin in arrays
    of actions, `weight` of information sets their number of actions.
    """

    who: NDArray[np.int8]
    parent: NDArray[np.int32]
    slot: NDArray[np.int8]
    offset: NDArray[np.int32]
    size: NDArray[np.int8]
    result: NDArray[np.int64]
    leaf: NDArray[np.float64]
    depth_order: NDArray[np.int32]
    depth_start: NDArray[np.int64]
    sets: NDArray[np.int64]
    set_offset: NDArray[np.int32]
    set_size: NDArray[np.int8]
    set_who: NDArray[np.int8]
    set_legal: NDArray[np.int64]
    slots: int
    deals: int

    @classmethod
    def grow(
        cls,
        deals: NDArray[np.int64],
        rule: NDArray[np.int64],
        worth: NDArray[np.float64],
        close: NDArray[np.int64],
        most: int,
        expand_close: bool,
    ) -> _Tree | None:
        who = np.zeros(most, dtype=np.int8)
        parent = np.zeros(most, dtype=np.int32)
        slot = np.zeros(most, dtype=np.int8)
        depth = np.zeros(most, dtype=np.int8)
        result = np.zeros(most, dtype=np.int64)
        key = np.zeros(most, dtype=np.int64)
        legal = np.zeros(most, dtype=np.int64)
        count = np.zeros(2, dtype=np.int64)
        _grow_all(deals, rule, close, int(expand_close), who, parent, slot, depth, result, key, legal, count)
        if count[1]:
            return None
        n = int(count[0])
        inner = who[:n] < 2
        sizes = np.zeros(n, dtype=np.int8)
        sets, first, inverse = np.unique(key[:n][inner], return_index=True, return_inverse=True)
        set_legal = legal[:n][inner][first]
        size = np.array([int(x).bit_count() for x in set_legal], dtype=np.int8)
        starts = np.concatenate([[0], np.cumsum(size, dtype=np.int64)])
        offset = np.full(n, -1, dtype=np.int32)
        offset[inner] = starts[inverse.reshape(-1)]
        sizes[inner] = size[inverse.reshape(-1)]
        order = np.argsort(depth[:n], kind="stable").astype(np.int32)
        bounds = np.searchsorted(depth[:n][order], np.arange(int(depth[:n].max()) + 2))
        return cls(
            who[:n].copy(),
            parent[:n].copy(),
            slot[:n].copy(),
            offset,
            sizes,
            result[:n].copy(),
            np.where(inner, 0.0, worth[result[:n] + 3]),
            order,
            bounds.astype(np.int64),
            sets,
            starts[:-1].astype(np.int32),
            size,
            who[:n][inner][first].copy(),
            set_legal,
            int(starts[-1]),
            len(deals),
        )

    def solve(self, iterations: int) -> NDArray[np.float64]:
        """The average strategy of CFR+, one probability for each slot."""
        strategy = np.zeros(self.slots)
        _cfr(
            self.who, self.parent, self.slot, self.offset, self.size, self.leaf, self.set_offset, self.set_size,
            self.set_who, iterations, strategy,
        )  # fmt: skip
        return strategy

    def exploitability(self, strategy: NDArray[np.float64]) -> float:
        """Half of what both players together could gain by knowing the strategy, in utility a deal."""
        gain = 0.0
        for player in (0, 1):
            gain += _best_response(
                self.who, self.parent, self.slot, self.offset, self.size, self.leaf, self.depth_order, self.depth_start,
                strategy, player,
            )  # fmt: skip
        return gain / self.deals / 2.0

    def read(self, situation: Situation, root: NDArray[np.int64], strategy: NDArray[np.float64]) -> LateSolution | None:
        """What the strategy says to the player of the situation."""
        me = situation.me
        history = 0
        if situation.state[PHASE] == REPLY:
            history = int(_longer(0, int(situation.state[LED])))
        key = int(_key_of(history, me, int(root[H0 + me])))
        place = int(np.searchsorted(self.sets, key))
        if place >= len(self.sets) or self.sets[place] != key:
            return None
        begin, size = int(self.set_offset[place]), int(self.set_size[place])
        shares, reach = np.zeros((size, 7)), np.zeros(1, dtype=np.float64)
        _outcomes_at(
            self.who, self.parent, self.slot, self.offset, self.size, self.result, strategy, begin, me, shares, reach
        )  # fmt: skip
        numbers = [a for a in range(VALUE) if int(self.set_legal[place]) >> a & 1 and situation.legal >> a & 1]
        out = np.zeros(VALUE)
        outcomes = np.zeros((VALUE, 7))
        places = {a: j for j, a in enumerate(a for a in range(VALUE) if int(self.set_legal[place]) >> a & 1)}
        for a in numbers:
            out[a] = strategy[begin + places[a]]
            row = shares[places[a]] / max(reach[0], 1e-300)
            outcomes[a] = row if me == 0 else row[::-1]
        holds = int((self.offset == begin).sum())
        total = out.sum()
        return LateSolution(
            out / total if total > 0 else out,
            outcomes,
            float(reach[0]) / max(holds, 1),
            self.exploitability(strategy),
            self.deals,
        )


@njit("int64(int64, int64)", cache=True)
def _longer(history: Any, action: Any) -> Any:
    """The mark of a history with one action more: two words of 31 bits, so that no product overflows in Python."""
    low = (history & 0x7FFFFFFF) ^ (action + 1)
    high = history >> 31
    first = low * 0x5851F42D + high
    first = (first ^ (first >> 31)) & 0x7FFFFFFF
    second = (high ^ first) * 0x4C957F2D + low
    second = (second ^ (second >> 31)) & 0x7FFFFFFF
    return second << 31 | first


@njit("int64(int64, int64, int64)", cache=True)
def _key_of(history: Any, player: Any, hand: Any) -> Any:
    """The mark of an information set: what was played since the root, and the hand at the root."""
    return _longer(history, hand * 2 + player)


@njit(
    "void(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64, int64[::1], int64, int8[::1],"
    " int32[::1], int8[::1], int8[::1], int64[::1], int64[::1], int64[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def _grow(
    s: Any,
    rule: Any,
    history: Any,
    depth: Any,
    above: Any,
    place: Any,
    first: Any,
    second: Any,
    close: Any,
    expand: Any,
    who: Any,
    parent: Any,
    slot: Any,
    deep: Any,
    result: Any,
    key: Any,
    legal: Any,
    count: Any,
) -> Any:
    n = count[0]
    if n >= who.shape[0]:
        count[1] = 1
        return
    count[0] += 1
    parent[n] = above
    slot[n] = place
    deep[n] = depth
    who[n] = 2
    if s[PHASE] == OVER:
        result[n] = s[RESULT]
        return
    if s[STOCK] == 0 and s[CLOSER] < 0 and s[PHASE] == LEAD:
        result[n] = stock_gone_value(s, rule)
        return
    p = s[ACTOR]
    who[n] = p
    hand = first if p == 0 else second
    key[n] = _key_of(history, p, hand)
    acts = legal_actions(s, rule)
    legal[n] = acts
    j = np.int64(0)
    deeper = depth + 1
    for a in range(rule[CARDS] + 2):
        if not (acts >> a) & 1:
            continue
        if a == rule[CARDS] + 1 and not expand:
            m = count[0]
            if m >= who.shape[0]:
                count[1] = 1
                return
            count[0] += 1
            parent[m] = n
            slot[m] = j
            deep[m] = deeper
            who[m] = 2
            result[m] = close[1] if depth else close[0]
        else:
            t = s.copy()
            step(t, rule, a)
            longer = _longer(history, a)
            _grow(
                t, rule, longer, deeper, n, j, first, second, close, expand, who, parent, slot, deep, result, key,
                legal, count,
            )  # fmt: skip
        j += 1


@njit(
    "void(int64[:,::1], int64[::1], int64[:,::1], int64, int8[::1], int32[::1], int8[::1], int8[::1], int64[::1],"
    " int64[::1], int64[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def _grow_all(
    deals: Any,
    rule: Any,
    close: Any,
    expand: Any,
    who: Any,
    parent: Any,
    slot: Any,
    deep: Any,
    result: Any,
    key: Any,
    legal: Any,
    count: Any,
) -> Any:
    for d in range(deals.shape[0]):
        s = deals[d]
        _grow(
            s, rule, np.int64(0), np.int64(0), np.int64(-1), np.int64(0), s[H0], s[H0 + 1], close[d], expand, who,
            parent, slot, deep, result, key, legal, count,
        )  # fmt: skip


@njit("void(float64[::1], int32[::1], int8[::1], float64[::1], float64[::1])", cache=True, nogil=True)
def _match_regrets(regret: Any, set_offset: Any, set_size: Any, sigma: Any, slipping: Any) -> Any:
    """Play in proportion to positive regret, evenly where there is none; `slipping` is the same with slips."""
    for i in range(set_offset.shape[0]):
        begin = set_offset[i]
        even = 1.0 / set_size[i]
        total = 0.0
        for j in range(set_size[i]):
            total += regret[begin + j]
        for j in range(set_size[i]):
            sigma[begin + j] = regret[begin + j] / total if total > 0.0 else even
            slipping[begin + j] = (1.0 - TREMBLE) * sigma[begin + j] + TREMBLE * even


@njit(
    "void(int8[::1], int32[::1], int8[::1], int32[::1], int8[::1], float64[::1], int32[::1], int8[::1], int8[::1],"
    " int64, float64[::1])",
    cache=True,
    nogil=True,
)
def _cfr(
    who: Any,
    parent: Any,
    slot: Any,
    offset: Any,
    size: Any,
    leaf: Any,
    set_offset: Any,
    set_size: Any,
    set_who: Any,
    iterations: Any,
    strategy: Any,
) -> Any:
    n = who.shape[0]
    slots = strategy.shape[0]
    regret = np.zeros(slots)
    change = np.zeros(slots)
    sigma = np.zeros(slots)
    slipping = np.zeros(slots)
    value = np.zeros(n)
    meant = np.zeros(n)
    reach = np.zeros((2, n))
    owner = np.zeros(slots, dtype=np.int8)
    for i in range(set_offset.shape[0]):
        for j in range(set_size[i]):
            owner[set_offset[i] + j] = set_who[i]
    for t in range(1, iterations + 1):
        for player in range(2):
            _match_regrets(regret, set_offset, set_size, sigma, slipping)
            for k in range(n):
                above = parent[k]
                if above < 0:
                    reach[0, k] = 1.0
                    reach[1, k] = 1.0
                else:
                    acting = who[above]
                    share = slipping[offset[above] + slot[k]]
                    reach[acting, k] = reach[acting, above] * share
                    reach[1 - acting, k] = reach[1 - acting, above]
                value[k] = leaf[k]
                meant[k] = 0.0
            change[:] = 0.0
            for k in range(n - 1, -1, -1):
                acting = who[k]
                if acting == player:
                    against = reach[1 - player, k] if player == 0 else -reach[0, k]
                    begin = offset[k]
                    for j in range(size[k]):
                        change[begin + j] -= against * meant[k]
                        strategy[begin + j] += t * reach[player, k] * sigma[begin + j]
                above = parent[k]
                if above >= 0:
                    place = offset[above] + slot[k]
                    value[above] += slipping[place] * value[k]
                    meant[above] += sigma[place] * value[k]
                    if who[above] == player:
                        against = reach[1, above] if player == 0 else -reach[0, above]
                        change[place] += against * value[k]
            for i in range(slots):
                if owner[i] == player:
                    regret[i] = max(regret[i] + change[i], 0.0)
    for i in range(set_offset.shape[0]):
        begin = set_offset[i]
        total = 0.0
        for j in range(set_size[i]):
            total += strategy[begin + j]
        for j in range(set_size[i]):
            strategy[begin + j] = strategy[begin + j] / total if total > 0.0 else 1.0 / set_size[i]


@njit(
    "float64(int8[::1], int32[::1], int8[::1], int32[::1], int8[::1], float64[::1], int32[::1], int64[::1],"
    " float64[::1], int64)",
    cache=True,
    nogil=True,
)
def _best_response(
    who: Any,
    parent: Any,
    slot: Any,
    offset: Any,
    size: Any,
    leaf: Any,
    order: Any,
    start: Any,
    strategy: Any,
    player: Any,
) -> Any:
    """What `player` gets, summed over all deals, by the best answer to the other side's strategy."""
    n = who.shape[0]
    sign = 1.0 if player == 0 else -1.0
    reach = np.zeros(n)
    for k in range(n):
        above = parent[k]
        if above < 0:
            reach[k] = 1.0
        elif who[above] == player:
            reach[k] = reach[above]
        else:
            reach[k] = reach[above] * strategy[offset[above] + slot[k]]
    value = np.zeros(n)
    worth = np.zeros(strategy.shape[0])
    best = np.zeros(strategy.shape[0], dtype=np.int8)
    for depth in range(start.shape[0] - 2, 0, -1):
        begin, end = start[depth], start[depth + 1]
        for i in range(begin, end):
            k = order[i]
            if who[k] == 2:
                value[k] = sign * leaf[k]
            above = parent[k]
            if who[above] == player:
                worth[offset[above] + slot[k]] += reach[k] * value[k]
        # Information sets of one depth hang together: choose when all their children are known.
        for i in range(start[depth - 1], start[depth]):
            k = order[i]
            if who[k] == player:
                top = np.int64(0)
                for j in range(1, size[k]):
                    if worth[offset[k] + j] > worth[offset[k] + top]:
                        top = np.int64(j)
                best[offset[k]] = top
        for i in range(begin, end):
            k = order[i]
            above = parent[k]
            if who[above] == player:
                if best[offset[above]] == slot[k]:
                    value[above] = value[k]
            else:
                value[above] += strategy[offset[above] + slot[k]] * value[k]
    total = 0.0
    for i in range(start[0], start[1]):
        total += value[order[i]]
    return total


@njit(
    "void(int8[::1], int32[::1], int8[::1], int32[::1], int8[::1], int64[::1], float64[::1], int64, int64,"
    " float64[:,::1], float64[::1])",
    cache=True,
    nogil=True,
)
def _outcomes_at(
    who: Any,
    parent: Any,
    slot: Any,
    offset: Any,
    size: Any,
    result: Any,
    strategy: Any,
    begin: Any,
    me: Any,
    shares: Any,
    reach: Any,
) -> Any:
    """Sum up the results (for player 0) of each action of one information set when both go on by the strategy."""
    n = who.shape[0]
    chance = np.zeros((n, 7))
    against = np.zeros(n)
    for k in range(n):
        above = parent[k]
        if above < 0:
            against[k] = 1.0
        elif who[above] == me:
            against[k] = against[above]
        else:
            share = (1.0 - TREMBLE) * strategy[offset[above] + slot[k]] + TREMBLE / size[above]
            against[k] = against[above] * share
        if who[k] == 2:
            chance[k, result[k] + 3] = 1.0
    for k in range(n - 1, -1, -1):
        if who[k] < 2 and offset[k] == begin:
            reach[0] += against[k]
        above = parent[k]
        if above >= 0:
            share = strategy[offset[above] + slot[k]]
            for r in range(7):
                chance[above, r] += share * chance[k, r]
            if offset[above] == begin:
                for r in range(7):
                    shares[slot[k], r] += against[above] * chance[k, r]
