"""The plain suits in an order of their own: they differ by what lies in them and by nothing else.

The net is shown the suit that was led first, then the suits by the player's own cards in them and by those that the
opponent may hold. So what it learned of one suit it knows of all three; outputs are turned back to the real suits.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from bummerl.engine.maskgame import EXCL0, H0, KNOWN0, LED, RANKS, unseen_by

LED_FIRST = np.int64(1) << 20


@njit("int64(int64[::1], int64[::1], int64)", cache=True)
def possible_cards(s: Any, rule: Any, p: Any) -> Any:
    """The cards that the opponent of player `p` may hold as far as `p` knows, and those that he is known to hold."""
    return (unseen_by(s, rule, p) & ~s[EXCL0 + 1 - p]) | s[KNOWN0 + 1 - p]


@njit("int64(int64, int64, int64, int64)", cache=True)
def _weight(own: Any, possible: Any, suit: Any, ranks: Any) -> Any:
    """What decides the place of a suit: own cards first, the ace before the ten and so on."""
    weight = suit & 0
    for r in range(ranks):
        weight = 2 * weight + ((own >> (ranks * suit + r)) & 1)
    for r in range(ranks):
        weight = 2 * weight + ((possible >> (ranks * suit + r)) & 1)
    return weight


@njit("int64(int64[::1], int64[::1], int64)", cache=True)
def suit_order(s: Any, rule: Any, p: Any) -> Any:
    """Where the net of player `p` sees the plain suits 1, 2, 3: their places (1 to 3) in two bits each."""
    ranks = rule[RANKS]
    own = s[H0 + p]
    possible = possible_cards(s, rule, p)
    one, two, three = np.int64(1), np.int64(2), np.int64(3)
    first = _weight(own, possible, one, ranks)
    second = _weight(own, possible, two, ranks)
    third = _weight(own, possible, three, ranks)
    if s[LED] >= ranks:
        led = s[LED] // ranks
        if led == 1:
            first += LED_FIRST
        elif led == 2:
            second += LED_FIRST
        else:
            third += LED_FIRST
    ahead_12 = np.int64(first >= second)
    ahead_13 = np.int64(first >= third)
    ahead_23 = np.int64(second >= third)
    place_1 = three - ahead_12 - ahead_13
    place_2 = two + ahead_12 - ahead_23
    place_3 = one + ahead_13 + ahead_23
    return place_1 | place_2 << 2 | place_3 << 4


@njit("int64(int64, int64, int64)", cache=True)
def turned(mask: Any, order: Any, ranks: Any) -> Any:
    """A mask of cards, or of actions, with its plain suits at the places of `order`."""
    suit = (np.int64(1) << ranks) - 1
    rest = mask & (suit | ~((np.int64(1) << (4 * ranks)) - 1))
    for each in range(3):
        rest |= ((mask >> (ranks * (each + 1))) & suit) << (ranks * ((order >> 2 * each) & 3))
    return rest


@njit("int64(int64, int64, int64)", cache=True)
def turned_action(action: Any, order: Any, ranks: Any) -> Any:
    """The number of an action after turning."""
    if action < ranks or action >= 4 * ranks:
        return action
    suit = action // ranks
    return action + ranks * (((order >> 2 * (suit - 1)) & 3) - suit)


@njit("void(float32[::1], int64, int64)", cache=True)
def turn_back(out: Any, order: Any, ranks: Any) -> Any:
    """Put the outputs of turned cards where the cards really are."""
    kept = np.empty(24, dtype=np.float32)
    for card in range(ranks, 4 * ranks):
        kept[card] = out[card]
    for card in range(ranks, 4 * ranks):
        out[card] = kept[turned_action(card, order, ranks)]
