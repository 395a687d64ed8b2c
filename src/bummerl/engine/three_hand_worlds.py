"""Deals of Dreierschnapsen that fit a view: positions for the solver, drawn uniformly from all that can be.

What the declarer laid away is not blind chance: on demand each world lets him keep what a declarer would keep.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import pairs_of, popcount
from bummerl.engine.three_hand_cards import ALL_TRICKS, TRUMP
from bummerl.engine.three_hand_hidden import barred, hidden_from
from bummerl.engine.three_hand_solver import H0, KIND, TRICKS_GAME
from bummerl.engine.three_hand_states import codes_of, relative, rule_of, state_of
from bummerl.rules.three_hand.view import ThreeHandView


@njit("float64(int64[::1], int64, int64, int64)", cache=True)
def keep_worth(rule: NDArray[np.int64], kind: int, cards: int, card: int) -> float:
    """How gladly a declarer keeps a card out of eight, by thumb; the scale has no meaning beyond the order."""
    suit, rank = card >> 3, card & 7
    strength = 5.0 - rank
    if kind == TRICKS_GAME and rule[ALL_TRICKS] == 0:
        return -strength - 0.1 * popcount(cards & (63 << (card & 24)))
    worth = strength
    if rule[TRUMP] and suit == 0:
        worth += 6.0
    if kind != TRICKS_GAME and (1 << card) & pairs_of(cards):
        worth += 8.0 if suit == 0 else 4.0
    if cards >> (card & 24) & 1:
        worth += 1.0
    return worth


@njit("void(int64[::1], int64[:, ::1], int64[::1], int64, int64)", cache=True)
def lay_away(
    rule: NDArray[np.int64], states: NDArray[np.int64], aside: NDArray[np.int64], kept: int, barred_cards: int
) -> None:
    """Let the declarer of each world have laid away, of his hand and the two cards aside, what he keeps least gladly.

    `kept` are cards that he kept for certain, played or known to be in his hand, `barred_cards` those that he cannot
    hold any more.
    """
    for place in range(len(states)):
        free = states[place, H0] | aside[place]
        cards = free | kept
        fixed = aside[place] & barred_cards
        away = fixed
        while popcount(away) < 2:
            low = 1e9
            pick = np.int64(0)
            for card in range(32):
                bit = np.int64(1) << card
                if free & bit and not (away | kept) & bit:
                    worth = keep_worth(rule, states[place, KIND], cards, card)
                    if worth < low:
                        low = worth
                        pick = bit
            away |= pick
        states[place, H0] = free ^ away
        aside[place] = away


def worlds_of(
    view: ThreeHandView, number: int, chance: np.random.Generator, laid_away: bool = False
) -> NDArray[np.int64]:
    """Complete positions for the solver, drawn from all that fit a view of a deal after its auction.

    With `laid_away` the two cards out of play are not drawn blindly but are those that the declarer of each world would
    miss least, since he chose them.
    """
    assert view.seat is not None
    assert view.declarer is not None
    assert view.terms is not None
    assert view.trump is not None
    base, unseen = state_of(view), hidden_from(view)
    codes = codes_of(view.terms, view.trump)
    base[H0 + relative(view.seat, view.declarer)] = codes.mask(view.hand)
    for seat, held in unseen.fixed.items():
        base[H0 + relative(seat, view.declarer)] |= codes.mask(held)
    lies = unseen.draw(number, chance)
    states = np.tile(base, (number, 1))
    bits = np.array([1 << codes.bit[card] for card in unseen.cards], dtype=np.int64)
    for place in (0, 1):
        row = H0 + relative(unseen.places[place], view.declarer)
        states[:, row] |= ((lies == place) * bits).sum(axis=1)
    if laid_away and view.seat != view.declarer and not view.ohne_talon:
        assert view.contract is not None
        assert view.memory is not None
        aside = ((lies == 2) * bits).sum(axis=1)
        rows = [*((trick.leader, trick.cards) for trick in view.memory.tricks), (view.leader, view.table)]
        kept = codes.mask(
            card for leader, cards in rows for at, card in enumerate(cards) if (leader + at) % 3 == view.declarer
        ) | codes.mask(unseen.fixed[view.declarer])
        out = codes.mask(barred(view)[view.declarer])
        lay_away(rule_of(view.contract, view.profile), states, aside, kept, out)
    return states
