"""CFR+ on a game tree: players update in turn, regret never falls below nothing, later iterations weigh more.

Both are taken to slip now and then, to any lawful action: the solution then has an answer to every action, also to
those that nobody should choose.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import float64, int64, njit, void
from numpy.typing import NDArray

from bummerl.engine.game_tree import NODES, SETS, InformationSets, Nodes, Tree

TREMBLE = 0.002
"""How often each side slips at a decision."""


def average_strategy(tree: Tree, iterations: int) -> NDArray[np.float64]:
    """The average strategy of so many iterations, one probability for each slot."""
    strategy = np.zeros(tree.slots)
    _iterate(tree.nodes, tree.sets, iterations, strategy)
    return strategy


@njit(void(float64[::1], SETS, float64[::1], float64[::1]), cache=True, nogil=True)
def _match_regrets(regret: Any, sets: InformationSets, sigma: Any, slipping: Any) -> None:
    """Play in proportion to positive regret, evenly where there is none; `slipping` is the same with slips."""
    for i in range(sets.offset.shape[0]):
        begin = sets.offset[i]
        even = 1.0 / sets.size[i]
        total = 0.0
        for j in range(sets.size[i]):
            total += regret[begin + j]
        for j in range(sets.size[i]):
            sigma[begin + j] = regret[begin + j] / total if total > 0.0 else even
            slipping[begin + j] = (1.0 - TREMBLE) * sigma[begin + j] + TREMBLE * even


@njit(void(NODES, float64[::1], float64[:, ::1]), cache=True, nogil=True)
def _go_down(nodes: Nodes, slipping: Any, reach: Any) -> None:
    """How much each player's own play does to reach every node: `reach[player, node]`."""
    for k in range(nodes.who.shape[0]):
        above = nodes.parent[k]
        if above < 0:
            reach[0, k] = 1.0
            reach[1, k] = 1.0
        else:
            acting = nodes.who[above]
            reach[acting, k] = reach[acting, above] * slipping[nodes.offset[above] + nodes.slot[k]]
            reach[1 - acting, k] = reach[1 - acting, above]


@njit(
    void(NODES, int64, float64[::1], float64[::1], float64[:, ::1], float64[::1], float64[::1], float64[::1]),
    cache=True,
    nogil=True,
)
def _come_up(
    nodes: Nodes, player: int, sigma: Any, slipping: Any, reach: Any, value: Any, meant: Any, change: Any
) -> None:
    """Sum up what the regret of each action of `player` changes by.

    `value` becomes what each node is worth to player 0 when both slip, `meant` when only the next action is as meant.
    """
    sign = 1.0 if player == 0 else -1.0
    value[:] = nodes.worth
    meant[:] = 0.0
    change[:] = 0.0
    for k in range(nodes.who.shape[0] - 1, -1, -1):
        if nodes.who[k] == player:
            against = sign * reach[1 - player, k]
            for j in range(nodes.size[k]):
                change[nodes.offset[k] + j] -= against * meant[k]
        above = nodes.parent[k]
        if above >= 0:
            place = nodes.offset[above] + nodes.slot[k]
            value[above] += slipping[place] * value[k]
            meant[above] += sigma[place] * value[k]
            if nodes.who[above] == player:
                change[place] += sign * reach[1 - player, above] * value[k]


@njit(void(NODES, int64, float64, float64[::1], float64[:, ::1], float64[::1]), cache=True, nogil=True)
def _add_to_average(nodes: Nodes, player: int, weight: float, sigma: Any, reach: Any, strategy: Any) -> None:
    for k in range(nodes.who.shape[0] - 1, -1, -1):
        if nodes.who[k] == player:
            for j in range(nodes.size[k]):
                strategy[nodes.offset[k] + j] += weight * reach[player, k] * sigma[nodes.offset[k] + j]


@njit(void(SETS, float64[::1]), cache=True, nogil=True)
def _make_shares(sets: InformationSets, strategy: Any) -> None:
    """Let the actions of every information set sum to 1, evenly where it was never reached."""
    for i in range(sets.offset.shape[0]):
        begin = sets.offset[i]
        total = 0.0
        for j in range(sets.size[i]):
            total += strategy[begin + j]
        for j in range(sets.size[i]):
            strategy[begin + j] = strategy[begin + j] / total if total > 0.0 else 1.0 / sets.size[i]


@njit(void(NODES, SETS, int64, float64[::1]), cache=True, nogil=True)
def _iterate(nodes: Nodes, sets: InformationSets, iterations: int, strategy: Any) -> None:
    count, slots = nodes.who.shape[0], strategy.shape[0]
    regret, change = np.zeros(slots), np.zeros(slots)
    sigma, slipping = np.zeros(slots), np.zeros(slots)
    reach = np.zeros((2, count))
    value, meant = np.zeros(count), np.zeros(count)
    owner = np.zeros(slots, dtype=np.int8)
    for i in range(sets.offset.shape[0]):
        for j in range(sets.size[i]):
            owner[sets.offset[i] + j] = sets.who[i]
    for t in range(1, iterations + 1):
        for player in range(2):
            _match_regrets(regret, sets, sigma, slipping)
            _go_down(nodes, slipping, reach)
            _add_to_average(nodes, player, t, sigma, reach, strategy)
            _come_up(nodes, player, sigma, slipping, reach, value, meant, change)
            for i in range(slots):
                if owner[i] == player:
                    regret[i] = max(regret[i] + change[i], 0.0)
    _make_shares(sets, strategy)
