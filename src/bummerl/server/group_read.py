"""Many tables or people, one query: what is asked for while one is being answered shares the next."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Generic, TypeVar

from bummerl.club.ports import Row

MOST = 100
"""Questions that share a query: those who come first need not wait for all."""
Key = TypeVar("Key")
Found = TypeVar("Found")


class GroupRead(Generic[Key, Found]):
    """Answers questions by `read`, which takes those that wait together; one without an answer gets `nothing`."""

    def __init__(self, read: Callable[[Collection[Key]], Awaitable[Mapping[Key, Found]]], nothing: Found) -> None:
        self._read = read
        self._nothing = nothing
        self._groups: deque[tuple[set[Key], asyncio.Future[Mapping[Key, Found]]]] = deque()
        self._reader: asyncio.Task[None] | None = None

    async def ask(self, key: Key) -> Found:
        """The answer as it is in the database at some time after this call."""
        if not self._groups or len(self._groups[-1][0]) >= MOST:
            self._groups.append((set(), asyncio.get_running_loop().create_future()))
        keys, answer = self._groups[-1]
        keys.add(key)
        if self._reader is None or self._reader.done():
            self._reader = asyncio.create_task(self._read_groups())
        found = await asyncio.shield(answer)
        return found.get(key, self._nothing)

    async def _read_groups(self) -> None:
        while self._groups:
            keys, answer = self._groups.popleft()
            try:
                answer.set_result(await self._read(keys))
            except Exception as failure:
                answer.set_exception(failure)
                # Whoever asked may have gone meanwhile.
                answer.exception()


class LogRead:
    """Reads logs by `read`, which takes the number behind which to begin for each table."""

    def __init__(self, read: Callable[[Mapping[str, int]], Awaitable[dict[str, list[Row]]]]) -> None:
        self._read = read
        self._group: GroupRead[tuple[str, int], list[Row]] = GroupRead(self._rows, [])

    async def rows(self, table: str, after: int) -> list[Row]:
        """The rows of a table behind a number, as they are in the log at some time after this call."""
        return await self._group.ask((table, after))

    async def _rows(self, wanted: Collection[tuple[str, int]]) -> dict[tuple[str, int], list[Row]]:
        begin: dict[str, int] = {}
        for table, after in wanted:
            begin[table] = min(after, begin.get(table, after))
        found = await self._read(begin)
        return {(table, after): [row for row in found.get(table, ()) if row.seq > after] for table, after in wanted}
