"""A table that goes on where a finished deal once stood."""

import secrets

from msgspec.structs import replace

from bummerl.club import causes
from bummerl.club.causes import Chair
from bummerl.club.records import record_of
from bummerl.club.reviewed import PlayFrom
from bummerl.club.state import TableError, seat_of
from bummerl.club.table import Link
from bummerl.rules.record import Record, steps


def opening(chain: list[Link], wish: PlayFrom, person: str, pace: int) -> causes.Open:
    """How to open the table that a person wants, from the log of the table that was.

    The moves of the Bummerl up to there are played again, so that score, stock and what everybody has seen are as they
    were; their secrets stay with the old table. Raises `TableError` `notFound` if there is no such deal or move, and
    what `record_of` raises.
    """
    was = chain[-1][1]
    begun = begin_at(record_of(chain), wish.deal, wish.move)
    mine = seat_of(was, person) or 0
    chairs = [Chair("computer", level=wish.level) for _ in was.chairs]
    chairs[mine] = Chair("human", name=wish.name.strip(), person=person)
    return causes.Open(
        rules=begun.rules,
        asked=begun.rules,
        strict=False,
        help=True,
        take_back=True,
        pace=pace,
        chairs=tuple(chairs),
        dealer=begun.dealer,
        lot=False,
        seed=secrets.token_hex(32),
        begun=begun.line(),
    )


def begin_at(record: Record, deal_no: int, move_no: int) -> Record:
    """The record of the Bummerl of a deal up to before one of its moves (both from 1), without its secrets."""
    if not 1 <= deal_no <= len(record.deals) or not 1 <= move_no <= len(record.deals[deal_no - 1].moves):
        raise TableError("notFound")
    first, dealer, bummerl = 1, record.dealer, 1
    for step in steps(replace(record, deals=record.deals[:deal_no])):
        if step.match.bummerl_no != bummerl:
            deal = step.match.deal
            assert deal is not None
            first, dealer, bummerl = step.deal_no, step.match.seats[deal.dealer], step.match.bummerl_no
    deals = [replace(deal, links=(), anchors=()) for deal in record.deals[first - 1 : deal_no]]
    deals[-1] = replace(deals[-1], moves=deals[-1].moves[: move_no - 1], result=None)
    return replace(record, dealer=dealer, players=(), about={}, anchors=(), lot=(), deals=tuple(deals))
