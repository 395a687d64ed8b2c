"""A table as data: what its log adds up to. Pure: no clock, no chance, no waiting."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from bummerl.club import causes, clocks, fairness
from bummerl.club.causes import AnyCause, Chair
from bummerl.club.clocks import Clocks
from bummerl.club.events import (
    DealerDrawn,
    FreeTextWanted,
    LevelChanged,
    LinkRevealed,
    OfferAnswered,
    OfferMade,
    Said,
    SeatReady,
    SeatRenamed,
    SeatTaken,
    TableAbandoned,
    TableAdjourned,
    TableAnnulled,
    TableOpened,
    TableResumed,
    TakenBack,
    TimeClaimed,
    TimeRanOut,
)
from bummerl.club.fairness import CHAIN
from bummerl.rules import match as play
from bummerl.rules.actions import ConcedeBummerl, parse_action
from bummerl.rules.errors import RulesError
from bummerl.rules.events import CardPlayed, MarriageAnnounced
from bummerl.rules.game import Action, Event, Seat
from bummerl.rules.games import parse_profile
from bummerl.rules.match import Match
from bummerl.rules.profile import differences
from bummerl.rules.record import parse_record, steps
from bummerl.rules.two_hand.events import StockClosed, TrumpExchanged

T = TypeVar("T")
Status = Literal["waiting", "playing", "over"]


class TableError(RulesError):
    """Something that the table, not the rules of the game, does not allow."""


class Moment(Struct, frozen=True):
    """Where the deal stood before a person's action: after event `seq`."""

    seq: int
    seat: Seat
    match: Match


class Tip(Struct, frozen=True):
    """The newest link that a person has shown, for deal `place`, or the anchor of a chain that serves the deals behind
    that one; `last` is the last deal that the chain serves."""

    link: str
    place: int
    last: int


class Offered(Struct, frozen=True):
    """What a person has asked for, and who has agreed so far."""

    seat: Seat
    what: causes.Wish
    agreed: frozenset[Seat]


class Able(NamedTuple):
    """What a seat may do."""

    deal_no: int = 0
    between_deals: bool = True
    legal: tuple[Action, ...] = ()


class TableState(Struct, frozen=True, kw_only=True):
    """All about a table after event `seq`, which happened at `at`.

    `able[seat]` is what this seat may do, `able_since[seat]` the number of the last event that changed it; neither is
    kept for computers. `past` are the moments to which people can take back; `touched` says whether a person has done
    anything since the table was opened.
    """

    id: str
    seq: int
    at: int
    opened: causes.Open
    opened_at: int
    chairs: tuple[Chair, ...]
    match: Match
    ready: frozenset[Seat] = frozenset()
    able: tuple[Able, ...] = ()
    able_since: tuple[int, ...] = ()
    past: tuple[Moment, ...] = ()
    touched: bool = False
    over: bool = False
    adjourned: bool = False
    offer: Offered | None = None
    clocks: Clocks | None = None
    free_back: bool = False
    talkers: frozenset[Seat] = frozenset()
    tips: tuple[Tip | None, ...] = ()
    links: tuple[str, ...] = ()
    drawn: bool = False
    lot: DealerDrawn | None = None
    wanted_at: int | None = None

    def __repr__(self) -> str:
        return f"<TableState {self.id} {self.seq}, cards hidden>"


Step = tuple[TableState, tuple[Event, ...]]


def open_table(table_id: str, cause: causes.Open, at: int) -> Step:
    """The table after its first event."""
    match = play.new_match(parse_profile(cause.rules), cause.dealer)
    past: tuple[Event, ...] = ()
    if cause.begun is not None:
        match, past = _begun(cause.begun)
    seq = 1 + len(past)
    state = TableState(
        id=table_id,
        seq=seq,
        at=at,
        opened=cause,
        opened_at=at,
        chairs=cause.chairs,
        match=match,
        able=tuple(Able() for _ in cause.chairs),
        able_since=tuple(seq for _ in cause.chairs),
        tips=tuple(_anchored(chair) for chair in cause.chairs),
        links=tuple("" for _ in cause.chairs),
        drawn=not _lot_pending(cause),
        lot=_lot_of(cause, match),
        clocks=None if cause.clock is None else clocks.fresh(cause.clock, len(cause.chairs)),
    )
    return state, (TableOpened(dealer=cause.dealer if state.drawn else None), *past)


