"""Passkeys: made and used with a key kept here, as a device would keep it; refused whenever something does not fit."""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from bummerl.club.state import TableError
from bummerl.club.tables import new_token
from bummerl.server.accounts import Accounts
from bummerl.server.passkeys import LASTS, Home, Passkeys, home_of, user_handle
from bummerl.server.store import open_store

HOME = Home("club.example", "https://club.example")
PRESENT, VERIFIED, WITH_KEY = 1, 4, 64


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """An authenticator with one key."""

    def __init__(self, home: Home = HOME, flags: int = PRESENT | VERIFIED) -> None:
        self.home, self.flags = home, flags
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.handle = b""
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer the wish for a new key."""
        assert options["authenticatorSelection"]["residentKey"] == "required"
        self.handle = data(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        held = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._about(WITH_KEY) + held})
        said = self._said("webauthn.create", options)
        return self._answer({"clientDataJSON": text(said), "attestationObject": text(attested)})

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer the wish for a proof."""
        assert not options.get("allowCredentials")
        self.count += 1
        about, said = self._about(0), self._said("webauthn.get", options)
        signature = self.key.sign(about + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        shown = {"clientDataJSON": said, "authenticatorData": about, "signature": signature, "userHandle": self.handle}
        return self._answer({name: text(value) for name, value in shown.items()})

    def _about(self, more: int) -> bytes:
        flags = bytes([self.flags | more])
        return sha256(self.home.host.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def _said(self, what: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": what, "challenge": options["challenge"], "origin": self.home.origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1_000

    def now(self) -> int:
        return self.at


class Nodes:
    """Two nodes on one database, and people at them."""

    def __init__(self, one: Passkeys, two: Passkeys, accounts: Accounts, clock: Hands) -> None:
        self.one, self.two, self.accounts, self.clock = one, two, accounts, clock

    async def guest(self) -> tuple[str, str]:
        token = new_token()
        return token, await self.accounts.person(token) or ""

    async def owner(self, name: str, device: Device) -> tuple[str, str]:
        """Somebody who took a name with a passkey."""
        token, person = await self.guest()
        options = await self.one.ask_to_add(HOME, person, name)
        await self.two.add(HOME, person, token, device.make(options), "my phone", name, "")
        return token, person


@pytest.fixture
async def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Nodes]:
    on_postgres = getattr(request, "param", "sqlite") == "postgresql"
    url = request.getfixturevalue("postgres_url") if on_postgres else None
    stores = [await open_store(tmp_path, url) for _ in range(2)]
    clock = Hands()
    accounts = [Accounts(store.engine, clock) for store in stores]
    one, two = (Passkeys(store.engine, clock, each) for store, each in zip(stores, accounts, strict=True))
    yield Nodes(one, two, accounts[0], clock)
    for store in stores:
        await store.close()


both = pytest.mark.parametrize("nodes", ["sqlite", "postgresql"], indirect=True)


async def refusal(doing: Awaitable[object]) -> str:
    with pytest.raises(TableError) as refused:
        await doing
    return refused.value.code


@both
async def test_a_guest_takes_a_name_with_a_passkey_and_comes_in_by_it(nodes: Nodes) -> None:
    device = Device()
    token, person = await nodes.owner("Resi", device)
    assert await nodes.accounts.name_of(person) == "Resi"
    assert not await nodes.accounts.has_password(person)
    # There is no password, so none can be guessed.
    assert await refusal(nodes.accounts.login("Resi", "")) == "wrongLogin"
    # One node asks, the other hears the answer.
    nodes.clock.at = 5_000
    entered = await nodes.two.enter(HOME, device.use(await nodes.one.ask_to_enter(HOME)), "Firefox, Linux")
    assert await nodes.accounts.person(entered) == person != await nodes.accounts.person(new_token())
    assert [session.device for session in await nodes.accounts.sessions(person)] == ["", "Firefox, Linux"]
    (passkey,) = await nodes.one.of(person)
    assert (passkey.name, passkey.since, passkey.used_at) == ("my phone", 1_000, 5_000)
    await nodes.one.rename(person, passkey.id, " phone ")
    assert (await nodes.one.of(person))[0].name == "phone"
    assert await refusal(nodes.one.remove(person, passkey.id)) == "lastKey"
    await nodes.accounts.change_password(person, token, "", "long enough")
    await nodes.one.remove(person, passkey.id)
    assert await nodes.one.of(person) == []
    again = device.use(await nodes.one.ask_to_enter(HOME))
    assert await refusal(nodes.one.enter(HOME, again, "")) == "passkeyRefused"


@both
async def test_a_challenge_is_good_for_one_answer_and_five_minutes(nodes: Nodes) -> None:
    device = Device()
    _, person = await nodes.owner("Resi", device)
    answer = device.use(await nodes.one.ask_to_enter(HOME))
    await nodes.one.enter(HOME, answer, "")
    assert await refusal(nodes.two.enter(HOME, answer, "")) == "challengeGone"
    late = device.use(await nodes.one.ask_to_enter(HOME))
    nodes.clock.at += LASTS + 1
    assert await refusal(nodes.one.enter(HOME, late, "")) == "challengeGone"
    # Nor is one good for another purpose, another person, or when nobody asked.
    options = await nodes.one.ask_to_add(HOME, person, "Resi")
    assert await refusal(nodes.one.enter(HOME, device.use(options), "")) == "challengeGone"
    token, stranger = await nodes.guest()
    made = Device().make(await nodes.one.ask_to_add(HOME, person, "Resi"))
    assert await refusal(nodes.one.add(HOME, stranger, token, made, "", "Franz", "")) == "challengeGone"
    invented = {"challenge": text(bytes(32))}
    assert await refusal(nodes.one.enter(HOME, device.use(invented), "")) == "challengeGone"


Spoil = Callable[[Device, dict[str, Any]], None]


def other_site(device: Device, _: dict[str, Any]) -> None:
    device.home = Home("club.example", "https://club.example.evil.example")


def other_host(device: Device, _: dict[str, Any]) -> None:
    device.home = Home("evil.example", "https://club.example")


def unverified(device: Device, _: dict[str, Any]) -> None:
    device.flags = PRESENT


def other_key(device: Device, _: dict[str, Any]) -> None:
    device.key = ec.generate_private_key(ec.SECP256R1())


def unknown_key(device: Device, _: dict[str, Any]) -> None:
    device.id = secrets.token_bytes(32)


def other_person(device: Device, _: dict[str, Any]) -> None:
    device.handle = user_handle("somebody else")


def copied(device: Device, _: dict[str, Any]) -> None:
    device.count = 0


@pytest.mark.parametrize(
    "spoil",
    [other_site, other_host, unverified, other_key, unknown_key, other_person, copied],
    ids=lambda it: it.__name__,
)
async def test_what_does_not_fit_is_refused_with_the_same_word(nodes: Nodes, spoil: Spoil) -> None:
    device = Device()
    await nodes.owner("Resi", device)
    await nodes.one.enter(HOME, device.use(await nodes.one.ask_to_enter(HOME)), "")
    spoil(device, {})
    answer = device.use(await nodes.one.ask_to_enter(HOME))
    assert await refusal(nodes.one.enter(HOME, answer, "")) == "passkeyRefused"


@pytest.mark.parametrize("spoil", [other_site, other_host, unverified], ids=lambda it: it.__name__)
async def test_a_key_that_does_not_fit_is_not_kept(nodes: Nodes, spoil: Spoil) -> None:
    device, (token, person) = Device(), await nodes.guest()
    spoil(device, {})
    made = device.make(await nodes.one.ask_to_add(HOME, person, "Resi"))
    assert await refusal(nodes.one.add(HOME, person, token, made, "", "Resi", "")) == "passkeyRefused"
    assert await nodes.accounts.name_of(person) is None


@both
async def test_a_key_and_a_name_are_taken_together_or_not_at_all(nodes: Nodes) -> None:
    device = Device()
    await nodes.owner("Resi", device)
    token, person = await nodes.guest()
    for name, code in ((None, "noName"), ("rESI", "nameTaken"), ("x", "badName")):
        made = Device().make(await nodes.one.ask_to_add(HOME, person, "?"))
        assert await refusal(nodes.one.add(HOME, person, token, made, "", name, "")) == code
    known = device.make(await nodes.one.ask_to_add(HOME, person, "Franz"))
    assert await refusal(nodes.one.add(HOME, person, token, known, "", "Franz", "")) == "passkeyKnown"
    assert await nodes.accounts.name_of(person) is None
    assert await nodes.one.of(person) == []


async def test_garbage_is_refused(nodes: Nodes) -> None:
    for garbage in ({}, {"response": 3}, {"response": {"clientDataJSON": "%"}}, {"id": 1, "response": {}}):
        assert await refusal(nodes.one.enter(HOME, garbage, "")) == "passkeyRefused"
    device = Device()
    answer = device.use(await nodes.one.ask_to_enter(HOME))
    answer["response"]["authenticatorData"] = "AAAA"
    assert await refusal(nodes.one.enter(HOME, answer, "")) == "passkeyRefused"


@pytest.mark.parametrize(
    ("address", "host", "found"),
    [
        (None, "localhost:8066", Home("localhost", "http://localhost:8066")),
        # Whoever says another port in the header gains nothing by it.
        (None, "localhost:1", Home("localhost", "http://localhost:8066")),
        (None, "127.0.0.1:8066", "noAddress"),
        (None, "club.example", "noAddress"),
        (None, None, "noAddress"),
        ("https://club.example", "club.example", HOME),
        ("https://club.example", "192.168.0.2:8066", "otherAddress"),
        ("http://club.example", "club.example", "plainHttp"),
        ("http://localhost:9000", "localhost:9000", Home("localhost", "http://localhost:9000")),
    ],
)
def test_keys_are_bound_to_the_public_address(address: str | None, host: str | None, found: object) -> None:
    assert home_of(address, host, 8066) == found
