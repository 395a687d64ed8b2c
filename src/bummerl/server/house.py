"""Everything that one server process holds, put together."""

import secrets

from bummerl.club.computer import Computers, Engine
from bummerl.club.local import MachineClock, NoBus
from bummerl.club.ports import Bus, Clock, Store, Thinker
from bummerl.club.review import Reviews
from bummerl.club.tables import Tables
from bummerl.club.tending import EVERYTHING, THINKING, Tending
from bummerl.server.bus import RedisBus
from bummerl.server.limits import Limit
from bummerl.server.settings import Settings
from bummerl.server.store import open_store


class House:
    """The store, the tables and those who see to them. Use `open_house`."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, clock: Clock, thinker: Thinker, *, worker: bool = False
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.clock = clock
        self.opening = Limit(settings.opens_per_minute)
        self.computers = Computers(thinker, settings.threads)
        self.tables = Tables(
            store, bus, clock, node=secrets.token_hex(4), pace=settings.pace, knows_level=self.computers.knows
        )
        kinds = EVERYTHING if settings.threads else EVERYTHING - THINKING
        self.tending = Tending(self.tables, self.computers, THINKING if worker else kinds)
        self.reviews = Reviews()

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