def _begun(text: str) -> tuple[Match, tuple[Event, ...]]:
    """The match at the end of a record, and what happened in its last deal."""
    record = parse_record(text)
    played = list(steps(record))
    last = [step for step in played if step.deal_no == len(record.deals)]
    return last[-1].match, tuple(event for step in last for event in step.events)


def advance(state: TableState, cause: AnyCause, at: int, *, know_able: bool = True) -> Step:
    """The table after a cause that passed `permit`, and what happened; pure. Without `know_able` what the seats may do
    is left as it was: for a reader who goes on at once and asks `able_at_last` in the end."""
    changed, events = _apply(state, cause)
    if not events:
        raise ValueError(f"{type(cause).__name__} made no event")
    seq = state.seq + len(events)
    able, able_since = _able(state, changed, seq) if know_able else (state.able, state.able_since)
    after = _with(changed, seq=seq, at=at, able=able, able_since=able_since)
    wanted_at = None if not deal_is_wanted(after) else state.wanted_at or at
    after = _with(after, wanted_at=wanted_at)
    free_back = state.free_back if changed.match is state.match else _shows_nothing(cause, events)
    return _with(after, clocks=_clocks(after, cause, at), free_back=free_back), events


def status(state: TableState) -> Status:
    """Whether the table waits for people, plays, or is over."""
    if state.over:
        return "over"
    return "waiting" if any(chair.kind == "open" for chair in state.chairs) else "playing"


def deal_is_wanted(state: TableState) -> bool:
    """Whether nobody is missing and everybody wants the next deal. The first one waits only for people to sit down."""
    if status(state) != "playing" or state.adjourned or not play.between_deals(state.match):
        return False
    return state.match.deal_no == 0 or people(state) <= state.ready


def missing_links(state: TableState) -> frozenset[Seat]:
    """The seats that take part in the shuffle and have not shown their link for the next deal."""
    number = state.match.deal_no + 1
    return frozenset(seat for seat, tip in enumerate(state.tips) if tip is not None and tip.place < number <= tip.last)


def deal_is_due(state: TableState) -> bool:
    """Whether the next deal may begin at once."""
    return deal_is_wanted(state) and not missing_links(state)


def people(state: TableState) -> frozenset[Seat]:
    """The seats on which people sit."""
    return frozenset(seat for seat, chair in enumerate(state.chairs) if chair.kind == "human")


def alone(state: TableState, seat: Seat) -> bool:
    """Whether no other person sits at the table."""
    return people(state) <= {seat}


def waited_for(state: TableState) -> frozenset[Seat]:
    """The people that the table waits for now."""
    if status(state) != "playing" or state.adjourned:
        return frozenset()
    if play.between_deals(state.match):
        return people(state) - state.ready
    return people(state) & play.to_act(state.match)


def bummerl_runs(state: TableState) -> bool:
    """Whether a Bummerl has begun and is not over."""
    return state.match.deal_no > 0 and state.match.bummerl_winner is None


