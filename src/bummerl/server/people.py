"""Who somebody is: names, sessions, whom he does not want to meet, and what is kept about him."""

from litestar import delete, get, post
from litestar.datastructures import State

from bummerl.club.account import MutedPerson, PasskeyInfo
from bummerl.club.protocol import (
    Blocked,
    Blocks,
    BlockSeat,
    Export,
    LoggedIn,
    Login,
    SessionInfo,
    Sessions,
)
from bummerl.club.state import TableError
from bummerl.server.account import device
from bummerl.server.handles import handle_of
from bummerl.server.routes import Authorization, Web, house_of, known_person, token_of
from bummerl.server.standing import mine_of
from bummerl.server.words import words_of


@post("/api/account", tags=["people"], status_code=204)
async def register(request: Web, state: State, data: Login, authorization: Authorization = None) -> None:
    """Give oneself a name with a password. All that was played as a guest stays one's own."""
    house = house_of(state)
    house.logins.take(request.client.host if request.client else "")
    token = token_of(authorization)
    if token is None:
        raise TableError("badToken")
    await house.accounts.register(token, data.name, data.password, device(request))
    person = await known_person(house, authorization)
    await house.rename(person, await house.accounts.name_at_table(person, data.name))


@post("/api/sessions", tags=["people"])
async def login(request: Web, state: State, data: Login) -> LoggedIn:
    """A new token for who knows the password; ten tries a minute from one address."""
    house = house_of(state)
    house.logins.take(request.client.host if request.client else "")
    return LoggedIn(await house.accounts.login(data.name, data.password, device(request)))


@get("/api/sessions", tags=["people"])
async def list_sessions(state: State, authorization: Authorization = None) -> Sessions:
    """The open sessions of the holder of the token."""
    house = house_of(state)
    person = await known_person(house, authorization)
    found = await house.accounts.sessions(person, token_of(authorization))
    return Sessions(tuple(SessionInfo(*each) for each in found))


@delete("/api/sessions/{session:str}", tags=["people"])
async def end_session(state: State, session: str, authorization: Authorization = None) -> None:
    """End a session, or the `current` one: its token is worth nothing from now on (on other nodes within 20
    seconds)."""
    house = house_of(state)
    person = await known_person(house, authorization)
    if session == "current":
        open_ones = await house.accounts.sessions(person, token_of(authorization))
        session = next((each.id for each in open_ones if each.current), "")
    await house.accounts.revoke(person, session)


@post("/api/me/blocks", tags=["people"], status_code=204)
async def block(state: State, data: BlockSeat, authorization: Authorization = None) -> None:
    """Never meet the person on a seat of a table again: neither by pairing nor at tables."""
    house = house_of(state)
    person = await known_person(house, authorization)
    table = await house.tables.find(data.table)
    chairs = table.now.chairs
    if not 0 <= data.seat < len(chairs) or chairs[data.seat].person in (None, person):
        raise TableError("noSuchSeat")
    await house.accounts.block(person, chairs[data.seat].person or "", chairs[data.seat].name)
    await house.tables.hears_others(person)


@get("/api/me/blocks", tags=["people"])
async def list_blocks(state: State, authorization: Authorization = None) -> Blocks:
    """Whom the holder of the token has blocked."""
    house = house_of(state)
    found = await house.accounts.blocked_by(await known_person(house, authorization))
    return Blocks(tuple(Blocked(handle_of(other), name) for other, name in found))


@delete("/api/me/blocks/{handle:str}", tags=["people"])
async def unblock(state: State, handle: str, authorization: Authorization = None) -> None:
    """Take a block back."""
    house = house_of(state)
    person = await known_person(house, authorization)
    for other, _ in await house.accounts.blocked_by(person):
        if handle_of(other) == handle:
            await house.accounts.unblock(person, other)
    await house.tables.hears_others(person)


@get("/api/me/export", tags=["people"])
async def export(state: State, authorization: Authorization = None) -> Export:
    """Everything that is kept about the holder of the token, as data."""
    house = house_of(state)
    person = await known_person(house, authorization)
    mine = await mine_of(house, person)
    tables = await house.store.tables_at(person)
    opened = tuple(SessionInfo(*each) for each in await house.accounts.sessions(person, token_of(authorization)))
    blocked = tuple(Blocked(handle_of(other), name) for other, name in await house.accounts.blocked_by(person))
    muted = tuple(MutedPerson(handle_of(other), name) for other, name in await house.accounts.muted_by(person))
    keys = tuple(PasskeyInfo(each.id, each.name, each.since, each.used_at) for each in await house.passkeys.of(person))
    sent = tuple(await house.reports.sent_by(person))
    said = tuple(await words_of(house.store.engine, person))
    return Export(mine, tuple(tables), opened, blocked, muted, keys, sent, said)


@delete("/api/me", tags=["people"])
async def erase(state: State, authorization: Authorization = None) -> None:
    """Erase the holder of the token: name, sessions, blocks, ratings, and his name and words in all logs."""
    house = house_of(state)
    await house.erase(await known_person(house, authorization))
