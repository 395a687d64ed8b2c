"""Reports to the operator: what people say about somebody at a table, kept until it is closed and for a while after."""

import asyncio
import secrets
from collections.abc import Sequence
from importlib.metadata import version

import structlog
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bummerl.club.account import MyReport, Report
from bummerl.club.ports import Clock, Store
from bummerl.club.reporting import Attached, act_of, attached, last_act
from bummerl.club.state import TableError, TableState, seat_of
from bummerl.club.table import Link, links_of
from bummerl.server.schema import reports

log = structlog.get_logger("bummerl.reports")

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR


class Reported(Struct, frozen=True):
    """A report as the operator reads it. `level` is that of a computer, None for a person; `version` the program's when
    it was sent. `closed_at` is None while it is open."""

    id: str
    at: int
    reporter_name: str
    reported_name: str
    level: str | None
    table: str
    seat: int
    seq: int
    about: str
    words: str
    version: str
    closed_at: int | None
    note: str


class Reports:
    """The reports of a server, in the database of its store; a person may send `per_hour` of them, and one that was put
    aside is let go after `kept_days`."""

    def __init__(self, engine: AsyncEngine, clock: Clock, store: Store, per_hour: int, kept_days: int) -> None:
        self._engine = engine
        self._clock = clock
        self._store = store
        self._per_hour = per_hour
        self._kept = kept_days * DAY

    async def send(self, person: str, table: TableState, report: Report) -> None:
        """Keep a report of somebody who sits at the table. Nobody else there learns of it.

        Raises `TableError` `notSeated`, `noSuchSeat`, `noSuchMove`, `onlyMoves` (of a computer) or `tooManyReports`.
        """
        mine = seat_of(table, person)
        if mine is None:
            raise TableError("notSeated")
        if report.seat == mine or report.seat >= len(table.chairs) or table.chairs[report.seat].kind == "open":
            raise TableError("noSuchSeat")
        chair = table.chairs[report.seat]
        if chair.kind == "computer" and report.about != "move":
            raise TableError("onlyMoves")
        seq = table.seq
        if report.about == "move":
            rows = await self._store.read(table.id)
            chain = await asyncio.to_thread(links_of, table.id, None, rows)
            seq = _move(chain, report)
        now = self._clock.now()
        sent = select(func.count()).where(reports.c.reporter == person, reports.c.at > now - HOUR)
        row = {
            "id": secrets.token_hex(4),
            "at": now,
            "reporter": person,
            "reporter_name": table.chairs[mine].name,
            "reported": chair.person,
            "reported_name": chair.name,
            "level": chair.level if chair.kind == "computer" else None,
            "table_id": table.id,
            "seat": report.seat,
            "seq": seq,
            "about": report.about,
            "words": report.words.strip(),
            "version": version("bummerl")[:24],
        }
        async with self._engine.begin() as connection:
            if (await connection.execute(sent)).scalar_one() >= self._per_hour:
                raise TableError("tooManyReports", limit=self._per_hour)
            await connection.execute(insert(reports).values(**row))
        log.warning("report", id=row["id"], about=report.about, table=table.id)

    async def sent_by(self, person: str) -> list[MyReport]:
        """What a person has reported, the oldest first."""
        wanted = select(reports.c.at, reports.c.table_id, reports.c.seat, reports.c.about, reports.c.words)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.where(reports.c.reporter == person).order_by(reports.c.at))
            return [MyReport(*row) for row in rows]

    async def all(self, *, closed: bool) -> list[Reported]:
        """The open reports, or all of them, the oldest first."""
        wanted = select(reports).order_by(reports.c.at, reports.c.id)
        if not closed:
            wanted = wanted.where(reports.c.closed_at.is_(None))
        async with self._engine.connect() as connection:
            return [_reported(row) for row in await connection.execute(wanted)]

    async def show(self, report: str) -> tuple[Reported, Attached | None] | None:
        """A report with what the log has to say about it (None if the table is gone); None if there is no such one."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(reports).where(reports.c.id == report))).first()
        if row is None:
            return None
        rows = await self._store.read(row.table_id)
        return _reported(row), attached(links_of(row.table_id, None, rows), row.seq) if rows else None

    async def close(self, report: str, note: str) -> bool:
        """Put a report aside with a note; False if there is none of that name that is open."""
        here = (reports.c.id == report) & reports.c.closed_at.is_(None)
        async with self._engine.begin() as connection:
            done = await connection.execute(update(reports).where(here).values(closed_at=self._clock.now(), note=note))
        return done.rowcount == 1

    async def forget_closed(self) -> int:
        """Let go what was put aside long enough ago; how many reports that were. An open one stays."""
        old = reports.c.closed_at.is_not(None) & (reports.c.closed_at <= self._clock.now() - self._kept)
        async with self._engine.begin() as connection:
            return (await connection.execute(delete(reports).where(old))).rowcount

    async def erase(self, person: str) -> None:
        """Take a person out of all reports: those he sent lose their words, those about him his name."""
        async with self._engine.begin() as connection:
            mine = reports.c.reporter == person
            await connection.execute(update(reports).where(mine).values(reporter=None, reporter_name="", words="…"))
            his = reports.c.reported == person
            await connection.execute(update(reports).where(his).values(reported=None, reported_name=""))


def _move(chain: Sequence[Link], report: Report) -> int:
    """The event with which the move in question began."""
    if report.deal is None or report.move is None:
        found = last_act(chain, report.seat, report.seq or chain[-1][1].seq)
    else:
        seat, found = act_of(chain, report.deal, report.move) or (None, None)
        found = found if seat == report.seat else None
    if found is None:
        raise TableError("noSuchMove")
    return found


def _reported(row: object) -> Reported:
    return Reported(
        **{name: getattr(row, "table_id" if name == "table" else name) for name in Reported.__struct_fields__}
    )
