"""One client at one table: its messages in, its frames out. Knows the protocol and nothing of sockets."""

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

import msgspec
import structlog

from bummerl.club import causes, fairness, meters, protocol, watching
from bummerl.club.computer import Computers
from bummerl.club.state import TableError, TableState, seat_of, status
from bummerl.club.table import Table
from bummerl.club.tables import Tables
from bummerl.club.talk import plain
from bummerl.rules import match as play
from bummerl.rules.errors import RulesError
from bummerl.rules.game import Event, Seat
from bummerl.rules.view import view

log = structlog.get_logger("bummerl.visit")

RECOGNISED = 30.0
"""Seconds for which a session that another node may end is taken for good."""

decode = msgspec.json.Decoder(protocol.AnyClientMessage).decode
encode = msgspec.json.Encoder().encode


Command = (
    protocol.Ready
    | protocol.Reveal
    | protocol.TakeBack
    | protocol.Offer
    | protocol.Answer
    | protocol.Decide
    | protocol.Say
    | protocol.FreeText
    | protocol.SetLevel
    | protocol.Abandon
)
"""What changes a table beside the deal."""


class Identified(msgspec.Struct, frozen=True):
    """What can be read of a message that is otherwise wrong, so that its refusal can name it."""

    id: str | None = None


_identify = msgspec.json.Decoder(Identified).decode


class Outlet(Protocol):
    """Where frames go; never waits."""

    def send(self, frames: Sequence[bytes]) -> None:
        """Take frames to be sent in order."""

    def end(self) -> None:
        """Let the client go: its session is over."""


