"""People: guests who take a name, sessions, blocks, what is kept about them and how it goes away."""

import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from argon2 import PasswordHasher

from bummerl.club import causes, visit
from bummerl.club.protocol import OpenTable, Pairing
from bummerl.club.state import TableError, fold
from bummerl.club.table import links_of
from bummerl.club.tables import new_token, person_of
from bummerl.rules import match as play
from bummerl.server import accounts as accounts_module
from bummerl.server.accounts import NOBODY, Accounts
from bummerl.server.devices import device_of
from bummerl.server.house import House
from bummerl.server.store import open_store
from bummerl.server.words import words_of
from club.at_table import Client, house_in
from server.processes import zygote


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_in(tmp_path) as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgresql"])
async def accounts(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Accounts]:
    url = request.getfixturevalue("postgres_url") if request.param == "postgresql" else None
    store = await open_store(tmp_path, url)

    class Hands:
        def now(self) -> int:
            return 1_000

    yield Accounts(store.engine, Hands())
    await store.close()


async def refusal(call: Callable[[], object]) -> str:
    with pytest.raises(TableError) as refused:
        await call()  # type: ignore[misc]
    return refused.value.code


async def test_a_guest_takes_a_name_and_stays_the_same_person(accounts: Accounts) -> None:
    token = new_token()
    person = await accounts.person(token)
    assert person == person_of(token)
    await accounts.register(token, " Resi ", "long enough")
    again = await accounts.login("rESI", "long enough")
    assert again != token
    assert await accounts.person(again) == person == await accounts.person(token)
    assert await accounts.name_of(person or "") == "Resi"
    assert await refusal(lambda: accounts.login("Resi", "wrong password")) == "wrongLogin"
    assert await refusal(lambda: accounts.login("Nobody", "wrong password")) == "wrongLogin"
    assert await refusal(lambda: accounts.register(new_token(), "RESI", "long enough")) == "nameTaken"
    assert await refusal(lambda: accounts.register(token, "Other", "long enough")) == "hasName"
    assert await refusal(lambda: accounts.register(new_token(), "Franz", "short")) == "weakPassword"
    assert await refusal(lambda: accounts.register(new_token(), " ", "long enough")) == "badName"


async def test_a_revoked_session_is_worth_nothing(accounts: Accounts) -> None:
    first = new_token()
    await accounts.register(first, "Resi", "long enough")
    second = await accounts.login("Resi", "long enough")
    person = await accounts.person(first) or ""
    ids = [session.id for session in await accounts.sessions(person)]
    assert len(ids) == 2
    stranger = await accounts.person(new_token()) or ""
    assert await refusal(lambda: accounts.revoke(stranger, ids[0])) == "noSession"
    for session in ids:
        await accounts.revoke(person, session)
    assert await accounts.person(first) is None
    assert await accounts.person(second) is None
    assert await accounts.sessions(person) == []


async def test_a_new_password_ends_all_other_sessions(accounts: Accounts) -> None:
    token = new_token()
    await accounts.register(token, "Resi", "long enough", "Firefox, Linux")
    elsewhere = await accounts.login("Resi", "long enough", "Chrome, Android")
    person = await accounts.person(token) or ""
    found = [(session.device, session.current) for session in await accounts.sessions(person, token)]
    assert sorted(found) == [("Chrome, Android", False), ("Firefox, Linux", True)]
    assert (
        await refusal(lambda: accounts.change_password(person, token, "wrong one", "longer still")) == "wrongPassword"
    )
    assert await refusal(lambda: accounts.change_password(person, token, "long enough", "short")) == "weakPassword"
    assert await accounts.person(elsewhere) == person
    await accounts.change_password(person, token, "long enough", "longer still")
    assert await accounts.person(elsewhere) is None
    assert await accounts.person(token) == person
    assert await refusal(lambda: accounts.login("Resi", "long enough")) == "wrongLogin"
    assert await accounts.person(await accounts.login("Resi", "longer still")) == person
    guest = new_token()
    nobody = await accounts.person(guest) or ""
    assert await refusal(lambda: accounts.change_password(nobody, guest, "", "long enough")) == "noName"


