"""Dealt hands in the database: written with the deal, open to counting once it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, insert, update

from bummerl.server.schema import hands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from bummerl.club.hands import DealtHand
    from bummerl.club.ports import Batch

FIGURES = ("pack", "size", "turn_up", "aces", "tens", "trumps", "low_trump", "marriages", "points")

FINISH = (
    update(hands)
    .where(
        hands.c.table_id == bindparam("of_table"),
        hands.c.deal_no == bindparam("of_deal"),
        hands.c.seat == bindparam("of_seat"),
    )
    .values(over=True, won=bindparam("points_won"), at=bindparam("ended_at"))
)


def write_hands(connection: Connection, batches: Sequence[Batch]) -> None:
    """Write the hands that were dealt, and close the deals that ended."""
    rows = [_row(batch, hand) for batch in batches for hand in batch.hands]
    if rows:
        connection.execute(insert(hands), rows)
    ended = [
        {
            "of_table": batch.table,
            "of_deal": end.deal_no,
            "of_seat": seat,
            "points_won": won,
            "ended_at": batch.rows[-1].at,
        }
        for batch in batches
        for end in batch.ended
        for seat, won in enumerate(end.won)
    ]
    if ended:
        connection.execute(FINISH, ended)


def _row(batch: Batch, hand: DealtHand) -> dict[str, Any]:
    facts = msgspec.structs.asdict(hand)
    figures = facts.pop("figures")
    known: dict[str, Any] = dict.fromkeys(FIGURES)
    if figures is not None:
        known = {**msgspec.structs.asdict(figures), "turn_up": figures.turn_up.value}
    return {"table_id": batch.table, "at": batch.rows[-1].at, "over": False, "won": 0, **facts, **known}
