"""People: guests first, later a name with a password; sessions that can be revoked; whom one does not want to meet.

A guest is who holds a token. Taking a name binds it to that same person, so that nothing played before is lost; every
later login is another token for the same person.
"""

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Collection
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bummerl.club.ports import Clock
from bummerl.club.state import TableError
from bummerl.club.tables import new_token, person_of
from bummerl.server.schema import accounts, blocks, sessions

REMEMBERED = 20.0
"""Seconds for which a node trusts what it knows about a token: a session revoked elsewhere ends within them."""
SHORTEST_PASSWORD = 8


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return sha256(b"session" + token.encode()).hexdigest()


def name_key(name: str) -> str:
    """Names that look alike are the same name."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


class Accounts:
    """The `People` of a server, in the database of its store."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        self._known: dict[str, tuple[str | None, float]] = {}

    async def person(self, token: str | None) -> str | None:
        """Who holds a token; None for nobody and for a session that was revoked."""
        if token is None:
            return None
        hashed = token_hash(token)
        known = self._known.get(hashed)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        wanted = select(sessions.c.person, sessions.c.revoked).where(sessions.c.token_hash == hashed)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        found = person_of(token) if row is None else None if row.revoked else row.person
        if len(self._known) > 50_000:
            self._known.clear()
        self._known[hashed] = (found, time.monotonic() + REMEMBERED)
        return found

    async def register(self, token: str, name: str, password: str) -> None:
        """Give the person who holds a token a name. Raises `TableError` `badToken`, `weakPassword`, `badName`,
        `nameTaken` or `hasName`."""
        person = await self.person(token)
        if person is None:
            raise TableError("badToken")
        key = name_key(name)
        if not 2 <= len(key) <= 24 or not key.isprintable():
            raise TableError("badName")
        if len(password) < SHORTEST_PASSWORD or name_key(password) == key:
            raise TableError("weakPassword", length=SHORTEST_PASSWORD)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        now = self._clock.now()
        try:
            async with self._engine.begin() as connection:
                had = await connection.execute(select(accounts.c.person).where(accounts.c.person == person))
                if had.first() is not None:
                    raise TableError("hasName")
                await connection.execute(
                    insert(accounts).values(person=person, name=name.strip(), name_key=key, password=hashed, since=now)
                )
                known = await connection.execute(
                    select(sessions.c.id).where(sessions.c.token_hash == token_hash(token))
                )
                if known.first() is None:
                    await connection.execute(insert(sessions).values(**self._session(token, person)))
        except IntegrityError:
            raise TableError("nameTaken") from None

    async def login(self, name: str, password: str) -> str:
        """A new token for who knows the password. Raises `TableError` `wrongLogin`, after the same time and with the
        same words whether there is such a name or not."""
        wanted = select(accounts).where(accounts.c.name_key == name_key(name))
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        try:
            stored = self._nobody if row is None else row.password
            await asyncio.to_thread(self._hasher.verify, stored, password)
        except VerificationError:
            row = None
        if row is None:
            raise TableError("wrongLogin")
        token = new_token()
        async with self._engine.begin() as connection:
            await connection.execute(insert(sessions).values(**self._session(token, row.person)))
        return token

    async def name_of(self, person: str) -> str | None:
        """The name of a person, None for a guest."""
        async with self._engine.connect() as connection:
            return (
                await connection.execute(select(accounts.c.name).where(accounts.c.person == person))
            ).scalar_one_or_none()

    async def sessions(self, person: str) -> list[tuple[str, int]]:
        """The open sessions of a person: their ids, and when they began."""
        wanted = select(sessions.c.id, sessions.c.since).where(
            sessions.c.person == person, sessions.c.revoked.is_(False)
        )
        async with self._engine.connect() as connection:
            return [(row.id, row.since) for row in await connection.execute(wanted.order_by(sessions.c.since))]

    async def revoke(self, person: str, session: str) -> None:
        """End a session of a person. Raises `TableError` `noSession`."""
        mine = and_(sessions.c.person == person, sessions.c.id == session)
        async with self._engine.begin() as connection:
            ended = await connection.execute(update(sessions).where(mine).values(revoked=True))
        if ended.rowcount == 0:
            raise TableError("noSession")
        self._known.clear()

    async def block(self, person: str, other: str, name: str) -> None:
        """Let a person not meet another one again."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == other))
            await connection.execute(insert(blocks).values(person=person, blocked=other, name=name))

    async def unblock(self, person: str, other: str) -> None:
        """Take a block back."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == other))

    async def blocked_by(self, person: str) -> list[tuple[str, str]]:
        """Whom a person has blocked, with the names they had."""
        wanted = select(blocks.c.blocked, blocks.c.name).where(blocks.c.person == person)
        async with self._engine.connect() as connection:
            return [(row.blocked, row.name) for row in await connection.execute(wanted)]

    async def apart(self, person: str, others: Collection[str]) -> bool:
        """Whether a person and one of the others do not want to meet, whoever of them said so."""
        if not others:
            return False
        either = or_(
            and_(blocks.c.person == person, blocks.c.blocked.in_(others)),
            and_(blocks.c.blocked == person, blocks.c.person.in_(others)),
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(select(blocks.c.person).where(either).limit(1))).first() is not None

    async def erase(self, person: str) -> None:
        """Forget the name, the sessions and the blocks of a person. Tokens of his are worth nothing from now on."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(accounts).where(accounts.c.person == person))
            await connection.execute(update(sessions).where(sessions.c.person == person).values(revoked=True))
            await connection.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.blocked == person)))
        self._known.clear()

    def _session(self, token: str, person: str) -> dict[str, str | int]:
        return {
            "token_hash": token_hash(token),
            "id": secrets.token_hex(6),
            "person": person,
            "since": self._clock.now(),
        }
