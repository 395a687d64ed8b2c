"""The one door for every table: a command is checked, applied, written to the log, shown and acknowledged."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from hashlib import sha256

import structlog

from bummerl.club import causes, fairness, meters, watching
from bummerl.club.causes import AnyCause, Chair
from bummerl.club.permits import permit
from bummerl.club.ports import Bus, Clock, Conflict, Gone, News, People, Row, Store
from bummerl.club.protocol import OpenTable, Pairing
from bummerl.club.state import TableError, TableState, advance, deal_is_due, lot_links, open_table, seat_of
from bummerl.club.table import Link, Table, batch_of, links_of
from bummerl.club.watching import Watcher
from bummerl.rules.errors import RulesError
from bummerl.rules.game import Seat
from bummerl.rules.games import for_pleasure, parse_profile, profile_text

log = structlog.get_logger("bummerl.tables")

LETTERS = "abcdefghijkmnopqrstuvwxyz23456789"
"""Letters of a table's name: none that looks like another."""
RETRIES = 8
KEPT = 2000
"""Tables kept in memory; those that somebody watches are kept beyond that."""
PRESENCE = 15.0
"""Seconds after which each node says again who is there."""
LONG_LOG = 400
"""Rows from which on a log is read in a thread."""


def new_token() -> str:
    """A person's secret."""
    return secrets.token_urlsafe(24)


def person_of(token: str | None) -> str | None:
    """Who holds a token: what the store knows of him, from which the token cannot be found."""
    return None if token is None else sha256(token.encode()).hexdigest()[:32]


