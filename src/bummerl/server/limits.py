"""How often one address may ask for something that costs."""

import time
from collections import OrderedDict

from bummerl.club.state import TableError

KEPT = 10_000
"""Addresses remembered; the one that was quiet for longest is forgotten first."""


class Limit:
    """A bucket for each address that fills with time. Raises `TableError` `tooMany` when one is empty."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> None:
        """Use one up."""
        now = time.monotonic()
        left, at = self._left.pop(address, (float(self._per_minute), now))
        left = min(float(self._per_minute), left + (now - at) * self._per_minute / 60)
        self._left[address] = (max(0.0, left - 1), now)
        if len(self._left) > KEPT:
            self._left.popitem(last=False)
        if left < 1:
            raise TableError("tooMany")
