"""A game of imperfect information as flat arrays, parents before children: what CFR+ walks up and down.

It knows nothing of cards. Every root is one deal, all equally likely. A decision node belongs to an information set,
and all that is known of a strategy stands in arrays of one slot for each action of each information set: action `j` of
a node with first slot `offset` is slot `offset + j`, and leads to the child whose `slot` is `j`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import float64, int8, int32, int64, types
from numpy.typing import NDArray

NOBODY = 2
"""Who acts at a leaf."""


class Grown(NamedTuple):
    """The nodes of a tree while it grows: room for a fixed number, as many in use as `used[0]` says.

    `key` marks the information set of a decision node and `legal` its actions as a mask; `result` is that of a leaf.
    `used[1]` turns 1 once there was no room.
    """

    who: NDArray[np.int8]
    parent: NDArray[np.int32]
    slot: NDArray[np.int8]
    depth: NDArray[np.int8]
    result: NDArray[np.int64]
    key: NDArray[np.int64]
    legal: NDArray[np.int64]
    used: NDArray[np.int64]

    @classmethod
    def room(cls, most: int) -> Grown:
        """Room for `most` nodes."""
        return cls(
            who=np.zeros(most, dtype=np.int8),
            parent=np.zeros(most, dtype=np.int32),
            slot=np.zeros(most, dtype=np.int8),
            depth=np.zeros(most, dtype=np.int8),
            result=np.zeros(most, dtype=np.int64),
            key=np.zeros(most, dtype=np.int64),
            legal=np.zeros(most, dtype=np.int64),
            used=np.zeros(2, dtype=np.int64),
        )


class Nodes(NamedTuple):
    """Every node of the game.

    `who` acts (`NOBODY` at a leaf); `parent` is -1 at a root; `offset` and `size` tell the slots of a decision node;
    `result` and `worth` (to player 0) are those of a leaf. `by_depth` lists the nodes from the roots down, depth `d`
    from `starts[d]` to `starts[d + 1]`.
    """

    who: NDArray[np.int8]
    parent: NDArray[np.int32]
    slot: NDArray[np.int8]
    offset: NDArray[np.int32]
    size: NDArray[np.int8]
    result: NDArray[np.int64]
    worth: NDArray[np.float64]
    by_depth: NDArray[np.int32]
    starts: NDArray[np.int64]


class InformationSets(NamedTuple):
    """What a player can tell apart, in the order of `key`: who acts there, the first slot, the number of actions."""

    key: NDArray[np.int64]
    who: NDArray[np.int8]
    legal: NDArray[np.int64]
    offset: NDArray[np.int32]
    size: NDArray[np.int8]


_type_of: Any = types.NamedTuple
# What the kernels take, in the order of the fields above.
GROWN = _type_of((int8[::1], int32[::1], int8[::1], int8[::1], int64[::1], int64[::1], int64[::1], int64[::1]), Grown)
NODES = _type_of(
    (int8[::1], int32[::1], int8[::1], int32[::1], int8[::1], int64[::1], float64[::1], int32[::1], int64[::1]), Nodes
)
SETS = _type_of((int64[::1], int8[::1], int64[::1], int32[::1], int8[::1]), InformationSets)


class Tree(NamedTuple):
    """A whole game: its nodes, its information sets, the number of slots and of deals."""

    nodes: Nodes
    sets: InformationSets
    slots: int
    deals: int

    @classmethod
    def of(cls, grown: Grown, deals: int, worth: NDArray[np.float64]) -> Tree:
        """The game whose nodes have grown; `worth` is that of the results -3 … 3 to player 0."""
        n = int(grown.used[0])
        who, depth, result = grown.who[:n].copy(), grown.depth[:n], grown.result[:n].copy()
        inner = who != NOBODY
        key, first, of_set = np.unique(grown.key[:n][inner], return_index=True, return_inverse=True)
        of_set = of_set.reshape(-1)
        legal = grown.legal[:n][inner][first]
        sizes = np.array([int(each).bit_count() for each in legal], dtype=np.int8)
        ends = np.concatenate([[0], np.cumsum(sizes, dtype=np.int64)])
        offset = np.full(n, -1, dtype=np.int32)
        offset[inner] = ends[of_set]
        size = np.zeros(n, dtype=np.int8)
        size[inner] = sizes[of_set]
        by_depth = np.argsort(depth, kind="stable").astype(np.int32)
        starts = np.searchsorted(depth[by_depth], np.arange(int(depth.max()) + 2)).astype(np.int64)
        nodes = Nodes(
            who=who,
            parent=grown.parent[:n].copy(),
            slot=grown.slot[:n].copy(),
            offset=offset,
            size=size,
            result=result,
            worth=np.where(inner, 0.0, worth[result + 3]),
            by_depth=by_depth,
            starts=starts,
        )
        sets = InformationSets(key, who[inner][first], legal, ends[:-1].astype(np.int32), sizes)
        return cls(nodes, sets, int(ends[-1]), deals)
