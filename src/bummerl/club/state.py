"""A table as data: what its log adds up to. Pure: no clock, no chance, no waiting."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bummerl.club import causes, fairness
from bummerl.club.causes import AnyCause, Chair
from bummerl.club.events import LevelChanged, SeatReady, SeatTaken, TableAbandoned, TableOpened, TakenBack
from bummerl.rules import match as play
from bummerl.rules.actions import parse_action
from bummerl.rules.errors import RulesError
from bummerl.rules.game import Event, Seat
from bummerl.rules.games import parse_profile
from bummerl.rules.match import Match
from bummerl.rules.profile import differences

Status = Literal["waiting", "playing", "over"]


class TableError(RulesError):
    """Something that the table, not the rules of the game, does not allow."""


class Moment(Struct, frozen=True):
    """Where the deal stood before a person's action: after event `seq`."""

    seq: int
    seat: Seat
    match: Match


class TableState(Struct, frozen=True, kw_only=True):
    """All about a table after event `seq`, which happened at `at`.

    `able_since[seat]` is the number of the last event that changed what this seat may do. `past` are the moments to
    which people can take back; `touched` says whether a person has done anything since the table was opened.
    """

    id: str
    seq: int
    at: int
    opened: causes.Open
    opened_at: int
    chairs: tuple[Chair, ...]
    match: Match
    ready: frozenset[Seat] = frozenset()
    able_since: tuple[int, ...] = ()
    past: tuple[Moment, ...] = ()
    touched: bool = False
    over: bool = False

    def __repr__(self) -> str:
        return f"<TableState {self.id} {self.seq}, cards hidden>"


Step = tuple[TableState, tuple[Event, ...]]


def open_table(table_id: str, cause: causes.Open, at: int) -> Step:
    """The table after its first event."""
    match = play.new_match(parse_profile(cause.rules), cause.dealer)
    state = TableState(
        id=table_id,
        seq=1,
        at=at,
        opened=cause,
        opened_at=at,
        chairs=cause.chairs,
        match=match,
        able_since=tuple(1 for _ in cause.chairs),
    )
    return state, (TableOpened(dealer=cause.dealer),)


def advance(state: TableState, cause: AnyCause, at: int) -> Step:
    """The table after a cause that passed `permit`, and what happened; pure."""
    changed, events = _apply(state, cause)
    if not events:
        raise ValueError(f"{type(cause).__name__} made no event")
    seq = state.seq + len(events)
    return _with(changed, seq=seq, at=at, able_since=_able_since(state, changed, seq)), events


def permit(state: TableState, cause: AnyCause) -> None:
    """Raise `TableError` or `IllegalAction` if this may not be done now; nothing is changed either way."""
    if state.over:
        raise TableError("tableOver")
    match cause:
        case causes.Act(seat, action):
            if action == "concedeBummerl" and status(state) == "waiting":
                raise TableError("tableWaiting")
            play.check(state.match, seat, parse_action(action))
        case causes.Prepare(seat):
            if not play.between_deals(state.match):
                raise TableError("notBetweenDeals")
            if status(state) == "waiting":
                raise TableError("tableWaiting")
            if seat in state.ready:
                raise TableError("alreadyReady")
        case causes.Deal():
            if not deal_is_due(state):
                raise TableError("dealNotDue")
        case causes.Undo(seat):
            if not may_take_back(state):
                raise TableError("takeBackOff")
            if play.between_deals(state.match) or not any(moment.seat == seat for moment in state.past):
                raise TableError("nothingToTakeBack")
        case causes.Change(seat, of):
            if not alone(state, seat):
                raise TableError("notAgainstPeople")
            if not _computers(state, of):
                raise TableError("noSuchSeat")
        case causes.Leave(seat):
            if not alone(state, seat):
                raise TableError("notAgainstPeople")
        case causes.Sit(seat, person):
            if any(chair.person == person for chair in state.chairs):
                raise TableError("alreadySeated")
            if not 0 <= seat < len(state.chairs) or state.chairs[seat].kind != "open":
                raise TableError("seatTaken", seat=seat)


def status(state: TableState) -> Status:
    """Whether the table waits for people, plays, or is over."""
    if state.over:
        return "over"
    return "waiting" if any(chair.kind == "open" for chair in state.chairs) else "playing"


def deal_is_due(state: TableState) -> bool:
    """Whether the next deal may begin: nobody is missing and everybody wants it. The first one waits only for people
    to sit down."""
    if status(state) != "playing" or not play.between_deals(state.match):
        return False
    people = {seat for seat, chair in enumerate(state.chairs) if chair.kind == "human"}
    return state.match.deal_no == 0 or people <= state.ready


