"""What a person can ask about himself: ratings, results, who owes whom."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated

from litestar import get
from litestar.datastructures import State
from litestar.params import QueryParameter

from bummerl.club.ports import Rated, Result
from bummerl.club.protocol import Debt, Mine, MyResult, RatingRow, Ratings, Versus
from bummerl.club.ratings import at_time
from bummerl.club.state import TableError
from bummerl.club.tables import person_of
from bummerl.rules.games import parse_profile, profile_text
from bummerl.server.routes import Authorization, house_of, token_of

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
    person = person_of(token_of(authorization))
    if person is None:
        raise TableError("badToken")
    results = await house.store.results_of(person, SHOWN)
    return Mine(
        handle=handle_of(person),
        ratings=tuple(_row(rated, house.clock.now()) for rated in await house.store.ratings_of(person)),
        results=tuple(_result(result, person) for result in results),
        versus=versus(results, person),
        ledger=ledger(results, person),
    )


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