async def test_an_ended_session_loses_its_open_tables_at_once(house: House) -> None:
    token = new_token()
    await house.accounts.register(token, "Resi", "long enough")
    person = await house.accounts.person(token) or ""
    table = await house.tables.open(OpenTable(people=1), person)
    clients = [Client(house, table.id, each) for each in (token, await house.accounts.login("Resi", "long enough"))]
    for client in clients:
        assert (await client.hello())["you"] == 0
    await house.accounts.change_password(person, token, "long enough", "longer still")
    assert [client.ended for client in clients] == [False, True]
    assert (await clients[1].tell(t="say", id="1", phrase="hello"))["code"] == "badToken"
    assert (await clients[1].hello())["code"] == "badToken"
    assert (await clients[0].tell(t="say", id="1", phrase="hello"))["t"] == "ack"
    await house.erase(person)
    assert clients[0].ended


async def test_a_session_ended_on_one_node_ends_on_the_other(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visit, "RECOGNISED", 0.0)
    monkeypatch.setattr(accounts_module, "REMEMBERED", 0.0)
    async with (
        house_in(tmp_path, database_url=postgres_url) as one,
        house_in(tmp_path, database_url=postgres_url) as two,
    ):
        token = new_token()
        await one.accounts.register(token, "Resi", "long enough")
        person = await one.accounts.person(token) or ""
        table = await one.tables.open(OpenTable(people=1), person)
        client = Client(two, table.id, token)
        await client.hello()
        assert (await client.tell(t="say", id="1", phrase="hello"))["t"] == "ack"
        await one.accounts.revoke(person, (await one.accounts.sessions(person))[0].id)
        assert (await client.tell(t="say", id="2", phrase="hello"))["code"] == "badToken"
        assert client.ended


async def test_nobody_sits_down_under_the_name_of_another(accounts: Accounts) -> None:
    token = new_token()
    await accounts.register(token, "Resi", "long enough")
    person, guest = await accounts.person(token) or "", await accounts.person(new_token()) or ""
    assert await accounts.name_at_table(person, "Somebody Else") == "Resi"
    assert await accounts.name_at_table(guest, "Franz") == "Franz"
    assert await accounts.name_at_table(guest, "") == ""
    assert await accounts.name_at_table(guest, " Franz\u202e\n X ") == "Franz X"
    assert await refusal(lambda: accounts.name_at_table(guest, " rESI ")) == "nameTaken"
    # A Cyrillic letter in a Latin name is there to be taken for somebody else; a name of one script is a name.
    assert await refusal(lambda: accounts.name_at_table(guest, "R\u0435si")) == "badName"
    assert await refusal(lambda: accounts.register(new_token(), "R\u0435si", "long enough")) == "badName"
    for name in ("Жужа", "Ελένη", "Jürgen 2", "小林 Kenji"):
        assert await accounts.name_at_table(guest, name) == name
    await accounts.erase(person)
    assert await accounts.name_at_table(guest, "Resi") == "Resi"


async def test_whom_one_does_not_hear_and_whom_one_does_not_meet(accounts: Accounts) -> None:
    for _ in range(2):
        await accounts.mute("leni", "franz", "Franz")
        await accounts.block("leni", "sepp", "Sepp")
    await accounts.mute("franz", "sepp", "Sepp")
    assert await accounts.unheard("leni") == {"franz", "sepp"}
    assert await accounts.unheard("sepp") == frozenset()
    assert await accounts.muted_by("leni") == [("franz", "Franz")]
    assert await accounts.blocked_by("leni") == [("sepp", "Sepp")]
    assert await accounts.avoided("leni") == {"sepp"}
    assert await accounts.avoided("sepp") == {"leni"}
    assert await accounts.apart("sepp", ["leni"])
    assert not await accounts.apart("franz", ["leni", "sepp"])
    await accounts.unmute("leni", "franz")
    assert await accounts.unheard("leni") == {"sepp"}
    await accounts.erase("sepp")
    assert await accounts.unheard("leni") == await accounts.unheard("franz") == frozenset()
    assert await accounts.avoided("leni") == frozenset()


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("python-httpx/0.28", ""),
        (None, ""),
    ],
)
def test_a_session_says_in_two_words_what_it_was_opened_with(agent: str | None, device: str) -> None:
    assert device_of(agent) == device


