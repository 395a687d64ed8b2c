"""Many tables, one query: what is asked for while one is being answered shares the next."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from bummerl.club.ports import Row

Rows = dict[str, list[Row]]


class GroupRead:
    """Reads logs by `read`, which takes the number behind which to begin for each table."""

    def __init__(self, read: Callable[[Mapping[str, int]], Awaitable[Rows]]) -> None:
        self._read = read
        self._wanted: dict[str, int] = {}
        self._answer: asyncio.Future[Rows] | None = None
        self._reader: asyncio.Task[None] | None = None

    async def rows(self, table: str, after: int) -> list[Row]:
        """The rows of a table behind a number, as they are in the log at some time after this call."""
        self._wanted[table] = min(after, self._wanted.get(table, after))
        if self._answer is None:
            self._answer = asyncio.get_running_loop().create_future()
        answer = self._answer
        if self._reader is None or self._reader.done():
            self._reader = asyncio.create_task(self._read_wanted())
        found = await asyncio.shield(answer)
        return [row for row in found.get(table, ()) if row.seq > after]

    async def _read_wanted(self) -> None:
        while self._answer is not None:
            wanted, self._wanted = self._wanted, {}
            answer, self._answer = self._answer, None
            try:
                answer.set_result(await self._read(wanted))
            except Exception as failure:
                answer.set_exception(failure)
                # Whoever asked may have gone meanwhile.
                answer.exception()
