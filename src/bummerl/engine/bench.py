"""How fast the exact solver is on this machine: fixed samples of random positions, one core, best of three runs."""

import os
import platform
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final

import numba
import numpy as np
from numba import njit

from bummerl.engine.kernel_rows import AT_END, BONUS, CLOSE_BEFORE_DRAW, MARRY_FIRST, NINES
from bummerl.engine.kernel_values import all_action_values, values
from bummerl.engine.positions import Rows, after_tricks, closed_at_once
from bummerl.engine.solver import memory

SIXTY_SIX: Final = NINES | MARRY_FIRST | CLOSE_BEFORE_DRAW | AT_END | BONUS
"""The rule bits of `sechsundsechzig` as `solver.rules_of` gives them."""

RUNS = 3
_LOOP: Final = 20_000_000

BARS: Final[dict[str, float]] = {
    "first_lead_value_per_s": 3_300,
    "first_lead_all_actions_per_s": 1_800,
    "after_two_tricks_per_s": 45_000,
    "stock_of_two_per_s": 400_000,
    "closed_first_lead_per_s": 2_000_000,
    "stock_gone_per_s": 1_800_000,
}
"""What the solver promises for Schnapsen on one core of the machine it was built on; a tenth of it for Sixty-Six."""

Sample = tuple[str, Callable[[], Rows], bool]


def samples() -> Iterator[Sample]:
    """The measurements: the name, how to make the positions, whether every action is valued."""
    yield "first_lead_value_per_s", lambda: after_tricks(1_500, 0, seed=1), False
    yield "first_lead_all_actions_per_s", lambda: after_tricks(700, 0, seed=2), True
    yield "after_two_tricks_per_s", lambda: after_tricks(15_000, 2, seed=3), False
    yield "stock_of_two_per_s", lambda: after_tricks(150_000, 4, seed=4), False
    yield "closed_first_lead_per_s", lambda: closed_at_once(200_000, seed=5), False
    yield "stock_gone_per_s", lambda: after_tricks(200_000, 5, seed=6), False
    yield "sixty_six_first_lead_value_per_s", lambda: after_tricks(120, 0, seed=7, rules=SIXTY_SIX), False
    yield "sixty_six_first_lead_all_actions_per_s", lambda: after_tricks(70, 0, seed=8, rules=SIXTY_SIX), True
    yield "sixty_six_after_two_tricks_per_s", lambda: after_tricks(1_200, 2, seed=9, rules=SIXTY_SIX), False
    yield "sixty_six_stock_of_two_per_s", lambda: after_tricks(40_000, 5, seed=10, rules=SIXTY_SIX), False
    yield "sixty_six_closed_first_lead_per_s", lambda: closed_at_once(100_000, seed=11, rules=SIXTY_SIX), False
    yield "sixty_six_stock_gone_per_s", lambda: after_tricks(100_000, 6, seed=12, rules=SIXTY_SIX), False


def bar(name: str) -> float | None:
    """The promised figure of a measurement, or None."""
    if name.startswith("sixty_six_"):
        return BARS[name.removeprefix("sixty_six_")] / 10
    return BARS.get(name)


def measure(told: Callable[[str, float], None] = lambda name, figure: None) -> dict[str, float]:
    """Every figure by name, in positions a second of this thread's processor time (others may use the machine too).

    Args: `told` hears each figure as soon as it is there. The dict also holds `calibration` (steps a second of a fixed
    integer loop), `warm_start_s` (processor time of a new process until the solver can be called) and `memory_mb` (the
    most this process ever used).
    """
    found: dict[str, float] = {"calibration": _steps_per_second()}
    told("calibration", found["calibration"])
    for name, make, actions in samples():
        found[name] = round(_per_second(make(), actions))
        told(name, found[name])
    found["warm_start_s"] = round(_warm_start(), 2)
    told("warm_start_s", found["warm_start_s"])
    found["memory_mb"] = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    told("memory_mb", found["memory_mb"])
    return found


def machine() -> dict[str, str | int]:
    """What the figures were measured on."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
        "clock": "processor time of one thread, best of three runs",
    }


def _per_second(rows: Rows, actions: bool) -> float:
    scratch = memory()
    if actions:
        table = np.empty((len(rows), 32), dtype=np.int8)
        best = _best_time(lambda: all_action_values(rows, scratch, table))
    else:
        column = np.empty(len(rows), dtype=np.int8)
        best = _best_time(lambda: values(rows, scratch, column))
    return len(rows) / best


def _best_time(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(RUNS):
        start = time.thread_time()
        work()
        best = min(best, time.thread_time() - start)
    return best


@njit("int64(int64)", cache=True)
def _loop(steps: int) -> int:
    word = 1
    for step in range(steps):
        word = ((word & 0xFFFFFFFF) * 1597334677 + step) ^ word >> 17
    return word


def _steps_per_second() -> int:
    return round(_LOOP / _best_time(lambda: _loop(_LOOP)))


def _warm_start() -> float:
    call = [sys.executable, "-c", "import bummerl.engine.solver"]
    best = float("inf")
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(call, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            for line in lines:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor()
