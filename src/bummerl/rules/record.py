"""Records of whole matches: text that people read and programs check (docs/notation.md §5).

>>> from bummerl.cards import PACK_20
>>> record = parse_record("bummerl record 1 | rules weich-wien | dealer B | deal 1 | pack " + " ".join(PACK_20)
...     + " | A AS, B QS | A concede")
>>> [str(step.action) for step in replay(record)], replay(record)[-1].match.scores
(['None', 'AS', 'QS', 'concede'], (7, 5))
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Annotated, Any, Literal
from urllib.parse import unquote

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from bummerl.cards import Card
from bummerl.rules import games
from bummerl.rules import match as matches
from bummerl.rules.actions import parse_action
from bummerl.rules.errors import NotationError, RulesError
from bummerl.rules.events import TrickTaken
from bummerl.rules.game import Action, Event, Reason, Seat
from bummerl.rules.match import Match
from bummerl.rules.notation import moves_text, parse_cards, parse_move, parse_seat, seat_text

HEADER = "bummerl record 1"
Place = Annotated[Seat, Meta(ge=0, le=3)]
"""A seat as it may stand in a record."""

Key = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9]*$")]
"""The name of a further fact: one word."""

_HEX = re.compile(r"(?:[0-9a-f]{2})*")
_HIDDEN = re.compile(r"[%|\x00-\x1f\x7f\x85\u2028\u2029]|^\s|\s$|(?<=\s)\s")


class RecordError(RulesError):
    """A record that is not one, or that the rules do not allow.

    `deal_no` and `move_no` count from 1; 0 stands for what comes before the first deal or move. `seat` and `action`
    name the move, if it is one. `code` and `facts` are those of the refusal.
    """

    def __init__(
        self,
        deal_no: int,
        move_no: int,
        code: str,
        facts: dict[str, Any] | None = None,
        *,
        seat: Seat | None = None,
        action: str | None = None,
    ) -> None:
        super().__init__(code, **(facts or {}))
        self.args = (deal_no, move_no, code, facts)
        self.deal_no = deal_no
        self.move_no = move_no
        self.seat = seat
        self.action = action

    def __str__(self) -> str:
        who = "" if self.seat is None else f" {seat_text(self.seat)}"
        what = "" if self.action is None else f" {self.action}"
        return f"deal {self.deal_no}, move {self.move_no}{who}{what}: {super().__str__()}"


class Move(Struct, frozen=True, array_like=True):
    """What one seat at the table did: in JSON `[0, "QH"]`."""

    seat: Place
    action: str


class Result(Struct, frozen=True, rename="camel"):
    """How a deal ended: who scored how many game points and why, and all scores after it."""

    payees: tuple[Place, ...]
    points: int
    reason: Reason
    scores: tuple[int, ...]

    def __str__(self) -> str:
        winners = "".join(map(seat_text, self.payees)) or "-"
        return f"= {winners} {self.points} {self.reason} {':'.join(map(str, self.scores))}"


class DealRecord(Struct, frozen=True, rename="camel"):
    """A deal: the shuffled pack with the top card first, all moves, and the result once it has ended.

    `links` are the secrets that the pack was shuffled from, in hex: the server's, then those of the seats. `anchors`
    bind new chains of secrets, in the same order, from this deal on; empty where none was bound.
    """

    pack: tuple[Card, ...]
    moves: tuple[Move, ...] = ()
    result: Result | None = None
    links: tuple[str, ...] = ()
    anchors: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<DealRecord, {len(self.moves)} moves, cards hidden>"


class Record(Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """A match from its first deal on, as data; `text` and `json` are its two written forms.

    `rules` is the text of the profile, `dealer` the first dealer. `players` are names, `about` further facts such as
    date or place. `anchors` bind the secrets of the shuffle (docs/notation.md §6): the server's, then the seats'.
    `lot` are those that decided the first dealer, in the same order; empty where he was agreed on.
    """

    format: Literal["bummerl record 1"] = "bummerl record 1"
    rules: str
    dealer: Place
    players: Annotated[tuple[str, ...], Meta(max_length=4)] = ()
    about: dict[Key, str] = {}
    anchors: tuple[str, ...] = ()
    lot: tuple[str, ...] = ()
    deals: tuple[DealRecord, ...] = ()

    def text(self) -> str:
        """The record as lines of text, a line to each trick."""
        return "\n".join(_lines(self)) + "\n"

    def line(self) -> str:
        """The record as one line."""
        return " | ".join(_lines(self))

    def json(self) -> bytes:
        """The record as JSON."""
        return msgspec.json.encode(self)

    def dealt(self, pack: Sequence[Card], links: Sequence[str] = (), anchors: Sequence[str] = ()) -> "Record":
        """The record with one deal more, which begins with this pack."""
        return replace(self, deals=(*self.deals, DealRecord(tuple(pack), links=tuple(links), anchors=tuple(anchors))))

    def moved(self, seat: Seat, action: Action) -> "Record":
        """The record with one move more in its last deal."""
        last = self.deals[-1]
        return self._last(replace(last, moves=(*last.moves, Move(seat, str(action)))))

    def scored(self, match: Match) -> "Record":
        """The record with the result of its last deal, as it stands on the score sheet of `match`."""
        return self._last(replace(self.deals[-1], result=result_of(match)))

    def _last(self, deal: DealRecord) -> "Record":
        return replace(self, deals=(*self.deals[:-1], deal))


class Step(Struct, frozen=True):
    """A move of a record that passed, and the match after it. The first step of a deal (`move_no` 0, no seat, no
    action) deals the cards."""

    deal_no: int
    move_no: int
    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]
    match: Match


def new_record(match: Match, players: Sequence[str] = (), **about: str) -> Record:
    """The empty record of a match that waits for its first deal."""
    return Record(rules=games.profile_text(match.profile), dealer=match.dealer, players=tuple(players), about=about)


def result_of(match: Match) -> Result:
    """The result of the deal that was booked last."""
    line = match.sheet[-1]
    return Result(line.outcome.payees, line.outcome.points, line.outcome.reason, line.scores)


def replay(record: Record) -> list[Step]:
    """Every step of a record, checked move by move.

    Raises `RecordError` with the deal, the move, the code and the facts: those of docs/rules.md §3.3, or `dealRunning`
    (a deal begins before the last one ended), `wrongPack`, `wrongResult` (with `told` and `counted`), `unknownSeat`,
    `unknownAction`.
    """
    return list(steps(record))


def steps(record: Record) -> Iterator[Step]:
    """The steps of `replay` one by one: all before a fault are given out first."""
    try:
        match = matches.new_match(games.parse_profile(record.rules), record.dealer)
        parse_seat(seat_text(record.dealer), match.profile.players)
    except RulesError as error:
        raise RecordError(0, 0, error.code, error.facts) from None
    for deal_no, deal in enumerate(record.deals, 1):
        try:
            match, events = matches.begin_deal(match, deal.pack)
        except RulesError as error:
            raise RecordError(deal_no, 0, error.code, error.facts) from None
        yield Step(deal_no, 0, None, None, events, match)
        for move_no, move in enumerate(deal.moves, 1):
            action, match, events = _play(match, deal_no, move_no, move)
            yield Step(deal_no, move_no, move.seat, action, events, match)
        _compare(match, deal, deal_no)


def parse_record(text: str | bytes) -> Record:
    """Read a record: lines of text, one line with `|`, or JSON.

    Lines that begin with `#` are remarks. Raises `RecordError`: `notARecord`, `unknownLine`, `wrongDeal` (a deal's
    number does not follow), `wrongLine` (each with `line`), or the codes of cards, seats and actions. Whether the moves
    are lawful is asked by `replay`.
    """
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError:
            raise RecordError(0, 0, "notARecord", {"line": 1}) from None
    if text.lstrip()[:1] == "{":
        return _from_json(text)
    return _TextReader(text).record()


def _play(match: Match, deal_no: int, move_no: int, move: Move) -> tuple[Action, Match, tuple[Event, ...]]:
    try:
        if not 0 <= move.seat < match.profile.players:
            raise NotationError("unknownSeat", text=str(move.seat))
        action = parse_action(move.action)
        matches.check(match, move.seat, action)
    except RulesError as error:
        raise RecordError(deal_no, move_no, error.code, error.facts, seat=move.seat, action=move.action) from None
    return action, *matches.apply(match, move.seat, action)


def _compare(match: Match, deal: DealRecord, deal_no: int) -> None:
    if deal.result is None:
        return
    ended = match.deal is not None and match.deal.outcome is not None
    counted = result_of(match) if ended else None
    if counted != deal.result:
        facts = {"told": str(deal.result), "counted": str(counted) if counted else "-"}
        raise RecordError(deal_no, len(deal.moves), "wrongResult", facts)


def _from_json(text: str) -> Record:
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise RecordError(0, 0, "notARecord", {"line": 1, "why": str(error)[:120]}) from None


def _lines(record: Record) -> Iterator[str]:
    yield HEADER
    yield f"rules {record.rules}"
    yield f"dealer {seat_text(record.dealer)}"
    for seat, name in enumerate(record.players):
        yield f"player {seat_text(seat)} {_shown(name)}".rstrip()
    for key, value in record.about.items():
        yield f"about {key} {_shown(value)}".rstrip()
    if record.anchors:
        yield f"anchors {' '.join(each or '-' for each in record.anchors)}"
    if record.lot:
        yield f"lot {' '.join(each or '-' for each in record.lot)}"
    ends = _trick_ends(record)
    for deal_no, deal in enumerate(record.deals, 1):
        yield f"deal {deal_no}"
        if deal.anchors:
            yield f"anchors {' '.join(each or '-' for each in deal.anchors)}"
        if deal.links:
            yield f"links {' '.join(each or '-' for each in deal.links)}"
        yield f"pack {' '.join(deal.pack)}"
        yield from _move_lines(deal.moves, ends.get(deal_no, frozenset()))
        if deal.result is not None:
            yield str(deal.result)


def _trick_ends(record: Record) -> dict[int, frozenset[int]]:
    """After which moves of each deal a trick was complete, as far as the record can be replayed."""
    ends: dict[int, set[int]] = {}
    try:
        for step in steps(record):
            if any(isinstance(event, TrickTaken) for event in step.events):
                ends.setdefault(step.deal_no, set()).add(step.move_no)
    except RecordError:
        # A wrong record is written down as it is; only where its lines break is not known any more.
        pass
    return {deal_no: frozenset(moves) for deal_no, moves in ends.items()}


def _move_lines(moves: Sequence[Move], ends: frozenset[int]) -> Iterator[str]:
    """A line to each trick; the announcement and the lead of one seat are drawn together."""
    line: list[Move] = []
    for move_no, move in enumerate(moves, 1):
        line.append(move)
        if move_no in ends:
            yield _joined(line)
            line = []
    if line:
        yield _joined(line)


def _joined(line: Sequence[Move]) -> str:
    turns = groupby(line, key=lambda move: move.seat)
    return ", ".join(
        f"{seat_text(seat)} {move}" for seat, turn in turns for move in moves_text(each.action for each in turn)
    )


def _shown(text: str) -> str:
    """Free text as it may stand in a line: what would break the line is written as in a web address."""
    return _HIDDEN.sub(lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode()), text)


class _TextReader:
    """Reads the lines of a record; knows the deal and the move at which it is."""

    def __init__(self, text: str) -> None:
        split = enumerate(text.removeprefix("\ufeff").replace("|", "\n").splitlines(), 1)
        self.lines = [(number, line.strip()) for number, line in split if line.strip()[:1] not in ("", "#")]
        self.number = 1
        self.facts: dict[str, Any] = {}
        self.players: dict[int, str] = {}
        self.about: dict[str, str] = {}
        self.deals: list[DealRecord] = []
        self.seats = 2

    def record(self) -> Record:
        if not self.lines or self.lines[0][1] != HEADER:
            raise RecordError(0, 0, "notARecord", {"line": 1})
        for number, line in self.lines[1:]:
            self.number = number
            try:
                self.read(line)
            except RecordError:
                raise
            except RulesError as error:
                raise self.fault(error.code, **error.facts) from None
        if "rules" not in self.facts or "dealer" not in self.facts:
            raise self.fault("notARecord")
        players = tuple(self.players.get(seat, "") for seat in range(max(self.players, default=-1) + 1))
        return Record(**self.facts, players=players, about=self.about, deals=tuple(self.deals))

    def fault(self, code: str, **facts: Any) -> RecordError:
        moves = len(self.deals[-1].moves) if self.deals else 0
        return RecordError(len(self.deals), moves, code, {**facts, "line": self.number})

    def read(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "rules":
            profile = games.parse_profile(rest)
            self.seats = profile.players
            self.facts["rules"] = games.profile_text(profile)
        elif word == "dealer":
            self.facts["dealer"] = parse_seat(rest, self.seats)
        elif word == "player":
            who, _, name = rest.partition(" ")
            self.players[parse_seat(who, self.seats)] = unquote(name)
        elif word == "about":
            key, _, value = rest.partition(" ")
            if not (key.isascii() and key.isalnum() and key[0].isalpha()):
                raise self.fault("wrongLine", text=rest[:40])
            self.about[key] = unquote(value)
        elif word == "anchors" and not self.deals:
            self.facts["anchors"] = self.secrets(rest)
        elif word == "lot" and not self.deals:
            self.facts["lot"] = self.secrets(rest)
        elif word == "deal":
            if rest != str(len(self.deals) + 1):
                raise self.fault("wrongDeal", told=rest[:40], counted=len(self.deals) + 1)
            self.deals.append(DealRecord(()))
        elif self.deals:
            self.deals[-1] = self.in_deal(self.deals[-1], word, rest, line)
        else:
            raise self.fault("unknownLine", text=line[:40])

    def in_deal(self, deal: DealRecord, word: str, rest: str, line: str) -> DealRecord:
        if word == "pack":
            return replace(deal, pack=parse_cards(rest))
        if word == "links":
            return replace(deal, links=self.secrets(rest))
        if word == "anchors":
            return replace(deal, anchors=self.secrets(rest))
        if word == "=":
            return replace(deal, result=self.result(rest))
        moves = list(deal.moves)
        for part in line.split(","):
            who, _, text = part.strip().partition(" ")
            try:
                seat = parse_seat(who, self.seats)
                moves += [Move(seat, str(action)) for action in parse_move(text.strip())]
            except NotationError as error:
                code = "unknownLine" if error.code == "unknownSeat" and part == line else error.code
                raise RecordError(
                    len(self.deals), len(moves) + 1, code, {**error.facts, "line": self.number}, action=text[:40]
                ) from None
        return replace(deal, moves=tuple(moves))

    def result(self, text: str) -> Result:
        try:
            who, points, reason, scores = text.split()
            payees = () if who == "-" else tuple(parse_seat(each, self.seats) for each in who)
            return Result(payees, int(points), Reason(reason), tuple(int(each) for each in scores.split(":")))
        except ValueError:
            raise self.fault("wrongLine", text=text[:40]) from None

    def secrets(self, text: str) -> tuple[str, ...]:
        words = tuple("" if word == "-" else word for word in text.split())
        if not all(_HEX.fullmatch(word) for word in words):
            raise self.fault("wrongLine", text=text[:40])
        return words