async def test_a_wrong_name_takes_as_long_as_a_wrong_password(accounts: Accounts) -> None:
    await accounts.register(new_token(), "Resi", "long enough")
    spent: dict[str, float] = {}
    for name in ("Resi", "Nobody"):
        begun = time.process_time()
        for _ in range(4):
            assert await refusal(lambda name=name: accounts.login(name, "wrong password")) == "wrongLogin"  # type: ignore[misc]
        spent[name] = time.process_time() - begun
    assert 0.4 < spent["Nobody"] / spent["Resi"] < 2.5


async def test_people_who_do_not_want_to_meet_do_not(house: House) -> None:
    tokens = [new_token() for _ in range(3)]
    persons = [person_of(token) or "" for token in tokens]
    await house.accounts.block(persons[0], persons[1], "Franz")
    table = await house.tables.open(OpenTable(people=1, listed=True), persons[0])
    with pytest.raises(TableError, match="seatTaken"):
        await house.tables.sit(table.id, persons[1], "Franz")
    # Pairing passes over that table, whichever side it was that blocked.
    other, seat = await house.tables.pair(Pairing(), persons[1])
    assert (other.id != table.id, seat) == (True, 0)
    found, seat = await house.tables.pair(Pairing(), persons[2])
    assert seat == 1
    assert await house.accounts.avoided(persons[0]) == {persons[1]}
    assert await house.accounts.avoided(persons[1]) == {persons[0]}
    assert await house.accounts.avoided(persons[2]) == frozenset()
    await house.accounts.unblock(persons[0], persons[1])
    assert await house.accounts.blocked_by(persons[0]) == []
    assert found.id in (table.id, other.id)


async def test_erasing_takes_a_person_out_of_everything(house: House, tmp_path: Path) -> None:
    tokens = [new_token(), new_token()]
    persons = [person_of(token) or "" for token in tokens]
    await house.accounts.register(tokens[1], "Franziska", "long enough")
    table = await house.tables.open(OpenTable(people=1, rated=True, name="Resi"), persons[0])
    await house.tables.sit(table.id, persons[1], "Franziska")
    clients = [Client(house, table.id, token) for token in tokens]
    for client in clients:
        await client.hello()
        await client.tell(t="freeText", id="f", on=True)
    await clients[1].tell(t="say", id="s", text="my own words")
    await clients[1].tell(t="say", id="p", phrase="hello")
    said = [(each.table, each.phrase, each.text) for each in await words_of(house.store.engine, persons[1])]
    assert said == [(table.id, None, "my own words"), (table.id, "hello", None)]
    assert await words_of(house.store.engine, persons[0]) == []
    for place, client in enumerate(clients):
        # Only who is to act may give up; the other one is refused.
        await client.tell(t="do", id=f"c{place}", rev=table.now.seq, action="concedeBummerl")
    assert len(await house.store.results_of(persons[1], 5)) == 1
    before, seen = table.now, len(clients[0].frames)
    await house.erase(persons[1])
    # Who is still at the table learns that the name is gone, and sees nothing twice.
    assert [frame["t"] for frame in clients[0].said[seen:]] == ["table"]
    assert clients[0].last["table"]["seats"][1]["name"] == ""
    with sqlite3.connect(tmp_path / "bummerl.sqlite3") as database:
        whole = "\n".join(
            str(row) for name in ("events", "seats", "results", "ratings", "accounts", "blocks", "tables")
            for row in database.execute(f"select * from {name}")
        )  # fmt: skip
    for trace in (persons[1], "Franziska", "my own words"):
        assert trace not in whole
    assert await house.store.results_of(persons[1], 5) == []
    assert await house.accounts.person(tokens[1]) is None
    # What was played stays, for the other one: the log still adds up.
    rows = await house.store.read(table.id)
    state, told = fold(table.id, [(causes.decode(row.cause), row.at) for row in rows if row.cause is not None])
    assert [msgspec.json.encode(event).decode() for _, event in told] == [row.event for row in rows]
    assert state.match == before.match
    assert (await house.tables.find(table.id)).now == state
    (result,) = await house.store.results_of(persons[0], 5)
    assert result.persons == (persons[0], None)


