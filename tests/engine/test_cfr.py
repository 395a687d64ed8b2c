"""CFR+ on a game whose solution is known: Kuhn's poker with three cards."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from bummerl.engine.cfr import average_strategy
from bummerl.engine.game_tree import NOBODY, Grown, Tree
from bummerl.engine.strategy_values import exploitability, outcomes_after

WORTH = np.arange(-3.0, 4.0)
HISTORIES = ("", "p", "b", "pb")
PAYS = {"pp": 1, "bp": 0, "pbp": 0, "bb": 2, "pbb": 2}
"""What the higher card wins at the end of a history; 0: one has passed on a bet, and the other wins 1."""


def key_of(card: int, history: str) -> int:
    """The mark of an information set: the own card, and what has been said."""
    return 10 * HISTORIES.index(history) + card


def kuhn() -> Tree:
    """Both put in one chip and get one of three cards; then they pass or bet one chip more."""
    grown = Grown.room(200)

    def add(cards: tuple[int, ...], history: str, parent: int, slot: int) -> None:
        n = int(grown.used[0])
        grown.used[0] += 1
        grown.parent[n], grown.slot[n], grown.depth[n] = parent, slot, len(history)
        if history in PAYS:
            grown.who[n] = NOBODY
            first = 1 if cards[0] > cards[1] else -1
            grown.result[n] = first * PAYS[history] or (1 if history == "bp" else -1)
            return
        grown.who[n] = len(history) % 2
        grown.key[n], grown.legal[n] = key_of(cards[len(history) % 2], history), 0b11
        for action, letter in enumerate("pb"):
            add(cards, history + letter, n, action)

    for cards in permutations(range(3), 2):
        add(cards, "", -1, 0)
    return Tree.of(grown, 6, WORTH)


def bets(tree: Tree, strategy: np.ndarray[tuple[int], np.dtype[np.float64]], card: int, history: str) -> float:
    """How often the strategy bets (or calls) with a card after a history."""
    place = int(np.searchsorted(tree.sets.key, key_of(card, history)))
    return float(strategy[int(tree.sets.offset[place]) + 1])


def test_the_tree_is_put_together() -> None:
    tree = kuhn()
    assert tree.deals == 6
    assert len(tree.nodes.who) == 6 * 9
    assert len(tree.sets.key) == 12
    assert tree.slots == 24
    assert (tree.nodes.parent < np.arange(len(tree.nodes.who))).all()
    depths = np.repeat(np.arange(len(tree.nodes.starts) - 1), np.diff(tree.nodes.starts))
    of = dict(zip(tree.nodes.by_depth.tolist(), depths.tolist(), strict=True))
    assert all(of[k] == of[p] + 1 for k, p in enumerate(tree.nodes.parent.tolist()) if p >= 0)


def test_kuhns_poker_is_solved() -> None:
    tree = kuhn()
    strategy = average_strategy(tree, 2_000)
    assert exploitability(tree, strategy) < 0.003
    assert bets(tree, strategy, 0, "b") < 0.01
    assert bets(tree, strategy, 2, "b") > 0.99
    assert bets(tree, strategy, 1, "b") == pytest.approx(1 / 3, abs=0.03)
    bluff = bets(tree, strategy, 0, "")
    assert bluff <= 1 / 3 + 0.01
    assert bets(tree, strategy, 2, "") == pytest.approx(3 * bluff, abs=0.05)


def test_the_value_of_kuhns_poker() -> None:
    tree = kuhn()
    strategy = average_strategy(tree, 2_000)
    worth = 0.0
    for card in range(3):
        place = int(np.searchsorted(tree.sets.key, key_of(card, "")))
        begin, size = int(tree.sets.offset[place]), int(tree.sets.size[place])
        shares, reach = outcomes_after(tree, strategy, begin, size, 0)
        assert reach == pytest.approx(2.0)
        assert shares.sum(axis=1) == pytest.approx([2.0, 2.0])
        worth += float(strategy[begin : begin + size] @ (shares @ WORTH))
    assert worth / 6 == pytest.approx(-1 / 18, abs=0.003)


def test_an_even_strategy_can_be_exploited() -> None:
    tree = kuhn()
    even = np.full(tree.slots, 0.5)
    # Against it the first player wins 1/2 a deal on average, the second 5/12.
    assert exploitability(tree, even) == pytest.approx((1 / 2 + 5 / 12) / 2)
