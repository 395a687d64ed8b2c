"""Many tables, one transaction: what arrives while one is being written shares the next, and one flush to disk."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy.exc import DBAPIError

from bummerl.club.ports import Batch, Conflict, Gone

GROUP = 256
"""How many tables may share a transaction."""

Waiting = tuple[Batch, "asyncio.Future[None]"]


class GroupCommit:
    """Writes batches by `commit`, which writes all it is given or none and raises `Conflict` or `Gone`.

    A batch that cannot be written spoils nothing for the others: they are then written one by one.
    """

    def __init__(self, commit: Callable[[Sequence[Batch]], Awaitable[None]]) -> None:
        self._commit = commit
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, batch: Batch) -> None:
        """Write a batch; it is safely on disk on return."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await done

    async def close(self) -> None:
        """Wait until nothing waits."""
        while self._writer is not None and not self._writer.done():
            await asyncio.wait([self._writer])

    async def _write_waiting(self) -> None:
        while self._waiting:
            taken, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            # Nodes that write the same tables at once must not lock them crosswise.
            taken.sort(key=lambda waiting: waiting[0].table)
            failure = await self._try(taken)
            if failure is not None and len(taken) > 1 and _may_be_one(failure):
                for one in taken:
                    _tell([one], await self._try([one]))
            else:
                _tell(taken, failure)

    async def _try(self, taken: Sequence[Waiting]) -> Exception | None:
        try:
            await self._commit([batch for batch, _ in taken])
        except Exception as failure:
            return failure
        return None


def _may_be_one(failure: Exception) -> bool:
    """Whether a single batch may be to blame, and not the whole database."""
    if isinstance(failure, DBAPIError):
        return not failure.connection_invalidated
    return isinstance(failure, (Conflict, Gone))


def _tell(taken: Sequence[Waiting], failure: Exception | None) -> None:
    for _, done in taken:
        if done.done():
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)
