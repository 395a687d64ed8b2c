"""The ports for one process alone: a bus with nobody else on it, and the machine's clock."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bummerl.club.ports import News


class MachineClock:
    """The machine's clock as it stood when the process began, going on evenly: when the machine's clock is set, nobody
    at a table loses or wins time."""

    def __init__(self) -> None:
        self._offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (time.monotonic_ns() + self._offset) // 1_000_000


class NoBus:
    """A bus for a node without neighbours: what it publishes, nobody hears."""

    carries = False

    def publish(self, news: News) -> None:
        """Tell nobody."""

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[News]]:
        """Hear nothing, for ever."""

        async def silence() -> AsyncIterator[News]:
            await asyncio.Event().wait()
            yield News("", "", 0)

        yield silence()

    async def close(self) -> None:
        """Nothing to let go."""
