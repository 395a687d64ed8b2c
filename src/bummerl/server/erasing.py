"""Erases a person from the logs: what was played stays true, who played it is gone."""

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bummerl.club import causes
from bummerl.club.events import Said, SeatRenamed, SeatTaken
from bummerl.rules.game import Seat
from bummerl.server.schema import events, hands, ratings, results, seats, settlements

ERASED = "erased"


async def erase_played(engine: AsyncEngine, person: str) -> list[str]:
    """Take name, identity and free words of a person out of every log, result and rating; the tables concerned."""
    async with engine.begin() as connection:
        at = await connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.person == person))
        places = [(row.table_id, row.seat) for row in at]
        for table, seat in places:
            await _erase_log(connection, table, seat, person)
        await connection.execute(delete(seats).where(seats.c.person == person))
        mine = results.c.person == person
        await connection.execute(update(results).where(mine).values(person=None, name=""))
        await connection.execute(delete(ratings).where(ratings.c.person == person))
        await connection.execute(update(hands).where(hands.c.person == person).values(person=None))
        owing = (settlements.c.debtor == person) | (settlements.c.creditor == person)
        await connection.execute(delete(settlements).where(owing))
    return [table for table, _ in places]


async def _erase_log(connection: AsyncConnection, table: str, seat: Seat, person: str) -> None:
    rows = await connection.execute(
        select(events.c.seq, events.c.event, events.c.cause).where(
            events.c.table_id == table, events.c.cause.is_not(None)
        )
    )
    for row in rows.all():
        cause = causes.decode(row.cause)
        event = row.event
        match cause:
            case causes.Open(chairs=chairs):
                kept = tuple(_empty(chair) if chair.person == person else chair for chair in chairs)
                changed: causes.AnyCause = msgspec.structs.replace(cause, chairs=kept)
            case causes.Sit(sitter) if sitter == seat:
                changed = msgspec.structs.replace(cause, person=ERASED, name="")
                event = _text(SeatTaken(seat=seat, name=""))
            case causes.Rename(renamed) if renamed == seat:
                changed = msgspec.structs.replace(cause, name="")
                event = _text(SeatRenamed(seat=seat, was="", name=""))
            case causes.Say(speaker, None) if speaker == seat:
                changed = msgspec.structs.replace(cause, text="…")
                event = _text(Said(seat=seat, phrase=None, text="…"))
            case _:
                continue
        here = (events.c.table_id == table) & (events.c.seq == row.seq)
        await connection.execute(update(events).where(here).values(cause=_text(changed), event=event))


def _empty(chair: causes.Chair) -> causes.Chair:
    return msgspec.structs.replace(chair, person=ERASED, name="")


def _text(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()
