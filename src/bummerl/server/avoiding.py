"""Whom people do not want to meet, and whom they do not want to hear."""

from collections.abc import Collection

from sqlalchemy import Column, Table, and_, delete, insert, or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bummerl.server.group_read import GroupRead
from bummerl.server.schema import blocks, mutes


class Avoiding:
    """The blocks and mutes of a server. Whoever is concerned learns of neither."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._unheard: GroupRead[str, frozenset[str]] = GroupRead(self._read_unheard, frozenset())

    async def block(self, person: str, other: str, name: str) -> None:
        """Let a person not meet another one again."""
        await self._note(blocks, blocks.c.blocked, person, other, name)

    async def unblock(self, person: str, other: str) -> None:
        """Take a block back."""
        await self._strike(blocks, blocks.c.blocked, person, other)

    async def blocked_by(self, person: str) -> list[tuple[str, str]]:
        """Whom a person has blocked, with the names they had."""
        return await self._noted(blocks, blocks.c.blocked, person)

    async def mute(self, person: str, other: str, name: str) -> None:
        """Let a person not hear another one again."""
        await self._note(mutes, mutes.c.muted, person, other, name)

    async def unmute(self, person: str, other: str) -> None:
        """Let a person hear another one again."""
        await self._strike(mutes, mutes.c.muted, person, other)

    async def muted_by(self, person: str) -> list[tuple[str, str]]:
        """Whom a person has muted, with the names they had."""
        return await self._noted(mutes, mutes.c.muted, person)

    async def unheard(self, person: str) -> frozenset[str]:
        """Whom a person does not hear: those he has muted, and those he has blocked."""
        return await self._unheard.ask(person)

    async def _read_unheard(self, persons: Collection[str]) -> dict[str, frozenset[str]]:
        either = union(
            select(mutes.c.person, mutes.c.muted).where(mutes.c.person.in_(persons)),
            select(blocks.c.person, blocks.c.blocked).where(blocks.c.person.in_(persons)),
        )
        found: dict[str, frozenset[str]] = {}
        async with self._engine.connect() as connection:
            for person, other in await connection.execute(either):
                found[person] = found.get(person, frozenset()) | {other}
        return found

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

    async def avoided(self, person: str) -> frozenset[str]:
        """All whom a person does not meet, whoever of the two said so."""
        either = union(
            select(blocks.c.blocked).where(blocks.c.person == person),
            select(blocks.c.person).where(blocks.c.blocked == person),
        )
        async with self._engine.connect() as connection:
            return frozenset((await connection.execute(either)).scalars())

    async def _note(self, notes: Table, whom: Column[str], person: str, other: str, name: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(notes).where(notes.c.person == person, whom == other))
            await connection.execute(insert(notes).values({notes.c.person: person, whom: other, notes.c.name: name}))

    async def _strike(self, notes: Table, whom: Column[str], person: str, other: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(notes).where(notes.c.person == person, whom == other))

    async def _noted(self, notes: Table, whom: Column[str], person: str) -> list[tuple[str, str]]:
        wanted = select(whom, notes.c.name).where(notes.c.person == person).order_by(notes.c.name)
        async with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(wanted)]


async def forget_avoiding(connection: AsyncConnection, person: str) -> None:
    """Strike out all blocks and mutes by a person and of him."""
    await connection.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.blocked == person)))
    await connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
