"""How nodes tell each other that a table has moved: Redis or Valkey, used for nothing else.

Losing it costs delay, never correctness: the log is the truth, and whoever writes to it finds out what he has missed.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from redis.asyncio import Redis

from bummerl.club.ports import News

CHANNEL = "bummerl:news"

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(News).decode


class RedisBus:
    """A `Bus` on one channel of a Redis server."""

    carries = True

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5, health_check_interval=10)
        self._hearing = Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True)

    async def publish(self, news: News) -> None:
        """Tell all other nodes. Raises what the connection raises."""
        await self._redis.publish(CHANNEL, _encode(news))

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
        """Close the connections."""
        await self._redis.aclose()
        await self._hearing.aclose()

    async def _heard(self, messages: AsyncIterator[dict[str, bytes]]) -> AsyncIterator[News]:
        async for message in messages:
            try:
                yield _decode(message["data"])
            except msgspec.DecodeError:
                # A node of another version speaks: what it means is in the log.
                continue
