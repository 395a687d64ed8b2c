"""Everything that one server process holds, put together."""

import secrets
from contextlib import suppress

from bummerl.club import causes
from bummerl.club.computer import Computers, Engine
from bummerl.club.local import MachineClock, NoBus
from bummerl.club.ports import Bus, Clock, Thinker
from bummerl.club.review import Reviews
from bummerl.club.state import TableError, seat_of
from bummerl.club.tables import Tables
from bummerl.club.tending import EVERYTHING, THINKING, Tending
from bummerl.server.accounts import Accounts, token_hash
from bummerl.server.bus import RedisBus
from bummerl.server.erasing import erase_played
from bummerl.server.ledger_rows import Debts
from bummerl.server.limits import Limit
from bummerl.server.luck_rows import LuckOfAll
from bummerl.server.passkeys import Passkeys
from bummerl.server.reports import Reports
from bummerl.server.settings import Settings
from bummerl.server.standing_rows import Standing
from bummerl.server.store import SqlStore, open_store


class House:
    """The store, the tables and those who see to them. Use `open_house`."""

    def __init__(
        self, settings: Settings, store: SqlStore, bus: Bus, clock: Clock, thinker: Thinker, *, worker: bool = False
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.clock = clock
        self.accounts = Accounts(store.engine, clock)
        self.passkeys = Passkeys(store.engine, clock, self.accounts)
        self.reports = Reports(store.engine, clock, store, settings.reports_per_hour, settings.reports_kept_days)
        self.standing = Standing(store.engine)
        self.debts = Debts(store.engine, self.standing)
        self.luck = LuckOfAll(store.engine, clock)
        self.logins = Limit(settings.logins_per_minute)
        self.opening = Limit(settings.opens_per_minute)
        self.reporting = Limit(settings.reports_per_hour)
        self.computers = Computers(thinker, settings.threads)
        self.tables = Tables(
            store,
            bus,
            clock,
            people=self.accounts,
            node=secrets.token_hex(4),
            pace=settings.pace,
            knows_level=self.computers.knows,
        )
        self.accounts.ended = lambda hashes: self.tables.send_away(
            lambda watcher: watcher.token is not None and token_hash(watcher.token) in hashes
        )
        kinds = EVERYTHING if settings.threads else EVERYTHING - THINKING
        kinds = THINKING if worker else kinds
        self.tending = Tending(self.tables, self.computers, kinds, [self.reports.forget_closed])
        self.reviews = Reviews()

    async def rename(self, person: str, name: str) -> None:
        """Call a person by a name at all tables that are not over yet."""
        for table_id in await self.store.tables_of(person, self.settings.tables_per_person):
            with suppress(TableError):  # it ended in the meantime
                table = await self.tables.find(table_id)
                seat = seat_of(table.now, person)
                if seat is not None and table.now.chairs[seat].name != name:
                    await self.tables.command(table_id, causes.Rename(seat, name))

    async def erase(self, person: str) -> None:
        """Forget all that is known of a person; what was played stays, without him."""
        await self.tables.reload(await erase_played(self.store.engine, person))
        await self.reports.erase(person)
        await self.accounts.erase(person)
        self.tables.send_away(lambda watcher: watcher.person == person)

    async def close(self) -> None:
        """Finish what is being written and let everything go."""
        await self.tending.stop()
        await self.bus.close()
        await self.store.close()


async def open_house(settings: Settings, thinker: Thinker | None = None, *, worker: bool = False) -> House:
    """A house that is ready: its database is up to date and what was left undone is under way. A `worker` serves no
    clients; it plays the computers' turns for nodes that do not think (`threads` 0)."""
    store = await open_store(settings.data, settings.database_url)
    bus = RedisBus(settings.redis_url) if settings.redis_url else NoBus()
    house = House(settings, store, bus, MachineClock(), thinker or Engine(), worker=worker)
    await house.tending.start()
    return house
