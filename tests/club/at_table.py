"""A house on a real SQLite file, with people that remember every frame they got."""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from bummerl.club import stand_in
from bummerl.club.ports import Choice
from bummerl.club.protocol import OpenTable
from bummerl.club.state import TableState
from bummerl.club.table import Table
from bummerl.club.tables import new_token, person_of
from bummerl.club.visit import Visit
from bummerl.rules import match as play
from bummerl.rules.view import View
from bummerl.server.house import House, open_house
from bummerl.server.settings import Settings


class Plain:
    """A computer of the simplest kind, so that these tests need no kernels."""

    def levels(self) -> tuple[str, ...]:
        return ("beginner", "club")

    def choose(self, seen: View, level: str, seed: int) -> Choice:
        return stand_in.choose(seen)


@asynccontextmanager
async def house_in(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """A house whose data lie in a folder."""
    house = await open_house(Settings(data=folder, pace=0, threads=1, **settings), Plain())
    try:
        yield house
    finally:
        await house.close()


class Client:
    """Somebody at a table who talks the protocol; `frames` is all that was ever sent to him."""

    def __init__(self, house: House, table: str, token: str | None) -> None:
        self.token = token
        self.frames: list[bytes] = []
        self.ended = False
        self.visit = Visit(house.tables, house.computers, table, self)

    def send(self, frames: Sequence[bytes]) -> None:
        self.frames.extend(frames)

    def end(self) -> None:
        self.ended = True

    @property
    def said(self) -> list[dict[str, Any]]:
        """The frames, decoded."""
        return [msgspec.json.decode(frame) for frame in self.frames]

    @property
    def last(self) -> dict[str, Any]:
        """The last frame."""
        found: dict[str, Any] = msgspec.json.decode(self.frames[-1])
        return found

    def of(self, kind: str) -> list[dict[str, Any]]:
        """The frames of one kind."""
        return [frame for frame in self.said if frame["t"] == kind]

    async def tell(self, **message: Any) -> dict[str, Any]:
        """Send a message; the last frame after it."""
        await self.visit.receive(msgspec.json.encode(message))
        return self.last

    async def hello(self, since: int | None = None) -> dict[str, Any]:
        return await self.tell(t="hello", since=since, **({"token": self.token} if self.token else {}))


async def sit_down(house: House, **wish: Any) -> tuple[Table, Client]:
    """A new table against the computer, and the person at it, who has said hello."""
    token = new_token()
    person = person_of(token)
    assert person is not None
    table = await house.tables.open(OpenTable(**wish), person)
    client = Client(house, table.id, token)
    await client.hello()
    return table, client


def lawful(state: TableState, seat: int, rng: random.Random) -> str:
    """Some lawful action of a seat."""
    return str(rng.choice(play.legal(state.match, seat)))
