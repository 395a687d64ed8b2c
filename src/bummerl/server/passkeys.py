"""Passkeys (WebAuthn): a key in the person's own device stands for the password.

Challenges lie in the database, so that one node may ask and another hear the answer; each is good for one answer and
for a few minutes. Keys are discoverable: who signs in says no name, so there is no name to try out.
"""

import asyncio
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bummerl.club.ports import Clock
from bummerl.club.state import TableError
from bummerl.server.accounts import Accounts
from bummerl.server.schema import challenges, passkeys

if TYPE_CHECKING:
    from webauthn.helpers.structs import AuthenticatorSelectionCriteria

LASTS = 5 * 60 * 1000
"""Milliseconds for which a challenge waits for its answer."""
MOST = 20
"""Passkeys of one person."""

Why = Literal["noAddress", "plainHttp", "otherAddress"]
Use = Literal["add", "enter"]
Credential = dict[str, Any]
"""What the browser hands over, in the JSON form of the standard."""


class Home(Struct, frozen=True):
    """To whom keys are bound: the host's name, and the one origin from which answers may come."""

    host: str
    origin: str


class Passkey(Struct, frozen=True):
    """A passkey as its owner knows it."""

    id: str
    name: str
    since: int
    used_at: int | None


def home_of(address: str | None, host: str | None, port: int) -> Home | Why:
    """To whom keys are bound for a request, or why there can be none.

    `address` is the configured public address; `host` the header of the request, `port` the one that it came in by.
    Without an address only `localhost` will do, where browsers allow passkeys over plain HTTP.
    """
    asked = urlsplit(f"//{host or ''}").hostname or ""
    if address is None:
        return Home("localhost", f"http://localhost:{port}") if asked == "localhost" else "noAddress"
    parts = urlsplit(address)
    if parts.scheme != "https" and parts.hostname != "localhost":
        return "plainHttp"
    if asked != parts.hostname:
        return "otherAddress"
    return Home(parts.hostname or "", address)


def user_handle(person: str) -> bytes:
    """What a device keeps of a person beside the key: nothing else follows from it."""
    return sha256(b"passkey" + person.encode()).digest()


