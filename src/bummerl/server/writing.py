"""What is written for an event: the table, its log, who sits there, dealt hands, results and ratings.

Plain calls, since all of it happens in one go: in the writing thread of SQLite, or under a connection to PostgreSQL.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from bummerl.club.ports import Batch, Gone, Result
from bummerl.server.hand_rows import write_hands
from bummerl.server.rating_rows import rate
from bummerl.server.schema import events, results, seats, tables

_MOVE = update(tables).where(tables.c.id == bindparam("of_table"))
_LOG = insert(events)


def write(connection: Connection, batches: Sequence[Batch]) -> None:
    """Write all of these batches, each of another table. Raises `Gone` if one of the tables was forgotten."""
    new = [batch for batch in batches if batch.rows[0].seq == 1]
    old = [batch for batch in batches if batch.rows[0].seq != 1]
    if new:
        connection.execute(insert(tables), [_facts(batch) | {"id": batch.table} | _opened(batch) for batch in new])
    rows = [
        {"table_id": batch.table, "seq": row.seq, "at": row.at, "event": row.event, "cause": row.cause}
        for batch in batches
        for row in batch.rows
    ]
    if old:
        changed = connection.execute(_MOVE, [_facts(batch) | {"of_table": batch.table} for batch in old])
        if changed.rowcount != len(old):
            raise Gone
    connection.execute(_LOG, rows)
    moved = [batch for batch in batches if batch.seats_changed]
    sitting = [
        {"table_id": batch.table, "seat": seat, "person": person}
        for batch in moved
        for seat, person in enumerate(batch.summary.persons)
        if person is not None
    ]
    if any(batch in old for batch in moved):
        connection.execute(delete(seats).where(seats.c.table_id.in_([batch.table for batch in moved])))
    if sitting:
        connection.execute(insert(seats), sitting)
    write_hands(connection, batches)
    booked = [row for batch in batches for result in batch.results for row in _result_rows(result)]
    if booked:
        connection.execute(insert(results), booked)
    for batch in batches:
        for result in batch.results:
            if result.rated and all(result.persons):
                rate(connection, result)


def _result_rows(result: Result) -> Iterator[dict[str, Any]]:
    for seat, person in enumerate(result.persons):
        yield {
            "table_id": result.table,
            "bummerl": result.bummerl,
            "seat": seat,
            "person": person,
            "name": result.names[seat],
            "at": result.at,
            "rules": result.rules,
            "stake": result.stake,
            "rated": result.rated,
            "won": seat == result.winner,
            "charged": result.charged[seat],
        }


def _opened(batch: Batch) -> dict[str, Any]:
    return {"opened_at": batch.rows[0].at, "rules": batch.summary.rules}


def _facts(batch: Batch) -> dict[str, Any]:
    last, due = batch.rows[-1], batch.due
    return {
        "last_at": last.at,
        "seq": last.seq,
        "status": batch.summary.status,
        "touched": batch.summary.touched,
        "listed": batch.summary.listed,
        "due_at": due.at if due else None,
        "due_kind": due.kind if due else None,
        "due_seat": due.seat if due else None,
        "lease_until": None,
    }
