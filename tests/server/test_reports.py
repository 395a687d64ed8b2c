"""Reports: kept for the operator with what goes with them, and never a card of a deal that is still played."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bummerl.cards import Card
from bummerl.cli.main import main
from bummerl.club.account import Report
from bummerl.club.protocol import OpenTable
from bummerl.club.records import record_of
from bummerl.club.state import TableError
from bummerl.club.table import Table, links_of
from bummerl.club.tables import new_token, person_of
from bummerl.rules import match as play
from bummerl.server.house import House
from bummerl.server.reports import Reports
from club.at_table import Client, house_in, lawful, sit_down


@pytest.fixture
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    on_postgres = getattr(request, "param", "sqlite") == "postgresql"
    url = request.getfixturevalue("postgres_url") if on_postgres else None
    async with house_in(tmp_path, database_url=url) as opened:
        yield opened


both = pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)


async def together(house: House) -> tuple[Table, list[Client], list[str]]:
    """Leni and Franz at a table, in their first deal."""
    tokens = [new_token(), new_token()]
    persons = [person_of(token) or "" for token in tokens]
    table = await house.tables.open(OpenTable(people=1, name="Leni"), persons[0])
    await house.tables.sit(table.id, persons[1], "Franz")
    clients = [Client(house, table.id, token) for token in tokens]
    for client in clients:
        await client.hello()
    return table, clients, persons


async def concede(table: Table, clients: list[Client]) -> None:
    """Whoever is to act gives the deal up."""
    seat = min(play.to_act(table.now.match))
    await clients[seat].tell(t="do", id="end", rev=table.now.seq, action="concede")
    assert play.between_deals(table.now.match)


async def refusal(house: House, person: str, table: Table, **what: Any) -> str:
    with pytest.raises(TableError) as refused:
        await house.reports.send(person, table.now, Report(table=table.id, **what))
    return refused.value.code


@both
async def test_the_record_follows_when_the_deal_is_over(house: House) -> None:
    table, clients, persons = await together(house)
    await clients[1].tell(t="say", id="1", phrase="hello")
    seen = len(clients[1].frames)
    report = Report(table=table.id, seat=1, about="words", words="He shouts.")
    await house.reports.send(persons[0], table.now, report)
    # The one who is reported learns nothing, and neither does the log.
    assert len(clients[1].frames) == seen
    (kept,) = await house.reports.all(closed=False)
    assert (kept.reporter_name, kept.reported_name, kept.about, kept.words) == ("Leni", "Franz", "words", "He shouts.")
    found = await house.reports.show(kept.id)
    assert found is not None
    assert found[1] is not None
    during = found[1]
    assert (during.running, during.record, during.move) == (True, None, None)
    assert [(said.seat, said.phrase) for said in during.spoken] == [(1, "hello")]
    assert not any(str(card) in repr((kept, during)) for card in Card)
    await concede(table, clients)
    found = await house.reports.show(kept.id)
    assert found is not None
    assert found[1] is not None
    assert not found[1].running
    assert found[1].record is not None
    assert table.id in found[1].record
    assert await house.reports.close(kept.id, "talked to him")
    assert not await house.reports.close(kept.id, "again")
    assert await house.reports.all(closed=False) == []
    assert [each.note for each in await house.reports.all(closed=True)] == ["talked to him"]


async def test_a_move_of_the_computer_with_its_level_seed_and_version(house: House) -> None:
    table, client = await sit_down(house, level="club", dealer="me")
    person = table.now.chairs[0].person or ""
    await _go_on(table, client, lambda: bool(_cards_of_computer(client)), concede=False)
    (played, *_) = _cards_of_computer(client)
    await house.reports.send(person, table.now, Report(table=table.id, seat=1, about="move", seq=played["seq"]))
    (kept,) = await house.reports.all(closed=False)
    assert (kept.level, kept.seq, kept.reported_name) == ("club", played["seq"], "")
    assert kept.version
    found = await house.reports.show(kept.id)
    assert found is not None
    assert found[1] is not None
    assert found[1].move is None
    await _go_on(table, client, lambda: play.between_deals(table.now.match), concede=True)
    found = await house.reports.show(kept.id)
    assert found is not None
    assert found[1] is not None
    assert found[1].move is not None
    assert (found[1].move.action, found[1].move.by) == (played["ev"]["card"], "computer")
    assert isinstance(found[1].move.seed, int)
    assert await refusal(house, person, table, seat=1, about="words") == "onlyMoves"


def _cards_of_computer(client: Client) -> list[dict[str, Any]]:
    events = [event for event in client.of("event") if event["ev"] and event["ev"].get("seat") == 1]
    return [event for event in events if event["ev"]["type"] == "cardPlayed"]


async def _go_on(table: Table, client: Client, until: Callable[[], bool], *, concede: bool) -> None:
    """Play on, or give up at the next turn, until something holds."""
    rng = random.Random(5)
    for number in range(600):
        if until():
            return
        state = table.now
        if 0 in play.to_act(state.match):
            action = "concede" if concede else lawful(state, 0, rng)
            await client.tell(t="do", id=f"{concede}{number}", rev=state.seq, action=action)
        elif play.between_deals(state.match):
            await client.tell(t="ready", id=f"{concede}{number}")
        else:
            await asyncio.sleep(0.05)
    raise AssertionError("never came about")


async def test_a_move_is_found_as_the_record_counts_it(house: House) -> None:
    table, client = await sit_down(house, level="beginner", dealer="me")
    person = table.now.chairs[0].person or ""
    for place in range(3):
        # One of my actions is taken back and done again: the record knows it once.
        await _go_on(table, client, lambda: 0 in play.to_act(table.now.match), concede=False)
        if place == 1:
            await client.tell(t="do", id="back", rev=table.now.seq, action=lawful(table.now, 0, random.Random(1)))
            await client.tell(t="takeBack", id="undo")
    await _go_on(table, client, lambda: play.between_deals(table.now.match), concede=True)
    record = record_of(links_of(table.id, None, await house.store.read(table.id)))
    moves = record.deals[0].moves
    for number, move in enumerate(moves, 1):
        report = Report(table=table.id, seat=move.seat, about="move", deal=1, move=number)
        if move.seat == 0:
            assert await refusal(house, person, table, **_without_table(report)) == "noSuchSeat"
            continue
        await house.reports.send(person, table.now, report)
        kept = (await house.reports.all(closed=False))[-1]
        found = await house.reports.show(kept.id)
        assert found is not None
        assert found[1] is not None
        assert found[1].move is not None
        assert (found[1].move.deal_no, found[1].move.action) == (1, str(move.action))
        if number > 6:
            break
    for deal, number in ((1, len(moves) + 1), (2, 1), (9, 1)):
        assert await refusal(house, person, table, seat=1, about="move", deal=deal, move=number) == "noSuchMove"


def _without_table(report: Report) -> dict[str, Any]:
    return {name: getattr(report, name) for name in Report.__struct_fields__ if name != "table"}


async def test_who_may_report_whom_and_how_often(house: House) -> None:
    table, _, persons = await together(house)
    stranger = person_of(new_token()) or ""
    assert await refusal(house, stranger, table, seat=0, about="name") == "notSeated"
    assert await refusal(house, persons[0], table, seat=0, about="name") == "noSuchSeat"
    assert await refusal(house, persons[0], table, seat=3, about="name") == "noSuchSeat"
    quiet = 1 - min(play.to_act(table.now.match))
    assert await refusal(house, persons[1 - quiet], table, seat=quiet, about="move") == "noSuchMove"
    limit = house.settings.reports_per_hour
    for _ in range(limit):
        await house.reports.send(persons[0], table.now, Report(table=table.id, seat=1, about="play"))
    assert await refusal(house, persons[0], table, seat=1, about="play") == "tooManyReports"
    await house.reports.send(persons[1], table.now, Report(table=table.id, seat=0, about="play"))


async def test_erasing_takes_a_person_out_of_reports(house: House, tmp_path: Path) -> None:
    table, clients, persons = await together(house)
    await clients[1].tell(t="say", id="1", phrase="hello")
    await house.reports.send(persons[0], table.now, Report(table=table.id, seat=1, about="words", words="my words"))
    assert [sent.words for sent in await house.reports.sent_by(persons[0])] == ["my words"]
    assert await house.reports.sent_by(persons[1]) == []
    await house.accounts.mute(persons[0], persons[1], "Franz")
    for person in persons:
        await house.erase(person)
    with sqlite3.connect(tmp_path / "bummerl.sqlite3") as database:
        kept = str([database.execute(f"select * from {name}").fetchall() for name in ("reports", "mutes")])
    for trace in (*persons, "Leni", "Franz", "my words"):
        assert trace not in kept
    assert len(await house.reports.all(closed=False)) == 1


@both
async def test_a_closed_report_is_let_go_after_its_time(house: House) -> None:
    table, _, persons = await together(house)
    for words in ("open", "closed"):
        await house.reports.send(persons[0], table.now, Report(table=table.id, seat=1, about="words", words=words))
    moments = [house.clock.now()]

    class Hands:
        def now(self) -> int:
            return moments[0]

    days = house.settings.reports_kept_days
    later = Reports(house.store.engine, Hands(), house.store, 1, days)
    told = {report.words: report.id for report in await later.all(closed=False)}
    assert await later.close(told["closed"], "settled")
    moments[0] += days * 24 * 60 * 60 * 1000 - 1
    assert await later.forget_closed() == 0
    moments[0] += 1
    assert await later.forget_closed() == 1
    assert [report.words for report in await later.all(closed=True)] == ["open"]
    assert [sent.words for sent in await later.sent_by(persons[0])] == ["open"]


async def test_the_operator_reads_and_closes_them(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def reports(*words: str) -> tuple[int, str]:
        status = await asyncio.to_thread(main, ["reports", "--data", str(tmp_path), *words])
        shown = capsys.readouterr()
        return status, shown.out + shown.err

    assert await reports() == (0, "No open reports.\n")
    table, clients, persons = await together(house)
    await clients[1].tell(t="say", id="1", phrase="hello")
    rude = Report(table=table.id, seat=1, about="words", words="He shouts.\n\x1b[31mRed")
    await house.reports.send(persons[0], table.now, rude)
    (kept,) = await house.reports.all(closed=False)
    status, listed = await reports("list")
    assert status == 0
    assert kept.id in listed
    assert "Franz" in listed
    status, shown = await reports("show", kept.id)
    assert "> He shouts." in shown
    assert "\x1b" not in listed + shown
    assert "Franz: hello" in shown
    assert "still being played" in shown
    assert "Record" not in shown
    await concede(table, clients)
    assert "Record:" in (await reports("show", kept.id))[1]
    assert await reports("close", kept.id, "--note", "spoke with him") == (0, f"{kept.id} closed\n")
    assert await reports() == (0, "No open reports.\n")
    assert "closed" in (await reports("list", "--all"))[1]
    assert "spoke with him" in (await reports("show", kept.id))[1]
    assert (await reports("close", kept.id))[0] == 1
    assert (await reports("show", "nothing"))[0] == 1
    assert await asyncio.to_thread(main, ["reports", "--data", str(tmp_path / "nowhere")]) == 1
