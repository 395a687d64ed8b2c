"""What a look through finished deals tells, as data: a part of the wire (`club/protocol.py`).

Cards are open here, since the deals are over.
"""

from typing import Annotated

from msgspec import Meta, Struct

from bummerl.cards import Card, Suit
from bummerl.rules.game import Event, Outcome, Seat

Level = Annotated[str, Meta(max_length=24, description="a level of `GET /api/profiles`")]


class ReviewedAction(Struct, frozen=True):
    """What could have been done, and the chance to win the Bummerl with it (0 … 1), for the one to act."""

    action: str
    chance: float


class ReviewedMove(Struct, frozen=True, rename="camel"):
    """One move: what its player held and saw, what was done, and what that was worth.

    `before` is the chance to win the Bummerl with the best action and `after` with the one done, both for `seat` on
    what it could know; None where there was nothing to decide. `options` run from best to worst. `drawn` are the cards
    that came to each seat after the move.
    """

    move_no: int
    seat: Seat
    action: str
    hand: tuple[Card, ...]
    table: tuple[Card, ...]
    stock: int
    turn_up: Card | None
    closed: bool
    points: tuple[int, int]
    tricks: tuple[int, int]
    drawn: tuple[Card | None, ...]
    before: float | None = None
    after: float | None = None
    options: tuple[ReviewedAction, ...] = ()


class Review(Struct, frozen=True, rename="camel"):
    """`GET /api/tables/ID/review?deal=N`: a finished deal looked through; open to all, since its cards are.

    `you` is None for a stranger. `deals` is how many deals are finished. `start` and `end` are the chances of seat 0 to
    win the Bummerl before the first card and at the score after the deal.
    """

    rules: str
    players: tuple[str, ...]
    you: Seat | None
    deal_no: int
    deals: int
    dealer: Seat
    trump: Suit
    scores_before: tuple[int, ...]
    scores: tuple[int, ...]
    start: float
    end: float
    outcome: Outcome
    moves: tuple[ReviewedMove, ...]


class BummerlDeal(Struct, frozen=True, rename="camel"):
    """A deal of a Bummerl: the scores around it and how it ended (`outcome` is None if the Bummerl was given up in it).

    `start` and `end` are the chances of seat 0 to win the Bummerl, None in games of three. `costs` are what the
    decisions of each seat cost, in chance (0 … 1); None as long as nobody has looked the deal through.
    """

    deal_no: int
    dealer: Seat
    scores_before: tuple[int, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
    start: float | None
    end: float | None
    costs: tuple[float, ...] | None


class BummerlReview(Struct, frozen=True, rename="camel"):
    """`GET /api/tables/ID/bummerl?deal=N`: the Bummerl to which a finished deal belongs (the last one without `deal`).

    `winner` is None as long as it is not over; `bummerls` are the first deals of all Bummerls of the table so far.
    """

    rules: str
    players: tuple[str, ...]
    you: Seat | None
    bummerl_no: int
    bummerls: tuple[int, ...]
    winner: Seat | None
    deals: tuple[BummerlDeal, ...]


class ReplayStep(Struct, frozen=True, rename="camel"):
    """What was done, what happened because of it, and how the table stood then, all cards open.

    `action` is None when the cards were dealt. `talon` are cards that lie in stock or talon, `table` the trick.
    """

    move_no: int
    seat: Seat | None
    action: str | None
    events: tuple[Event, ...]
    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    talon: tuple[Card, ...]
    trump: Suit | None
    tricks: tuple[int, ...]
    points: tuple[int, ...]


class Replay(Struct, frozen=True, rename="camel"):
    """`GET /api/tables/ID/replay?deal=N`: a finished deal of any game step by step, without a judgement. `seats` are
    those at the table of the seats of the deal."""

    rules: str
    game: str
    players: tuple[str, ...]
    you: Seat | None
    deal_no: int
    deals: int
    dealer: Seat
    seats: tuple[Seat, ...]
    scores_before: tuple[int, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
    steps: tuple[ReplayStep, ...]


class PlayFrom(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`POST /api/tables/ID/from`: open a table that stands where a finished deal stood before one of its moves, with
    the same hidden cards, and go on there against computers of a level: unrated, with hints and taking back.

    The answer is `Seated`; one sits where one sat, a stranger on seat 0.
    """

    deal: Annotated[int, Meta(ge=1, le=100_000)]
    move: Annotated[int, Meta(ge=1, le=1_000)]
    level: Level
    name: Annotated[str, Meta(max_length=24)] = ""


REVIEW_TYPES = (Review, BummerlReview, Replay, PlayFrom)
