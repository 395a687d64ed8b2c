"""The load test: many tables of two people each, over real sockets, against one or several servers."""

import asyncio
import gc
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from bummerl.server.load_side import Side

PATIENCE = 20.0
"""Seconds that those who were cut off may take to come back after the measurement."""
TICK = 0.02
"""Seconds between two looks of the client at its own lateness."""


class Figures(Struct, frozen=True, rename="camel"):
    """What a load test found.

    `p50` … `worst` are milliseconds from an action leaving one client to its event reaching the other one. `client_p99`
    is how late the client itself ran: what it adds to them. `recovery` is the time in seconds from the end of a node
    until all who were connected to it had been told again where their tables stand (None: no node was ended).
    """

    tables: int
    seconds: float
    actions: int
    per_second: float
    errors: int
    refusals: dict[str, int]
    reconnections: int
    p50: float
    p95: float
    p99: float
    worst: float
    client_p99: float
    recovery: float | None = None


class Load:
    """A load on servers: `run` gives the figures, after it `acked` the commands that were acknowledged."""

    def __init__(self, servers: Sequence[str], tables: int, seconds: float, every: float) -> None:
        self.servers, self.tables, self.seconds, self.every = list(servers), tables, seconds, every
        self.actions = self.reconnections = 0
        self.over = False
        self._delays: list[float] = []
        self._late: list[float] = []
        self._refusals: Counter[str] = Counter()
        self._sides: list[Side] = []
        self._cut: set[Side] = set()
        self._ended: float | None = None
        self._recovery: float | None = None

    @property
    def acked(self) -> dict[str, list[str]]:
        """The acknowledged commands of each table."""
        found: dict[str, list[str]] = {}
        for side in self._sides:
            found.setdefault(side.table, []).extend(side.acked)
        return found

    def delayed(self, seconds: float) -> None:
        """An action has reached the other side."""
        self._delays.append(seconds)

    def refused(self, code: str) -> None:
        """Something was refused that should not have been."""
        self._refusals[code] += 1

    def back(self, side: Side) -> None:
        """A side has been told where its table stands."""
        self._cut.discard(side)
        if self._ended is not None and self._recovery is None and not self._cut:
            self._recovery = time.perf_counter() - self._ended

    async def run(self, told: Callable[[str], None], end_a_node: Callable[[], str] | None = None) -> Figures:
        """Open the tables, play, and count only what happens after all have come. `end_a_node` is called half way; it
        ends a node and gives its address."""
        rng = random.Random(1)
        await self._open(rng)
        told(f"{len(self._sides) // 2} tables open")
        tasks = [asyncio.create_task(self._begin(side, rng.uniform(0, self.every))) for side in self._sides]
        await asyncio.sleep(self.every * 2)
        self._delays.clear()
        self._refusals.clear()
        self.actions = self.reconnections = 0
        # Else the client would measure how it looks through its own garbage.
        gc.collect()
        gc.disable()
        late = asyncio.create_task(self._watch_oneself())
        begun = time.perf_counter()
        if end_a_node is not None:
            await asyncio.sleep(self.seconds / 2)
            self._end(end_a_node)
        await asyncio.sleep(begun + self.seconds - time.perf_counter())
        seconds = time.perf_counter() - begun
        gc.enable()
        late.cancel()
        # Who was cut off at the last moment may still be on his way.
        until = time.perf_counter() + PATIENCE
        while self._ended is not None and self._recovery is None and time.perf_counter() < until:
            await asyncio.sleep(TICK)
        self.over = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, late, return_exceptions=True)
        return self._figures(seconds)

    def _end(self, end_a_node: Callable[[], str]) -> None:
        ended = end_a_node()
        self._ended = time.perf_counter()
        self._cut = {side for side in self._sides if side.at == ended}
        self.servers.remove(ended)

    async def _begin(self, side: Side, wait: float) -> None:
        await asyncio.sleep(wait)
        side.moved = time.perf_counter()
        await side.run()

    async def _watch_oneself(self) -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self._late.append(time.perf_counter() - due)

    def _figures(self, seconds: float) -> Figures:
        delays, late = sorted(self._delays), sorted(self._late)
        return Figures(
            tables=self.tables,
            seconds=round(seconds, 1),
            actions=self.actions,
            per_second=round(self.actions / seconds, 1),
            errors=self._refusals.total(),
            refusals=dict(self._refusals),
            reconnections=self.reconnections,
            p50=_share(delays, 0.5),
            p95=_share(delays, 0.95),
            p99=_share(delays, 0.99),
            worst=_share(delays, 1),
            client_p99=_share(late, 0.99),
            recovery=None if self._recovery is None else round(self._recovery, 2),
        )

    async def _open(self, rng: random.Random) -> None:
        for number in range(self.tables):
            server = self.servers[number % len(self.servers)]
            wish = {"people": 1, "rules": "weich-wien count=up24", "takeBack": False}
            opened = await _post(f"{server}/api/tables", wish)
            joined = await _post(f"{server}/api/tables/{opened['id']}/seats", {})
            one, two = (
                Side(self, self.servers[(number + place) % len(self.servers)], opened["id"], seated["token"], luck)
                for place, seated in enumerate((opened, joined))
                for luck in (random.Random(rng.random()),)
            )
            one.other, two.other = two, one
            self._sides += [one, two]


def _share(values: list[float], part: float) -> float:
    """Milliseconds that this part of sorted values in seconds does not exceed."""
    return round(values[min(len(values) - 1, int(part * len(values)))] * 1000, 2) if values else 0.0


async def _post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    """One POST with what the standard library has."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        data = json.dumps(body).encode()
        head = (
            f"POST {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + data)
        await writer.drain()
        answer = await reader.read()
    finally:
        writer.close()
    head_part, _, rest = answer.partition(b"\r\n\r\n")
    if b" 201 " not in head_part.splitlines()[0]:
        raise RuntimeError(f"{address} answered {head_part.splitlines()[0].decode()}: {rest.decode()[:200]}")
    found: dict[str, Any] = json.loads(rest[rest.index(b"{") : rest.rindex(b"}") + 1])
    return found