class Visit:
    """A client that has come to a table; a `Watcher` of it from `hello` on until `leave`."""

    def __init__(self, tables: Tables, computers: Computers, table_id: str, outlet: Outlet) -> None:
        self.tables = tables
        self.computers = computers
        self.table_id = table_id
        self.seat: Seat | None = None
        self.token: str | None = None
        self.person: str | None = None
        self.unheard: frozenset[str] = frozenset()
        self.table: Table | None = None
        self._outlet = outlet
        self._hinting: asyncio.Task[None] | None = None
        self._recognised = 0.0
        self._ended = False

    def send(self, frames: Sequence[bytes]) -> None:
        """Pass frames on to the client."""
        self._outlet.send(frames)

    def end(self) -> None:
        """Let the client go: its session is over."""
        self._ended = True
        self._outlet.end()

    async def receive(self, text: str | bytes) -> None:
        """Do what a message asks for; whatever is wrong with it is answered with a code and changes nothing."""
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeError) as wrong:
            self._refuse(_id_of(text), RulesError("badMessage", detail=_detail(wrong)))
            return
        command = getattr(message, "id", None)
        try:
            await self._handle(message)
        except RulesError as refused:
            self._refuse(command, refused)
            if refused.code == "stale":
                self._sync(self._here())
        except Exception as failure:
            log.exception("message failed", table=self.table_id, message=type(message).__name__)
            self._refuse(command, RulesError("internal", kind=type(failure).__name__))

    async def leave(self) -> None:
        """The client has gone."""
        if self._hinting is not None:
            self._hinting.cancel()
        if self.table is not None:
            await self.tables.leave(self.table, self)
            self.table = None

    async def _handle(self, message: protocol.AnyClientMessage) -> None:
        if isinstance(message, protocol.Ping):
            self.send([encode(protocol.Pong(message.at, self.tables.clock.now()))])
            return
        await self._still_signed_in()
        if isinstance(message, protocol.Hello):
            await self._hello(message)
            return
        table, seat = self._here(), self.seat
        if isinstance(message, protocol.Mute):
            await self._mute(table, message)
            return
        if seat is None:
            raise TableError("notSeated")
        if isinstance(message, protocol.AskHint):
            self._hint(table, seat, message.id)
            return
        if isinstance(message, protocol.Do):
            seq = await self.tables.submit(table.id, seat, message.action, message.rev, message.id)
        else:
            talks = isinstance(message, protocol.Say | protocol.FreeText)
            if talks:
                table.talk.check(seat)
            seq = await self.tables.command(table.id, self._cause(table.now, seat, message))
            if talks:
                table.talk.note(seat)
        meters.COMMANDS.labels("done").inc()
        self.send([encode(protocol.Ack(message.id, seq))])

    def _cause(
        self,
        state: TableState,
        seat: Seat,
        message: Command,
    ) -> causes.AnyCause:
        match message:
            case protocol.Ready(id):
                return causes.Prepare(seat, id)
            case protocol.Reveal(id, links, anchor):
                return causes.Reveal(seat, links, id, anchor)
            case protocol.TakeBack(id):
                return causes.Undo(seat, id)
            case protocol.Offer(id, what):
                return causes.Offer(seat, what, id)
            case protocol.Answer(id, agree):
                return causes.Answer(seat, agree, id)
            case protocol.Decide(id, choice):
                return causes.Decide(seat, choice, id)
            case protocol.Say(id, phrase, words):
                return causes.Say(seat, phrase, None if words is None else plain(words), id)
            case protocol.FreeText(id, on):
                return causes.Allow(seat, on, id)
            case protocol.Abandon(id):
                return causes.Leave(seat, id)
            case protocol.SetLevel(id, level, of):
                if not self.computers.knows(level):
                    raise TableError("levelUnknown", level=level)
                return causes.Change(seat, of, level, id)

    async def _hello(self, hello: protocol.Hello) -> None:
        if self.table is not None:
            await self.leave()
        self.token = hello.token
        self.person = await self.tables.people.person(hello.token)
        self._recognised = time.monotonic()
        self.unheard = frozenset() if self.person is None else await self.tables.people.unheard(self.person)

        def admit(table: Table) -> None:
            self.seat = seat_of(table.now, self.person)
            if self.seat is None and not table.now.opened.watch and status(table.now) != "waiting":
                raise TableError("notWatchable")

        def greet(table: Table) -> None:
            missed, deaf = _missed(table, hello.since), watching.deaf_to(table.now, self.unheard)
            if missed:
                self.send(watching.happened(missed, self.seat, deaf))
                self.send([watching.changed(table.now, table.present())])
            else:
                self._sync(table)
            if deaf:
                self.send([watching.quiet(table.now, self.unheard)])

        self.table = await self.tables.watch(self.table_id, self, admit, greet)

    async def _still_signed_in(self) -> None:
        """Where other nodes may end a session this one has to ask now and then. Raises `TableError` `badToken`."""
        if self._ended:
            raise TableError("badToken")
        if self.token is None or not self.tables.store.shared or time.monotonic() < self._recognised + RECOGNISED:
            return
        if await self.tables.people.person(self.token) != self.person:
            self.end()
            raise TableError("badToken")
        self._recognised = time.monotonic()

    async def _mute(self, table: Table, mute: protocol.Mute) -> None:
        """Let this person hear a seat no more, or again, wherever he looks at a table."""
        chairs = table.now.chairs
        other = chairs[mute.seat] if 0 <= mute.seat < len(chairs) else None
        if self.person is None or other is None or other.person in (None, self.person):
            raise TableError("noSuchSeat")
        people = self.tables.people
        if mute.on:
            await people.mute(self.person, other.person, other.name)
        else:
            await people.unmute(self.person, other.person)
        await self.tables.hears_others(self.person)
        self.send([encode(protocol.Ack(mute.id, table.now.seq))])

    def _hint(self, table: Table, seat: Seat, command: str) -> None:
        """Begin to think about a hint; the client may go on meanwhile."""
        state = table.now
        if not state.opened.help:
            raise TableError("helpOff")
        if seat not in play.to_act(state.match):
            raise TableError("noHintNow")
        if self._hinting is not None and not self._hinting.done():
            raise TableError("busy")
        self._hinting = asyncio.create_task(self._think(state, seat, command))

    async def _think(self, state: TableState, seat: Seat, command: str) -> None:
        seed = fairness.computer_seed(state.opened.seed, seat, state.seq)
        choice = await self.computers.choose(view(state.match, seat, memory=True), "expert", seed)
        self.send([encode(protocol.Hint(command, state.seq, choice.action, choice.reasons))])

    def _here(self) -> Table:
        if self.table is None:
            raise TableError("helloFirst")
        return self.table

    def _sync(self, table: Table) -> None:
        self.send([watching.sync(table.now, self.seat, table.present(), self.tables.clock.now())])

    def _refuse(self, command: str | None, refused: RulesError) -> None:
        known = refused.code in ("stale", "internal", "badMessage")
        meters.COMMANDS.labels(refused.code if known else "refused").inc()
        self.send([encode(protocol.Refusal(command, refused.code, refused.facts))])


def _missed(table: Table, since: int | None) -> list[tuple[int, TableState, Event]]:
    """The events behind `since`, where the profile allows them to be shown again and they are at hand."""
    state = table.now
    if since is None or not watching.may_replay(state) or not table.recent:
        return []
    if not table.recent[0][0] - 1 <= since < state.seq:
        return []
    return [told for told in table.recent if told[0] > since]


def _id_of(text: str | bytes) -> str | None:
    try:
        found = _identify(text).id
    except (msgspec.DecodeError, UnicodeError):
        return None
    return found if found is None or len(found) <= 64 else None


def _detail(wrong: Exception) -> str:
    """What the reader of JSON complains about; it quotes names of fields, never contents."""
    return str(wrong)[:160]
