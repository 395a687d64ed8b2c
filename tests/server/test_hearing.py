"""Whom a person hears is the same on every node, at once."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from bummerl.club.protocol import OpenTable
from bummerl.club.tables import new_token, person_of
from club.at_table import Client, house_in

PATIENCE = 20.0


async def soon(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def test_a_mute_reaches_the_sockets_of_another_node(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    async with AsyncExitStack() as stack:
        here, there = [
            await stack.enter_async_context(house_in(tmp_path, database_url=postgres_url, redis_url=redis_url))
            for _ in range(2)
        ]
        tokens = [new_token(), new_token()]
        table = await here.tables.open(OpenTable(people=1, name="Leni"), person_of(tokens[0]) or "")
        await here.tables.sit(table.id, person_of(tokens[1]) or "", "Franz")
        leni, elsewhere = Client(here, table.id, tokens[0]), Client(there, table.id, tokens[0])
        franz = Client(there, table.id, tokens[1])
        for client in (leni, elsewhere, franz):
            await client.hello()
        # The bus is heard from a moment after the start on.
        await soon(lambda: here.tending._hearing and there.tending._hearing)
        await leni.tell(t="mute", id="m", seat=1, on=True)
        await soon(lambda: bool(elsewhere.of("quiet")))
        assert elsewhere.of("quiet")[-1]["seats"] == [1]
        assert franz.of("quiet") == []
        await franz.tell(t="say", id="s", phrase="hello")
        assert elsewhere.last["seq"] == franz.of("ack")[-1]["seq"]
        assert not [frame for frame in elsewhere.of("event") if frame["ev"] and frame["ev"]["type"] == "said"]
        await leni.tell(t="mute", id="u", seat=1, on=False)
        await soon(lambda: elsewhere.of("quiet")[-1]["seats"] == [])
