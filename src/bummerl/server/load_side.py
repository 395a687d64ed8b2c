"""One person of a load test: plays at random over a real socket, and comes back when it is cut."""

import asyncio
import json
import random
import time
from collections import deque
from collections.abc import Container
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HARMLESS = ("stale", "alreadyReady", "notBetweenDeals")
"""What can be refused because the other side was faster."""


class Course(Protocol):
    """What the sides of a load test have in common: the servers, the pace, and what was found."""

    servers: list[str]
    every: float
    over: bool
    actions: int
    reconnections: int

    def delayed(self, seconds: float) -> None:
        """An action has reached the other side."""

    def refused(self, code: str) -> None:
        """Something was refused that should not have been."""

    def back(self, side: "Side") -> None:
        """A side has been told where its table stands."""


class Side:
    """One person of a table. The two of them act in turn every `every / 2` seconds, a third more or less.

    `at` is the server of the present connection. `acked` are the commands that were acknowledged; one that was not is
    sent again, with its id, on the next connection.
    """

    def __init__(self, course: Course, server: str, table: str, token: str, rng: random.Random) -> None:
        self.course, self.server, self.table, self.token, self.rng = course, server, table, token, rng
        self.other = self
        self.at: str | None = None
        self.seat: int | None = None
        self.acked: list[str] = []
        self.moved = 0.0
        self._view: dict[str, Any] = {}
        self._seq = 0
        self._news = asyncio.Event()
        self._pending: dict[str, Any] | None = None
        self._again: float | None = None
        self._heard: deque[tuple[int, float]] = deque(maxlen=16)
        self._awaited: dict[int, float] = {}
        self._number = 0

    async def run(self) -> None:
        """Stay at the table until the end."""
        server = self.server
        while not self.course.over:
            try:
                async with connect(
                    f"{server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket",
                    compression=None,
                    max_size=None,
                    open_timeout=30,
                    ping_interval=None,
                ) as socket:
                    self.at = server
                    await socket.send(json.dumps({"t": "hello", "token": self.token}))
                    await self._stay(socket)
            except (OSError, WebSocketException, TimeoutError):
                pass
            self.at = None
            if not self.course.over:
                self.course.reconnections += 1
                server = self.rng.choice(self.course.servers)
                await asyncio.sleep(self.rng.uniform(0.1, 0.5))

    async def _stay(self, socket: ClientConnection) -> None:
        acting = asyncio.create_task(self._act(socket))
        try:
            async for text in socket:
                self._hear(msgspec.json.decode(text), time.perf_counter())
                if self._again is not None and self._pending is not None:
                    await asyncio.sleep(self._again)
                    self._again = None
                    await socket.send(json.dumps(self._pending))
        finally:
            acting.cancel()

    def _hear(self, frame: dict[str, Any], now: float) -> None:
        match frame["t"]:
            case "sync":
                self._seq, self._view, self.seat = frame["seq"], frame["view"], frame["you"]
                self._again = 0.0 if self._pending is not None else None
                self._reached(range(self._seq + 1), now)
                self._news.set()
                self.course.back(self)
            case "event":
                self._seq = frame["seq"]
                self._heard.append((self._seq, now))
                self._reached((self._seq,), now)
                if frame["view"] is not None:
                    self._view = frame["view"]
                    self._news.set()
            case "ack":
                self._done(frame["id"], frame["seq"])
            case "error" if self._pending is not None and frame["id"] == self._pending["id"]:
                self._refused(frame["code"])

    def _reached(self, numbers: Container[int], now: float) -> None:
        """Events that the other side caused have come here."""
        for seq in [seq for seq in self._awaited if seq in numbers]:
            self.course.delayed(now - self._awaited.pop(seq))

    def _done(self, command: str, seq: int) -> None:
        """A command was acknowledged: how long did its event take to the other side?"""
        self.acked.append(command)
        if self._pending is None or command != self._pending["id"]:
            return
        self._pending = None
        self._news.set()
        came = [at for number, at in self.other._heard if number == seq]
        if came:
            self.course.delayed(came[0] - self.moved)
        elif self.other._seq < seq:
            self.other._awaited[seq] = self.moved

    def _refused(self, code: str) -> None:
        if code == "internal":
            # Nobody knows whether it was done: the same command again will tell.
            self._again = 0.2
            return
        self._pending = None
        self._news.set()
        if code not in HARMLESS:
            self.course.refused(code)

    async def _act(self, socket: ClientConnection) -> None:
        while not self.course.over:
            await self._news.wait()
            self._news.clear()
            if self._choose() is None:
                continue
            gap = self.course.every / 2 * self.rng.uniform(2 / 3, 4 / 3)
            await asyncio.sleep(max(0.0, max(self.moved, self.other.moved) + gap - time.perf_counter()))
            message = self._choose()
            if message is None:
                continue
            self._pending = message
            self.moved = time.perf_counter()
            self.course.actions += 1
            await socket.send(json.dumps(message))

    def _choose(self) -> dict[str, Any] | None:
        """Something lawful to do now, if there is anything and nothing is on its way."""
        if not self._view or self._pending is not None:
            return None
        self._number += 1
        command = f"{self.seat}-{self._number}-{self.rng.random()}"
        if self._view["betweenDeals"]:
            return {"t": "ready", "id": command}
        if self.seat in self._view["toAct"] and self._view["deal"]["legal"]:
            action = self.rng.choice(self._view["deal"]["legal"])
            return {"t": "do", "id": command, "rev": self._seq, "action": action}
        return None
