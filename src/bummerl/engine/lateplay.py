"""The end as a game of imperfect information: the last open trick and short closed stocks, by CFR+.

The game begins at the lead of the running trick with the deals that are consistent with what both sides know, all
equally likely (`late_deals`); each player knows his hand at that moment and what is played from then on (`late_tree`).
In the last open trick the play ends with the exact value of what follows, and closing is a leaf with its open-card
value; a closed stock is played to the end. The solution (`cfr`) comes with a certificate: how much a player who knew
the strategy could gain, on average over those deals (`strategy_values`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bummerl.engine.cfr import average_strategy
from bummerl.engine.game_tree import Tree
from bummerl.engine.late_deals import closed_results, deals_of, lead_of
from bummerl.engine.late_tree import grow, key_of, longer
from bummerl.engine.maskgame import ACTOR, CLOSER, H0, LEAD, LED, PHASE, REPLY, STOCK
from bummerl.engine.policy import VALUE
from bummerl.engine.strategy_values import exploitability, outcomes_after
from bummerl.engine.worlds import Situation

MOST_CLOSED_CARDS = 3
MOST_NODES = 180_000
"""Larger games are not solved at the table."""

NODES_A_DEAL = 12
"""A game with more deals than one to so many nodes would have too many nodes: it is not even dealt out."""

ITERATIONS = 80


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
    root = lead_of(situation)
    if root is None:
        return None
    deals = deals_of(situation, root, most_nodes // NODES_A_DEAL)
    if deals is None:
        return None
    close = np.zeros((len(deals), 2), dtype=np.int64)
    if root[CLOSER] < 0:
        close = closed_results(deals, int(root[ACTOR]), situation.rule, rules)
    worth = utility if situation.me == 0 else -utility[::-1]
    tree = grow(deals, situation.rule, close, worth, most=most_nodes, expand_close=expand_close)
    if tree is None:
        return None
    return _solution(situation, root, tree, average_strategy(tree, iterations))


def _solution(
    situation: Situation, root: NDArray[np.int64], tree: Tree, strategy: NDArray[np.float64]
) -> LateSolution | None:
    """What the strategy says to the player of the situation; None if nobody comes there."""
    place = _information_set(situation, root, tree)
    if place is None:
        return None
    me, sets = situation.me, tree.sets
    begin, size, legal = int(sets.offset[place]), int(sets.size[place]), int(sets.legal[place])
    shares, reach = outcomes_after(tree, strategy, begin, size, me)
    chances = np.zeros(VALUE)
    outcomes = np.zeros((VALUE, 7))
    # At the lead as it was put together more may be lawful than in the situation: after an announcement the pair only.
    for j, action in enumerate(a for a in range(VALUE) if legal >> a & 1):
        if situation.legal >> action & 1:
            chances[action] = strategy[begin + j]
            row = shares[j] / max(reach, 1e-300)
            outcomes[action] = row if me == 0 else row[::-1]
    total = chances.sum()
    holds = int((tree.nodes.offset == begin).sum())
    return LateSolution(
        strategy=chances / total if total > 0 else chances,
        outcomes=outcomes,
        reach=reach / max(holds, 1),
        exploitable=exploitability(tree, strategy),
        deals=tree.deals,
    )


def _information_set(situation: Situation, root: NDArray[np.int64], tree: Tree) -> int | None:
    """The place of the situation among the information sets of the game."""
    history = longer(0, int(situation.state[LED])) if situation.state[PHASE] == REPLY else 0
    key = int(key_of(int(history), situation.me, int(root[H0 + situation.me])))
    place = int(np.searchsorted(tree.sets.key, key))
    return place if place < len(tree.sets.key) and tree.sets.key[place] == key else None