def alone(state: TableState, seat: Seat) -> bool:
    """Whether no other person sits at the table."""
    return all(place == seat or chair.kind != "human" for place, chair in enumerate(state.chairs))


def may_take_back(state: TableState) -> bool:
    """Whether this table lets a person take back: he plays computers only, for pleasure, and wanted it so."""
    people = sum(chair.kind != "computer" for chair in state.chairs)
    return state.opened.take_back and people == 1 and not state.opened.strict


def seat_of(state: TableState, person: str | None) -> Seat | None:
    """Where a person sits, if anywhere."""
    if person is None:
        return None
    return next((seat for seat, chair in enumerate(state.chairs) if chair.person == person), None)


@lru_cache(maxsize=1024)
def softened(rules: str, asked: str) -> tuple[str, ...]:
    """The options that differ between the profile that is played and the one that was asked for."""
    return tuple(differences(parse_profile(rules), parse_profile(asked)))


def _apply(state: TableState, cause: AnyCause) -> Step:
    match cause:
        case causes.Deal(links):
            number = state.match.deal_no + 1
            pack = fairness.pack_of(state.opened.seed, links, number, play.pack_wanted(state.match))
            match, events = play.begin_deal(state.match, pack)
            return _with(state, match=match, ready=frozenset(), past=()), events
        case causes.Act(seat, action, _, by):
            match, events = play.apply(state.match, seat, parse_action(action))
            moment = Moment(state.seq, seat, state.match)
            past = (*state.past, moment) if by == "person" and may_take_back(state) else state.past
            return _with(state, match=match, past=past, touched=state.touched or by == "person"), events
        case causes.Prepare(seat):
            return _with(state, ready=state.ready | {seat}, touched=True), (SeatReady(seat=seat),)
        case causes.Undo(seat):
            place = max(place for place, moment in enumerate(state.past) if moment.seat == seat)
            moment = state.past[place]
            back = _with(state, match=moment.match, past=state.past[:place])
            return back, (TakenBack(seat=seat, to=moment.seq),)
        case causes.Change(_, of, level):
            chairs, changed = state.chairs, _computers(state, of)
            for seat in changed:
                chairs = _put(chairs, seat, msgspec.structs.replace(chairs[seat], level=level))
            return _with(state, chairs=chairs), tuple(LevelChanged(seat=seat, level=level) for seat in changed)
        case causes.Sit(seat, person, name):
            chair = Chair("human", name=name, person=person)
            seated = _with(state, chairs=_put(state.chairs, seat, chair), touched=True)
            return seated, (SeatTaken(seat=seat, name=name),)
        case causes.Leave(seat):
            return _with(state, over=True), (TableAbandoned(seat=seat),)
    raise TypeError(f"no way to apply {type(cause).__name__}")


def _able_since(before: TableState, after: TableState, seq: int) -> tuple[int, ...]:
    """The number of the last event that changed what each seat may do; computers have no command in flight."""
    if before.match is after.match:
        return before.able_since
    found = []
    for seat, chair in enumerate(after.chairs):
        same = chair.kind != "human" or _able(before.match, seat) == _able(after.match, seat)
        found.append(before.able_since[seat] if same else seq)
    return tuple(found)


def _able(match: Match, seat: Seat) -> Any:
    return match.deal_no, play.between_deals(match), play.legal(match, seat)


def _computers(state: TableState, of: Seat | None) -> list[Seat]:
    """The computers that are meant: one, or all."""
    seats = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "computer"]
    return seats if of is None else [seat for seat in seats if seat == of]


def _put(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return tuple(chair if place == seat else old for place, old in enumerate(chairs))


def _with(state: TableState, **changes: Any) -> TableState:
    return msgspec.structs.replace(state, **changes)


def fold(table_id: str, steps: Iterable[tuple[AnyCause, int]]) -> tuple[TableState, list[tuple[TableState, Event]]]:
    """The table that a log adds up to, and each event with the state after its cause.

    `steps` are the causes with the times at which they happened, the first an `Open`.
    """
    state: TableState | None = None
    told: list[tuple[TableState, Event]] = []
    for cause, at in steps:
        if state is None:
            if not isinstance(cause, causes.Open):
                raise ValueError("a log begins with the opening of the table")
            state, events = open_table(table_id, cause, at)
        else:
            state, events = advance(state, cause, at)
        told.extend((state, event) for event in events)
    if state is None:
        raise ValueError("an empty log")
    return state, told