def may_take_back(state: TableState) -> bool:
    """Whether this table lets a person take back at will: he plays computers only, for pleasure, and wanted it so."""
    others = any(chair.kind == "open" for chair in state.chairs) or len(people(state)) > 1
    return state.opened.take_back and not others and not state.opened.strict and not state.opened.rated


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
            fresh = tuple("" for _ in state.chairs)
            return _with(state, match=match, ready=frozenset(), past=(), offer=None, links=fresh), events
        case causes.Lot(links):
            dealer, cards = fairness.drawn_by_lot(state.opened.seed, links, state.match.profile)
            match, lot = msgspec.structs.replace(state.match, dealer=dealer), DealerDrawn(dealer=dealer, cards=cards)
            return _with(state, match=match, drawn=True, lot=lot), (lot,)
        case causes.Reveal():
            return _reveal(state, cause)
        case causes.Act(seat, action, _, by):
            match, events = play.apply(state.match, seat, parse_action(action))
            past = (*state.past, Moment(state.seq, seat, state.match)) if by == "person" else state.past
            touched = state.touched or by == "person"
            return _with(state, match=match, past=past, touched=touched, offer=None), events
        case causes.Prepare(seat):
            return _prepare(_with(state, ready=state.ready | {seat}, touched=True), seat)
        case causes.Undo(seat):
            back, event = _take_back(state, seat)
            return back, (event,)
        case causes.Change(_, of, level):
            chairs, changed = state.chairs, computers(state, of)
            for seat in changed:
                chairs = _put(chairs, seat, msgspec.structs.replace(chairs[seat], level=level))
            return _with(state, chairs=chairs), tuple(LevelChanged(seat=seat, level=level) for seat in changed)
        case causes.Sit(seat, person, name, _, anchor):
            chair = Chair("human", name=name, person=person, anchor=anchor)
            seated = _with(state, chairs=_put(state.chairs, seat, chair), touched=True)
            seated = _with(seated, tips=_put(state.tips, seat, _anchored(chair)))
            return seated, (SeatTaken(seat=seat, name=name),)
        case causes.Rename(seat, name):
            was = state.chairs[seat]
            chairs = _put(state.chairs, seat, msgspec.structs.replace(was, name=name))
            return _with(state, chairs=chairs), (SeatRenamed(seat=seat, was=was.name, name=name),)
        case causes.Leave(seat):
            return _with(state, over=True), (TableAbandoned(seat=seat),)
        case causes.Offer(seat, what):
            offered = Offered(seat, what, frozenset({seat}))
            return _with(state, offer=offered), (OfferMade(seat=seat, what=what),)
        case causes.Answer(seat, agree):
            return _answer(state, seat, agree)
        case causes.Say(seat, phrase, text):
            return state, (Said(seat=seat, phrase=phrase, text=text),)
        case causes.Allow(seat, free):
            talkers = state.talkers | {seat} if free else frozenset[Seat]()
            return _with(state, talkers=talkers), (FreeTextWanted(seat=seat, wanted=free),)
        case causes.RunOut(seat):
            assert state.clocks is not None
            return _with(state, clocks=clocks.ran_out(state.clocks, seat)), (TimeRanOut(seat=seat),)
        case causes.Decide(seat, "adjourn"):
            return _with(state, adjourned=True, ready=frozenset(), offer=None), (TableAdjourned(seat=seat),)
        case causes.Decide(seat, "claim"):
            return _claim(state, seat)
    raise TypeError(f"no way to apply {type(cause).__name__}")


def _reveal(state: TableState, cause: causes.Reveal) -> Step:
    number, tip = state.match.deal_no + 1, state.tips[cause.seat]
    assert tip is not None
    link = cause.links[-1] if cause.links else ""
    tip = Tip(link, number, tip.last) if cause.anchor is None else Tip(cause.anchor, number, number + CHAIN)
    shown = _with(state, tips=_put(state.tips, cause.seat, tip), links=_put(state.links, cause.seat, link))
    return shown, (LinkRevealed(seat=cause.seat, deal=number),)


def _prepare(state: TableState, seat: Seat) -> Step:
    if not state.adjourned or not people(state) <= state.ready:
        return state, (SeatReady(seat=seat),)
    # Within a deal it goes on where it stood; between deals being ready again is for the next deal.
    ready = state.ready if play.between_deals(state.match) else frozenset[Seat]()
    return _with(state, adjourned=False, ready=ready), (SeatReady(seat=seat), TableResumed(seat=seat))


def _take_back(state: TableState, seat: Seat) -> tuple[TableState, TakenBack]:
    place = max(place for place, moment in enumerate(state.past) if moment.seat == seat)
    moment = state.past[place]
    back = _with(state, match=moment.match, past=state.past[:place], offer=None)
    return back, TakenBack(seat=seat, to=moment.seq)


def _answer(state: TableState, seat: Seat, agree: bool) -> Step:
    offer = state.offer
    assert offer is not None
    answered = OfferAnswered(seat=seat, agreed=agree)
    if not agree:
        return _with(state, offer=None), (answered,)
    agreed = offer.agreed | {seat}
    if not people(state) <= agreed:
        return _with(state, offer=msgspec.structs.replace(offer, agreed=agreed)), (answered,)
    done = _with(state, offer=None)
    if offer.what == "takeBack":
        back, event = _take_back(done, offer.seat)
        return back, (answered, event)
    if offer.what == "annul":
        return _with(done, over=True), (answered, TableAnnulled(seat=offer.seat))
    return _with(done, adjourned=True, ready=frozenset()), (answered, TableAdjourned(seat=offer.seat))