class Passkeys:
    """The passkeys of a server, in the database of its store."""

    def __init__(self, engine: AsyncEngine, clock: Clock, accounts: Accounts) -> None:
        self._engine = engine
        self._clock = clock
        self._accounts = accounts

    async def ask_to_add(self, home: Home, person: str, name: str) -> dict[str, Any]:
        """The options with which a browser makes a new key for a person. Raises `TableError` `tooManyPasskeys`."""
        from webauthn import generate_registration_options
        from webauthn.helpers import base64url_to_bytes, options_to_json_dict
        from webauthn.helpers.structs import PublicKeyCredentialDescriptor

        wanted = select(passkeys.c.credential).where(passkeys.c.person == person)
        async with self._engine.connect() as connection:
            known = list((await connection.execute(wanted)).scalars())
        if len(known) >= MOST:
            raise TableError("tooManyPasskeys", limit=MOST)
        options = generate_registration_options(
            rp_id=home.host,
            rp_name="Bummerl",
            user_id=user_handle(person),
            user_name=name,
            challenge=await self._challenge("add", person),
            timeout=LASTS,
            authenticator_selection=_selection(),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
        )
        return options_to_json_dict(options)

    async def add(
        self, home: Home, person: str, token: str, credential: Credential, label: str, name: str | None, device: str
    ) -> None:
        """Keep a new key. A guest takes a `name` with it, in the same breath.

        Raises `TableError` `challengeGone`, `passkeyRefused`, `passkeyKnown`, `noName`, and those of taking a name.
        """
        from webauthn import verify_registration_response

        challenge = await self._answered("add", person, credential)
        named = await self._accounts.name_of(person) is not None
        if not named and name is None:
            raise TableError("noName")
        try:
            made = await asyncio.to_thread(
                verify_registration_response,
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=home.host,
                expected_origin=home.origin,
                require_user_verification=True,
            )
        except Exception as failure:
            raise TableError("passkeyRefused") from failure
        row = {
            "credential": _text(made.credential_id),
            "id": secrets.token_hex(6),
            "person": person,
            "public_key": _text(made.credential_public_key),
            "sign_count": made.sign_count,
            "name": label.strip() or device or "Passkey",
            "since": self._clock.now(),
        }
        async with self._engine.begin() as connection:
            try:
                await connection.execute(insert(passkeys).values(**row))
            except IntegrityError:
                raise TableError("passkeyKnown") from None
            if not named:
                try:
                    await self._accounts.register_with(connection, token, person, name or "", device)
                except IntegrityError:
                    raise TableError("nameTaken") from None

    async def ask_to_enter(self, home: Home) -> dict[str, Any]:
        """The options with which a browser lets a person choose one of his keys; they are the same for everybody."""
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=home.host,
            challenge=await self._challenge("enter", None),
            timeout=LASTS,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    async def enter(self, home: Home, credential: Credential, device: str) -> str:
        """A new token for who holds a key. Raises `TableError` `challengeGone` or `passkeyRefused`."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes

        challenge = await self._answered("enter", None, credential)
        wanted = select(passkeys).where(passkeys.c.credential == str(credential.get("id")))
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise TableError("passkeyRefused")
        try:
            shown = base64url_to_bytes(str(credential["response"].get("userHandle") or ""))
            seen = await asyncio.to_thread(
                verify_authentication_response,
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=home.host,
                expected_origin=home.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.sign_count,
                require_user_verification=True,
            )
        except Exception as failure:
            raise TableError("passkeyRefused") from failure
        if not secrets.compare_digest(shown, user_handle(row.person)):
            raise TableError("passkeyRefused")
        used = {"sign_count": seen.new_sign_count, "used_at": self._clock.now()}
        async with self._engine.begin() as connection:
            await connection.execute(update(passkeys).where(passkeys.c.credential == row.credential).values(**used))
        return await self._accounts.open_session(row.person, device)

    async def of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        wanted = select(passkeys.c.id, passkeys.c.name, passkeys.c.since, passkeys.c.used_at)
        wanted = wanted.where(passkeys.c.person == person).order_by(passkeys.c.since, passkeys.c.id)
        async with self._engine.connect() as connection:
            return [Passkey(*row) for row in await connection.execute(wanted)]

    async def rename(self, person: str, passkey: str, name: str) -> None:
        """Give a passkey another name. Raises `TableError` `noPasskey` or `badName`."""
        if not name.strip():
            raise TableError("badName")
        mine = (passkeys.c.person == person) & (passkeys.c.id == passkey)
        async with self._engine.begin() as connection:
            done = await connection.execute(update(passkeys).where(mine).values(name=name.strip()))
        if done.rowcount == 0:
            raise TableError("noPasskey")

    async def remove(self, person: str, passkey: str) -> None:
        """Forget a passkey. Raises `TableError` `noPasskey`, and `lastKey` for the only way in."""
        alone = not await self._accounts.has_password(person)
        mine = passkeys.c.person == person
        async with self._engine.begin() as connection:
            count = (await connection.execute(select(func.count()).where(mine))).scalar_one()
            gone = await connection.execute(delete(passkeys).where(mine, passkeys.c.id == passkey))
            if gone.rowcount == 0:
                raise TableError("noPasskey")
            if alone and count == 1:
                # Raising takes the deletion back.
                raise TableError("lastKey")

    async def _challenge(self, use: Use, person: str | None) -> bytes:
        challenge, now = secrets.token_bytes(32), self._clock.now()
        row = {"challenge": _text(challenge), "use": use, "person": person, "until": now + LASTS}
        async with self._engine.begin() as connection:
            await connection.execute(delete(challenges).where(challenges.c.until < now))
            await connection.execute(insert(challenges).values(**row))
        return challenge

    async def _answered(self, use: Use, person: str | None, credential: Credential) -> bytes:
        """The challenge that an answer is for; nobody can answer it again."""
        from webauthn.helpers import base64url_to_bytes, parse_client_data_json

        try:
            said = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        except Exception as failure:
            raise TableError("passkeyRefused") from failure
        asked = (challenges.c.challenge == _text(said.challenge)) & (challenges.c.use == use)
        asked &= challenges.c.person.is_(None) if person is None else challenges.c.person == person
        async with self._engine.begin() as connection:
            taken = await connection.execute(delete(challenges).where(asked, challenges.c.until >= self._clock.now()))
        if taken.rowcount != 1:
            raise TableError("challengeGone")
        return said.challenge


def _selection() -> "AuthenticatorSelectionCriteria":
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    return AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED,
        require_resident_key=True,
        user_verification=UserVerificationRequirement.REQUIRED,
    )


def _text(data: bytes) -> str:
    from webauthn.helpers import bytes_to_base64url

    return bytes_to_base64url(data)
