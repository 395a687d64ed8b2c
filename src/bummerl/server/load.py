"""The load test: many tables of two people each, over real sockets, against one or several servers."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException


class Figures(Struct, frozen=True, rename="camel"):
    """What a load test found. Times are milliseconds from an action leaving one client to its event reaching the
    other."""

    tables: int
    seconds: float
    actions: int
    errors: int
    reconnections: int
    p50: float
    p95: float
    p99: float
    worst: float


class Side:
    """One person of a table: plays at random, an action every `every` seconds."""

    def __init__(self, load: "Load", server: str, table: str, token: str, rng: random.Random) -> None:
        self.load, self.server, self.table, self.token, self.rng = load, server, table, token, rng
        self.other: Side | None = None
        self.view: dict[str, Any] = {}
        self.seq = 0
        self.seat: int | None = None
        self.sent: dict[str, float] = {}
        self.waiting: float | None = None
        self._number = 0

    async def run(self) -> None:
        """Stay at the table until the end, coming back when the connection is lost."""
        first = True
        while not self.load.over:
            try:
                address = self.rng.choice(self.load.servers).replace("http", "ws", 1)
                async with connect(
                    f"{address}/api/tables/{self.table}/socket", compression=None, max_size=None, open_timeout=30
                ) as socket:
                    if not first:
                        self.load.reconnections += 1
                    first = False
                    await socket.send(json.dumps({"t": "hello", "token": self.token}))
                    await asyncio.gather(self._hear(socket), self._act(socket))
            except (OSError, WebSocketException, TimeoutError):
                self.waiting = None
                await asyncio.sleep(self.rng.uniform(0.2, 1.0))

    async def _hear(self, socket: ClientConnection) -> None:
        async for text in socket:
            if self.load.over:
                return
            now = time.perf_counter()
            frame = msgspec.json.decode(text)
            match frame["t"]:
                case "sync":
                    self.seq, self.view, self.seat = frame["seq"], frame["view"], frame["you"]
                    self.waiting = None
                case "event":
                    self._event(frame, now)
                case "ack":
                    self.waiting = None
                case "error":
                    self.waiting = None
                    if frame["code"] not in ("stale", "alreadyReady", "notBetweenDeals"):
                        self.load.errors += 1

    def _event(self, frame: dict[str, Any], now: float) -> None:
        self.seq = frame["seq"]
        other = self.other
        if other is not None and other.waiting is not None and frame["ev"].get("seat") == other.seat:
            self.load.delays.append(now - other.waiting)
            other.waiting = None
        if frame["view"] is not None:
            self.view = frame["view"]

    async def _act(self, socket: ClientConnection) -> None:
        await asyncio.sleep(self.rng.uniform(0, self.load.every))
        while not self.load.over:
            message = self._choose()
            if message is not None:
                self.waiting = time.perf_counter()
                self.load.actions += 1
                await socket.send(json.dumps(message))
            await asyncio.sleep(self.load.every * self.rng.uniform(0.8, 1.2) / 2)
        await socket.close()

    def _choose(self) -> dict[str, Any] | None:
        if not self.view:
            return None
        self._number += 1
        command = f"{self.seat}-{self._number}-{self.rng.random()}"
        if self.view["betweenDeals"]:
            return {"t": "ready", "id": command}
        if self.seat in self.view["toAct"] and self.view["deal"]["legal"]:
            action = self.rng.choice(self.view["deal"]["legal"])
            return {"t": "do", "id": command, "rev": self.seq, "action": action}
        return None


class Load:
    """A load on servers; `run` gives the figures."""

    def __init__(self, servers: Sequence[str], tables: int, seconds: float, every: float) -> None:
        self.servers, self.tables, self.seconds, self.every = list(servers), tables, seconds, every
        self.delays: list[float] = []
        self.actions = self.errors = self.reconnections = 0
        self.over = False

    async def run(self, told: Callable[[str], None]) -> Figures:
        """Open the tables, play, and count only what happens after all have come."""
        rng = random.Random(1)
        sides = await self._open(rng)
        told(f"{len(sides) // 2} tables open")
        tasks = [asyncio.create_task(side.run()) for side in sides]
        await asyncio.sleep(self.every * 2)
        self.delays.clear()
        self.actions = self.errors = 0
        begun = time.perf_counter()
        await asyncio.sleep(self.seconds)
        seconds = time.perf_counter() - begun
        self.over = True
        await asyncio.wait(tasks, timeout=10)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        delays = sorted(delay * 1000 for delay in self.delays) or [0.0]

        def share(part: float) -> float:
            return round(delays[min(len(delays) - 1, int(part * len(delays)))], 2)

        return Figures(
            tables=self.tables,
            seconds=round(seconds, 1),
            actions=self.actions,
            errors=self.errors,
            reconnections=self.reconnections,
            p50=share(0.5),
            p95=share(0.95),
            p99=share(0.99),
            worst=round(delays[-1], 2),
        )

    async def _open(self, rng: random.Random) -> list[Side]:
        sides = []
        for number in range(self.tables):
            server = self.servers[number % len(self.servers)]
            wish = {"people": 1, "rules": "weich-wien count=up24", "takeBack": False}
            opened = await _post(f"{server}/api/tables", wish)
            joined = await _post(f"{server}/api/tables/{opened['id']}/seats", {})
            pair = [
                Side(self, server, opened["id"], seated["token"], random.Random(rng.random()))
                for seated in (opened, joined)
            ]
            pair[0].other, pair[1].other = pair[1], pair[0]
            sides += pair
        return sides


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
