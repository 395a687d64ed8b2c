"""People: guests who take a name, and sessions that can be revoked.

A guest is who holds a token. Taking a name binds it to that same person, so that nothing played before is lost; every
later login is another token for the same person.
"""

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bummerl.club.ports import Clock
from bummerl.club.state import TableError
from bummerl.club.tables import new_token, person_of
from bummerl.server.avoiding import Avoiding, forget_avoiding
from bummerl.server.group_read import GroupRead
from bummerl.server.schema import accounts, challenges, passkeys, sessions

REMEMBERED = 20.0
"""Seconds for which a node trusts what it knows about a token: a session revoked elsewhere ends within them."""
SHORTEST_PASSWORD = 8
NO_PASSWORD = ""
"""Stands for the hash of somebody who signs in with a passkey only: it is the hash of nothing."""


class Session(NamedTuple):
    """An open session of a person: its public id, when it began, what with, and whether the asker uses it now."""

    id: str
    since: int
    device: str
    current: bool


class _Held(NamedTuple):
    """Whose session a token belongs to, and whether it was ended."""

    person: str
    revoked: bool


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return sha256(b"session" + token.encode()).hexdigest()


def name_key(name: str) -> str:
    """Names that look alike are the same name."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def good_name(name: str) -> str:
    """The name without blanks around it. Raises `TableError` `badName` for what cannot be one."""
    key = name_key(name)
    if not 2 <= len(key) <= 24 or not key.isprintable() or not of_one_script(key):
        raise TableError("badName")
    return name.strip()


def of_one_script(name: str) -> bool:
    """Whether a name does without letters of one script that look like those of another: a Cyrillic o in a Latin name
    is there to be taken for somebody else."""
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    return len(scripts & {"LATIN", "CYRILLIC", "GREEK"}) <= 1


NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$S/FPzXkhfSN+mbK75vg5Ew$puusz0bjzA/+0zPw9B4Dlh7ofQCbAzHPYJ9GFBisP3U"
"""The hash of a password that nobody knows: a name that does not exist takes as long to refuse as one that does."""


class Accounts(Avoiding):
    """The `People` of a server, in the database of its store."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        super().__init__(engine)
        self._clock = clock
        self._hasher = PasswordHasher()
        self._sessions: GroupRead[str, _Held | None] = GroupRead(self._read_sessions, None)
        self._known: dict[str, tuple[str | None, float]] = {}
        self.ended: Callable[[Collection[str]], None] = lambda hashes: None
        """Called with the hashes of the tokens of sessions that were ended on this node."""

    async def person(self, token: str | None) -> str | None:
        """Who holds a token; None for nobody and for a session that was revoked."""
        if token is None:
            return None
        hashed = token_hash(token)
        known = self._known.get(hashed)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        session = await self._sessions.ask(hashed)
        found = person_of(token) if session is None else None if session.revoked else session.person
        if len(self._known) > 50_000:
            self._known.clear()
        self._known[hashed] = (found, time.monotonic() + REMEMBERED)
        return found

    async def _read_sessions(self, hashes: Collection[str]) -> dict[str, _Held | None]:
        wanted = select(sessions.c.token_hash, sessions.c.person, sessions.c.revoked)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.where(sessions.c.token_hash.in_(hashes)))
            return {row.token_hash: _Held(row.person, row.revoked) for row in rows}

    async def register(self, token: str, name: str, password: str, device: str = "") -> None:
        """Give the person who holds a token a name. Raises `TableError` `badToken`, `weakPassword`, `badName`,
        `nameTaken` or `hasName`."""
        person = await self.person(token)
        if person is None:
            raise TableError("badToken")
        name = good_name(name)
        hashed = await self._hash(password, name)
        try:
            async with self._engine.begin() as connection:
                await self._enter(connection, person, name, hashed, token, device)
        except IntegrityError:
            raise TableError("nameTaken") from None

    async def register_with(
        self, connection: AsyncConnection, token: str, person: str, name: str, device: str = ""
    ) -> None:
        """Give a person a name without a password, for a passkey that is written in the same transaction. Raises
        `TableError` `hasName`, and `IntegrityError` if somebody else has it."""
        await self._enter(connection, person, good_name(name), NO_PASSWORD, token, device)

    async def login(self, name: str, password: str, device: str = "") -> str:
        """A new token for who knows the password. Raises `TableError` `wrongLogin`, after the same time and with the
        same words whether there is such a name or not."""
        wanted = select(accounts).where(accounts.c.name_key == name_key(name))
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        stored = NOBODY if row is None or row.password == NO_PASSWORD else row.password
        if not await self._fits(stored, password) or row is None:
            raise TableError("wrongLogin")
        return await self.open_session(row.person, device)

    async def open_session(self, person: str, device: str) -> str:
        """A new token for a person who has shown who he is."""
        token = new_token()
        async with self._engine.begin() as connection:
            await connection.execute(insert(sessions).values(**self._session(token, person, device)))
        return token

    async def change_password(self, person: str, token: str, old: str, new: str) -> None:
        """Put a new password in place of the old one, or set the first one; all other sessions of the person end.

        Raises `TableError` `noName` for a guest, `wrongPassword`, `weakPassword`.
        """
        wanted = select(accounts.c.name, accounts.c.password).where(accounts.c.person == person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise TableError("noName")
        if row.password != NO_PASSWORD and not await self._fits(row.password, old):
            raise TableError("wrongPassword")
        hashed = await self._hash(new, row.name)
        async with self._engine.begin() as connection:
            await connection.execute(update(accounts).where(accounts.c.person == person).values(password=hashed))
            others = and_(sessions.c.person == person, sessions.c.token_hash != token_hash(token))
            gone = await self._end(connection, others)
        self._forget(gone)

    async def name_of(self, person: str) -> str | None:
        """The name of a person, None for a guest."""
        return await self._of(accounts.c.name, accounts.c.person == person)

    async def has_password(self, person: str) -> bool:
        """Whether a person has a name and a password for it."""
        return await self._of(accounts.c.password, accounts.c.person == person) not in (None, NO_PASSWORD)

    async def name_at_table(self, person: str, wanted: str) -> str:
        """The name under which a person sits down: his own if he has one, else the one he wants, in letters that can be
        seen. Raises `TableError` `nameTaken` if that is the own name of somebody else, and `badName`."""
        own = await self.name_of(person)
        if own is not None:
            return own
        wanted = " ".join("".join(letter if letter.isprintable() else " " for letter in wanted).split())
        if not of_one_script(wanted):
            raise TableError("badName")
        if wanted and await self._of(accounts.c.person, accounts.c.name_key == name_key(wanted)) is not None:
            raise TableError("nameTaken")
        return wanted

    async def sessions(self, person: str, token: str | None = None) -> list[Session]:
        """The open sessions of a person, the oldest first; `token` is the one that asks."""
        wanted = select(sessions).where(sessions.c.person == person, sessions.c.revoked.is_(False))
        mine = None if token is None else token_hash(token)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(sessions.c.since, sessions.c.id))
            return [Session(row.id, row.since, row.device, row.token_hash == mine) for row in rows]

    async def revoke(self, person: str, session: str) -> None:
        """End a session of a person. Raises `TableError` `noSession`."""
        mine = and_(sessions.c.person == person, sessions.c.id == session)
        async with self._engine.begin() as connection:
            gone = await self._end(connection, mine)
        if not gone:
            raise TableError("noSession")
        self._forget(gone)

    async def erase(self, person: str) -> None:
        """Forget the name, the passkeys, the sessions, the blocks and the mutes of a person. Tokens of his are worth
        nothing from now on."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(accounts).where(accounts.c.person == person))
            await connection.execute(delete(passkeys).where(passkeys.c.person == person))
            await connection.execute(delete(challenges).where(challenges.c.person == person))
            gone = await self._end(connection, sessions.c.person == person)
            await connection.execute(update(sessions).where(sessions.c.person == person).values(device=""))
            await forget_avoiding(connection, person)
        self._forget(gone)

    async def _end(self, connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
        """End sessions; the hashes of their tokens."""
        which = and_(which, sessions.c.revoked.is_(False))
        gone = list((await connection.execute(select(sessions.c.token_hash).where(which))).scalars())
        await connection.execute(update(sessions).where(which).values(revoked=True))
        return gone

    def _forget(self, hashes: Collection[str]) -> None:
        for each in hashes:
            self._known.pop(each, None)
        self.ended(frozenset(hashes))

    async def _enter(
        self, connection: AsyncConnection, person: str, name: str, hashed: str, token: str, device: str
    ) -> None:
        had = await connection.execute(select(accounts.c.person).where(accounts.c.person == person))
        if had.first() is not None:
            raise TableError("hasName")
        now = self._clock.now()
        row = {"person": person, "name": name, "name_key": name_key(name), "password": hashed, "since": now}
        await connection.execute(insert(accounts).values(**row))
        known = await connection.execute(select(sessions.c.id).where(sessions.c.token_hash == token_hash(token)))
        if known.first() is None:
            await connection.execute(insert(sessions).values(**self._session(token, person, device)))

    async def _hash(self, password: str, name: str) -> str:
        if len(password) < SHORTEST_PASSWORD or name_key(password) == name_key(name):
            raise TableError("weakPassword", length=SHORTEST_PASSWORD)
        return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, stored: str, password: str) -> bool:
        try:
            return await asyncio.to_thread(self._hasher.verify, stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _of(self, column: ColumnElement[str], where: ColumnElement[bool]) -> str | None:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(column).where(where))).scalar_one_or_none()

    def _session(self, token: str, person: str, device: str) -> dict[str, str | int]:
        return {
            "token_hash": token_hash(token),
            "id": secrets.token_hex(6),
            "person": person,
            "since": self._clock.now(),
            "device": device[:60],
        }
