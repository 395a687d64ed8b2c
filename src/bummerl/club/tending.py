"""Sees to what is due at the tables: the computers' turns, drawing by itself, the next deal.

The node that wrote the last event of a table sets a timer for what is due next. A sweeper on every node picks up what
is overdue, so that nothing is lost when a node ends.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import structlog

from bummerl.club import causes, fairness
from bummerl.club.causes import AnyCause
from bummerl.club.computer import Computers
from bummerl.club.due import TICK, due
from bummerl.club.ports import Due, DueKind
from bummerl.club.state import TableError, TableState
from bummerl.club.table import Table
from bummerl.club.tables import PRESENCE, Tables
from bummerl.rules.errors import RulesError
from bummerl.rules.view import view

log = structlog.get_logger("bummerl.tending")

GRACE = 0.4
"""Seconds that a node leaves to the one that wrote last, which sees to what is due first."""
WRONG = 1000
"""Milliseconds by which something may lie further ahead than it was planned, before a clock is taken for wrong."""
OVERDUE = 2000
"""Milliseconds after which another node may take over what is due."""
SWEEP = 2.0
"""Seconds between two looks for what is overdue."""
WORKER_SWEEP = 0.15
"""The same for a worker, which nobody tells what is due."""
LEASE = 15_000
"""Milliseconds for which one node keeps a matter that it took over."""
FORGET = 43_200_000
"""Milliseconds after which a table that nobody touched is forgotten."""


EVERYTHING: frozenset[DueKind] = frozenset(("computer", "draw", "deal", "clock"))
THINKING: frozenset[DueKind] = frozenset(("computer",))
"""What a worker takes upon itself, so that nodes without computers of their own need not think."""
AHEAD = 2000
"""Milliseconds before it is due that a worker takes a computer's turn."""


