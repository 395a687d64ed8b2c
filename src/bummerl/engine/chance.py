"""A pseudo-random stream of its own: it is the same on every machine, and threads do not share it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

_M1 = np.uint64(0xBF58476D1CE4E5B9)
_M2 = np.uint64(0x94D049BB133111EB)
_GOLD = np.uint64(0x9E3779B97F4A7C15)
_S30, _S27, _S31, _S11 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(11)
_S32 = np.uint64(32)


@njit("uint64(uint64[::1])", cache=True)
def next_word(rng: Any) -> Any:
    """The next 64 random bits (splitmix64); `rng` is one word of state."""
    rng[0] = rng[0] + _GOLD
    z = rng[0]
    z = (z ^ (z >> _S30)) * _M1
    z = (z ^ (z >> _S27)) * _M2
    return z ^ (z >> _S31)


@njit("int64(uint64[::1], int64)", cache=True)
def below(rng: Any, bound: Any) -> Any:
    """A whole number from 0 to `bound` - 1."""
    return np.int64(((next_word(rng) >> _S32) * np.uint64(bound)) >> _S32)


@njit("float64(uint64[::1])", cache=True)
def unit(rng: Any) -> Any:
    """A number from 0 up to, not including, 1."""
    return np.float64(next_word(rng) >> _S11) * (1.0 / 9007199254740992.0)
