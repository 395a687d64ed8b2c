"""Wire protocol v1: every message between a client and the server, as data.

`docs/protocol.md` and `web/src/wire.ts` are generated from this module (`python -m bummerl.club.wiretypes`); the
docstring of a message is its documentation there and says who may send it and when. Unknown fields from a client are
an error; unknown messages from a server are to be ignored.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bummerl.club.account import ACCOUNT_TYPES, MutedPerson, MyReport, MyWords, PasskeyInfo
from bummerl.club.clocks import ClockRules
from bummerl.club.events import DealerDrawn
from bummerl.club.outcomes import OutcomeRow
from bummerl.club.reviewed import REVIEW_TYPES
from bummerl.club.standing import STANDING_TYPES, Mine
from bummerl.engine.reasons import Reasons
from bummerl.rules.game import Event, Seat
from bummerl.rules.view import View

VERSION = 1

CommandId = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client, unique per table")]
Token = Annotated[str, Meta(min_length=16, max_length=128, description="secret of one person, kept by the browser")]
ActionText = Annotated[str, Meta(min_length=1, max_length=64, description="the notation of an action")]
RulesText = Annotated[str, Meta(max_length=2000, description="a preset and what differs: `scharf closeMinStock=2`")]
Name = Annotated[str, Meta(max_length=24)]
Code = Annotated[str, Meta(description="camelCase; its sentence is `error-CODE` in the locales")]
Level = Annotated[str, Meta(max_length=24, description="a level of `GET /api/profiles`")]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hex")]
Millis = Annotated[int, Meta(description="milliseconds since 1970, server time")]
Fact = str | int | float | bool
Facts = dict[str, Fact]


# What a client sends ------------------------------------------------------------------------------------------------


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", rename="camel"):
    """A message from a client."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message on a socket, and again whenever a gap in `seq` shows.

    Anybody. `token` says who asks (it was returned when the table was opened or the seat taken); without it, or with
    one that sits nowhere at this table, the socket watches. `since` is the last `seq` this client has seen. The answer
    is a `sync`; or, where the profile lets players look back, the missing `event`s followed by nothing else.
    """

    since: int | None = None
    token: Token | None = None


class Do(ClientMessage, frozen=True, tag="do"):
    """Act in the deal, in the notation of actions: `QH`, `+H`, `exchange`, `close`, `claim`, `concedeBummerl` …

    A seated client. `rev` is the `seq` that the player had before his eyes: if something after it changed what the
    seat may do, nothing happens and the answer is the error `stale` and a fresh `sync`. A repeated `id` is acknowledged
    again and not done again. Otherwise the answer is `ack`, or an `error` with the code of the rules.
    """

    id: CommandId
    rev: int
    action: ActionText


class Ready(ClientMessage, frozen=True, tag="ready"):
    """Ready for the next deal (or the next Bummerl, a rematch), or to go on at an adjourned table. A seated client
    between deals or while `table.adjourned`; it goes on when all people at the table are ready."""

    id: CommandId


class Reveal(ClientMessage, frozen=True, tag="reveal"):
    """Show the secrets for the next deal (docs/fairness.md): before deal 1 links 0 and 1 of one's chain, later the next
    link before each deal. A seated client whose seat `table.linksDue` names; who does not within ten seconds adds
    nothing to that deal. `anchor` binds a new chain, whose link 0 is due for the deal after this one: with the last
    link of the old chain, or without any link if the old chain is on another device; only then `links` may be empty."""

    id: CommandId
    links: Annotated[tuple[Hex, ...], Meta(max_length=2)]
    anchor: Hex | None = None


class TakeBack(ClientMessage, frozen=True, tag="takeBack"):
    """Put the deal back to where it stood before this seat's last action. A seated client during a deal, where
    `table.takeBack` is set (only against computers)."""

    id: CommandId


class AskHint(ClientMessage, frozen=True, tag="hint"):
    """Ask what the engine would do in this seat's place, seeing what this seat sees. A seated client at its turn, where
    `table.help` is set; the answer is a `hint`."""

    id: CommandId


class Offer(ClientMessage, frozen=True, tag="offer"):
    """Ask all other people at the table for their consent: to take back one's last action (only while it has shown one
    nothing hidden), to adjourn, or to end the table without a result (`annul`). A seated client at a table with
    other people, while no other offer is open. An action in the deal withdraws it."""

    id: CommandId
    what: Literal["takeBack", "adjourn", "annul"]


class Answer(ClientMessage, frozen=True, tag="answer"):
    """Agree to the offer on the table, or decline it. A seated client that did not make it and has not agreed yet."""

    id: CommandId
    agree: bool


class Decide(ClientMessage, frozen=True, tag="decide"):
    """Choose what happens when another seat's time has run out: claim the Bummerl, or adjourn. To wait is to send
    nothing. A seated client while `clock.late` names another seat."""

    id: CommandId
    choice: Literal["claim", "adjourn"]


class Say(ClientMessage, frozen=True, tag="say"):
    """Say a ready phrase (`GET /api/profiles` lists them), or free text where all people want it (`freeText`). A seated
    client, six times in fifteen seconds. Who looks on hears phrases only; free text stays among those who sit here."""

    id: CommandId
    phrase: Annotated[str, Meta(max_length=24)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class FreeText(ClientMessage, frozen=True, tag="freeText"):
    """Want free text at this table, or not: to ask for it, to agree, to refuse, to withdraw. It is on while all people
    want it; one who does not want it (any more) ends it for all, and whoever wants it again has to ask. A seated
    client."""

    id: CommandId
    on: bool


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Hear nothing more of what the person on a seat says, at this and all other tables, or hear it again. Anybody with
    a token; nobody else learns of it. Answered by `quiet` and `ack`."""

    id: CommandId
    seat: Seat
    on: bool