class Tables:
    """All tables, as this node serves them. Any node may serve any table."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: Clock,
        *,
        people: People,
        node: str,
        pace: int,
        knows_level: Callable[[str], bool],
    ) -> None:
        self.store = store
        self.bus = bus
        self.clock = clock
        self.people = people
        self.node = node
        self.pace = pace
        self.knows_level = knows_level
        self.moved: Callable[[Table], None] = lambda table: None
        """Called after each change, so that somebody sees to what is due."""
        self.heard: Callable[[Table], None] = lambda table: None
        """Called when another node has moved a table that is watched here."""
        self.entered: Callable[[Table], None] = lambda table: None
        """Called when somebody has come to a table."""
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def open(self, wish: OpenTable, person: str) -> Table:
        """Open a table for a person, who sits on seat 0; the first deal begins if nobody is missing.

        Raises `ProfileError` for rules that no game can have, `TableError` `levelUnknown`.
        """
        if not self.knows_level(wish.level):
            raise TableError("levelUnknown", level=wish.level)
        asked = parse_profile(wish.rules)
        played = asked if wish.strict else for_pleasure(asked)
        seed = secrets.token_hex(32)
        dealers = {"me": 0, "other": 1}
        lot = wish.dealer not in dealers
        dealer = fairness.drawn_by_lot(seed, (), played)[0] if lot else dealers[wish.dealer]
        others = played.players - 1
        if wish.people > others or (wish.rated and wish.people != others):
            raise TableError("wrongPeople", people=others)
        me = Chair("human", name=wish.name.strip(), person=person, anchor=wish.anchor)
        computers = (Chair("computer", level=wish.level) for _ in range(others - wish.people))
        cause = causes.Open(
            rules=profile_text(played),
            asked=profile_text(asked),
            strict=wish.strict,
            help=wish.help and not wish.rated and not wish.people,
            take_back=wish.take_back and not wish.rated,
            pace=self.pace if wish.pace is None else wish.pace,
            chairs=(me, *(Chair("open") for _ in range(wish.people)), *computers),
            dealer=dealer,
            lot=lot,
            seed=seed,
            listed=wish.listed and wish.people > 0,
            watch=wish.watch,
            stake=wish.stake.strip(),
            rated=wish.rated,
            clock=wish.clock if wish.people else None,
        )
        return await self.begin(cause)

    async def begin(self, cause: causes.Open) -> Table:
        """Write down a new table, opened in this way, and see to what is due there at once."""
        table = Table("".join(secrets.choice(LETTERS) for _ in range(12)))
        at = self.clock.now()
        state, events = open_table(table.id, cause, at)
        chain = self._follow([(cause, state, events)], at)
        await self._append(chain, None)
        meters.OPENED.inc()
        self._keep(table)
        table.absorb(chain)
        self.moved(table)
        return table

    async def sit(
        self, table_id: str, person: str, name: str, wanted: Seat | None = None, anchor: str | None = None
    ) -> tuple[Table, Seat]:
        """Let a person sit down on an open seat, the first one if none is `wanted`; whoever sits there already keeps
        his seat. Raises `TableError` `seatTaken` or `noSuchTable`."""
        for _ in range(RETRIES):
            table = await self.find(table_id)
            mine = seat_of(table.now, person)
            if mine is not None:
                return table, mine
            sitting = [chair.person for chair in table.now.chairs if chair.person is not None]
            if await self.people.apart(person, sitting):
                raise TableError("seatTaken")
            free = [seat for seat, chair in enumerate(table.now.chairs) if chair.kind == "open"]
            if not free or (wanted is not None and wanted not in free):
                raise TableError("seatTaken")
            seat = free[0] if wanted is None else wanted
            try:
                await self.command(table_id, causes.Sit(seat, person, name.strip(), None, anchor))
            except TableError as refused:
                # Somebody was faster: perhaps another seat is still free.
                if refused.code == "seatTaken" and wanted is None:
                    continue
                raise
            return table, seat
        raise TableError("seatTaken")

    async def pair(self, wish: Pairing, person: str) -> tuple[Table, Seat]:
        """Sit down at a listed table with just these conditions, or open one and wait there."""
        asked = profile_text(parse_profile(wish.rules))
        for table_id in await self.store.lobby(100):
            table = await self.find(table_id)
            opened = table.now.opened
            fits = (opened.asked, opened.strict, opened.stake, opened.rated, opened.clock) == (
                asked,
                wish.strict,
                wish.stake.strip(),
                wish.rated,
                wish.clock,
            )
            if fits and seat_of(table.now, person) is None:
                try:
                    return await self.sit(table_id, person, wish.name, None, wish.anchor)
                except TableError:
                    continue
        players = parse_profile(wish.rules).players
        opening = OpenTable(
            rules=wish.rules,
            name=wish.name,
            strict=wish.strict,
            stake=wish.stake,
            rated=wish.rated,
            clock=wish.clock,
            people=players - 1,
            listed=True,
            anchor=wish.anchor,
        )
        return await self.open(opening, person), 0

    async def find(self, table_id: str, *, newest: bool = True) -> Table:
        """A table, brought up to date if it has to be the `newest`. Raises `TableError` `noSuchTable`."""
        table = self._tables.get(table_id)
        if table is None:
            table = await self._load(table_id)
        elif self.store.shared and newest:
            async with table.lock:
                await self._refresh(table)
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        """Read a table's whole log; whoever else wants it meanwhile waits for the same."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._read_in(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda done: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _read_in(self, table_id: str) -> Table:
        table = Table(table_id)
        if not await self._refresh(table):
            raise TableError("noSuchTable")
        table = self._tables.setdefault(table_id, table)
        self._keep(table)
        return table

    async def submit(self, table_id: str, seat: Seat, action: str, rev: int | None, command_id: str | None) -> int:
        """Act in the deal; the number of the last event that this caused.

        `rev` is the number up to which the player has seen what happened. Raises `RulesError` with the code of the
        refusal, `stale` if what the seat may do has changed since `rev`; nothing is changed then. A command with an id
        that is in the log already is not done again.
        """
        return await self.command(table_id, causes.Act(seat, action, command_id), rev)

    async def command(self, table_id: str, cause: AnyCause, rev: int | None = None) -> int:
        """Do anything at a table, as `submit` does for an action."""
        # What is out of date here is found out when the rows are written: their numbers are taken then.
        table = await self.find(table_id, newest=False)
        async with table.lock:
            for _ in range(RETRIES):
                known = self._known(table, cause)
                if known is not None:
                    return known
                try:
                    chain = self._plan(table.now, cause, rev)
                except RulesError:
                    if self.store.shared and await self._refresh(table):
                        continue
                    raise
                try:
                    await self._append(chain, table.now)
                except Conflict:
                    meters.CONFLICTS.inc()
                    await self._refresh(table)
                    continue
                except Gone:
                    self._tables.pop(table.id, None)
                    raise TableError("noSuchTable") from None
                table.absorb(chain)
                break
            else:
                raise TableError("busy")
        self.moved(table)
        self.bus.publish(News(self.node, table.id, table.now.seq))
        return chain[0][1].seq

    async def reload(self, tables: Iterable[str]) -> None:
        """Read these tables from the log again, if they are here: it was changed, but not what happened."""
        for table_id in tables:
            table = self._tables.get(table_id)
            if table is not None:
                async with table.lock:
                    rows = await self.store.read(table_id)
                    table.absorb(links_of(table_id, None, rows), show=False)
                    table.tell_info()

    async def watch(
        self, table_id: str, watcher: Watcher, admit: Callable[[Table], None], then: Callable[[Table], None]
    ) -> Table:
        """Let a watcher in: `admit` seats it at the newest state or raises what speaks against it, `then` sends it
        where things stand, before anything else reaches it."""
        table = await self.find(table_id, newest=False)
        table.arriving += 1
        try:
            async with table.lock:
                if self.store.shared:
                    await self._refresh(table)
                admit(table)
                before = table.present()
                table.watchers.add(watcher)
                then(table)
                if table.present() != before:
                    table.tell_info(but=watcher)
                    self._publish_presence(table)
        finally:
            table.arriving -= 1
        self.entered(table)
        return table

    async def leave(self, table: Table, watcher: Watcher) -> None:
        """A watcher has gone."""
        before = table.present()
        table.watchers.discard(watcher)
        if table.present() != before:
            table.tell_info()
            self._publish_presence(table)

    def send_away(self, gone: Callable[[Watcher], bool]) -> None:
        """Let go of all watchers here whose session is over."""
        for table in tuple(self._tables.values()):
            for watcher in tuple(table.watchers):
                if gone(watcher):
                    watcher.end()

    async def hears_others(self, person: str) -> None:
        """A person has changed whom he hears: heed it wherever he looks at a table, on other nodes too."""
        self.bus.publish(News(self.node, "", 0, person=person))
        await self.heed(person)

    async def heed(self, person: str) -> None:
        """Let a person hear here whom he wants to hear now, and nobody else."""
        his = [(table, each) for table in self._tables.values() for each in table.watchers if each.person == person]
        if his:
            unheard = await self.people.unheard(person)
            for table, watcher in his:
                watcher.unheard = unheard
                watcher.send([watching.quiet(table.now, unheard)])

    def hear(self, news: News) -> bool:
        """Another node has told something; whether there is something new to be read in the log."""
        table = self._tables.get(news.table)
        if table is None or news.node == self.node:
            return False
        if news.seq > 0:
            return news.seq > table.now.seq and table.watched
        before, new = table.present(), news.node not in table.elsewhere
        table.elsewhere[news.node] = (frozenset(news.present), time.monotonic())
        if table.present() != before:
            table.tell_info()
        if new:
            self._publish_presence(table)
        return False

    async def read_newer(self, wanted: Iterable[str]) -> None:
        """Read what other nodes have written at these tables, as far as somebody watches them here."""
        here = [table for table_id in wanted if (table := self._tables.get(table_id)) is not None and table.watched]
        for table_id, rows in (await self.store.read_many({table.id: table.now.seq for table in here})).items():
            table = self._tables.get(table_id)
            if table is None:
                continue
            async with table.lock:
                # Meanwhile this node may have written or read some of them itself.
                newer = [row for row in rows if row.seq > table.now.seq]
                if newer:
                    await self._take(table, newer)
                    if table.watchers:
                        self.heard(table)

    async def catch_up(self) -> None:
        """Read what is newer for all tables that somebody watches here; for when news were lost."""
        watched = [table.id for table in self._tables.values() if table.watched]
        heads = await self.store.heads(watched)
        behind = [table_id for table_id in watched if heads.get(table_id, 0) > self._tables[table_id].now.seq]
        if behind:
            await self.read_newer(behind)

    async def tell_presence(self) -> None:
        """Say again who is here, and forget what nodes said that have been silent for long: they may have ended."""
        for table in [table for table in self._tables.values() if table.watchers]:
            if table.forget_silent(time.monotonic() - 3 * PRESENCE):
                table.tell_info()
            self._publish_presence(table)

    async def _append(self, chain: list[Link], before: TableState | None) -> None:
        batch = batch_of(chain, before)
        with meters.APPEND_SECONDS.time():
            await self.store.append(batch)
        meters.EVENTS.inc(len(batch.rows))

    def _known(self, table: Table, cause: AnyCause) -> int | None:
        command = getattr(cause, "id", None)
        found = table.commands.get((cause.seat, command)) if command is not None else None  # type: ignore[union-attr]
        if found is None:
            return None
        if found[0] != cause:
            raise TableError("commandIdReused")
        return found[1]

    def _plan(self, state: TableState, cause: AnyCause, rev: int | None) -> list[Link]:
        if isinstance(cause, causes.Act) and rev is not None and _stale(state, cause, rev):
            raise TableError("stale")
        at = self.clock.now()
        chain: list[Link] = []
        if isinstance(cause, causes.Deal) and not state.drawn:
            # Time for the links is up: the lot is drawn from what was shown.
            lot = causes.Lot(lot_links(state))
            permit(state, lot)
            chain.append((lot, *advance(state, lot, at)))
            state = chain[-1][1]
        permit(state, cause)
        return self._follow([*chain, (cause, *advance(state, cause, at))], at)

    def _follow(self, chain: list[Link], at: int) -> list[Link]:
        """What follows at once: the next deal, when everybody is ready."""
        state = chain[-1][1]
        if deal_is_due(state) and not state.drawn:
            lot = causes.Lot(lot_links(state))
            chain.append((lot, *advance(state, lot, at)))
            state = chain[-1][1]
        if deal_is_due(state):
            cause = causes.Deal(state.links)
            chain.append((cause, *advance(state, cause, at)))
        return chain

    async def _refresh(self, table: Table) -> bool:
        """Read what is newer in the log; whether there was anything."""
        before = table.state
        rows = await self.store.read(table.id, 0 if before is None else before.seq)
        if rows:
            await self._take(table, rows)
        return bool(rows)

    async def _take(self, table: Table, rows: list[Row]) -> None:
        """Take over rows of the log that follow on what is known here; the lock is held."""
        if len(rows) > LONG_LOG:
            chain = await asyncio.to_thread(links_of, table.id, table.state, rows)
        else:
            chain = links_of(table.id, table.state, rows)
        table.absorb(chain)

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        table.used = time.monotonic()
        if len(self._tables) > KEPT * 1.1:
            idle = [each for each in self._tables.values() if not each.watched and each.timer is None]
            idle.sort(key=lambda each: each.used)
            for each in idle[: len(self._tables) - KEPT]:
                del self._tables[each.id]

    def _publish_presence(self, table: Table) -> None:
        self.bus.publish(News(self.node, table.id, 0, tuple(sorted(table.here()))))


def _stale(state: TableState, cause: causes.Act, rev: int) -> bool:
    """Whether something that `rev` does not know of has changed what the seat may do; nobody but a person acts on old
    knowledge."""
    if cause.by != "person":
        return rev != state.seq
    return not state.able_since[cause.seat] <= rev <= state.seq
