"""PPO on self-play, in numba and NumPy alone: `Trainer.run` goes from a fresh or a stored net to a trained one.

The schedule is counted in iterations, never in seconds, so that a run is reproducible from its seed; `minutes` only say
how many iterations are meant (`ITERATIONS_PER_MINUTE`, measured on one core).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.engine.features import MAX_ACTIVE
from bummerl.engine.policy import HIDDEN, OUTPUTS, VALUE, Net, fresh_net
from bummerl.engine.selfplay import CLOSES, CLOSES_WON, DEALS, RESULTS, STATISTICS, play_deals

DEALS_PER_ITERATION = 4096
ITERATIONS_PER_MINUTE = 150
EPOCHS = 2
MINIBATCH = 2048
CLIP = 0.2
DECAY = 0.95
RATE_FIRST, RATE_LAST = 5e-4, 2.5e-5
ENTROPY_LAST, ENTROPY_EXTRA = 0.006, 0.244
VALUE_WEIGHT = 0.5
GRADIENT_NORM = 1.0

THIRDS = np.arange(-3.0, 4.0) / 3.0
"""What the results -3 … 3 are worth when every game point counts the same."""


@njit("void(int64[::1], int16[:,::1], int16[::1], float32[:,::1], float32[::1], float32[:,::1])", cache=True)
def _first_layer(pick: Any, inputs: Any, counts: Any, w1: Any, b1: Any, h1: Any) -> Any:
    for m in range(pick.shape[0]):
        row = pick[m]
        for j in range(HIDDEN):
            h1[m, j] = b1[j]
        for k in range(counts[row]):
            i = inputs[row, k]
            for j in range(HIDDEN):
                h1[m, j] += w1[i, j]
        for j in range(HIDDEN):
            if h1[m, j] < 0.0:
                h1[m, j] = 0.0


@njit("void(int64[::1], int16[:,::1], int16[::1], float32[:,::1], float32[:,::1], float32[::1])", cache=True)
def _first_layer_gradient(pick: Any, inputs: Any, counts: Any, dh1: Any, dw1: Any, db1: Any) -> Any:
    dw1[:, :] = 0.0
    db1[:] = 0.0
    for m in range(pick.shape[0]):
        row = pick[m]
        for j in range(HIDDEN):
            db1[j] += dh1[m, j]
        for k in range(counts[row]):
            i = inputs[row, k]
            for j in range(HIDDEN):
                dw1[i, j] += dh1[m, j]


@njit(
    "void(int64[::1], float32[:,::1], int64[::1], int8[::1], float32[::1], float32[::1], float32[::1],"
    " float64, float64, float64, float32[:,::1], float64[::1])",
    cache=True,
)
def _output_gradient(
    pick: Any,
    out: Any,
    legals: Any,
    actions: Any,
    logps: Any,
    advantages: Any,
    returns: Any,
    mean: Any,
    deviation: Any,
    entropy_weight: Any,
    dout: Any,
    sums: Any,
) -> Any:
    """Gradient of the PPO loss at the outputs; `sums` collects entropy, squared value error and the share clipped."""
    probs = np.zeros(VALUE, dtype=np.float64)
    share = 1.0 / pick.shape[0]
    for m in range(pick.shape[0]):
        row = pick[m]
        legal = legals[row]
        top = -1e30
        for a in range(VALUE):
            if (legal >> a) & 1 and out[m, a] > top:
                top = np.float64(out[m, a])
        total = 0.0
        for a in range(VALUE):
            if (legal >> a) & 1:
                probs[a] = np.exp(out[m, a] - top)
                total += probs[a]
        log_divisor = np.log(total) + top
        entropy = 0.0
        for a in range(VALUE):
            if (legal >> a) & 1:
                probs[a] /= total
                entropy -= probs[a] * (out[m, a] - log_divisor)
        action = actions[row]
        ratio = np.exp(out[m, action] - log_divisor - logps[row])
        gain = (advantages[row] - mean) / deviation
        clipped = (gain > 0.0 and ratio > 1.0 + CLIP) or (gain < 0.0 and ratio < 1.0 - CLIP)
        push = 0.0 if clipped else gain * ratio
        for a in range(OUTPUTS):
            dout[m, a] = 0.0
        for a in range(VALUE):
            if (legal >> a) & 1:
                g = push * probs[a] + entropy_weight * probs[a] * (out[m, a] - log_divisor + entropy)
                if a == action:
                    g -= push
                dout[m, a] = g * share
        error = out[m, VALUE] - returns[row]
        dout[m, VALUE] = VALUE_WEIGHT * error * share
        sums[0] += entropy
        sums[1] += error * error
        if clipped:
            sums[2] += 1.0


@njit("void(float32[::1], float32[::1], float32[::1], float32[::1], float64, float64, int64)", cache=True)
def _adam(weight: Any, gradient: Any, first: Any, second: Any, factor: Any, rate: Any, count: Any) -> Any:
    fix1 = 1.0 - 0.9**count
    fix2 = 1.0 - 0.999**count
    step = np.float32(rate / fix1)
    root = np.float32(1.0 / fix2)
    scale = np.float32(factor)
    a, b = np.float32(0.9), np.float32(0.999)
    c, d = np.float32(0.1), np.float32(0.001)
    tiny = np.float32(1e-5)
    for i in range(weight.shape[0]):
        g = gradient[i] * scale
        first[i] = a * first[i] + c * g
        second[i] = b * second[i] + d * g * g
        weight[i] -= step * first[i] / (np.sqrt(second[i] * root) + tiny)


def one_blas_thread() -> None:
    """Let NumPy multiply matrices in one thread of this process.

    A budget means one core, and sums of one thread are the same every time.
    """
    for path in (Path(np.__file__).parent.parent / "numpy.libs").glob("*openblas*"):
        library = ctypes.CDLL(str(path))
        for name in ("scipy_openblas_set_num_threads64_", "openblas_set_num_threads64_", "openblas_set_num_threads"):
            if hasattr(library, name):
                getattr(library, name)(1)


@dataclass
class Progress:
    """What one iteration did: closes and game points a deal, share of closes won, entropy, value error."""

    iteration: int
    iterations: int
    deals: int
    decisions: int
    closes: float
    closes_won: float
    game_points: float
    entropy: float
    value_error: float
    clipped: float


class Trainer:
    """A training run: net, optimiser and schedule, resumable from a checkpoint.

    `rule` is a rule array (`maskgame`), `iterations` the whole length of the run, `seed` fixes everything. A run that
    starts from a trained net begins at `time` > 0 of the schedule, where the entropy bonus no longer washes it out.
    `worth` is what the results -3 … 3 of a deal are worth to the side that has them (default: thirds of a game point);
    with `against` that net, which never changes, plays the other side. Neither is part of a checkpoint.
    """

    def __init__(
        self,
        rule: NDArray[np.int64],
        iterations: int,
        seed: int,
        start: Net | None = None,
        time: float = 0.0,
        *,
        worth: NDArray[np.float64] = THIRDS,
        against: Net | None = None,
    ) -> None:
        one_blas_thread()
        self.worth = worth
        self.against = against
        self.rule = rule
        self.iterations = iterations
        self.seed = seed
        self.done = 0
        # The schedule runs from this time (0 … 1) at this iteration to 1 at the last one.
        self.time_from = time
        self.done_from = 0
        self.updates = 0
        self.decisions = 0
        net = start if start is not None else fresh_net(int(rule[0]), seed)
        self.net = Net(*(np.ascontiguousarray(value, dtype=np.float32).copy() for value in net))
        self.first = Net(*(np.zeros_like(value) for value in self.net))
        self.second = Net(*(np.zeros_like(value) for value in self.net))
        self.rng = np.array([np.uint64(seed) * np.uint64(2654435761) + np.uint64(1)], dtype=np.uint64)
        room = DEALS_PER_ITERATION * 24
        self.inputs = np.zeros((room, MAX_ACTIVE), dtype=np.int16)
        self.counts = np.zeros(room, dtype=np.int16)
        self._legals = np.zeros(room, dtype=np.int64)
        self._actions = np.zeros(room, dtype=np.int8)
        self._logps = np.zeros(room, dtype=np.float32)
        self._advantages = np.zeros(room, dtype=np.float32)
        self._returns = np.zeros(room, dtype=np.float32)

    def save(self, path: Path) -> None:
        """Write a checkpoint from which `resume` goes on exactly."""
        arrays = {f"net_{n}": v for n, v in self.net._asdict().items()}
        arrays |= {f"first_{n}": v for n, v in self.first._asdict().items()}
        arrays |= {f"second_{n}": v for n, v in self.second._asdict().items()}
        counts = [self.iterations, self.seed, self.done, self.updates, self.decisions, self.done_from]
        numbers = np.array(counts, dtype=np.int64)
        part = path.with_suffix(".part.npz")
        np.savez(part, rule=self.rule, rng=self.rng, numbers=numbers, time=np.array(self.time_from), **arrays)
        part.replace(path)

    @classmethod
    def resume(cls, path: Path, *, worth: NDArray[np.float64] = THIRDS, against: Net | None = None) -> Trainer:
        """A trainer that goes on where the checkpoint was written; `worth` and `against` as when it was made."""
        with np.load(path) as stored:
            numbers = stored["numbers"]
            trainer = cls(stored["rule"], int(numbers[0]), int(numbers[1]), worth=worth, against=against)
            trainer.done, trainer.updates, trainer.decisions = (int(x) for x in numbers[2:5])
            trainer.rng = stored["rng"].copy()
            trainer.done_from = int(numbers[5])
            trainer.time_from = float(stored["time"])
            for name in ("net", "first", "second"):
                part = Net(*(np.ascontiguousarray(stored[f"{name}_{n}"]) for n in Net._fields))
                setattr(trainer, name, part)
        return trainer

    @property
    def time(self) -> float:
        """How far the schedule of rate and entropy has come, 0 … 1."""
        left = max(self.iterations - self.done_from, 1)
        return self.time_from + (1.0 - self.time_from) * (self.done - self.done_from) / left

    def finish_by(self, iterations: int) -> None:
        """Let the run end at another iteration: the schedule goes from where it is to its end in what is left."""
        self.time_from, self.done_from, self.iterations = self.time, self.done, max(iterations, self.done)

    def run(self, until: int | None = None, report: Callable[[Progress], None] | None = None, every: int = 1) -> Net:
        """Train up to iteration `until` (default: the whole run), reporting every `every` iterations."""
        stop = self.iterations if until is None else min(until, self.iterations)
        while self.done < stop:
            progress = self._iterate()
            if report is not None and (self.done % every == 0 or self.done == stop):
                report(progress)
        return self.net

    def _play(self, rng: NDArray[np.uint64]) -> tuple[int, NDArray[np.int64]]:
        """Fill the sample arrays; return the number of samples and the statistics of the deals."""
        stats = np.zeros(STATISTICS, dtype=np.int64)
        n = play_deals(
            DEALS_PER_ITERATION,
            self.rule,
            self.worth,
            *self.net,
            int(self.against is not None),
            *(self.against or self.net),
            DECAY,
            rng,
            self.inputs,
            self.counts,
            self._legals,
            self._actions,
            self._logps,
            self._advantages,
            self._returns,
            stats,
        )
        return n, stats

    def result_shares(self, deals: int, seed: int) -> tuple[float, ...]:
        """Shares of the results -3 … 3 for forehand when the net plays itself `deals` times (rounded up).

        With a fixed net opposite the results are those of the trained one, which is forehand in every other deal.
        """
        rng = np.array([seed], dtype=np.uint64)
        counts = np.zeros(7, dtype=np.int64)
        while counts.sum() < deals:
            counts += self._play(rng)[1][RESULTS:]
        return tuple(float(x) for x in counts / counts.sum())

    def _iterate(self) -> Progress:
        n, stats = self._play(self.rng)
        time = self.time
        rate = RATE_FIRST + (RATE_LAST - RATE_FIRST) * time
        entropy_weight = ENTROPY_LAST + ENTROPY_EXTRA * (1.0 - time) ** 2
        mean = float(self._advantages[:n].mean())
        deviation = float(self._advantages[:n].std()) + 1e-8
        order = np.random.default_rng((self.seed, self.done))
        sums = np.zeros(3, dtype=np.float64)
        seen = 0
        for _ in range(EPOCHS):
            shuffled = order.permutation(n)
            for begin in range(0, n - MINIBATCH // 2, MINIBATCH):
                pick = np.ascontiguousarray(shuffled[begin : begin + MINIBATCH])
                self._update(pick, mean, deviation, entropy_weight, rate, sums)
                seen += len(pick)
        self.done += 1
        self.decisions += n
        closes, deals = int(stats[CLOSES]), int(stats[DEALS])
        return Progress(
            iteration=self.done,
            iterations=self.iterations,
            deals=deals,
            decisions=n,
            closes=closes / deals,
            closes_won=int(stats[CLOSES_WON]) / max(closes, 1),
            game_points=float(stats[RESULTS:] @ np.abs(np.arange(-3, 4))) / deals,
            entropy=float(sums[0]) / seen,
            value_error=float(sums[1]) / seen,
            clipped=float(sums[2]) / seen,
        )

    def _update(
        self,
        pick: NDArray[np.int64],
        mean: float,
        deviation: float,
        entropy_weight: float,
        rate: float,
        sums: NDArray[np.float64],
    ) -> None:
        h1, h2, out = self.outputs(pick)
        dout = np.empty_like(out)
        _output_gradient(
            pick, out, self._legals, self._actions, self._logps, self._advantages, self._returns, mean, deviation,
            entropy_weight, dout, sums,
        )  # fmt: skip
        self.descend(pick, h1, h2, dout, rate)

    def outputs(self, pick: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
        """Both hidden layers and the raw outputs for the picked samples, one row each."""
        net = self.net
        h1 = np.empty((len(pick), HIDDEN), dtype=np.float32)
        _first_layer(pick, self.inputs, self.counts, net.w1, net.b1, h1)
        h2: NDArray[np.float32] = np.asarray(h1 @ net.w2, dtype=np.float32)
        h2 += net.b2
        np.maximum(h2, 0.0, out=h2)
        out: NDArray[np.float32] = np.asarray(h2 @ net.w3, dtype=np.float32)
        out += net.b3
        return h1, h2, out

    def descend(
        self,
        pick: NDArray[np.int64],
        h1: NDArray[np.float32],
        h2: NDArray[np.float32],
        dout: NDArray[np.float32],
        rate: float,
    ) -> None:
        """One step of Adam down the gradient `dout` of a loss at the outputs of the picked samples."""
        net = self.net
        dw3: NDArray[np.float32] = np.asarray(h2.T @ dout, dtype=np.float32)
        dh2 = dout @ net.w3.T
        dh2 *= h2 > 0.0
        dw2: NDArray[np.float32] = np.asarray(h1.T @ dh2, dtype=np.float32)
        dh1 = dh2 @ net.w2.T
        dh1 *= h1 > 0.0
        dw1 = np.empty_like(net.w1)
        db1 = np.empty_like(net.b1)
        _first_layer_gradient(pick, self.inputs, self.counts, dh1, dw1, db1)
        db2: NDArray[np.float32] = dh2.sum(axis=0, dtype=np.float32)
        db3: NDArray[np.float32] = dout.sum(axis=0, dtype=np.float32)
        gradient = Net(dw1, db1, dw2, db2, dw3, db3)
        norm = float(np.sqrt(sum(float(np.vdot(g, g)) for g in gradient)))
        factor = min(1.0, GRADIENT_NORM / (norm + 1e-8))
        self.updates += 1
        for weight, g, first, second in zip(net, gradient, self.first, self.second, strict=True):
            _adam(
                weight.reshape(-1), np.ascontiguousarray(g).reshape(-1), first.reshape(-1), second.reshape(-1),
                factor, rate, self.updates,
            )  # fmt: skip
