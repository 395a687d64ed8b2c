"""What a person can ask about himself: ratings, results, who owes whom."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter

from bummerl.club.ports import Rated, Result
from bummerl.club.protocol import (
    Blocked,
    Blocks,
    BlockSeat,
    Debt,
    Export,
    LoggedIn,
    Login,
    Mine,
    MyResult,
    RatingRow,
    Ratings,
    SessionInfo,
    Sessions,
    Versus,
)
from bummerl.club.ratings import at_time
from bummerl.club.state import TableError
from bummerl.rules.games import parse_profile, profile_text
from bummerl.server.routes import Authorization, Web, house_of, known_person, token_of

SHOWN = 500


def handle_of(person: str) -> str:
    """A short public mark of a person, from which nothing else about him follows."""
    return sha256(b"handle" + person.encode()).hexdigest()[:8]


@get("/api/ratings", tags=["people"])
async def get_ratings(state: State, rules: Annotated[str, QueryParameter(max_length=2000)]) -> Ratings:
    """The 100 highest ratings under a profile."""
    house = house_of(state)
    found = await house.store.ratings(profile_text(parse_profile(rules)), 100)
    return Ratings(tuple(_row(rated, house.clock.now()) for rated in found))


@get("/api/me", tags=["people"])
async def get_me(state: State, authorization: Authorization = None) -> Mine:
    """What this server knows about the holder of the token and his Bummerls with others."""
    house = house_of(state)
    person = await known_person(house, authorization)
    results = await house.store.results_of(person, SHOWN)
    return Mine(
        handle=handle_of(person),
        name=await house.accounts.name_of(person),
        ratings=tuple(_row(rated, house.clock.now()) for rated in await house.store.ratings_of(person)),
        results=tuple(_result(result, person) for result in results),
        versus=versus(results, person),
        ledger=ledger(results, person),
    )


@post("/api/account", tags=["people"], status_code=204)
async def register(request: Web, state: State, data: Login, authorization: Authorization = None) -> None:
    """Give oneself a name with a password. All that was played as a guest stays one's own."""
    house = house_of(state)
    house.logins.take(request.client.host if request.client else "")
    token = token_of(authorization)
    if token is None:
        raise TableError("badToken")
    await house.accounts.register(token, data.name, data.password)


@post("/api/sessions", tags=["people"])
async def login(request: Web, state: State, data: Login) -> LoggedIn:
    """A new token for who knows the password; ten tries a minute from one address."""
    house = house_of(state)
    house.logins.take(request.client.host if request.client else "")
    return LoggedIn(await house.accounts.login(data.name, data.password))


@get("/api/sessions", tags=["people"])
async def list_sessions(state: State, authorization: Authorization = None) -> Sessions:
    """The open sessions of the holder of the token."""
    house = house_of(state)
    person = await known_person(house, authorization)
    return Sessions(tuple(SessionInfo(*each) for each in await house.accounts.sessions(person)))


@delete("/api/sessions/{session:str}", tags=["people"])
async def end_session(state: State, session: str, authorization: Authorization = None) -> None:
    """End a session: its token is worth nothing from now on (on other nodes within 20 seconds)."""
    house = house_of(state)
    await house.accounts.revoke(await known_person(house, authorization), session)


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


@get("/api/me/export", tags=["people"])
async def export(state: State, authorization: Authorization = None) -> Export:
    """Everything that is kept about the holder of the token, as data."""
    house = house_of(state)
    person = await known_person(house, authorization)
    mine = await get_me.fn(state, authorization)
    tables = await house.store.tables_at(person)
    opened = tuple(SessionInfo(*each) for each in await house.accounts.sessions(person))
    blocked = tuple(Blocked(handle_of(other), name) for other, name in await house.accounts.blocked_by(person))
    return Export(mine, tuple(tables), opened, blocked)


@delete("/api/me", tags=["people"])
async def erase(state: State, authorization: Authorization = None) -> None:
    """Erase the holder of the token: name, sessions, blocks, ratings, and his name and words in all logs."""
    house = house_of(state)
    await house.erase(await known_person(house, authorization))


def versus(results: Sequence[Result], person: str) -> tuple[Versus, ...]:
    """The figures per opponent, the most played first; newest names."""
    found: dict[str, Versus] = {}
    for result in results:
        mine = result.persons.index(person)
        for seat, other in enumerate(result.persons):
            if other is None or other == person:
                continue
            old = found.get(other, Versus(handle_of(other), result.names[seat], 0, 0))
            won, lost = int(result.winner == mine), int(result.winner == seat)
            found[other] = Versus(old.handle, old.name, old.won + won, old.lost + lost)
    return tuple(sorted(found.values(), key=lambda each: -(each.won + each.lost)))


def ledger(results: Sequence[Result], person: str) -> tuple[Debt, ...]:
    """Who owes whom how often what was agreed: the marks charged to a loser are owed to the winner."""
    found: dict[tuple[str, str], Debt] = {}
    for result in results:
        mine = result.persons.index(person)
        for seat, other in enumerate(result.persons):
            if not result.stake or other is None or other == person or result.winner not in (mine, seat):
                continue
            change = result.charged[seat] if result.winner == mine else -result.charged[mine]
            old = found.get((other, result.stake), Debt(handle_of(other), result.names[seat], result.stake, 0))
            found[other, result.stake] = Debt(old.handle, old.name, old.stake, old.balance + change)
    return tuple(debt for debt in found.values() if debt.balance)


def _row(rated: Rated, now: int) -> RatingRow:
    rating = at_time(rated.rating, now)
    return RatingRow(
        handle_of(rated.person),
        rated.name,
        rated.rules,
        round(rating.rating, 1),
        round(rating.deviation, 1),
        rating.games,
    )


def _result(result: Result, person: str) -> MyResult:
    return MyResult(
        table=result.table,
        at=result.at,
        rules=result.rules,
        stake=result.stake,
        rated=result.rated,
        seat=result.persons.index(person),
        winner=result.winner,
        charged=result.charged,
        handles=tuple(None if other is None else handle_of(other) for other in result.persons),
        names=result.names,
    )
