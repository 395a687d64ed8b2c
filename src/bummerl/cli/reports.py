"""`bummerl reports`: what people have told the operator about others or about a move, to read and to close."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from bummerl.club.reporting import Attached
    from bummerl.server.reports import Reported, Reports

ABOUT = {
    "words": "what somebody says",
    "name": "somebody's name",
    "leaving": "leaving or stalling",
    "play": "how somebody plays",
    "move": "a move",
}


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    options = argparse.ArgumentParser(
        prog="bummerl reports",
        description="Read what people have reported. Works while the server runs, and on $DATABASE_URL.",
    )
    options.add_argument("--data", type=Path, help="folder of the games (default: $BUMMERL_DATA or ./data)")
    what = options.add_subparsers(dest="what", metavar="list | show ID | close ID")
    listing = what.add_parser("list", help="the open reports (the default)")
    listing.add_argument("--all", action="store_true", help="the closed ones too")
    showing = what.add_parser("show", help="one report with the words, the move and the record that go with it")
    showing.add_argument("id")
    closing = what.add_parser("close", help="put a report aside")
    closing.add_argument("id")
    closing.add_argument("--note", default="", help="what came of it, for those who look later")
    return options


def main(argv: Sequence[str]) -> int:
    """List, show or close; status 1 if there is no such report or no database."""
    given = parser().parse_args(list(argv))
    folder = given.data or Path(os.environ.get("BUMMERL_DATA") or "data")
    if not os.environ.get("DATABASE_URL") and not (folder / "bummerl.sqlite3").exists():
        print(f"bummerl reports: no games in {folder}", file=sys.stderr)
        return 1
    return asyncio.run(_run(given, folder))


async def _run(given: argparse.Namespace, folder: Path) -> int:
    async with _reports(folder) as reports:
        if given.what == "show":
            found = await reports.show(given.id)
            if found is None:
                return _none(given.id)
            print("\n".join(_whole(*found)))
            return 0
        if given.what == "close":
            if not await reports.close(given.id, given.note):
                return _none(given.id)
            print(f"{given.id} closed")
            return 0
        listed = await reports.all(closed=getattr(given, "all", False))
        print("\n".join(map(_line, listed)) if listed else "No open reports.")
        return 0


@asynccontextmanager
async def _reports(folder: Path) -> AsyncIterator[Reports]:
    from bummerl.club.local import MachineClock
    from bummerl.server.reports import Reports
    from bummerl.server.settings import from_environment
    from bummerl.server.store import open_store

    settings = from_environment()
    store = await open_store(folder, settings.database_url)
    try:
        yield Reports(store.engine, MachineClock(), store, settings.reports_per_hour, settings.reports_kept_days)
    finally:
        await store.close()


def _line(report: Reported) -> str:
    state = "open  " if report.closed_at is None else "closed"
    words = _plain(report.words)
    words = words if len(words) <= 48 else words[:47] + "…"
    return f"{report.id}  {_time(report.at)}  {state}  {ABOUT[report.about]:<20}  {_whom(report)}  {words}".rstrip()


def _whole(report: Reported, found: Attached | None) -> list[str]:
    closed = "open" if report.closed_at is None else f"closed {_time(report.closed_at)} {_plain(report.note)}".rstrip()
    lines = [
        f"Report {report.id}, {_time(report.at)}, {closed}",
        f"About    {ABOUT[report.about]}: {_whom(report)}, seat {report.seat}",
        f"From     {_plain(report.reporter_name) or 'somebody without a name'}",
        f"Table    {report.table}, event {report.seq}, Bummerl {report.version}",
    ]
    if report.words:
        lines += ["", *(f"> {_plain(line)}" for line in report.words.splitlines())]
    if found is None:
        return [*lines, "", "The table is not there any more."]
    lines[3] += f", {found.rules}"
    if found.spoken:
        lines += ["", "Said at the table:"]
        for said in found.spoken:
            name = found.names[said.seat] or f"seat {said.seat}"
            lines.append(f"  {_time(said.at)}  {_plain(name)}: {said.phrase or _plain(said.text or '')}")
    if found.running:
        return [*lines, "", "The deal is still being played: move and record follow when it is over."]
    if report.about == "move" and found.move is not None:
        seed = "" if found.move.seed is None else f", seed {found.move.seed}"
        lines += ["", f"The move: {found.move.action} in deal {found.move.deal_no}, by {found.move.by}{seed}"]
    if found.record:
        lines += ["", "Record:", found.record.rstrip()]
    return lines


def _whom(report: Reported) -> str:
    if report.level is not None:
        return f"computer ({report.level})"
    return _plain(report.reported_name) or "somebody without a name"


def _plain(text: str) -> str:
    """People's words without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "·" for letter in text)


def _time(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _none(report: str) -> int:
    print(f"bummerl reports: no open report {report!r}", file=sys.stderr)
    return 1
