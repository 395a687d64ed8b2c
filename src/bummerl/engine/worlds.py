"""The deals that are consistent with a View: what is known is pinned, the rest is equally likely.

`Situation.of(view)` turns a View into a mask state in which the opponent's hand holds only the cards that all have seen
and the stock only its turn-up. `worlds` fills in the rest: all ways when they are few, else a stratified sample in
which every unseen card visits every place equally often.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, permutations
from math import comb, factorial
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.cards import Card, Suit
from bummerl.engine import kernel_rows as k
from bummerl.engine.bits import DENSE, DENSE_24, SPARSE, SPARSE_24, bit_of, card_at, suit_place
from bummerl.engine.maskgame import (
    ACTOR,
    ANNOUNCED,
    CARDS,
    CLOSE_PREDRAW,
    CLOSER,
    EXCL0,
    H0,
    HAND,
    KNOWN0,
    LEAD,
    LEADS0,
    LED,
    NEXT,
    ORDER,
    P0,
    PEND0,
    PHASE,
    PLAYED,
    PREDRAW,
    RANKS,
    REPLIES0,
    REPLY,
    SNAP_POINTS,
    SNAP_TRICKS,
    STATE_SLOTS,
    STOCK,
    SUIT_OF,
    T0,
    TURNUP,
    below,
    bit,
    legal_actions,
    rule_array,
    suit_mask,
    unseen_by,
)
from bummerl.rules.actions import Close, Draw, Exchange, Play
from bummerl.rules.game import Action, Trick
from bummerl.rules.two_hand import Phase, TwoHandView
from bummerl.rules.view import View

ENUMERATE_UP_TO = 400
"""Worlds are enumerated when there are at most this many (stock of 4: 336, of 2: 6)."""


@dataclass(frozen=True)
class Situation:
    """What a player knows, on masks.

    `state` and `rule` are arrays of `maskgame`; `hidden` are the cards that may be in the opponent's hand or face down
    in the stock, `barred` those of them that he cannot hold; `in_hand` and `in_stock` count the places for them.
    `past` are the tricks played, as card numbers; `announced` is the worth of the marriage of the running lead;
    `marriages` are the suits that each player announced. `exchanged` is who took the turn-up, after how many tricks and
    which card it was, `closed_after` after how many tricks the stock was closed; both None if it did not happen or
    nobody knows when.
    """

    state: NDArray[np.int64]
    rule: NDArray[np.int64]
    me: int
    trump: Suit
    hidden: int
    barred: int
    in_hand: int
    in_stock: int
    past: tuple[tuple[int, int], ...] = ()
    announced: int = 0
    marriages: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    exchanged: tuple[int, int, int] | None = None
    closed_after: int | None = None

    @classmethod
    def of(cls, view: View) -> Situation:
        """The situation of the seat of a View that carries its memory (`rules.view.view(..., memory=True)`).

        Raises `ValueError` for a spectator's view, another game, or a view without a deal in play or memory.
        """
        deal = view.deal
        if not isinstance(deal, TwoHandView) or deal.seat is None or deal.memory is None:
            raise ValueError("an engine needs the view of a seat in a two-hand deal, with memory")
        return cls.of_deal(deal)

    @classmethod
    def of_deal(cls, deal: TwoHandView) -> Situation:
        """The situation in the view of a single deal, as `of`."""
        memory, me = deal.memory, deal.seat
        if memory is None or me is None:
            raise ValueError("an engine needs the view of a seat, with memory")
        rule = rule_array(deal.profile)
        s = np.zeros(STATE_SLOTS, dtype=np.int64)
        him = 1 - me
        trump = deal.trump
        ranks = int(rule[RANKS])

        def mask(cards: Any) -> int:
            return sum(1 << card_number(card, trump, ranks) for card in cards)

        s[H0 + me] = mask(deal.hand)
        s[KNOWN0 + me] = mask(deal.known[me])
        s[KNOWN0 + him] = s[H0 + him] = mask(deal.known[him])
        s[STOCK] = deal.stock
        s[TURNUP] = -1
        if memory.turn_up is not None and deal.stock > 0:
            s[TURNUP] = card_number(memory.turn_up, trump, ranks)
            s[ORDER + deal.stock - 1] = s[TURNUP]
        s[LED] = -1
        s[ANNOUNCED] = -1
        s[CLOSER] = -1
        s[ACTOR] = deal.to_act[0] if deal.to_act else deal.leader
        s[PHASE] = {Phase.PRE_DRAW: PREDRAW, Phase.REPLY: REPLY}.get(deal.phase, LEAD)
        if deal.table:
            led = card_number(deal.table[0], trump, ranks)
            s[LED] = led
            s[PLAYED] |= 1 << led
            s[LEADS0 + deal.leader] |= 1 << led
        elif deal.announced is not None:
            s[ANNOUNCED] = suit_place(deal.announced, trump)
        for p in (0, 1):
            s[T0 + p] = deal.tricks[p]
            worth = sum(40 if suit == trump else 20 for suit in deal.marriages[p])
            s[P0 + p] = memory.trick_points[p] + (worth if deal.tricks[p] else 0)
            s[PEND0 + p] = 0 if deal.tricks[p] else worth
        s[PLAYED] |= mask(memory.gone)
        _remember(s, rule, memory.tricks, deal, trump)
        if deal.closed is not None:
            s[CLOSER] = deal.closed.by
            s[SNAP_TRICKS] = deal.closed.opp_tricks
            s[SNAP_POINTS] = memory.closed_opp_points or 0
        hidden = int(unseen_by(s, rule, me))
        places = deal.hand_sizes[him] - len(deal.known[him])
        face_down = max(deal.stock - 1, 0) if s[TURNUP] >= 0 else deal.stock
        past = tuple(
            (card_number(trick.cards[0], trump, ranks), card_number(trick.cards[1], trump, ranks))
            for trick in memory.tricks
        )
        barred = int(hidden & s[EXCL0 + him])
        suits = (_suits(deal, 0), _suits(deal, 1))
        said = 0 if deal.announced is None else 40 if deal.announced == trump else 20
        swap = memory.exchanged
        exchanged = (swap.by, swap.after, card_number(swap.taken, trump, ranks)) if swap is not None else None
        return cls(
            s, rule, me, trump, hidden, barred, places, face_down, past, said, suits, exchanged, memory.closed_after
        )

    def remembering(self, tricks: int) -> Situation:
        """The same as somebody sees it who remembers only the last `tricks` tricks: older cards may be anywhere."""
        forgotten = sum(1 << card for trick in self.past[: max(len(self.past) - tricks, 0)] for card in trick)
        s = self.state.copy()
        for slot in (PLAYED, LEADS0, LEADS0 + 1, REPLIES0, REPLIES0 + 1, EXCL0, EXCL0 + 1):
            s[slot] &= ~forgotten
        return replace(self, state=s, hidden=self.hidden | forgotten)

    @property
    def legal(self) -> int:
        """The legal action numbers as a mask."""
        return int(legal_actions(self.state, self.rule))

    def action(self, number: int) -> Action:
        """The action of the rules behind an action number; announcing goes before its card (`players`)."""
        n = int(self.rule[CARDS])
        if number < n:
            return Play(number_card(number, self.trump, int(self.rule[RANKS])))
        return (Exchange(), Close(), Draw())[number - n]

    def count(self) -> int:
        """How many worlds there are (orders of a stock that is still drawn from count apart)."""
        free = self.hidden & ~self.barred
        hands = comb(int(free).bit_count(), self.in_hand)
        return hands if self.state[CLOSER] >= 0 else hands * factorial(self.in_stock)


def _suits(deal: TwoHandView, player: int) -> tuple[int, ...]:
    return tuple(suit_place(suit, deal.trump) for suit in deal.marriages[player])


def card_number(card: Card, trump: Suit, ranks: int) -> int:
    """The number of a card in mask states: `ranks * suit + rank`, suit 0 trump, rank 0 ace."""
    return int((DENSE if ranks == 5 else DENSE_24)[bit_of(card, trump)])


def number_card(number: int, trump: Suit, ranks: int) -> Card:
    """The card behind a number; the inverse of `card_number`."""
    return card_at(int((SPARSE if ranks == 5 else SPARSE_24)[number]), trump)


def _remember(
    s: NDArray[np.int64], rule: NDArray[np.int64], tricks: tuple[Trick, ...], deal: TwoHandView, trump: Suit
) -> None:
    """Write what the tricks of the deal told: who led and replied what and, in the strict phase, which cards a player
    cannot hold."""
    ranks = int(rule[RANKS])
    if deal.memory is not None and deal.memory.closed_after is not None:
        before_strict = deal.memory.closed_after
    else:
        # A trick that the closer led and won just before a close without drawing looks the same as the first one after
        # a close with full hands: it must not count as strict.
        before_strict = (int(rule[CARDS]) - 2 * int(rule[HAND]) - deal.stock) // 2 + int(rule[CLOSE_PREDRAW])
    for place, trick in enumerate(tricks):
        led, reply = (card_number(card, trump, ranks) for card in trick.cards)
        leader = trick.leader
        s[LEADS0 + leader] |= 1 << led
        s[REPLIES0 + 1 - leader] |= 1 << reply
        s[PLAYED] |= 1 << led | 1 << reply
        if deal.closed is None or place < before_strict:
            continue
        suit = SUIT_OF[ranks - 5, led]
        whole = int(suit_mask(rule, suit))
        if SUIT_OF[ranks - 5, reply] == suit:
            if reply > led and rule[14]:
                s[EXCL0 + 1 - leader] |= whole & ((1 << led) - 1)
        else:
            s[EXCL0 + 1 - leader] |= whole
            if SUIT_OF[ranks - 5, reply] != 0 and rule[15]:
                s[EXCL0 + 1 - leader] |= int(suit_mask(rule, 0))


def worlds(situation: Situation, want: int, rng: NDArray[np.uint64]) -> NDArray[np.int64]:
    """States consistent with the situation, one a row: all of them if they are few, else about `want` in a sample.

    A sample comes in rounds of as many worlds as there are hidden cards, so its size is `want` rounded up. Weights are
    equal. Raises `ValueError` if nothing fits.
    """
    if situation.count() <= ENUMERATE_UP_TO:
        return _all_worlds(situation)
    hidden = _numbers(situation.hidden)
    if situation.state[CLOSER] >= 0 and situation.barred:
        return _closed_sample(situation, want, rng)
    n = max(len(hidden), 1)
    rounds = -(-want // n)
    out = np.empty((rounds * n, STATE_SLOTS), dtype=np.int64)
    fill_worlds(
        situation.state,
        np.array(hidden, dtype=np.int64),
        situation.me,
        situation.in_hand,
        situation.in_stock,
        rng,
        out,
    )
    return out


def _numbers(mask: int) -> list[int]:
    return [i for i in range(24) if mask >> i & 1]


def _all_worlds(situation: Situation) -> NDArray[np.int64]:
    him = 1 - situation.me
    hidden = _numbers(situation.hidden)
    free = [c for c in hidden if not situation.barred >> c & 1]
    closed = situation.state[CLOSER] >= 0
    rows = []
    for hand in combinations(free, situation.in_hand):
        rest = [c for c in hidden if c not in hand][: situation.in_stock]
        for order in [tuple(rest)] if closed else permutations(rest):
            s = situation.state.copy()
            s[H0 + him] |= sum(1 << c for c in hand)
            start = ORDER + int(s[NEXT])
            for i, c in enumerate(order):
                s[start + i] = c
            rows.append(s)
    if not rows:
        raise ValueError("no deal is consistent with this view")
    return np.array(rows, dtype=np.int64)


def _closed_sample(situation: Situation, want: int, rng: NDArray[np.uint64]) -> NDArray[np.int64]:
    everything = _all_worlds(situation)
    if len(everything) <= want:
        return everything
    for i in range(want):
        j = i + int(below(rng, len(everything) - i))
        everything[[i, j]] = everything[[j, i]]
    return everything[:want]


@njit("void(int64[::1], int64[::1], int64, int64, int64, uint64[::1], int64[:,::1])", cache=True, nogil=True)
def fill_worlds(state: Any, hidden: Any, me: Any, in_hand: Any, in_stock: Any, rng: Any, out: Any) -> Any:
    """Fill the rows of `out` with worlds; each block of `len(hidden)` rows is one shuffle, turned place by place."""
    n = hidden.shape[0]
    order = hidden.copy()
    him = 1 - me
    for row in range(out.shape[0]):
        turn = row % max(n, 1)
        if turn == 0:
            for i in range(n - 1, 0, -1):
                j = below(rng, i + 1)
                order[i], order[j] = order[j], order[i]
        for slot in range(state.shape[0]):
            out[row, slot] = state[slot]
        for i in range(in_hand):
            out[row, H0 + him] |= bit(order[(i + turn) % n])
        for i in range(in_stock):
            out[row, ORDER + state[NEXT] + i] = order[(in_hand + i + turn) % n]


def solver_rows(rows: NDArray[np.int64], me: int, rule: NDArray[np.int64], rules: int) -> NDArray[np.int64]:
    """Worlds as rows of `kernel_rows` for the exact solver, seen by player `me`, who is to act.

    `rules` are the rule bits of the profile (`solver.rules_of`).
    """
    ranks = int(rule[RANKS])
    sparse = SPARSE if ranks == 5 else SPARSE_24

    def spread(masks: NDArray[np.int64]) -> NDArray[np.int64]:
        whole = np.zeros_like(masks)
        for suit in range(4):
            whole |= ((masks >> ranks * suit) & ((1 << ranks) - 1)) << 8 * suit
        return whole

    him = 1 - me
    s = rows[0]
    out = np.zeros((len(rows), k.ROW), dtype=np.int64)
    out[:, k.OWN] = spread(rows[:, H0 + me])
    out[:, k.OPP] = spread(rows[:, H0 + him])
    out[:, k.MINE] = 16 * s[P0 + me] + s[T0 + me]
    out[:, k.THEIRS] = 16 * s[P0 + him] + s[T0 + him]
    out[:, k.WAITING] = s[PEND0 + me] - s[PEND0 + him]
    if s[PHASE] == REPLY:
        out[:, k.PHASE], out[:, k.LED] = k.REPLY, sparse[s[LED]]
    elif s[PHASE] == PREDRAW:
        out[:, k.PHASE] = k.PRE_DRAW
    elif s[ANNOUNCED] >= 0:
        out[:, k.PHASE], out[:, k.LED] = k.MARRIAGE, s[ANNOUNCED]
    if s[CLOSER] >= 0:
        out[:, k.CLOSED] = k.BY_OWN if s[CLOSER] == me else k.BY_OPP
        out[:, k.AT_CLOSE] = 16 * s[SNAP_POINTS] + s[SNAP_TRICKS]
    left, start = int(s[STOCK]), ORDER + int(s[NEXT])
    out[:, k.LEFT] = left
    out[:, k.STOCK : k.STOCK + left] = sparse[rows[:, start : start + left]]
    out[:, k.RULES] = rules
    return out
