"""What a person has said at tables, as the logs have it."""

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from bummerl.club.account import MyWords
from bummerl.club.events import Said
from bummerl.server.schema import events, seats

_said = msgspec.json.Decoder(Said)


async def words_of(engine: AsyncEngine, person: str) -> list[MyWords]:
    """All ready phrases and free words of a person, the oldest first."""
    here = events.c.table_id == seats.c.table_id
    wanted = select(events.c.table_id, events.c.at, events.c.event, seats.c.seat).select_from(events.join(seats, here))
    wanted = wanted.where(seats.c.person == person, events.c.event.like('{"type":"said"%'))
    found = []
    async with engine.connect() as connection:
        for row in await connection.execute(wanted.order_by(events.c.at, events.c.table_id, events.c.seq)):
            said = _said.decode(row.event)
            if said.seat == row.seat:
                found.append(MyWords(row.at, row.table_id, said.phrase, said.text))
    return found
