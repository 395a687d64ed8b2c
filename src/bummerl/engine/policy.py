"""The small net: a policy over action numbers and a value, forward pass in numba, weights as fp16 in the package."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.bits import popcount
from bummerl.engine.features import MAX_ACTIVE, active_inputs, input_count
from bummerl.engine.maskgame import ACTOR, RANKS, legal_actions, unit
from bummerl.engine.suit_order import suit_order, turn_back

HIDDEN = 128
OUTPUTS = 32
"""Action numbers 0-26, the value at `VALUE`; the rest is unused and keeps rows a whole number of vectors."""
VALUE = 31

WEIGHTS = Path(__file__).parent / "weights"


class Net(NamedTuple):
    """Weights as float32 matrices with one row per input, and the biases."""

    w1: NDArray[np.float32]
    b1: NDArray[np.float32]
    w2: NDArray[np.float32]
    b2: NDArray[np.float32]
    w3: NDArray[np.float32]
    b3: NDArray[np.float32]


def fresh_net(ranks: int, seed: int, close_bias: float = -2.0) -> Net:
    """A net to start training from: scaled Gaussian weights, small output weights, `close` made unlikely."""
    rng = np.random.default_rng(seed)
    inputs = input_count(ranks)

    def normal(rows: int, columns: int, gain: float) -> NDArray[np.float32]:
        return (rng.standard_normal((rows, columns)) * gain).astype(np.float32)

    b3 = np.zeros(OUTPUTS, dtype=np.float32)
    b3[4 * ranks + 1] = close_bias
    return Net(
        normal(inputs, HIDDEN, (2.0 / 45.0) ** 0.5),
        np.zeros(HIDDEN, dtype=np.float32),
        normal(HIDDEN, HIDDEN, (2.0 / HIDDEN) ** 0.5),
        np.zeros(HIDDEN, dtype=np.float32),
        normal(HIDDEN, OUTPUTS, 0.01),
        b3,
    )


def save_net(path: Path, net: Net) -> None:
    """Write a net as fp16 (350 kB for twenty cards)."""
    np.savez(path, **{name: value.astype(np.float16) for name, value in net._asdict().items()})


def load_net(path: Path) -> Net:
    """Read a net that `save_net` wrote, or the one inside a checkpoint of the trainer.

    Raises `ValueError` for a net with other inputs than those of today.
    """
    with np.load(path) as stored:
        mark = "net_" if "net_w1" in stored else ""
        net = Net(*(np.ascontiguousarray(stored[mark + name].astype(np.float32)) for name in Net._fields))
    if len(net.w1) not in (input_count(5), input_count(6)):
        raise ValueError(f"{path} holds a net with {len(net.w1)} inputs, which this version does not have: train anew")
    return net


@njit(
    "void(int16[::1], int64, float32[:,::1], float32[::1], float32[:,::1], float32[::1],"
    " float32[:,::1], float32[::1], float32[:,::1], float32[::1])",
    cache=True,
)
def forward(
    active: Any, count: Any, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any, hidden: Any, out: Any
) -> Any:
    """One pass; `hidden` is scratch of shape [2, HIDDEN], `out` gets the OUTPUTS raw outputs."""
    for j in range(HIDDEN):
        hidden[0, j] = b1[j]
        hidden[1, j] = b2[j]
    for k in range(count):
        row = active[k]
        for j in range(HIDDEN):
            hidden[0, j] += w1[row, j]
    for i in range(HIDDEN):
        x = hidden[0, i]
        if x > 0.0:
            for j in range(HIDDEN):
                hidden[1, j] += x * w2[i, j]
    for j in range(OUTPUTS):
        out[j] = b3[j]
    for i in range(HIDDEN):
        x = hidden[1, i]
        if x > 0.0:
            for j in range(OUTPUTS):
                out[j] += x * w3[i, j]


@njit("float64(float32[::1], int64, float64[::1])", cache=True)
def softmax(out: Any, legal: Any, probs: Any) -> Any:
    """Write the probability of each legal action into `probs` (0 elsewhere) and return the logarithm of the divisor."""
    top = -1e30
    for a in range(VALUE):
        if (legal >> a) & 1 and out[a] > top:
            top = np.float64(out[a])
    total = 0.0
    for a in range(VALUE):
        if (legal >> a) & 1:
            probs[a] = np.exp(np.float64(out[a]) - top)
            total += probs[a]
        else:
            probs[a] = 0.0
    for a in range(VALUE):
        probs[a] /= total
    return np.log(total) + top


@njit("int64(float64[::1], int64, uint64[::1])", cache=True)
def draw_action(probs: Any, legal: Any, rng: Any) -> Any:
    """An action drawn from `probs`."""
    x = unit(rng)
    last: Any = np.int64(-1)
    for a in range(VALUE):
        if (legal >> a) & 1:
            last = a
            x -= probs[a]
            if x < 0.0:
                return last
    return last


@njit(
    "float64(int64[::1], int64[::1], int64, float32[:,::1], float32[::1], float32[:,::1], float32[::1],"
    " float32[:,::1], float32[::1], int16[::1], float32[:,::1], float32[::1], float64[::1])",
    cache=True,
)
def opinion(
    s: Any, rule: Any, legal: Any, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any,
    active: Any, hidden: Any, out: Any, probs: Any,
) -> Any:  # fmt: skip
    """The net's opinion for the player to act: `probs` of the legal actions; returns the logarithm of the divisor."""
    p = s[ACTOR]
    count = active_inputs(s, rule, p, active)
    forward(active, count, w1, b1, w2, b2, w3, b3, hidden, out)
    turn_back(out, suit_order(s, rule, p), rule[RANKS])
    return softmax(out, legal, probs)


@njit(
    "int64(int64[::1], int64[::1], float32[:,::1], float32[::1], float32[:,::1], float32[::1],"
    " float32[:,::1], float32[::1], int16[::1], float32[:,::1], float32[::1], float64[::1], uint64[::1])",
    cache=True,
)
def policy_action(
    s: Any, rule: Any, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any,
    active: Any, hidden: Any, out: Any, probs: Any, rng: Any,
) -> Any:  # fmt: skip
    """An action of the player to act, drawn from the net's policy; forced actions cost no pass."""
    legal = legal_actions(s, rule)
    if legal & (legal - 1) == 0:
        return popcount(legal - 1)
    opinion(s, rule, legal, w1, b1, w2, b2, w3, b3, active, hidden, out, probs)
    return draw_action(probs, legal, rng)


def scratch() -> tuple[NDArray[np.int16], NDArray[np.float32], NDArray[np.float32], NDArray[np.float64]]:
    """Work space for `forward`, `softmax` and `policy_action`: active, hidden, out, probs."""
    return (
        np.zeros(MAX_ACTIVE, dtype=np.int16),
        np.zeros((2, HIDDEN), dtype=np.float32),
        np.zeros(OUTPUTS, dtype=np.float32),
        np.zeros(VALUE, dtype=np.float64),
    )
