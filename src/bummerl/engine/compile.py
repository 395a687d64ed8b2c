"""Compile every kernel once and keep the machine code in the cache: `python -m bummerl.engine.compile`."""

import importlib
import sys
import time
from typing import Final

KERNELS: Final = (
    "bits",
    "kernel_rows",
    "kernel_strict",
    "kernel_open",
    "kernel_plain",
    "kernel_values",
    "maskgame",
    "features",
    "policy",
    "selfplay",
    "training",
    "worlds",
    "search",
    "lateplay",
    "three_hand_kernel",
    "three_hand_solver",
    "three_hand_worlds",
)
"""Modules whose functions compile when they are imported, those that others rest on first."""


def compile_all(show: bool = True) -> float:
    """Import every kernel module, which compiles what the cache does not hold yet; returns the seconds it took."""
    began = time.perf_counter()
    for number, name in enumerate(KERNELS, 1):
        if show:
            print(f"kernel {number} of {len(KERNELS)}: {name} …", end=" ", flush=True)
        start = time.perf_counter()
        importlib.import_module(f"bummerl.engine.{name}")
        if show:
            print(f"{time.perf_counter() - start:.1f} s", flush=True)
    return time.perf_counter() - began


if __name__ == "__main__":
    print(f"kernels ready after {compile_all():.1f} s")
    sys.exit(0)
