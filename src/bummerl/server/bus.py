"""How nodes tell each other that a table has moved: Redis or Valkey, used for nothing else.

Losing it costs delay, never correctness: the log is the truth, and whoever writes to it finds out what he has missed.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import structlog
from redis.asyncio import Redis

from bummerl.club import meters
from bummerl.club.ports import News

log = structlog.get_logger("bummerl.bus")

CHANNEL = "bummerl:news"
KEPT = 10_000
"""News that may wait to be told; beyond that they are lost, and the log tells later."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[News]).decode


class RedisBus:
    """A `Bus` on one channel of a Redis server. What is told while a message is on its way shares the next one."""

    carries = True

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5, health_check_interval=10)
        self._hearing = Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True)
        self._waiting: list[News] = []
        self._telling: asyncio.Task[None] | None = None
        self._reached = True

    def publish(self, news: News) -> None:
        """Tell all other nodes."""
        if len(self._waiting) >= KEPT:
            meters.NEWS_LOST.inc()
            return
        self._waiting.append(news)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._waiting:
            told, self._waiting = self._waiting, []
            try:
                await self._redis.publish(CHANNEL, _encode(told))
                self._reached = True
            except Exception as failure:
                meters.NEWS_LOST.inc(len(told))
                if self._reached:
                    log.warning("news lost", kind=type(failure).__name__)
                self._reached = False

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[News]]:
        """What all nodes tell, one's own news included, until the connection is lost."""
        subscription = self._hearing.pubsub(ignore_subscribe_messages=True)
        try:
            await subscription.subscribe(CHANNEL)
            yield self._heard(subscription.listen())
        finally:
            await subscription.aclose()  # type: ignore[no-untyped-call]

    async def close(self) -> None:
        """Tell what waits and close the connections."""
        while self._telling is not None and not self._telling.done():
            await asyncio.wait([self._telling])
        await self._redis.aclose()
        await self._hearing.aclose()

    async def _heard(self, messages: AsyncIterator[dict[str, bytes]]) -> AsyncIterator[News]:
        async for message in messages:
            try:
                several = _decode(message["data"])
            except msgspec.DecodeError:
                # A node of another version speaks: what it means is in the log.
                continue
            for news in several:
                yield news
