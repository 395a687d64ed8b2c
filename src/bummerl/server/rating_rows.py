"""Ratings in the database: changed in the transaction that books the Bummerl."""

from typing import Any

from sqlalchemy import Connection, insert, select, update

from bummerl.club.ports import Rated, Result
from bummerl.club.ratings import Rating, after_bummerl
from bummerl.server.handles import handle_of
from bummerl.server.schema import ratings, results


def rated_of(row: Any) -> Rated:
    """A row as data."""
    rating = Rating(row.rating, row.deviation, row.volatility, row.games, row.at)
    return Rated(row.person, row.name, row.rules, rating)


def rate(connection: Connection, result: Result) -> None:
    """Change the ratings of all who played a rated Bummerl. Whoever books another one of theirs at the same time waits,
    or collides with a first row and tries again."""
    mine = (ratings.c.rules == result.rules) & ratings.c.person.in_(result.persons)
    wanted = select(ratings).where(mine).order_by(ratings.c.person).with_for_update()
    known = {row.person: rated_of(row).rating for row in connection.execute(wanted)}
    persons = [person or "" for person in result.persons]
    changed = after_bummerl([known.get(person, Rating()) for person in persons], result.winner, result.at)
    for person, name, new in zip(persons, result.names, changed, strict=True):
        facts = {
            "name": name,
            "rating": new.rating,
            "deviation": new.deviation,
            "volatility": new.volatility,
            "games": new.games,
            "at": result.at,
        }
        booked = (results.c.table_id == result.table) & (results.c.bummerl == result.bummerl)
        after = {"rating": new.rating, "deviation": new.deviation}
        connection.execute(update(results).where(booked, results.c.person == person).values(**after))
        if person in known:
            same = (ratings.c.person == person) & (ratings.c.rules == result.rules)
            connection.execute(update(ratings).where(same).values(**facts))
        else:
            connection.execute(
                insert(ratings).values(person=person, handle=handle_of(person), rules=result.rules, **facts)
            )
