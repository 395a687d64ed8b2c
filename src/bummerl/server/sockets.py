"""The socket of a table: bytes in and out, limits, and slow readers."""

import asyncio
from collections import deque
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from bummerl.club import meters
from bummerl.club.protocol import Refusal
from bummerl.club.state import TableError
from bummerl.club.visit import Visit
from bummerl.server.routes import house_of

log = structlog.get_logger("bummerl.sockets")

MAX_MESSAGE = 4096
"""Bytes of one message of a client."""
MAX_BLOCKED = 20.0
"""Seconds that one frame may take to leave."""
BURST = 3
"""Seconds' worth of messages that a client may send at once."""
SILENCE = 75.0
"""Seconds without a word after which a client is taken for gone."""

FAILED, SIGNED_OUT, NO_SUCH_TABLE, SLOW, TOO_MANY = 1011, 4401, 4404, 4408, 4429

Socket = WebSocket[None, None, State]


class Outbox:
    """Frames on their way to one client. Never waits; `overflowed` is set when more than `limit` bytes pile up,
    `ended` when the client's session is over."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self.overflowed = asyncio.Event()
        self.ended = asyncio.Event()

    def end(self) -> None:
        """Nothing more is for this client: its session is over."""
        self.ended.set()

    def send(self, frames: Sequence[bytes]) -> None:
        """Take frames to be sent in order."""
        if self.overflowed.is_set():
            return
        self._frames.extend(frames)
        self._bytes += sum(map(len, frames))
        if self._bytes > self._limit:
            self.overflowed.set()
            self._frames.clear()
        self._something.set()

    async def next(self) -> bytes:
        """The next frame to send."""
        while not self._frames:
            self._something.clear()
            await self._something.wait()
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame

    async def flush(self) -> None:
        """Wait a moment for what is still to be sent."""
        until = asyncio.get_running_loop().time() + 0.5
        while self._frames and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)


class Allowance:
    """How many messages a client may still send: a bucket that fills with time."""

    def __init__(self, per_second: int) -> None:
        self._per_second = per_second
        self._left = float(BURST * per_second)
        self._at = asyncio.get_running_loop().time()

    def take(self) -> bool:
        """Use one up; False if there is none."""
        now = asyncio.get_running_loop().time()
        self._left = min(BURST * self._per_second, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def may_come_from(socket: Socket, origins: Sequence[str]) -> bool:
    """Whether the page that opens this socket is ours. A program that is no browser sends no `Origin`."""
    origin = socket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: str) -> None:
    """One client at one table, as docs/protocol.md says."""
    house = house_of(socket.app.state)
    if not may_come_from(socket, house.settings.origins):
        # Before `accept` this becomes the HTTP answer 403.
        await socket.close(code=1008)
        return
    await socket.accept()
    try:
        # What is newer is read when the client says hello.
        await house.tables.find(table_id, newest=False)
    except TableError as refused:
        await socket.send_data(_refusal(refused.code), mode="text")
        await socket.close(code=NO_SUCH_TABLE)
        return
    outbox = Outbox(house.settings.backlog)
    visit = Visit(house.tables, house.computers, table_id, outbox)
    tasks = {
        asyncio.create_task(_send(socket, outbox)),
        asyncio.create_task(_read(socket, visit, outbox, Allowance(house.settings.messages_per_second))),
        asyncio.create_task(_too_slow(outbox)),
        asyncio.create_task(_signed_out(outbox)),
    }
    code: int | None = FAILED
    meters.SOCKETS.inc()
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        code = done.pop().result()
    finally:
        meters.SOCKETS.dec()
        if code == SLOW:
            meters.SLOW_READERS.inc()
        if code in (TOO_MANY, SIGNED_OUT):
            await outbox.flush()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await visit.leave()
    if code is not None:
        await _close(socket, code)


async def _too_slow(outbox: Outbox) -> int:
    """Wait until the reader is too slow."""
    await outbox.overflowed.wait()
    return SLOW


async def _signed_out(outbox: Outbox) -> int:
    """Wait until the session is over."""
    await outbox.ended.wait()
    return SIGNED_OUT


async def _send(socket: Socket, outbox: Outbox) -> int | None:
    """Send what comes; the code to close with if a frame does not leave, None if the client has gone."""
    while True:
        frame = await outbox.next()
        try:
            async with asyncio.timeout(MAX_BLOCKED):
                await socket.send_data(frame.decode(), mode="text")
        except TimeoutError:
            return SLOW
        except (WebSocketException, WebSocketDisconnect, OSError):
            return None


async def _read(socket: Socket, visit: Visit, outbox: Outbox, allowance: Allowance) -> int | None:
    """Handle what the client says, one message after the other."""
    while True:
        try:
            async with asyncio.timeout(SILENCE):
                text = await socket.receive_data(mode="text")
        except TimeoutError:
            return 1001
        except WebSocketDisconnect:
            return None
        if not allowance.take():
            outbox.send([_refusal("tooMany").encode()])
            return TOO_MANY
        if len(text) > MAX_MESSAGE:
            outbox.send([_refusal("tooLarge", limit=MAX_MESSAGE).encode()])
            continue
        await visit.receive(text)


async def _close(socket: Socket, code: int) -> None:
    try:
        async with asyncio.timeout(2):
            await socket.close(code=code)
    except Exception as failure:
        log.debug("socket already closed", kind=type(failure).__name__)


def _refusal(code: str, **facts: int | str) -> str:
    return msgspec.json.encode(Refusal(None, code, dict(facts))).decode()