def test_accounts_over_http(tmp_path: Path) -> None:
    with zygote() as starts:
        server = starts.start(tmp_path, logins_per_minute=6)
        seated = server.open_table(name="Resi")
        bearer = {"Authorization": f"Bearer {seated['token']}"}
        login = {"name": "Resi", "password": "long enough"}
        assert httpx.post(f"{server.url}/api/account", json=login).status_code == 401
        assert httpx.post(f"{server.url}/api/account", json=login, headers=bearer).status_code == 204
        token = httpx.post(f"{server.url}/api/sessions", json=login).json()["token"]
        other = {"Authorization": f"Bearer {token}"}
        mine = httpx.get(f"{server.url}/api/tables", headers=other).json()["tables"]
        assert [table["table"]["id"] for table in mine] == [seated["id"]]
        wrong = httpx.post(f"{server.url}/api/sessions", json=login | {"password": "nothing like it"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "wrongLogin")
        exported = httpx.get(f"{server.url}/api/me/export", headers=other).json()
        assert exported["tables"] == [seated["id"]]
        assert exported["me"]["name"] == "Resi"
        assert len(exported["sessions"]) == 2
        ended = httpx.delete(f"{server.url}/api/sessions/{exported['sessions'][0]['id']}", headers=other)
        assert ended.status_code == 204
        assert exported["muted"] == exported["passkeys"] == exported["reports"] == exported["words"] == []
        assert httpx.get(f"{server.url}/api/me", headers=bearer).status_code == 401
        assert httpx.delete(f"{server.url}/api/me", headers=other).status_code == 204
        assert httpx.get(f"{server.url}/api/me", headers=other).status_code == 401
        codes = [httpx.post(f"{server.url}/api/sessions", json=login).status_code for _ in range(8)]
        assert codes[-1] == 429


async def test_a_new_name_is_seen_at_open_tables_only(house: House) -> None:
    tokens = [new_token(), new_token()]
    leni, franz = (person_of(token) or "" for token in tokens)
    tables = [await house.tables.open(OpenTable(people=1, name="Leni"), leni) for _ in range(2)]
    over, running = tables
    for table in tables:
        await house.tables.sit(table.id, franz, "Franz")
    # Whoever the lot has brought to the lead gives the Bummerl up.
    await house.tables.command(over.id, causes.Act(min(play.to_act(over.now.match)), "concedeBummerl"))
    await house.tables.command(over.id, causes.Leave(0))
    watching = Client(house, running.id, tokens[1])
    await watching.hello()
    before = running.now
    await house.rename(leni, "Resi")
    assert [chair.name for chair in running.now.chairs] == ["Resi", "Franz"]
    assert [chair.name for chair in over.now.chairs] == ["Leni", "Franz"]
    assert watching.of("event")[-1]["ev"] == {"type": "seatRenamed", "seat": 0, "was": "Leni", "name": "Resi"}
    assert [seat["name"] for seat in watching.of("table")[-1]["table"]["seats"]] == ["Resi", "Franz"]
    assert running.now.match is before.match
    # The same name again is nothing new, and the log gives the same state again.
    seq = running.now.seq
    await house.rename(leni, "Resi")
    assert running.now.seq == seq
    assert links_of(running.id, None, await house.store.read(running.id))[-1][1].chairs == running.now.chairs
    # An erased person is gone from these lines, too.
    await house.erase(leni)
    log = str(await house.store.read(running.id))
    assert "Leni" not in log
    assert "Resi" not in log
    assert "Franz" in log


def test_a_guest_is_called_otherwise_and_then_takes_a_name(tmp_path: Path) -> None:
    with zygote() as starts:
        server = starts.start(tmp_path)
        seated = server.open_table(people=1, name="Leni")
        bearer = {"Authorization": f"Bearer {seated['token']}"}

        def names() -> list[str]:
            found = httpx.get(f"{server.url}/api/tables", headers=bearer).json()["tables"]
            return [table["table"]["seats"][0]["name"] for table in found]

        def called(name: str) -> httpx.Response:
            return httpx.put(f"{server.url}/api/me/name", json={"name": name}, headers=bearer)

        assert called("  Lena ").status_code == 204
        assert names() == ["Lena"]
        account = {"name": "Resi", "password": "kontra und rekontra"}
        assert httpx.post(f"{server.url}/api/account", json=account, headers=bearer).status_code == 204
        assert names() == ["Resi"]
        # From now on the name is his own: no other comes over it.
        assert called("Lena").status_code == 204
        assert names() == ["Resi"]
        assert httpx.put(f"{server.url}/api/me/name", json={"name": "Lena"}).status_code == 401
        other = {"Authorization": f"Bearer {server.open_table(people=1)['token']}"}
        taken = httpx.put(f"{server.url}/api/me/name", json={"name": "resi"}, headers=other)
        assert taken.json()["code"] == "nameTaken"


def test_whom_one_has_blocked_is_not_met_in_the_list_of_tables(tmp_path: Path) -> None:
    with zygote() as starts:
        server = starts.start(tmp_path)
        host = server.open_table(people=1, listed=True, name="Sepp")
        seats = f"{server.url}/api/tables/{host['id']}/seats"
        guest = httpx.post(seats, json={"name": "Leni"}).json()
        sepp, leni = ({"Authorization": f"Bearer {each['token']}"} for each in (host, guest))
        report = {"table": host["id"], "seat": 0, "about": "words", "words": "…"}
        assert httpx.post(f"{server.url}/api/reports", json=report, headers=leni).status_code == 204
        assert httpx.post(f"{server.url}/api/reports", json=report, headers=sepp).status_code == 400
        block = {"table": host["id"], "seat": 0}
        assert httpx.post(f"{server.url}/api/me/blocks", json=block, headers=leni).status_code == 204
        again = httpx.post(f"{server.url}/api/tables", json={"people": 1, "listed": True}, headers=sepp).json()["id"]

        def listed(headers: dict[str, str]) -> list[str]:
            return [table["id"] for table in httpx.get(f"{server.url}/api/lobby", headers=headers).json()["tables"]]

        assert (listed({}), listed(sepp), listed(leni)) == ([again], [again], [])
        sat = httpx.post(f"{server.url}/api/tables/{again}/seats", json={}, headers=leni)
        assert (sat.status_code, sat.json()["code"]) == (409, "seatTaken")
        # Here is no address to which a passkey could be bound.
        terms = httpx.get(f"{server.url}/api/passkeys").json()
        assert terms == {"offered": False, "why": "noAddress", "address": None}
        refused = httpx.post(f"{server.url}/api/passkeys/enter")
        assert (refused.status_code, refused.json()["code"]) == (400, "passkeysOff")


def test_a_name_that_does_not_exist_costs_as_much_work_as_one_that_does() -> None:
    assert not PasswordHasher().check_needs_rehash(NOBODY)
