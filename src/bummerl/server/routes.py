"""What goes over HTTP: profiles, opening tables, one's own tables, records, health."""

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import HeaderParameter, QueryParameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bummerl.club.protocol import (
    Lobby,
    MyTable,
    MyTables,
    OpenTable,
    Pairing,
    ProfileFacts,
    Profiles,
    Seated,
    SitDown,
)
from bummerl.club.records import record_of
from bummerl.club.state import TableError, TableState, seat_of
from bummerl.club.table import links_of
from bummerl.club.tables import new_token
from bummerl.club.watching import table_info
from bummerl.rules import match as play
from bummerl.rules.game import Seat
from bummerl.rules.games import parse_profile
from bummerl.server.house import House
from bummerl.server.profiles import all_profiles, facts

Authorization = Annotated[str | None, HeaderParameter(name="Authorization", required=False, description="Bearer TOKEN")]
Web = Request[None, None, State]


def house_of(state: State) -> House:
    """The house of this process."""
    house = state["house"]
    assert isinstance(house, House)
    return house


def token_of(authorization: str | None) -> str | None:
    """The token in the header. Raises `TableError` `badToken` if there is something else in it."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not 16 <= len(token) <= 128:
        raise TableError("badToken")
    return token


@get("/api/profiles", tags=["rules"], sync_to_thread=False)
def get_profiles(state: State) -> Profiles:
    """All presets with all their options, what can be changed, and the levels of the computer."""
    return all_profiles(house_of(state).computers.levels())


@get("/api/profile", tags=["rules"], sync_to_thread=False)
def get_profile(rules: Annotated[str, QueryParameter(max_length=2000)]) -> ProfileFacts:
    """One profile by its text, `scharf closeMinStock=2`; 400 with the reason if it is none."""
    return facts(parse_profile(rules))


@post("/api/tables", tags=["tables"])
async def open_table(request: Web, state: State, data: OpenTable, authorization: Authorization = None) -> Seated:
    """Open a table against the computer and sit down at it."""
    house = house_of(state)
    token, person = await opener(request, house, authorization)
    if data.people:
        data = msgspec.structs.replace(data, name=await house.accounts.name_at_table(person, data.name))
    table = await house.tables.open(data, person)
    return Seated(table.id, 0, token, table_info(table.now, table.present()))


@post("/api/tables/{table_id:str}/seats", tags=["tables"])
async def sit_down(
    request: Web, state: State, table_id: str, data: SitDown, authorization: Authorization = None
) -> Seated:
    """Take an open seat of a table: whoever was given its address may."""
    house = house_of(state)
    house.opening.take(request.client.host if request.client else "")
    token, person = await _somebody(house, authorization)
    name = await house.accounts.name_at_table(person, data.name)
    table, seat = await house.tables.sit(table_id, person, name, data.seat, data.anchor)
    return Seated(table.id, seat, token, table_info(table.now, table.present()))


@post("/api/pair", tags=["tables"])
async def pair(request: Web, state: State, data: Pairing, authorization: Authorization = None) -> Seated:
    """Sit down with somebody who wants just the same, or open a table and wait there."""
    house = house_of(state)
    house.opening.take(request.client.host if request.client else "")
    token, person = await _somebody(house, authorization)
    wish = msgspec.structs.replace(data, name=await house.accounts.name_at_table(person, data.name))
    table, seat = await house.tables.pair(wish, person)
    return Seated(table.id, seat, token, table_info(table.now, table.present()))


@get("/api/lobby", tags=["tables"])
async def lobby(state: State, authorization: Authorization = None) -> Lobby:
    """The listed tables that wait for people, without those of somebody whom the holder of the token does not meet."""
    house = house_of(state)
    person = await house.accounts.person(token_of(authorization))
    avoided = frozenset[str]() if person is None else await house.accounts.avoided(person)
    found = [await house.tables.find(table_id) for table_id in await house.store.lobby(100)]
    fit = [table for table in found if not any(chair.person in avoided for chair in table.now.chairs)]
    return Lobby(tuple(table_info(table.now, table.present()) for table in fit))


@get("/api/tables", tags=["tables"])
async def my_tables(state: State, authorization: Authorization = None) -> MyTables:
    """The tables at which the holder of the token sits and that are not over, newest first; at most 50."""
    house = house_of(state)
    person = await house.accounts.person(token_of(authorization))
    if person is None:
        return MyTables(())
    found = []
    for table_id in await house.store.tables_of(person, 50):
        table = await house.tables.find(table_id)
        seat = seat_of(table.now, person)
        if seat is not None:
            found.append(_mine(table.now, seat, table.present()))
    return MyTables(tuple(found))


async def opener(request: Web, house: House, authorization: str | None) -> tuple[str, str]:
    """Who wants to open a table, as `_somebody` tells. Raises `TableError` `tooMany` or `tooManyTables`."""
    house.opening.take(request.client.host if request.client else "")
    token, person = await _somebody(house, authorization)
    limit = house.settings.tables_per_person
    if authorization is not None and len(await house.store.tables_of(person, limit)) >= limit:
        raise TableError("tooManyTables", limit=limit)
    return token, person


async def _somebody(house: House, authorization: str | None) -> tuple[str, str]:
    """The token of whoever asks, a new one for a newcomer, and the person it stands for."""
    token = token_of(authorization) or new_token()
    person = await house.accounts.person(token)
    if person is None:
        raise TableError("badToken")
    return token, person


async def known_person(house: House, authorization: str | None) -> str:
    """The person who asks. Raises `TableError` `badToken` if there is none."""
    person = await house.accounts.person(token_of(authorization))
    if person is None:
        raise TableError("badToken")
    return person


def _mine(state: TableState, seat: Seat, present: frozenset[Seat]) -> MyTable:
    match = state.match
    return MyTable(
        table=table_info(state, present),
        seat=seat,
        seq=state.seq,
        scores=match.scores,
        marks=match.marks,
        deal_no=match.deal_no,
        my_turn=seat in play.to_act(match) or (play.between_deals(match) and seat not in state.ready),
        last_at=state.at,
    )


@get("/api/tables/{table_id:str}/record", tags=["tables"])
async def get_record(
    state: State, table_id: str, form: Annotated[Literal["text", "json"], QueryParameter(name="format")] = "text"
) -> Response[bytes]:
    """The record of the deals that are over, as text or JSON (docs/notation.md §5); 409 if none is."""
    house = house_of(state)
    rows = await house.store.read(table_id)
    if not rows:
        raise TableError("noSuchTable")
    record = await asyncio.to_thread(lambda: record_of(links_of(table_id, None, rows)))
    headers = {
        "Content-Disposition": f'attachment; filename="bummerl-{table_id}.{"json" if form == "json" else "txt"}"'
    }
    if form == "json":
        return Response(record.json(), media_type=MediaType.JSON, headers=headers)
    return Response(record.text().encode(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/healthz", tags=["operating"])
async def healthz(state: State) -> Response[dict[str, str]]:
    """200 if the store answers."""
    await house_of(state).store.ready()
    return Response({"status": "ok"}, headers={"Cache-Control": "no-store"})


@get("/metrics", tags=["operating"], sync_to_thread=False)
def metrics() -> Response[bytes]:
    """What is counted, as Prometheus reads it."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST, headers={"Cache-Control": "no-store"})
