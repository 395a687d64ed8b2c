"""What the club needs from the world outside: a store, a bus, a clock and somebody who plays for the computer."""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Literal, Protocol

from msgspec import Struct

from bummerl.club.hands import DealEnd, DealtHand
from bummerl.club.ratings import Rating
from bummerl.engine.reasons import Reasons
from bummerl.rules.game import Seat
from bummerl.rules.view import View


class Row(Struct, frozen=True):
    """An event in the log: `event` is its JSON, `cause` the JSON of what made it, on the first event of a cause."""

    seq: int
    at: int
    event: str
    cause: str | None


DueKind = Literal["computer", "draw", "deal", "clock"]


class Due(Struct, frozen=True):
    """What has to happen at a table without anybody's click, at `at` (milliseconds since 1970)."""

    at: int
    kind: DueKind
    seat: Seat | None = None


class Summary(Struct, frozen=True):
    """What the store knows about a table without reading its log. `persons` sit on the seats, None for others."""

    status: str
    rules: str
    touched: bool
    persons: tuple[str | None, ...]
    listed: bool = False


class Result(Struct, frozen=True):
    """A Bummerl that is over, between people: `persons` by seat (None for a computer) and their names, the winner's
    seat, the marks charged to each seat, and whether it counts for ratings."""

    table: str
    bummerl: int
    at: int
    rules: str
    stake: str
    rated: bool
    persons: tuple[str | None, ...]
    names: tuple[str, ...]
    winner: Seat
    charged: tuple[int, ...]


class Rated(Struct, frozen=True):
    """A person's rating under one profile, with the name he last used."""

    person: str
    name: str
    rules: str
    rating: Rating


class Batch(Struct, frozen=True):
    """Rows to append to one table in one transaction, and what follows from them."""

    table: str
    rows: tuple[Row, ...]
    due: Due | None
    summary: Summary
    seats_changed: bool
    results: tuple[Result, ...] = ()
    hands: tuple[DealtHand, ...] = ()
    ended: tuple[DealEnd, ...] = ()


class Conflict(Exception):
    """Somebody else has written these numbers of this table: read what is newer, and check again."""


class Gone(Exception):
    """The table is not in the store any more."""


class Store(Protocol):
    """Where the logs of the tables are. `shared`: other processes may write to it too."""

    shared: bool

    async def append(self, batch: Batch) -> None:
        """Write all rows or none, safely on disk on return. Raises `Conflict` if one of the numbers is taken,
        `Gone` if the table was forgotten in the meantime."""

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table behind number `after`, in order; empty for a table that does not exist."""

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """The same for several tables at once, those left out that have nothing newer."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last row of each of these tables."""

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The tables not over yet at which a person sits, the one with the newest event first."""

    async def take_overdue(
        self, before: int, *, now: int, until: int, limit: int, kinds: Collection[DueKind], force: bool = False
    ) -> list[tuple[str, Due]]:
        """Take upon oneself, until a time, what was due before a time and is in nobody else's hands; the most overdue
        first, and only of these kinds. With `force` also what others have in hand: for a process that knows itself to
        be alone."""

    async def lobby(self, limit: int) -> list[str]:
        """Tables that wait for people and may be shown to everybody, the newest first."""

    async def results_of(self, person: str, limit: int) -> list[Result]:
        """The Bummerls that a person played with other people, the newest first."""

    async def ratings(self, rules: str, limit: int) -> list[Rated]:
        """The ratings under a profile, the highest first."""

    async def ratings_of(self, person: str) -> list[Rated]:
        """All ratings of a person, the one used last first."""

    async def sweep(self, before: int) -> int:
        """Forget tables opened before this time at which no person ever did anything; how many they were."""

    async def ready(self) -> None:
        """Raise if the store cannot be reached."""

    async def close(self) -> None:
        """Let everything go."""


class News(Struct, frozen=True):
    """What one node tells the others: table `table` has come to event `seq`; or (`seq` 0) who is `present` there, as
    node `node` sees it; or (with `person`, and no table) that this person hears other people than before."""

    node: str
    table: str
    seq: int
    present: tuple[Seat, ...] = ()
    person: str | None = None


class Bus(Protocol):
    """How nodes tell each other that a table has moved. May lose messages: the log is the truth, not the bus.
    `carries` says whether there is anybody to tell at all."""

    carries: bool

    def publish(self, news: News) -> None:
        """Tell all other nodes; neither waits nor fails."""

    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[News]]:
        """What other nodes tell, as long as the context is open."""

    async def close(self) -> None:
        """Let everything go."""


class People(Protocol):
    """Who people are, and whom they do not want to meet."""

    async def person(self, token: str | None) -> str | None:
        """Who holds a token; None for nobody and for a session that was revoked."""

    async def apart(self, person: str, others: Collection[str]) -> bool:
        """Whether a person and one of the others do not want to meet."""

    async def unheard(self, person: str) -> frozenset[str]:
        """Whom a person does not want to hear."""

    async def mute(self, person: str, other: str, name: str) -> None:
        """Let a person not hear another one (of this name) again."""

    async def unmute(self, person: str, other: str) -> None:
        """Let a person hear another one again."""


class Clock(Protocol):
    """The time."""

    def now(self) -> int:
        """Milliseconds since 1970; may jump as the machine's clock is set."""


class Choice(Struct, frozen=True):
    """What a computer wants to do, in the notation of actions, and why."""

    action: str
    reasons: Reasons | None = None


class Thinker(Protocol):
    """Plays for the computer. Is called in a thread and sees what its seat may see, nothing else."""

    def levels(self) -> tuple[str, ...]:
        """The levels it can play, weakest first."""

    def choose(self, seen: View, level: str, seed: int) -> Choice:
        """One action out of `seen.deal.legal`, the same again for the same arguments."""
