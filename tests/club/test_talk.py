"""Talk at a table: consent, limits, who hears what, and muting, which is nobody's business but mine."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bummerl.club import talk
from bummerl.club.protocol import OpenTable
from bummerl.club.state import TableError
from bummerl.club.table import Table
from bummerl.club.tables import new_token, person_of
from bummerl.server.house import House
from club.at_table import Client, house_in


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_in(tmp_path) as opened:
        yield opened


async def two_and_a_watcher(house: House, tokens: list[str]) -> tuple[Table, list[Client], Client]:
    """Leni and Franz at a table, and somebody who looks on."""
    table = await house.tables.open(OpenTable(people=1, name="Leni"), person_of(tokens[0]) or "")
    await house.tables.sit(table.id, person_of(tokens[1]) or "", "Franz")
    clients = [Client(house, table.id, token) for token in tokens]
    watcher = Client(house, table.id, None)
    for client in (*clients, watcher):
        await client.hello()
    return table, clients, watcher


def heard(client: Client) -> list[str]:
    """All words that reached a client."""
    found = [frame["ev"] for frame in client.of("event") if frame["ev"] and frame["ev"]["type"] == "said"]
    return [event["phrase"] or event["text"] for event in found]


async def say(client: Client, number: int, **what: Any) -> dict[str, Any]:
    return await client.tell(t="say", id=f"s{number}", **what)


async def test_free_text_begins_when_all_agree_and_ends_when_one_does_not(house: House) -> None:
    table, (leni, franz), watcher = await two_and_a_watcher(house, [new_token(), new_token()])
    await leni.tell(t="freeText", id="1", on=True)
    info = franz.of("table")[-1]["table"]
    assert (info["wantsText"], info["freeText"]) == ([0], False)
    # To refuse ends the asking: nothing is on until somebody asks again and all agree.
    await franz.tell(t="freeText", id="2", on=False)
    assert leni.of("table")[-1]["table"]["wantsText"] == []
    await franz.tell(t="freeText", id="3", on=True)
    await leni.tell(t="freeText", id="4", on=True)
    assert table.now.talkers == {0, 1}
    assert (await say(leni, 1, text="  Servus,\n\u202eFranz\u0007  "))["t"] == "ack"
    assert heard(franz) == ["Servus, Franz"]
    assert (await say(leni, 2, text=" \n\u200b "))["code"] == "nothingSaid"
    # Who looks on hears phrases, and of free text only that there was an event.
    await say(franz, 1, phrase="thanks")
    assert heard(watcher) == ["thanks"]
    assert b"Servus" not in b"".join(watcher.frames)
    assert watcher.last["seq"] == table.now.seq
    await leni.tell(t="freeText", id="5", on=False)
    assert (await say(franz, 2, text="still there?"))["code"] == "freeTextOff"
    assert table.now.talkers == frozenset()


async def test_nobody_can_drown_the_table_in_words(house: House) -> None:
    _, (leni, franz), _ = await two_and_a_watcher(house, [new_token(), new_token()])
    answers = [await say(leni, number, phrase="hello") for number in range(talk.MOST + 2)]
    assert [answer["t"] for answer in answers] == ["ack"] * talk.MOST + ["error"] * 2
    assert answers[-1]["code"] == "tooMuchTalk"
    assert len(heard(franz)) == talk.MOST
    # Each seat has its own measure, and a second socket is no second mouth.
    assert (await say(franz, 1, phrase="sorry"))["t"] == "ack"
    again = Client(house, leni.visit.table_id, leni.token)
    await again.hello()
    assert (await say(again, 99, phrase="hello"))["code"] == "tooMuchTalk"


def test_time_gives_words_back() -> None:
    now = [100.0]
    said = talk.Talk(lambda: now[0])
    for _ in range(talk.MOST):
        said.check(0)
        said.note(0)
    with pytest.raises(TableError, match="tooMuchTalk"):
        said.check(0)
    said.check(1)
    now[0] += talk.WITHIN + 0.1
    said.check(0)


async def test_a_muted_person_is_not_heard_by_me_alone(house: House) -> None:
    tokens = [new_token(), new_token()]
    table, (leni, franz), watcher = await two_and_a_watcher(house, tokens)
    before = table.now.seq
    second_tab = Client(house, table.id, tokens[0])
    await second_tab.hello()
    assert (await leni.tell(t="mute", id="m", seat=1, on=True))["t"] == "ack"
    assert leni.of("quiet")[-1]["seats"] == second_tab.of("quiet")[-1]["seats"] == [1]
    # Nothing of it is in the log, and nothing reaches anybody else.
    assert table.now.seq == before
    assert franz.of("quiet") == watcher.of("quiet") == []
    await say(franz, 1, phrase="hello")
    assert heard(leni) == heard(second_tab) == []
    assert heard(franz) == heard(watcher) == ["hello"]
    # The number of the event arrives, so that nothing seems to be missing.
    assert leni.last["seq"] == table.now.seq
    # Away and back again: still muted, also in what was missed.
    await leni.visit.leave()
    await say(franz, 2, phrase="bye")
    back = Client(house, table.id, tokens[0])
    await back.hello(since=before)
    assert heard(back) == []
    assert back.of("quiet")[-1]["seats"] == [1]
    await back.tell(t="mute", id="u", seat=1, on=False)
    assert back.of("quiet")[-1]["seats"] == []
    await say(franz, 3, phrase="thanks")
    assert heard(back) == ["thanks"]


async def test_muting_and_blocking_hold_at_the_next_table_too(house: House) -> None:
    tokens = [new_token(), new_token()]
    persons = [person_of(token) or "" for token in tokens]
    _, (leni, _), _ = await two_and_a_watcher(house, tokens)
    await leni.tell(t="mute", id="m", seat=1, on=True)
    table = await house.tables.open(OpenTable(people=1, name="Leni"), persons[0])
    host = Client(house, table.id, tokens[0])
    await host.hello()
    assert host.of("quiet") == []
    # He sits down while she is there already.
    await house.tables.sit(table.id, persons[1], "Franz")
    assert host.of("quiet")[-1]["seats"] == [1]
    guest = Client(house, table.id, tokens[1])
    await guest.hello()
    await say(guest, 1, phrase="hello")
    assert heard(host) == []
    assert await house.accounts.muted_by(persons[0]) == [(persons[1], "Franz")]
    # Whoever is blocked is not heard either.
    await house.accounts.unmute(persons[0], persons[1])
    await house.accounts.block(persons[0], persons[1], "Franz")
    again = Client(house, table.id, tokens[0])
    await again.hello()
    await say(guest, 2, phrase="bye")
    assert heard(again) == []


async def test_a_mute_holds_at_once_at_every_open_table(house: House) -> None:
    tokens = [new_token(), new_token()]
    _, (leni, _), _ = await two_and_a_watcher(house, tokens)
    other, (also_leni, also_franz), watcher = await two_and_a_watcher(house, tokens)
    await leni.tell(t="mute", id="m", seat=1, on=True)
    assert also_leni.of("quiet")[-1]["seats"] == [1]
    assert watcher.of("quiet") == also_franz.of("quiet") == []
    await say(also_franz, 1, phrase="hello")
    assert heard(also_leni) == []
    assert heard(watcher) == ["hello"]
    await leni.tell(t="mute", id="u", seat=1, on=False)
    assert also_leni.of("quiet")[-1]["seats"] == []
    await say(also_franz, 2, phrase="bye")
    assert heard(also_leni) == ["bye"]
    assert other.now.seq == also_leni.last["seq"]


async def test_only_people_on_other_seats_can_be_muted(house: House) -> None:
    token = new_token()
    table = await house.tables.open(OpenTable(), person_of(token) or "")
    me, stranger = Client(house, table.id, token), Client(house, table.id, None)
    for client in (me, stranger):
        await client.hello()
    for seat in (0, 1, 7, -1):
        assert (await me.tell(t="mute", id=f"m{seat}", seat=seat, on=True))["code"] == "noSuchSeat"
    assert (await stranger.tell(t="mute", id="m", seat=0, on=True))["code"] == "noSuchSeat"
