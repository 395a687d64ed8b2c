"""Compile every kernel once and keep the machine code in the cache: `python -m bummerl.engine.compile`."""

import importlib
import sys
import time
from pathlib import Path
from typing import Final

FIRST: Final = (
    "bits",
    "kernel_rows",
    "kernel_strict",
    "kernel_open",
    "kernel_plain",
    "kernel_questions",
    "kernel_values",
)
"""The modules that others rest on, in the order in which they compile."""


def kernel_modules() -> tuple[str, ...]:
    """Every engine module that holds kernels; all of them compile when they are imported."""
    here = Path(__file__)
    found = {path.stem for path in here.parent.glob("*.py") if path != here and "@njit" in path.read_text("utf-8")}
    return (*FIRST, *sorted(found - set(FIRST)))


def compile_all(show: bool = True) -> float:
    """Import every kernel module, which compiles what the cache does not hold yet; returns the seconds it took."""
    began = time.perf_counter()
    names = kernel_modules()
    for number, name in enumerate(names, 1):
        if show:
            print(f"kernel {number} of {len(names)}: {name} …", end=" ", flush=True)
        start = time.perf_counter()
        importlib.import_module(f"bummerl.engine.{name}")
        if show:
            print(f"{time.perf_counter() - start:.1f} s", flush=True)
    return time.perf_counter() - began


if __name__ == "__main__":
    print(f"kernels ready after {compile_all():.1f} s")
    sys.exit(0)