class Tending:
    """What happens by itself at the tables of this node. `start` before use, `stop` at the end.

    `kinds` is what this process sees to; a worker (`only_thinking`) looks for it more often and takes it in advance.
    `chores` are done now and then, as is the forgetting of tables that nobody touched.
    """

    def __init__(
        self,
        tables: Tables,
        computers: Computers,
        kinds: frozenset[DueKind] = EVERYTHING,
        chores: Sequence[Callable[[], Awaitable[object]]] = (),
    ) -> None:
        self.chores = chores
        self.tables = tables
        self.computers = computers
        self.kinds = kinds
        self.only_thinking = kinds == THINKING
        tables.heard = self.heard
        self._hearing = False
        self._newer: set[str] = set()
        self._something = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        tables.moved = self.moved
        tables.entered = self.entered

    async def start(self) -> None:
        """Take up what was left when the last process ended, and go on looking for what is overdue."""
        await self._take_over(self.tables.clock.now() + LEASE, force=not self.tables.store.shared)
        self._spawn(self._sweep_forever())
        self._spawn(self._listen_forever())
        if self.tables.store.shared:
            self._spawn(self._presence_forever())
            self._spawn(self._catch_up_forever())
            self._spawn(self._read_forever())

    async def stop(self) -> None:
        """Begin nothing new and wait for what is being written."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.computers.close()

    def moved(self, table: Table, grace: float = 0.0) -> None:
        """A table has moved here: set the timer for what is due next, `grace` seconds later."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        matter = due(table.now)
        if matter is not None and matter.kind in self.kinds:
            table.timer = self._spawn(self._see_to(table, table.now, matter, grace))

    def heard(self, table: Table) -> None:
        """Another node has moved a table that is watched here: see to what needs no thought, should that node have
        ended in the meantime."""
        matter = due(table.now)
        if matter is not None and matter.kind in self.kinds - THINKING:
            self.moved(table, GRACE)

    def entered(self, table: Table) -> None:
        """Somebody has come to a table where nothing is planned here: after a restart the sweeper has not been at all
        of them yet; and if a clock was wrong when its last event was written, what is due lies too far ahead."""
        if table.timer is not None and not table.timer.done():
            return
        matter = due(table.now)
        if matter is None or matter.kind not in self.kinds:
            return
        planned = max(0, matter.at - table.now.at)
        wrong = matter.at - self.tables.clock.now() > planned + WRONG
        if wrong or not self.tables.store.shared:
            self.moved(table)
        else:
            self.heard(table)

    async def _take_over(self, before: int, *, force: bool = False) -> None:
        """Take over what was due before a time and nobody has done."""
        now = self.tables.clock.now()
        matters = await self.tables.store.take_overdue(
            before, now=now, until=now + LEASE, limit=200, kinds=self.kinds, force=force
        )
        for table_id, _ in matters:
            try:
                table = await self.tables.find(table_id)
            except (TableError, ValueError) as failure:
                log.error("table cannot be read", table=table_id, kind=type(failure).__name__)
                continue
            if table.timer is None or table.timer.done():
                self.moved(table)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _see_to(self, table: Table, state: TableState, matter: Due, grace: float) -> None:
        """Wait until a matter is due, then do it, unless the table has moved on. Thinking begins at once."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        # The machine's clock may have been set: nothing is waited for longer than it was meant to take.
        planned = max(0, matter.at - state.at) / 1000
        wait = min(max(0.0, (matter.at - self.tables.clock.now()) / 1000), planned)
        cause = await self._cause(state, matter)
        late = loop.time() - begun - wait
        if late > 0 and planned > 0:
            wait += math.ceil(late * 1000 / TICK) * TICK / 1000
        await asyncio.sleep(max(0.0, begun + wait - loop.time()) + grace)
        if table.now.seq != state.seq:
            return
        # From here on the command must not be cut off between writing and showing.
        table.timer = None
        try:
            await self.tables.command(table.id, cause, state.seq if isinstance(cause, causes.Act) else None)
        except RulesError as refused:
            log.info("no longer due", table=table.id, seq=state.seq, code=refused.code)
        except Exception as failure:
            log.error("what is due failed", table=table.id, seq=state.seq, kind=type(failure).__name__)

    async def _cause(self, state: TableState, matter: Due) -> AnyCause:
        if matter.kind == "deal" or matter.seat is None:
            return causes.Deal(state.links)
        if matter.kind == "clock":
            return causes.RunOut(matter.seat)
        if matter.kind == "draw":
            return causes.Act(matter.seat, "draw", by="time")
        seen = view(state.match, matter.seat, memory=True)
        level = state.chairs[matter.seat].level or "normal"
        seed = fairness.computer_seed(state.opened.seed, matter.seat, state.seq)
        choice = await self.computers.choose(seen, level, seed)
        return causes.Act(matter.seat, choice.action, by="computer")

    async def _sweep_forever(self) -> None:
        count = 0
        while True:
            await asyncio.sleep(WORKER_SWEEP if self.only_thinking else SWEEP)
            try:
                now = self.tables.clock.now()
                await self._take_over(now + AHEAD if self.only_thinking else now - OVERDUE)
                if count % 300 == 0:
                    await self.tables.store.sweep(now - FORGET)
                    for chore in self.chores:
                        await chore()
                count += 1
            except Exception as failure:
                log.warning("sweeping failed", kind=type(failure).__name__)

    async def _presence_forever(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE)
            await self.tables.tell_presence()

    async def _listen_forever(self) -> None:
        while True:
            try:
                async with self.tables.bus.listen() as heard:
                    self._hearing = self.tables.bus.carries
                    await self.tables.catch_up()
                    async for news in heard:
                        if news.person is not None and news.node != self.tables.node:
                            self._spawn(self._heed(news.person))
                        if self.tables.hear(news):
                            self._newer.add(news.table)
                            self._something.set()
            except Exception as failure:
                log.warning("bus lost", kind=type(failure).__name__)
            self._hearing = False
            await asyncio.sleep(1.0)

    async def _heed(self, person: str) -> None:
        try:
            await self.tables.heed(person)
        except Exception as failure:
            log.warning("heeding failed", kind=type(failure).__name__)

    async def _read_forever(self) -> None:
        """Read what other nodes have told of; what they tell meanwhile is read together, next."""
        while True:
            await self._something.wait()
            self._something.clear()
            wanted, self._newer = self._newer, set()
            try:
                await self.tables.read_newer(wanted)
            except Exception as failure:
                log.warning("reading failed", kind=type(failure).__name__)

    async def _catch_up_forever(self) -> None:
        """Without news look into the log every second, and now and then in any case: news may be lost."""
        while True:
            await asyncio.sleep(5.0 if self._hearing else 1.0)
            try:
                await self.tables.catch_up()
            except Exception as failure:
                log.warning("catching up failed", kind=type(failure).__name__)
