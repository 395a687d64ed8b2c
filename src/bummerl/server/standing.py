"""Ratings, players, games, the ledger and the luck of the cards over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from bummerl.club.standing import Curve, Games, Ledger, Luck, Mine, Player, Ratings, Settle
from bummerl.club.state import TableError
from bummerl.rules.games import parse_profile, profile_text
from bummerl.server.accounts import name_key
from bummerl.server.handles import handle_of
from bummerl.server.house import House
from bummerl.server.routes import Authorization, house_of, known_person, token_of

RulesText = Annotated[str, QueryParameter(max_length=2000)]
Page = Annotated[int, QueryParameter(ge=1, le=100_000)]
Who = Annotated[str, PathParameter(description="the handle of a player, or `me`", pattern="^([0-9a-f]{8}|me)$")]
NEWEST = 500


async def _asker(house: House, authorization: str | None) -> str | None:
    return await house.accounts.person(token_of(authorization))


async def _player(house: House, who: str, authorization: str | None) -> tuple[str, str | None, bool]:
    """A person, his own name, and whether it is the one who asks. Raises `TableError` `notFound`."""
    me = await _asker(house, authorization)
    if who == "me" or (me is not None and handle_of(me) == who):
        person = await known_person(house, authorization)
        return person, await house.accounts.name_of(person), True
    found = await house.standing.named(who)
    if found is None:
        raise TableError("notFound")
    return (*found, False)


@get("/api/ratings", tags=["people"])
async def get_ratings(
    state: State,
    rules: RulesText,
    search: Annotated[str, QueryParameter(max_length=24)] = "",
    page: Page = 1,
    authorization: Authorization = None,
) -> Ratings:
    """The ratings under a profile, those that are certain first."""
    house = house_of(state)
    text, now = profile_text(parse_profile(rules)), house.clock.now()
    rows, total = await house.standing.page(text, name_key(search), page, now)
    me = await _asker(house, authorization)
    mine = [] if me is None else [row for row in await house.standing.ratings_of(me, now) if row.rules == text]
    guest = me is None or await house.accounts.name_of(me) is None
    played = await house.standing.played()
    return Ratings(tuple(rows), total, mine[0] if mine else None, guest, tuple(played))


@get("/api/players/{who:str}", tags=["people"])
async def get_player(state: State, who: Who, authorization: Authorization = None) -> Player:
    """A person with a name and his ratings; for oneself also the figures per opponent."""
    house = house_of(state)
    person, name, you = await _player(house, who, authorization)
    ratings = await house.standing.ratings_of(person, house.clock.now())
    versus = await house.standing.versus(person) if you else []
    return Player(handle_of(person), name, you, tuple(ratings), tuple(versus))


@get("/api/players/{who:str}/curve", tags=["people"])
async def get_curve(state: State, who: Who, rules: RulesText, authorization: Authorization = None) -> Curve:
    """How a rating went."""
    house = house_of(state)
    person, _, _ = await _player(house, who, authorization)
    return await house.standing.curve(person, profile_text(parse_profile(rules)))


@get("/api/players/{who:str}/games", tags=["people"])
async def get_games(
    state: State,
    who: Who,
    rules: Annotated[str | None, QueryParameter(max_length=2000)] = None,
    page: Page = 1,
    authorization: Authorization = None,
) -> Games:
    """The Bummerls of a person with others, newest first; of somebody else only the rated ones."""
    house = house_of(state)
    person, _, you = await _player(house, who, authorization)
    text = None if rules is None else profile_text(parse_profile(rules))
    return await house.standing.games(person, rules=text, rated=not you, page=page)


@get("/api/me", tags=["people"])
async def get_me(state: State, authorization: Authorization = None) -> Mine:
    """What this server knows about the holder of the token and his Bummerls with others."""
    house = house_of(state)
    return await mine_of(house, await known_person(house, authorization))


async def mine_of(house: House, person: str) -> Mine:
    """What is known about a person and his Bummerls with others; the 500 newest."""
    book = await house.debts.of(person)
    return Mine(
        handle=handle_of(person),
        name=await house.accounts.name_of(person),
        ratings=tuple(await house.standing.ratings_of(person, house.clock.now())),
        results=(await house.standing.games(person, size=NEWEST)).games,
        versus=tuple(await house.standing.versus(person)),
        ledger=book.debts,
        settled=book.settled,
    )


@get("/api/me/ledger", tags=["people"])
async def get_ledger(state: State, authorization: Authorization = None) -> Ledger:
    """Who owes the holder of the token what, and whom he owes."""
    house = house_of(state)
    return await house.debts.of(await known_person(house, authorization))


@post("/api/me/ledger", tags=["people"], status_code=200)
async def settle(state: State, data: Settle, authorization: Authorization = None) -> Ledger:
    """Say that a debt, or a part of it, is settled; it is once the other side agrees."""
    house = house_of(state)
    person = await known_person(house, authorization)
    await house.debts.say(person, data.handle, data.stake, data.count, house.clock.now())
    return await house.debts.of(person)


@post("/api/me/ledger/{settlement:str}", tags=["people"], status_code=200)
async def agree(state: State, settlement: str, authorization: Authorization = None) -> Ledger:
    """Agree to what the other side calls settled."""
    house = house_of(state)
    person = await known_person(house, authorization)
    await house.debts.agree(person, settlement, house.clock.now())
    return await house.debts.of(person)


@delete("/api/me/ledger/{settlement:str}", tags=["people"], status_code=200)
async def drop(state: State, settlement: str, authorization: Authorization = None) -> Ledger:
    """Take back what one called settled, or do not agree to what the other did."""
    house = house_of(state)
    person = await known_person(house, authorization)
    await house.debts.drop(person, settlement)
    return await house.debts.of(person)


@get("/api/luck", tags=["people"])
async def get_luck(state: State, authorization: Authorization = None) -> Luck:
    """What was dealt to the holder of the token, to all people and to all computers, beside what honest cards bring."""
    house = house_of(state)
    return await house.luck.of(await _asker(house, authorization))
