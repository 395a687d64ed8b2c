"""The routes of the page about oneself: passkeys, the password, whom one does not hear, and reports."""

from litestar import Request, delete, get, patch, post, put
from litestar.datastructures import State

from bummerl.club.account import (
    Account,
    MutedPerson,
    Mutes,
    NewName,
    NewPasskey,
    NewPassword,
    PasskeyInfo,
    PasskeyLogin,
    PasskeyName,
    PasskeyOptions,
    PasskeyTerms,
    Report,
)
from bummerl.club.protocol import LoggedIn
from bummerl.club.state import TableError
from bummerl.server.accounts import good_name
from bummerl.server.devices import device_of
from bummerl.server.handles import handle_of
from bummerl.server.house import House
from bummerl.server.limits import Limit
from bummerl.server.passkeys import Home, Why, home_of
from bummerl.server.routes import Authorization, Web, house_of, known_person, token_of


def device(request: Web) -> str:
    """What the asker's browser is."""
    return device_of(request.headers.get("user-agent"))


def _home(request: Request[None, None, State], house: House) -> Home | Why:
    server = request.scope.get("server")
    port = server[1] if server is not None and server[1] is not None else 0
    return home_of(house.settings.address, request.headers.get("host"), port)


def _passkeys_at(request: Web, house: House, limit: Limit) -> Home:
    limit.take(request.client.host if request.client else "")
    home = _home(request, house)
    if not isinstance(home, Home):
        raise TableError("passkeysOff")
    return home


@get("/api/account", tags=["people"])
async def get_account(state: State, authorization: Authorization = None) -> Account:
    """The name, the password (whether there is one) and the passkeys of the holder of the token."""
    house = house_of(state)
    person = await known_person(house, authorization)
    found = await house.passkeys.of(person)
    return Account(
        name=await house.accounts.name_of(person),
        password=await house.accounts.has_password(person),
        passkeys=tuple(PasskeyInfo(each.id, each.name, each.since, each.used_at) for each in found),
    )


@post("/api/account/password", tags=["people"], status_code=204)
async def change_password(request: Web, state: State, data: NewPassword, authorization: Authorization = None) -> None:
    """Put a new password in place of the old one; all other sessions end."""
    house = house_of(state)
    house.logins.take(request.client.host if request.client else "")
    person = await known_person(house, authorization)
    await house.accounts.change_password(person, token_of(authorization) or "", data.old, data.new)


@get("/api/passkeys", tags=["people"], sync_to_thread=False)
def passkey_terms(request: Web, state: State) -> PasskeyTerms:
    """Whether passkeys can be used at this address, and if not, why."""
    house = house_of(state)
    home = _home(request, house)
    if isinstance(home, Home):
        return PasskeyTerms(True, None, home.origin)
    return PasskeyTerms(False, home, house.settings.address)


@post("/api/passkeys/new", tags=["people"], status_code=200)
async def begin_passkey(
    request: Web, state: State, data: PasskeyName, authorization: Authorization = None
) -> PasskeyOptions:
    """Begin to make a passkey for the holder of the token."""
    house = house_of(state)
    home = _passkeys_at(request, house, house.opening)
    person = await known_person(house, authorization)
    name = await house.accounts.name_of(person)
    if name is None:
        name = await house.accounts.name_at_table(person, good_name(data.name))
    return PasskeyOptions(await house.passkeys.ask_to_add(home, person, name))


@post("/api/me/passkeys", tags=["people"], status_code=204)
async def add_passkey(request: Web, state: State, data: NewPasskey, authorization: Authorization = None) -> None:
    """Keep the passkey that the browser has made; a guest takes a name with it."""
    house = house_of(state)
    home = _passkeys_at(request, house, house.logins)
    person = await known_person(house, authorization)
    token = token_of(authorization) or ""
    await house.passkeys.add(home, person, token, data.credential, data.label, data.name, device(request))
    if data.name is not None:
        await house.rename(person, await house.accounts.name_at_table(person, data.name))


@put("/api/me/name", tags=["people"], status_code=204)
async def change_name(request: Web, state: State, data: NewName, authorization: Authorization = None) -> None:
    """Be called otherwise from now on, at open tables too. Whoever has a name of his own keeps that."""
    house = house_of(state)
    house.opening.take(request.client.host if request.client else "")
    person = await known_person(house, authorization)
    await house.rename(person, await house.accounts.name_at_table(person, data.name))


@patch("/api/me/passkeys/{passkey:str}", tags=["people"], status_code=204)
async def rename_passkey(state: State, passkey: str, data: PasskeyName, authorization: Authorization = None) -> None:
    """Call a passkey by another name."""
    house = house_of(state)
    await house.passkeys.rename(await known_person(house, authorization), passkey, data.name)


@delete("/api/me/passkeys/{passkey:str}", tags=["people"])
async def remove_passkey(state: State, passkey: str, authorization: Authorization = None) -> None:
    """Forget a passkey; the last one stays where there is no password."""
    house = house_of(state)
    await house.passkeys.remove(await known_person(house, authorization), passkey)


@post("/api/passkeys/enter", tags=["people"], status_code=200)
async def begin_entering(request: Web, state: State) -> PasskeyOptions:
    """Begin to sign in with a passkey; nothing is said of any name."""
    house = house_of(state)
    return PasskeyOptions(await house.passkeys.ask_to_enter(_passkeys_at(request, house, house.opening)))


@post("/api/sessions/passkey", tags=["people"])
async def enter(request: Web, state: State, data: PasskeyLogin) -> LoggedIn:
    """A new token for who holds a passkey."""
    house = house_of(state)
    home = _passkeys_at(request, house, house.logins)
    return LoggedIn(await house.passkeys.enter(home, data.credential, device(request)))


@get("/api/me/mutes", tags=["people"])
async def list_mutes(state: State, authorization: Authorization = None) -> Mutes:
    """Whom the holder of the token does not hear."""
    house = house_of(state)
    found = await house.accounts.muted_by(await known_person(house, authorization))
    return Mutes(tuple(MutedPerson(handle_of(other), name) for other, name in found))


@delete("/api/me/mutes/{handle:str}", tags=["people"])
async def unmute(state: State, handle: str, authorization: Authorization = None) -> None:
    """Hear somebody again, also at tables that are open now."""
    house = house_of(state)
    person = await known_person(house, authorization)
    for other, _ in await house.accounts.muted_by(person):
        if handle_of(other) == handle:
            await house.accounts.unmute(person, other)
    await house.tables.hears_others(person)


@post("/api/reports", tags=["people"], status_code=204)
async def report(request: Web, state: State, data: Report, authorization: Authorization = None) -> None:
    """Tell the operator about somebody at a table at which one sits; one address may as often in a minute as one person
    in an hour."""
    house = house_of(state)
    house.reporting.take(request.client.host if request.client else "")
    person = await known_person(house, authorization)
    table = await house.tables.find(data.table)
    await house.reports.send(person, table.now, data)


ROUTES = (
    get_account,
    change_password,
    passkey_terms,
    begin_passkey,
    add_passkey,
    rename_passkey,
    remove_passkey,
    begin_entering,
    enter,
    change_name,
    list_mutes,
    unmute,
    report,
)
