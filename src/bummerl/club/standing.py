"""What the pages about one's standing ask for: ratings and their curves, games, the ledger, and the luck of the cards.

Part of the wire (`club/protocol.py`): these are answers over HTTP, and the few things that can be said there.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bummerl.rules.game import Seat

Millis = Annotated[int, Meta(description="milliseconds since 1970, server time")]
Handle = Annotated[str, Meta(pattern="^[0-9a-f]{8}$", description="the public mark of a person")]


class RatingRow(Struct, frozen=True, rename="camel"):
    """A rating: with 95 % certainty within two deviations. `handle` tells people of one name apart.

    `place` counts from 1 among all whose deviation is at most 150; None for those that are still uncertain, and for
    guests, who stand on no list.
    """

    handle: str
    name: str
    rules: str
    rating: float
    deviation: float
    games: int
    place: int | None = None


class Ratings(Struct, frozen=True, rename="camel"):
    """`GET /api/ratings?rules=TEXT&search=NAME&page=N`: the ratings under a profile, 50 to a page (from 1): first those
    that are certain, the highest first, then the others. Only people with a name of their own stand on it. `total`
    counts all that the search finds; `mine` is the row of whoever asks, `guest` whether he has no name yet; `played`
    are the profiles under which anybody has a rating."""

    ratings: tuple[RatingRow, ...]
    total: int
    mine: RatingRow | None
    guest: bool
    played: tuple[str, ...]


class MyResult(Struct, frozen=True, rename="camel"):
    """A Bummerl with other people, number `bummerl` of its table: who they were, whether it was won, and the marks
    charged to each seat. `rating` is that of `seat` afterwards, None for an unrated one."""

    table: str
    bummerl: int
    at: Millis
    rules: str
    stake: str
    rated: bool
    seat: Seat
    winner: Seat
    charged: tuple[int, ...]
    handles: tuple[str | None, ...]
    names: tuple[str, ...]
    rating: float | None = None


class Games(Struct, frozen=True, rename="camel"):
    """`GET /api/players/HANDLE/games?rules=TEXT&page=N`: the Bummerls of a person with others, newest first, 25 to a
    page (from 1). Others see the rated ones only; `me` stands for the one who asks."""

    games: tuple[MyResult, ...]
    total: int


class Versus(Struct, frozen=True, rename="camel"):
    """All that was played with one other person: Bummerls, deals that are over, and the game points in them."""

    handle: str
    name: str
    won: int
    lost: int
    deals: int = 0
    points: int = 0
    their_points: int = 0


class Player(Struct, frozen=True, rename="camel"):
    """`GET /api/players/HANDLE`: a person with a name, with all ratings; `me` stands for the one who asks (guests too),
    and only he gets the figures per opponent (`versus`, the most played first)."""

    handle: str
    name: str | None
    you: bool
    ratings: tuple[RatingRow, ...]
    versus: tuple[Versus, ...]


class CurvePoint(Struct, frozen=True, rename="camel"):
    """A rating after a Bummerl."""

    at: Millis
    rating: float
    deviation: float


class Curve(Struct, frozen=True, rename="camel"):
    """`GET /api/players/HANDLE/curve?rules=TEXT`: how a rating went, oldest first; at most 300 points, evenly taken."""

    points: tuple[CurvePoint, ...]


class Settlement(Struct, frozen=True, rename="camel"):
    """One side says that `count` of a debt is settled; it is as soon as the other agrees. `mine`: I said it."""

    id: str
    count: int
    at: Millis
    mine: bool


class Debt(Struct, frozen=True, rename="camel"):
    """What is open with another person for one stake: above zero the other owes it, below zero oneself does. `said` is
    what one side calls settled and the other has not agreed to yet."""

    handle: str
    name: str
    stake: str
    balance: int
    said: Settlement | None = None


class Settled(Struct, frozen=True, rename="camel"):
    """What both sides have called settled: above zero the other gave it, below zero oneself did."""

    handle: str
    name: str
    stake: str
    count: int
    at: Millis


class Ledger(Struct, frozen=True, rename="camel"):
    """`GET /api/me/ledger`: what is open, and the last 50 things that were settled, newest first."""

    debts: tuple[Debt, ...]
    settled: tuple[Settled, ...]


class Settle(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`POST /api/me/ledger`: I say that `count` of a stake is settled with somebody. The other agrees by
    `POST /api/me/ledger/ID`; either can drop it by `DELETE /api/me/ledger/ID`. All three answer with the `Ledger`."""

    handle: Handle
    stake: Annotated[str, Meta(max_length=80)]
    count: Annotated[int, Meta(ge=1, le=1_000_000)]


class Mine(Struct, frozen=True, rename="camel"):
    """`GET /api/me`: one's own handle, name (None for a guest), ratings, newest results, figures per opponent, the open
    ledger of stakes, and what was settled of it."""

    handle: str
    name: str | None
    ratings: tuple[RatingRow, ...]
    results: tuple[MyResult, ...]
    versus: tuple[Versus, ...]
    ledger: tuple[Debt, ...]
    settled: tuple[Settled, ...]


Feature = Literal["aces", "tens", "trumps", "lowTrump", "marriages", "points", "lot", "turnUp"]


class Tally(Struct, frozen=True, rename="camel"):
    """Something counted over many deals, beside what honest cards would give.

    `count` in `of` hands (or lots); `expected` is the exact mean. An honest shuffle stays within `low` … `high` in 95 %
    of all cases, and within `wide_low` … `wide_high` for all lines of the group together in 95 %. `tail` is the chance
    of something at least as far out. `rank` is that of the turn-up.
    """

    feature: Feature
    rank: str | None
    count: int
    of: int
    expected: float
    low: int
    high: int
    wide_low: int
    wide_high: int
    tail: float


class LuckGroup(Struct, frozen=True, rename="camel"):
    """The hands of one group, and how often it led to the first trick."""

    who: Literal["you", "people", "computers"]
    hands: int
    forehand: int
    since: Millis | None
    tallies: tuple[Tally, ...]


class Luck(Struct, frozen=True, rename="camel"):
    """`GET /api/luck`: over all deals of two players that are over, whether the cards were as honest cards are. Without
    a token only what everybody had."""

    groups: tuple[LuckGroup, ...]


STANDING_TYPES = (
    Ratings,
    Player,
    Curve,
    Games,
    Mine,
    Ledger,
    Settle,
    Luck,
)