def _claim(state: TableState, seat: Seat) -> Step:
    """The first seat that is late gives the Bummerl up, whether it wants to or not."""
    assert state.clocks is not None
    against = min(state.clocks.late - {seat})
    match, events = play.apply(state.match, against, ConcedeBummerl())
    claimed = TimeClaimed(seat=seat, against=against)
    return _with(state, match=match, past=(), offer=None, ready=frozenset()), (claimed, *events)


SHOWS_NOTHING = (CardPlayed, MarriageAnnounced, TrumpExchanged, StockClosed)
"""What a person does without learning anything hidden from it: he may ask to take it back."""


def _shows_nothing(cause: AnyCause, events: tuple[Event, ...]) -> bool:
    return isinstance(cause, causes.Act) and all(isinstance(event, SHOWS_NOTHING) for event in events)


def _clocks(state: TableState, cause: AnyCause, at: int) -> Clocks | None:
    """The clocks after a cause; a new Bummerl winds them up again."""
    rules = state.opened.clock
    if rules is None or state.clocks is None or isinstance(cause, causes.RunOut):
        return state.clocks
    if state.adjourned or state.over:
        return clocks.stopped(state.clocks)
    acted = cause.seat if isinstance(cause, (causes.Act, causes.Prepare)) else None
    now = state.clocks
    if isinstance(cause, causes.Deal) and not state.match.sheet:
        now = clocks.fresh(rules, len(state.chairs))
    return clocks.moved(rules, now, waited_for(state), acted, at)


def _able(before: TableState, after: TableState, seq: int) -> tuple[tuple[Able, ...], tuple[int, ...]]:
    """What each seat may do, and the number of the last event that changed it; computers have no command in flight."""
    match = after.match
    if before.match is match:
        return before.able, before.able_since
    able, since = list(before.able), list(before.able_since)
    for seat, chair in enumerate(after.chairs):
        if chair.kind != "computer" and (now := _able_in(match, seat)) != able[seat]:
            able[seat], since[seat] = now, seq
    return tuple(able), tuple(since)


def _able_in(match: Match, seat: Seat) -> Able:
    return Able(match.deal_no, play.between_deals(match), play.legal(match, seat))


def able_at_last(states: Sequence[TableState]) -> TableState:
    """The last of some states that follow each other, with what its seats may do; only the first one knows that of
    itself. Going back to the last change costs a fraction of what following all of them does."""
    first, last = states[0], states[-1]
    able, since = list(first.able), list(first.able_since)
    changes = [place for place in range(1, len(states)) if states[place].match is not states[place - 1].match]
    for seat, chair in enumerate(last.chairs):
        if chair.kind == "computer" or not changes:
            continue
        able[seat] = _able_in(last.match, seat)
        for place in reversed(changes):
            before = first.able[seat] if place == changes[0] else _able_in(states[place - 1].match, seat)
            if before != able[seat]:
                since[seat] = states[place].seq
                break
    return _with(last, able=tuple(able), able_since=tuple(since))


def computers(state: TableState, of: Seat | None) -> list[Seat]:
    """The computers that are meant: one, or all."""
    seats = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "computer"]
    return seats if of is None else [seat for seat in seats if seat == of]


def _anchored(chair: Chair) -> Tip | None:
    return None if chair.anchor is None else Tip(chair.anchor, -1, CHAIN - 1)


def _lot_pending(opened: causes.Open) -> bool:
    """Whether people add to the lot, so that it can be drawn only when they have shown their first links."""
    return opened.lot and any(chair.anchor is not None for chair in opened.chairs)


def _lot_of(opened: causes.Open, match: Match) -> DealerDrawn | None:
    """The lot that was drawn at the opening, where nobody but the server adds to it."""
    if not opened.lot or _lot_pending(opened):
        return None
    dealer, cards = fairness.drawn_by_lot(opened.seed, (), match.profile)
    return DealerDrawn(dealer=dealer, cards=cards)


def lot_links(state: TableState) -> tuple[str, ...]:
    """Link 0 of each seat, which is the hash of its link 1; empty for a seat that showed nothing."""
    return tuple(sha256(bytes.fromhex(link)).hexdigest() if link else "" for link in state.links)


def _put(old: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return tuple(new if place == seat else each for place, each in enumerate(old))


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
