"""The server at its sockets: rubbish, limits, slow readers, foreign pages, and its end."""

import json
import random
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from server.processes import Player, Server, Zygote, hear, say, zygote


@pytest.fixture(scope="module")
def starts() -> Iterator[Zygote]:
    with zygote() as made:
        yield made


@pytest.fixture(scope="module")
def server(starts: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = starts.start(tmp_path_factory.mktemp("data"))
    yield running
    with suppress(ProcessLookupError):
        running.kill()


def until_closed(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """The frames until the other side closes."""
    with suppress(ConnectionClosed):
        while True:
            yield hear(socket)


RUBBISH = [
    b"",
    b"\x00\x01",
    b"null",
    b"[]",
    b'{"t":"do"}',
    b'{"t":"nonsense","id":"x"}',
    b'{"t":"do","id":"x","rev":0,"action":"QH","more":1}',
    b'{"t":"do","id":"x","rev":99999999999999999999,"action":"QH"}',
    b'{"t":"do","id":"x","rev":-5,"action":"QH"}',
    b'{"t":"do","id":"x","rev":0,"action":"' + b"A" * 3000 + b'"}',
    b'{"t":"hello","token":"short"}',
    b'{"t":"ping","at":"now"}',
    b"[" * 4000,
    b'"' + b"x" * 5000 + b'"',
]


def test_rubbish_is_answered_with_a_code_and_changes_nothing(server: Server) -> None:
    table = server.open_table(dealer="other")
    with server.socket(table["id"]) as socket:
        say(socket, t="hello", token=table["token"])
        before = hear(socket, "sync")
        texts: list[str | bytes] = [text.decode("latin-1") for text in RUBBISH]
        for text in (*texts, b"\x00\xff binary"):
            socket.send(text)
            answer = hear(socket, "error")
            assert answer["code"] in ("badMessage", "tooLarge", "stale", "unknownAction"), text
        socket.send('{"t":"ping","at":7}')
        assert hear(socket, "pong")["at"] == 7
        say(socket, t="hello", token=table["token"])
        after = hear(socket, "sync")
        assert after == before or after["view"] == before["view"]


def test_fuzzed_messages_never_do_what_they_should_not(server: Server) -> None:
    rng = random.Random(8)
    table = server.open_table(dealer="other")
    sample = json.dumps({"t": "do", "id": "a", "rev": 3, "action": "QH"})
    for _ in range(6):
        with server.socket(table["id"]) as socket:
            say(socket, t="hello", token=table["token"])
            before = hear(socket, "sync")["seq"]
            for _ in range(30):
                text = list(sample)
                for _ in range(rng.randrange(1, 4)):
                    text[rng.randrange(len(text))] = chr(rng.choice([34, 44, 58, 92, 123, 125, rng.randrange(32, 127)]))
                socket.send("".join(text))
                hear(socket, "error", "ack")
            say(socket, t="hello", token=table["token"])
            assert hear(socket, "sync")["seq"] >= before


def test_a_huge_frame_closes_the_socket_and_the_server_lives(server: Server) -> None:
    table = server.open_table()
    with server.socket(table["id"]) as socket:
        socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as closed:
            hear(socket, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}


def test_too_many_messages_close_the_socket(server: Server) -> None:
    table = server.open_table()
    with server.socket(table["id"]) as socket:
        for number in range(3000):
            with suppress(ConnectionClosed):
                say(socket, t="ping", at=number)
        assert all(frame["t"] == "pong" or frame["code"] == "tooMany" for frame in until_closed(socket))
        assert socket.close_code == 4429


def test_a_foreign_page_is_not_let_in(server: Server) -> None:
    table = server.open_table()
    with pytest.raises(InvalidStatus) as refused, server.socket(table["id"], origin="https://elsewhere.example"):
        pass
    assert refused.value.response.status_code == 403
    with server.socket(table["id"], origin=server.url) as socket:
        say(socket, t="hello", token=table["token"])
        assert hear(socket)["t"] == "sync"


def test_a_table_that_does_not_exist(server: Server) -> None:
    with server.socket("nowhere") as socket:
        assert hear(socket)["code"] == "noSuchTable"
        with pytest.raises(ConnectionClosed) as closed:
            hear(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_a_slow_reader_is_closed_and_others_are_not_held_up(server: Server) -> None:
    table = server.open_table(rules="weich-wien count=up24", pace=0)
    player = Player(table, random.Random(5).choice)
    with sockets.socket() as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 32 * 1024)
        raw.connect(("127.0.0.1", server.port))
        raw.sendall(
            f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += raw.recv(1)
        hello = b'{"t":"hello"}'
        raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        # It looks on and never reads, while the others play.
        with server.socket(table["id"]) as socket:
            player.hello(socket)
            slowest, told = 0.0, 0
            until = time.monotonic() + 60
            while told < 500_000 and time.monotonic() < until:
                player.act(socket)
                asked = time.monotonic()
                frame = hear(socket)
                slowest = max(slowest, time.monotonic() - asked)
                told += len(json.dumps(frame))
                player.take(frame)
            assert slowest < 2.0
            assert told >= 500_000
        raw.settimeout(10)
        received = b""
        try:
            while chunk := raw.recv(65536):
                received += chunk
        except TimeoutError:
            pytest.fail(f"still open after {len(received)} of {told} bytes")
    # It got a small part of all that happened, and then the end: with the reason, if that could still leave.
    assert len(received) < told / 2
    assert received.endswith((b"\x88\x02" + (4408).to_bytes(2, "big"), b"}"))


def test_the_end_of_the_server_is_told_with_1012(starts: Zygote, tmp_path: Path) -> None:
    server = starts.start(tmp_path)
    table = server.open_table()
    with server.socket(table["id"]) as socket:
        say(socket, t="hello", token=table["token"])
        hear(socket, "sync")
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < 6
        list(until_closed(socket))
        assert socket.close_code == 1012


def test_two_sockets_of_one_person_see_the_same(server: Server) -> None:
    table = server.open_table(dealer="other", pace=0)
    one, two = Player(table, random.Random(1).choice), Player(table, random.Random(2).choice)
    with server.socket(table["id"]) as first, server.socket(table["id"]) as second:
        one.hello(first)
        two.hello(second)
        for _ in range(25):
            one.act(first)
            for player, socket in ((one, first), (two, second)):
                with suppress(TimeoutError):
                    while True:
                        player.take(hear(socket, timeout=0.05))
        while one.seq != two.seq:
            behind, socket = (one, first) if one.seq < two.seq else (two, second)
            behind.take(hear(socket))
        assert one.seq > 20
        assert one.view == two.view


def test_every_cut_of_the_connection_heals(server: Server) -> None:
    """After every single event the socket is cut and the last command sent again (R20)."""
    for rules in ("weich-wien", "klassisch"):
        table = server.open_table(rules=rules, dealer="other", pace=0)
        player = Player(table, random.Random(3).choice)
        while len(player.acked) < 14:
            with server.socket(table["id"]) as socket:
                player.hello(socket)
                player.act(socket)
                with suppress(TimeoutError):
                    player.take(hear(socket, timeout=0.2))
        with server.socket(table["id"]) as socket:
            say(socket, t="hello", token=player.token)
            whole = hear(socket, "sync")
            assert whole["seq"] >= player.seq


def get(server: Server, path: str, **options: Any) -> httpx.Response:
    return httpx.get(server.url + path, **options)


def test_profiles_over_http(server: Server) -> None:
    found = get(server, "/api/profiles").json()
    assert [each["preset"] for each in found["presets"]][:5] == [
        "weich-wien", "online", "klassisch", "scharf", "sechsundsechzig",
    ]  # fmt: skip
    assert found["default"] == "weich-wien"
    games = {each["game"]: each for each in found["games"]}
    for preset in found["presets"]:
        for option in games[preset["game"]]["options"]:
            assert preset["options"][option["name"]] in option["values"]
    one = get(server, "/api/profile", params={"rules": "scharf closeMinStock=2"}).json()
    assert (one["rules"], one["pleasure"]) == ("scharf closeMinStock=2", "scharf closeMinStock=2 revoke=prevent")
    for wrong, code in (
        ("dull", "unknownPreset"),
        ("scharf x=1", "unknownOption"),
        ("scharf revoke=maybe", "unknownValue"),
        ("weich-wien claimWindow=beforeDraw", "profileInconsistent"),
    ):
        answer = get(server, "/api/profile", params={"rules": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_tables_over_http(server: Server) -> None:
    first = server.open_table(name="Resi")
    bearer = {"Authorization": f"Bearer {first['token']}"}
    answer = httpx.post(f"{server.url}/api/tables", json={"rules": "scharf"}, headers=bearer)
    second = answer.json()
    assert second["token"] == first["token"]
    mine = get(server, "/api/tables", headers=bearer).json()["tables"]
    assert {each["table"]["id"] for each in mine} == {first["id"], second["id"]}
    assert all(each["seat"] == 0 for each in mine)
    assert get(server, "/api/tables").json() == {"tables": []}
    wrong = get(server, "/api/tables", headers={"Authorization": "Basic abc"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "badToken")
    record = get(server, f"/api/tables/{first['id']}/record")
    assert (record.status_code, record.json()["code"]) == (409, "recordNotYet")
    assert get(server, "/api/tables/nowhere/record").status_code == 404
    for body, code in (
        ({"rules": "dull"}, "unknownPreset"),
        ({"level": "genius"}, "levelUnknown"),
        ({"colour": "red"}, "badMessage"),
        ({"pace": -1}, "badMessage"),
        ({"name": "x" * 25}, "badMessage"),
    ):
        refused = httpx.post(f"{server.url}/api/tables", json=body)
        assert (refused.status_code, refused.json()["code"]) == (400, code), body
    assert httpx.post(f"{server.url}/api/tables", content=b"x" * 100_000).status_code in (400, 413)
    assert httpx.post(f"{server.url}/api/tables", content=b"{").status_code == 400


def test_headers_keep_foreign_things_out(server: Server) -> None:
    for path in ("/", "/t/abc", "/rules", "/profiles", "/review/abc", "/api/profiles", "/healthz", "/api/nothing"):
        answer = get(server, path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert get(server, "/api/nothing").json()["code"] == "notFound"
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/app.py", "/assets/../../app.py", "/no/such/file.js"):
        assert get(server, path).status_code == 404, path


def test_metrics_count_and_name_nobody(server: Server) -> None:
    table = server.open_table()
    text = get(server, "/metrics").text
    assert float(text.split("\nbummerl_tables_opened_total ")[1].split()[0]) >= 1
    assert "bummerl_append_seconds_bucket" in text
    assert table["id"] not in text
    assert table["token"] not in text


def test_the_api_is_described(server: Server) -> None:
    described = get(server, "/schema/openapi.json").json()
    assert {"/api/tables", "/api/profiles", "/api/tables/{table_id}/record", "/healthz"} <= set(described["paths"])
    assert msgspec.json.encode(described)


def test_what_a_person_can_ask_about_himself(server: Server) -> None:
    host = server.open_table(people=1, rated=True, stake="a coffee", name="Resi", rules="scharf")
    guest = httpx.post(f"{server.url}/api/tables/{host['id']}/seats", json={"name": "Franz"}).json()
    assert guest["seat"] == 1
    with server.socket(host["id"]) as socket:
        say(socket, t="hello", token=guest["token"])
        frame = hear(socket, "sync")
        say(socket, t="do", id="x", rev=frame["seq"], action="concedeBummerl")
        answer = hear(socket, "ack", "error")
        if answer["t"] == "error":
            # Only who is to act may give up: then the host does.
            assert answer["code"] == "notYourTurn"
            with server.socket(host["id"]) as other:
                say(other, t="hello", token=host["token"])
                seq = hear(other, "sync")["seq"]
                say(other, t="do", id="y", rev=seq, action="concedeBummerl")
                assert hear(other, "ack", "error")["t"] == "ack"
    mine = get(server, "/api/me", headers={"Authorization": f"Bearer {host['token']}"}).json()
    (result,) = mine["results"]
    assert result["names"] == ["Resi", "Franz"]
    assert mine["ledger"][0]["stake"] == "a coffee"
    assert abs(mine["ledger"][0]["balance"]) >= 1
    # Guests have a rating, but stand on no list.
    asked = {"params": {"rules": result["rules"]}, "headers": {"Authorization": f"Bearer {host['token']}"}}
    table = get(server, "/api/ratings", **asked).json()
    assert (table["ratings"], table["total"], table["guest"]) == ([], 0, True)
    assert (table["mine"]["handle"], table["mine"]["place"]) == (mine["handle"], None)
    assert httpx.get(f"{server.url}/api/players/{mine['handle']}").status_code == 404
    you = get(server, f"/api/players/{mine['handle']}", headers=asked["headers"]).json()
    assert (you["you"], [row["games"] for row in you["ratings"]], you["versus"][0]["name"]) == (True, [1], "Franz")
    games = get(server, "/api/players/me/games", headers=asked["headers"]).json()
    assert (games["total"], games["games"]) == (1, mine["results"])
    curve = get(server, "/api/players/me/curve", **asked).json()["points"]
    assert [point["rating"] for point in curve] == [table["mine"]["rating"]]
    debt = get(server, "/api/me/ledger", headers=asked["headers"]).json()["debts"][0]
    wish = {"handle": debt["handle"], "stake": debt["stake"], "count": abs(debt["balance"])}
    said = httpx.post(f"{server.url}/api/me/ledger", json=wish, headers=asked["headers"]).json()["debts"][0]["said"]
    assert said["mine"] is True
    guests = {"Authorization": f"Bearer {guest['token']}"}
    settled = httpx.post(f"{server.url}/api/me/ledger/{said['id']}", headers=guests).json()
    assert (settled["debts"], len(settled["settled"])) == ([], 1)
    luck = get(server, "/api/luck", headers=guests).json()["groups"]
    assert [group["who"] for group in luck] == ["you", "people", "computers"]
    assert (luck[0]["hands"], luck[1]["hands"] >= 2) == (1, True)
    assert host["token"] not in get(server, "/api/ratings", params={"rules": result["rules"]}).text
    assert get(server, "/api/me").status_code == 401


def test_the_lobby_and_pairing_over_http(server: Server) -> None:
    wish = {"rules": "klassisch", "clock": {"perMove": 20, "reserve": 180}, "name": "A"}
    first = httpx.post(f"{server.url}/api/pair", json=wish).json()
    assert first["id"] in [table["id"] for table in get(server, "/api/lobby").json()["tables"]]
    second = httpx.post(f"{server.url}/api/pair", json=wish | {"name": "B"}).json()
    assert (second["id"], second["seat"]) == (first["id"], 1)
    assert first["id"] not in [table["id"] for table in get(server, "/api/lobby").json()["tables"]]
    full = httpx.post(f"{server.url}/api/tables/{first['id']}/seats", json={})
    assert (full.status_code, full.json()["code"]) == (409, "seatTaken")
