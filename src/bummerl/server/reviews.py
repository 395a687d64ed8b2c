"""Looking through finished deals over HTTP, and going on from one of their moments."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import Parameter

from bummerl.club.again import opening
from bummerl.club.protocol import Seated
from bummerl.club.records import record_of
from bummerl.club.replays import replay_of
from bummerl.club.reviewed import BummerlReview, PlayFrom, Replay, Review
from bummerl.club.state import TableError, seat_of
from bummerl.club.table import Link, links_of
from bummerl.club.watching import table_info
from bummerl.server.house import House
from bummerl.server.routes import Authorization, Web, house_of, opener, token_of

DealNo = Annotated[int | None, Parameter(ge=1, le=100_000)]


@get("/api/tables/{table_id:str}/review", tags=["tables"])
async def get_review(
    state: State,
    table_id: str,
    deal: DealNo = None,
    authorization: Authorization = None,
) -> Review:
    """What each decision of a finished deal cost; the last one unless `deal` names another. 409 if none is finished."""
    house = house_of(state)
    if not getattr(house.computers.thinker, "ready", True):
        raise TableError("busy")
    chain, you = await _log(house, table_id, authorization)
    return await house.reviews.of(chain, deal, you)


@get("/api/tables/{table_id:str}/bummerl", tags=["tables"])
async def get_bummerl(
    state: State, table_id: str, deal: DealNo = None, authorization: Authorization = None
) -> BummerlReview:
    """The Bummerl to which a finished deal belongs; the last deal unless `deal` names another."""
    house = house_of(state)
    chain, you = await _log(house, table_id, authorization)
    return await house.reviews.bummerl(chain, deal, you)


@get("/api/tables/{table_id:str}/replay", tags=["tables"])
async def get_replay(state: State, table_id: str, deal: DealNo = None, authorization: Authorization = None) -> Replay:
    """A finished deal step by step; the last one unless `deal` names another. 409 if none is finished."""
    chain, you = await _log(house_of(state), table_id, authorization)
    record = await asyncio.to_thread(record_of, chain)
    return await asyncio.to_thread(replay_of, record, len(record.deals) if deal is None else deal, you)


@post("/api/tables/{table_id:str}/from", tags=["tables"])
async def play_from(
    request: Web, state: State, table_id: str, data: PlayFrom, authorization: Authorization = None
) -> Seated:
    """Open a table that stands where a finished deal once stood."""
    house = house_of(state)
    token, person = await opener(request, house, authorization)
    if not house.computers.knows(data.level):
        raise TableError("levelUnknown", level=data.level)
    chain, _ = await _log(house, table_id, authorization)
    table = await house.tables.begin(await asyncio.to_thread(opening, chain, data, person, house.settings.pace))
    return Seated(table.id, seat_of(table.now, person) or 0, token, table_info(table.now, table.present()))


async def _log(house: House, table_id: str, authorization: str | None) -> tuple[list[Link], int | None]:
    """The log of a table, and the seat of the one who asks, None for a stranger."""
    rows = await house.store.read(table_id)
    if not rows:
        raise TableError("noSuchTable")
    chain = await asyncio.to_thread(links_of, table_id, None, rows)
    person = await house.accounts.person(token_of(authorization))
    return chain, seat_of(chain[-1][1], person)