class SetLevel(ClientMessage, frozen=True, tag="level"):
    """Let a computer play another level from now on. A seated client whose opponents are all computers; `seat` None
    means all of them."""

    id: CommandId
    level: Level
    seat: Seat | None = None


class Abandon(ClientMessage, frozen=True, tag="abandon"):
    """Give the table up for good. A seated client whose opponents are all computers or not there yet, or while no
    Bummerl is under way (`concedeBummerl` gives up one that is)."""

    id: CommandId


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Anybody, at most once a second; answered by `pong`. A client that hears nothing for 30 s should reconnect."""

    at: int


AnyClientMessage = (
    Hello
    | Do
    | Ready
    | Reveal
    | TakeBack
    | Offer
    | Answer
    | Decide
    | Say
    | FreeText
    | Mute
    | AskHint
    | SetLevel
    | Abandon
    | Ping
)


# What the server sends ----------------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, rename="camel"):
    """A seat at the table. `level` only for a computer; `present` says whether a socket of that person is open."""

    seat: Seat
    kind: Literal["human", "computer", "open"]
    name: str
    level: str | None
    present: bool
    ready: bool


class OfferInfo(Struct, frozen=True, rename="camel"):
    """What a person has asked the others for, and which seats have agreed so far, his own included."""

    seat: Seat
    what: Literal["takeBack", "adjourn", "annul"]
    agreed: tuple[Seat, ...]


class ClockInfo(Struct, frozen=True, rename="camel"):
    """The clocks at server time `now`. Each seat has `perMove` milliseconds for a move and then its reserve `left`.
    `since[seat]` is the time from which the table has been waiting for this seat, None if its clock stands; `late` are
    the seats whose time has run out."""

    now: Millis
    per_move: int
    left: tuple[int, ...]
    since: tuple[Millis | None, ...]
    late: tuple[Seat, ...]


class TableInfo(Struct, frozen=True, rename="camel", kw_only=True):
    """What everybody may know about a table.

    `rules` is the profile text that is played, `asked` the one that was asked for: they differ where a table for
    pleasure softens it (`softened` names those options: a revoke is prevented and not punished unless the host asked
    for `strict`). `takeBack` and `help` say whether this table offers them. `pace` is the shortest thinking time of a
    computer in milliseconds. `listed` tables stand in the lobby while they wait; `watch` says whether others may look
    on; `stake` is what is played for, in words. `wantsText` are the seats that want free text, `freeText`: all people
    do. `anchor` binds the server's secrets (docs/fairness.md); `linksDue` are the seats whose secrets the next deal
    waits for. `lot` is who was drawn to deal first, up to the end of the first deal.
    """

    id: str
    game: str
    rules: str
    asked: str
    strict: bool
    softened: tuple[str, ...]
    rated: bool
    help: bool
    take_back: bool
    pace: int
    status: Literal["waiting", "playing", "over"]
    opened_at: Millis
    seats: tuple[SeatInfo, ...]
    listed: bool
    watch: bool
    stake: str
    clock: ClockRules | None
    adjourned: bool
    offer: OfferInfo | None
    free_text: bool
    wants_text: tuple[Seat, ...]
    anchor: str
    next_anchor: str
    links_due: tuple[Seat, ...]
    lot: DealerDrawn | None = None


class ServerMessage(Struct, frozen=True, tag_field="t", rename="camel"):
    """A message from the server."""


class Sync(ServerMessage, frozen=True, tag="sync"):
    """All that this client may see now; replaces everything it knew. `you` is its seat, None for a spectator."""

    seq: int
    you: Seat | None
    table: TableInfo
    view: View
    clock: ClockInfo | None = None
    version: int = VERSION


class Happened(ServerMessage, frozen=True, tag="event"):
    """Event number `seq`. `ev` is None if this client may not see it at all.

    Several events can have one cause; the last of them carries `view`, all that this client may see afterwards
    (with `legal` and `refused` of its own seat only), and `clock`, the others None. A gap in `seq` calls for `hello`
    with `since`.
    """

    seq: int
    ev: Event | None
    view: View | None = None
    clock: ClockInfo | None = None


class Ack(ServerMessage, frozen=True, tag="ack"):
    """Command `id` is done and safely written; `seq` is the last event it caused."""

    id: str
    seq: int


class Refusal(ServerMessage, frozen=True, tag="error"):
    """Command `id` (None: a message without a readable id) changed nothing, and why."""

    id: str | None
    code: Code
    args: Facts = {}


class TableChanged(ServerMessage, frozen=True, tag="table"):
    """Something beside the deal changed: who is there, who is ready, a level, the status."""

    table: TableInfo


class Quiet(ServerMessage, frozen=True, tag="quiet"):
    """The seats that this client does not hear, because its person muted or blocked who sits there; comes after `sync`
    if there are any, when its person mutes or hears somebody anywhere, and when somebody sits down."""

    seats: tuple[Seat, ...]


class Hint(ServerMessage, frozen=True, tag="hint"):
    """What the engine would do here, asked for by `id`; `seq` says for which moment. `reasons` is None if there are
    none to give."""

    id: str
    seq: int
    action: str
    reasons: Reasons | None = None


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to `ping`: its `at`, and the server's time."""

    at: int
    now: Millis


