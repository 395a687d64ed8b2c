"""What a strategy on a game tree is worth: what its best answer gains, and the results that each action leads to."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import float64, int64, njit, void
from numpy.typing import NDArray

from bummerl.engine.cfr import TREMBLE
from bummerl.engine.game_tree import NOBODY, NODES, Nodes, Tree


def exploitability(tree: Tree, strategy: NDArray[np.float64]) -> float:
    """Half of what both players together could gain by knowing the strategy, in utility a deal."""
    gain = sum(float(_best_answer(tree.nodes, strategy, player)) for player in (0, 1))
    return gain / tree.deals / 2.0


def outcomes_after(
    tree: Tree, strategy: NDArray[np.float64], begin: int, size: int, me: int
) -> tuple[NDArray[np.float64], float]:
    """For the information set with the slots from `begin`: the chances of the results -3 … 3 after each action.

    Returns them as rows, summed over the nodes of the set and weighed by the opponent's play to them, and the sum of
    these weights; `me` is the player who acts there. Results are those of player 0, both go on by the strategy.
    """
    shares, reach = np.zeros((size, 7)), np.zeros(1)
    _outcomes_at(tree.nodes, strategy, begin, me, shares, reach)
    return shares, float(reach[0])


@njit(void(NODES, float64[::1], int64, float64[::1]), cache=True, nogil=True)
def _reach_of_others(nodes: Nodes, strategy: Any, player: int, reach: Any) -> None:
    for k in range(nodes.who.shape[0]):
        above = nodes.parent[k]
        if above < 0:
            reach[k] = 1.0
        elif nodes.who[above] == player:
            reach[k] = reach[above]
        else:
            reach[k] = reach[above] * strategy[nodes.offset[above] + nodes.slot[k]]


@njit(float64(NODES, float64[::1], int64), cache=True, nogil=True)
def _best_answer(nodes: Nodes, strategy: Any, player: int) -> float:
    """What `player` gets, summed over all deals, by the best answer to the other side's strategy."""
    sign = 1.0 if player == 0 else -1.0
    reach = np.zeros(nodes.who.shape[0])
    _reach_of_others(nodes, strategy, player, reach)
    value = np.zeros(nodes.who.shape[0])
    worth = np.zeros(strategy.shape[0])
    best = np.zeros(strategy.shape[0], dtype=np.int8)
    for depth in range(nodes.starts.shape[0] - 2, 0, -1):
        begin, end = nodes.starts[depth], nodes.starts[depth + 1]
        for i in range(begin, end):
            k = nodes.by_depth[i]
            if nodes.who[k] == NOBODY:
                value[k] = sign * nodes.worth[k]
            above = nodes.parent[k]
            if nodes.who[above] == player:
                worth[nodes.offset[above] + nodes.slot[k]] += reach[k] * value[k]
        # Information sets of one depth hang together: choose when all their children are known.
        for i in range(nodes.starts[depth - 1], begin):
            k = nodes.by_depth[i]
            if nodes.who[k] == player:
                top = np.int64(0)
                for j in range(1, nodes.size[k]):
                    if worth[nodes.offset[k] + j] > worth[nodes.offset[k] + top]:
                        top = np.int64(j)
                best[nodes.offset[k]] = top
        for i in range(begin, end):
            k = nodes.by_depth[i]
            above = nodes.parent[k]
            if nodes.who[above] == player:
                if best[nodes.offset[above]] == nodes.slot[k]:
                    value[above] = value[k]
            else:
                value[above] += strategy[nodes.offset[above] + nodes.slot[k]] * value[k]
    total = 0.0
    for i in range(nodes.starts[0], nodes.starts[1]):
        total += value[nodes.by_depth[i]]
    return total


@njit(void(NODES, float64[::1], int64, int64, float64[:, ::1], float64[::1]), cache=True, nogil=True)
def _outcomes_at(nodes: Nodes, strategy: Any, begin: int, me: int, shares: Any, reach: Any) -> None:
    n = nodes.who.shape[0]
    chance = np.zeros((n, 7))
    against = np.zeros(n)
    for k in range(n):
        above = nodes.parent[k]
        if above < 0:
            against[k] = 1.0
        elif nodes.who[above] == me:
            against[k] = against[above]
        else:
            share = strategy[nodes.offset[above] + nodes.slot[k]]
            against[k] = against[above] * ((1.0 - TREMBLE) * share + TREMBLE / nodes.size[above])
        if nodes.who[k] == NOBODY:
            chance[k, nodes.result[k] + 3] = 1.0
    for k in range(n - 1, -1, -1):
        if nodes.who[k] != NOBODY and nodes.offset[k] == begin:
            reach[0] += against[k]
        above = nodes.parent[k]
        if above >= 0:
            share = strategy[nodes.offset[above] + nodes.slot[k]]
            for r in range(7):
                chance[above, r] += share * chance[k, r]
            if nodes.offset[above] == begin:
                for r in range(7):
                    shares[nodes.slot[k], r] += against[above] * chance[k, r]
