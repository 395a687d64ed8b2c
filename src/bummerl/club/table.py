"""A table in this process: its state brought up to date from the log, and those who watch it here."""

import asyncio
from collections.abc import Callable, Iterator, Sequence

import msgspec

from bummerl.club import causes, hands, watching
from bummerl.club.causes import AnyCause
from bummerl.club.due import due
from bummerl.club.events import SeatTaken
from bummerl.club.ports import Batch, Result, Row, Summary
from bummerl.club.state import TableState, able_at_last, advance, open_table, people, status
from bummerl.club.talk import Talk
from bummerl.club.watching import Watcher
from bummerl.rules.events import BummerlEnded
from bummerl.rules.game import Event, Seat

Told = tuple[int, TableState, Event]
Link = tuple[AnyCause, TableState, tuple[Event, ...]]
"""A cause, the state after it and its events."""

encode = msgspec.json.Encoder().encode


class Table:
    """A table as this process knows it.

    `lock` is held by whoever writes; `commands` are the commands in the log, by seat and id, with the last number that
    each caused; `recent` are the events of the present deal. `arriving` counts those who are about to watch.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.state: TableState | None = None
        self.lock = asyncio.Lock()
        self.commands: dict[tuple[Seat, str], tuple[AnyCause, int]] = {}
        self.recent: list[Told] = []
        self.watchers: set[Watcher] = set()
        self.arriving = 0
        self.elsewhere: dict[str, tuple[frozenset[Seat], float]] = {}
        self.timer: asyncio.Task[None] | None = None
        self.used = 0.0
        self.talk = Talk()

    @property
    def now(self) -> TableState:
        """The state; the table must have been loaded."""
        assert self.state is not None
        return self.state

    @property
    def watched(self) -> bool:
        """Whether somebody watches here, or is about to."""
        return bool(self.watchers) or self.arriving > 0

    def present(self) -> frozenset[Seat]:
        """The seats whose people are there, on this node or another."""
        return self.here().union(*(seats for seats, _ in self.elsewhere.values()))

    def here(self) -> frozenset[Seat]:
        """The seats whose people are there on this node."""
        return frozenset(watcher.seat for watcher in self.watchers if watcher.seat is not None)

    def forget_silent(self, before: float) -> bool:
        """Forget what nodes said that have been silent since a time; whether that changed who is there."""
        present = self.present()
        self.elsewhere = {node: said for node, said in self.elsewhere.items() if said[1] >= before}
        return self.present() != present

    def absorb(self, chain: Sequence[Link], *, show: bool = True) -> None:
        """Take over what is in the log now and show it to all who watch, unless they have seen it."""
        told: list[Told] = []
        info_changed = False
        for cause, state, events in chain:
            first = state.seq - len(events) + 1
            if isinstance(cause, causes.Deal):
                self.recent.clear()
            batch = [(first + place, state, event) for place, event in enumerate(events)]
            self.recent.extend(batch)
            told.extend(batch)
            command = getattr(cause, "id", None)
            if command is not None:
                self.commands[cause.seat, command] = (cause, state.seq)  # type: ignore[union-attr]
            info_changed = info_changed or not isinstance(cause, (causes.Act, causes.Say))
        before, self.state = self.state, chain[-1][1]
        info_changed = info_changed or before is None or before.offer is not self.state.offer
        if show:
            self._show(told, info_changed)

    def tell(
        self, frames_for: Callable[[Seat | None, frozenset[Seat]], list[bytes]], but: Watcher | None = None
    ) -> None:
        """Send frames to all watchers, made once for each seat and the seats that it does not hear."""
        made: dict[tuple[Seat | None, frozenset[Seat]], list[bytes]] = {}
        for watcher in tuple(self.watchers):
            if watcher is but:
                continue
            who = watcher.seat, watching.deaf_to(self.now, watcher.unheard)
            if who not in made:
                made[who] = frames_for(*who)
            watcher.send(made[who])

    def tell_info(self, but: Watcher | None = None) -> None:
        """Send what has changed beside the deal, such as who is there."""
        if self.watchers:
            frame = watching.changed(self.now, self.present())
            self.tell(lambda *_: [frame], but)

    def _show(self, told: Sequence[Told], info_changed: bool) -> None:
        if not self.watchers:
            return
        self.tell(lambda seat, deaf: watching.happened(told, seat, deaf))
        if any(isinstance(event, SeatTaken) for _, _, event in told):
            for watcher in tuple(self.watchers):
                if watcher.unheard:
                    watcher.send([watching.quiet(self.now, watcher.unheard)])
        if info_changed:
            self.tell_info()


def links_of(table_id: str, before: TableState | None, rows: Sequence[Row]) -> list[Link]:
    """The causes in rows of a log, each with the state after it and its events; what seats may do is known in the last
    state only. Runs without a table at hand, so that a long log can be read in a thread."""
    found: list[Link] = []
    state = before
    states = [] if before is None else [before]
    for row in rows:
        if row.cause is None:
            continue
        cause = causes.decode(row.cause)
        if state is None:
            if not isinstance(cause, causes.Open):
                raise ValueError("a log begins with the opening of the table")
            state, events = open_table(table_id, cause, row.at)
        else:
            state, events = advance(state, cause, row.at, know_able=False)
        found.append((cause, state, events))
        states.append(state)
    if state is not None and rows and state.seq != rows[-1].seq:
        raise ValueError(f"the log of table {table_id} does not add up: {state.seq} is not {rows[-1].seq}")
    if found:
        cause, _, events = found[-1]
        found[-1] = cause, able_at_last(states), events
    return found


def batch_of(chain: Sequence[Link], before: TableState | None) -> Batch:
    """The rows of new causes."""
    rows = []
    for cause, state, events in chain:
        first = state.seq - len(events) + 1
        for place, event in enumerate(events):
            why = encode(cause).decode() if place == 0 else None
            rows.append(Row(first + place, state.at, encode(event).decode(), why))
    last = chain[-1][1]
    persons = tuple(chair.person for chair in last.chairs)
    summary = Summary(status(last), last.opened.rules, last.touched, persons, last.opened.listed)
    seats_changed = before is None or before.chairs != last.chairs
    dealt = tuple(hand for cause, state, _ in chain for hand in hands.dealt(cause, state))
    earlier = [before, *(state for _, state, _ in chain)]
    steps = zip(earlier, chain, strict=False)
    ended = tuple(end for was, (_, state, events) in steps for end in hands.ended(was, state, events))
    return Batch(last.id, tuple(rows), due(last), summary, seats_changed, tuple(_results(chain)), dealt, ended)


def _results(chain: Sequence[Link]) -> Iterator[Result]:
    """The Bummerls between people that ended."""
    for _, state, events in chain:
        for event in events:
            if isinstance(event, BummerlEnded) and len(people(state)) > 1:
                opened = state.opened
                yield Result(
                    table=state.id,
                    bummerl=state.match.bummerl_no,
                    at=state.at,
                    rules=opened.rules,
                    stake=opened.stake,
                    rated=opened.rated,
                    persons=tuple(chair.person for chair in state.chairs),
                    names=tuple(chair.name for chair in state.chairs),
                    winner=event.winner,
                    charged=event.charged,
                )