AnyServerMessage = Sync | Happened | Ack | Refusal | TableChanged | Quiet | Hint | Pong


# What goes over HTTP ------------------------------------------------------------------------------------------------


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True, rename="camel", kw_only=True):
    """`POST /api/tables`: open a table and sit down at seat 0. `people` is how many other people are to come; their
    seats stay open until they sit down, all other seats get a computer of `level`.

    A table is for pleasure unless `strict`. `dealer` is who deals first: by lot, the opener (`me`) or the next seat
    (`other`). `stake` is play points or words ("a coffee"), fixed before the first deal, never money. A `rated` table
    is for people only, with neither help nor taking back at will. The header `Authorization: Bearer TOKEN` opens it
    for a person who has a token already.
    """

    rules: RulesText = "weich-wien"
    level: Level = "normal"
    name: Name = ""
    strict: bool = False
    help: bool = True
    take_back: bool = True
    dealer: Literal["lot", "me", "other"] = "lot"
    pace: Annotated[int, Meta(ge=0, le=5000)] | None = None
    people: Annotated[int, Meta(ge=0, le=3)] = 0
    listed: bool = False
    watch: bool = True
    stake: Annotated[str, Meta(max_length=40)] = ""
    rated: bool = False
    clock: ClockRules | None = None
    anchor: Hex | None = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True, rename="camel", kw_only=True):
    """`POST /api/tables/ID/seats`: take the first open seat of a table (or `seat`). Whoever has the address of a table
    may sit down while a seat is open: that is how to invite. `anchor` binds his secrets for the
    shuffle (docs/fairness.md)."""

    name: Name = ""
    seat: Seat | None = None
    anchor: Hex | None = None


class Pairing(Struct, frozen=True, forbid_unknown_fields=True, rename="camel", kw_only=True):
    """`POST /api/pair`: sit down at a listed table with exactly these rules, clock, stake and rating, or open one and
    wait there. `anchor`: see docs/fairness.md."""

    rules: RulesText = "weich-wien"
    name: Name = ""
    strict: bool = False
    stake: Annotated[str, Meta(max_length=40)] = ""
    rated: bool = False
    clock: ClockRules | None = None
    anchor: Hex | None = None


class Lobby(Struct, frozen=True, rename="camel"):
    """`GET /api/lobby`: tables that wait for people and are listed, newest first."""

    tables: tuple[TableInfo, ...]


class Seated(Struct, frozen=True, rename="camel"):
    """The answer to `POST /api/tables`: the token is the person's secret, for this and later tables."""

    id: str
    seat: Seat
    token: Token
    table: TableInfo


class MyTable(Struct, frozen=True, rename="camel"):
    """A table of mine: `GET /api/tables` lists those that are not over, newest first."""

    table: TableInfo
    seat: Seat
    seq: int
    scores: tuple[int, ...]
    marks: tuple[int, ...]
    deal_no: int
    my_turn: bool
    last_at: Millis


class MyTables(Struct, frozen=True, rename="camel"):
    """The answer to `GET /api/tables`."""

    tables: tuple[MyTable, ...]


class Login(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`POST /api/account` (with a token: take this name) and `POST /api/sessions` (get a token for it)."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class LoggedIn(Struct, frozen=True, rename="camel"):
    """The answer to `POST /api/sessions`."""

    token: Token


class SessionInfo(Struct, frozen=True, rename="camel"):
    """An open session, and what it was opened with (`Firefox, Linux`); `DELETE /api/sessions/ID` ends it, with
    `current` for ID the one that asks."""

    id: str
    since: Millis
    device: str
    current: bool


class Sessions(Struct, frozen=True, rename="camel"):
    """The answer to `GET /api/sessions`."""

    sessions: tuple[SessionInfo, ...]


class BlockSeat(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`POST /api/me/blocks`: never meet the person on this seat again."""

    table: str
    seat: Seat


class Blocked(Struct, frozen=True, rename="camel"):
    """Somebody whom one has blocked, with the name he had; `DELETE /api/me/blocks/HANDLE` takes it back."""

    handle: str
    name: str


class Blocks(Struct, frozen=True, rename="camel"):
    """The answer to `GET /api/me/blocks`."""

    blocked: tuple[Blocked, ...]


class Export(Struct, frozen=True, rename="camel"):
    """`GET /api/me/export`: everything that is kept about a person. The records of his `tables` are at
    `/api/tables/ID/record`. `DELETE /api/me` erases it all; what was played stays, without him."""

    me: Mine
    tables: tuple[str, ...]
    sessions: tuple[SessionInfo, ...]
    blocked: tuple[Blocked, ...]
    muted: tuple[MutedPerson, ...]
    passkeys: tuple[PasskeyInfo, ...]
    reports: tuple[MyReport, ...]
    words: tuple[MyWords, ...]


OptionValue = str | int | bool


class OptionFacts(Struct, frozen=True, rename="camel"):
    """A question that a host may answer: its name and possible answers, in order."""

    name: str
    values: tuple[OptionValue, ...]


class ProfileFacts(Struct, frozen=True, rename="camel"):
    """A profile written out: the value of every option that its game has; `pleasure` is what a table for pleasure makes
    of it."""

    rules: str
    preset: str
    game: str
    players: int
    options: dict[str, OptionValue]
    pleasure: str


class GameFacts(Struct, frozen=True, rename="camel"):
    """A game, and the options that a host may change in it."""

    game: str
    players: int
    options: tuple[OptionFacts, ...]


class Profiles(Struct, frozen=True, rename="camel"):
    """`GET /api/profiles`: presets, games, the levels of the computer, weakest first, the ready phrases of a table, and
    what follows when somebody leaves.

    `GET /api/profile?rules=TEXT` answers with one `ProfileFacts`, or 400 with the reason why the text is no profile.
    """

    default: str
    presets: tuple[ProfileFacts, ...]
    games: tuple[GameFacts, ...]
    levels: tuple[str, ...]
    phrases: tuple[str, ...]
    outcomes: tuple[OutcomeRow, ...]


class Problem(Struct, frozen=True, rename="camel"):
    """The body of every HTTP answer with a status of 400 or above."""

    code: Code
    args: Facts = {}


HTTP_TYPES = (
    OpenTable,
    SitDown,
    Pairing,
    Lobby,
    Seated,
    MyTable,
    MyTables,
    *STANDING_TYPES,
    *REVIEW_TYPES,
    Login,
    LoggedIn,
    Sessions,
    BlockSeat,
    Blocks,
    Export,
    *ACCOUNT_TYPES,
    Profiles,
    ProfileFacts,
    GameFacts,
    OptionFacts,
    Problem,
)
