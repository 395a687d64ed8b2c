"""What the decisions of a finished deal cost, as people read it: the chance to win the Bummerl, move by move."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bummerl.cards import Card, Suit
from bummerl.club.records import record_of
from bummerl.club.state import TableError
from bummerl.rules.game import Outcome, Seat
from bummerl.rules.record import steps
from bummerl.rules.two_hand import TwoHandDeal, TwoHandProfile
from bummerl.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bummerl.club.table import Link
    from bummerl.rules.match import Match
    from bummerl.rules.record import Record, Step

PLAY_OUTS = 200
"""Play-outs of each action: a deal is looked through in about a second."""

KEPT = 200
"""Reviews that a process keeps; a finished deal never changes."""


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

    `deals` is how many deals are finished. `start` and `end` are the chances of seat 0 to win the Bummerl before the
    first card and at the score after the deal.
    """

    rules: str
    players: tuple[str, ...]
    you: Seat
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


class Reviews:
    """The reviews of one process: worked out in a thread, one at a time, and kept for the next who asks."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int], Review] = OrderedDict()
        self._one = asyncio.Lock()

    async def of(self, chain: Sequence[Link], deal_no: int | None, you: Seat) -> Review:
        """The review of a deal of this table for the one who sits at `you`. Raises what `review_of` and `record_of`
        raise."""
        record = await asyncio.to_thread(record_of, chain)
        number = len(record.deals) if deal_no is None else deal_no
        key = (chain[-1][1].id, number, len(record.deals))
        # Two at once would only make both slower, and the tables of this process slower still.
        async with self._one:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(review_of, record, number)
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return replace(self._kept[key], you=you)


def review_of(record: Record, deal_no: int, you: Seat = 0, play_outs: int = PLAY_OUTS) -> Review:
    """Look through deal number `deal_no` (from 1) of a record, for the one who sits at `you`.

    Raises `TableError`: `notFound` if there is no such deal, `otherGame` if it is not a deal of two hands, `notScored`
    if it ended without a result.
    """
    if not 1 <= deal_no <= len(record.deals):
        raise TableError("notFound")
    played = [step for step in steps(record) if step.deal_no == deal_no]
    first, last = played[0].match, played[-1].match
    if not isinstance(first.deal, TwoHandDeal) or not isinstance(first.profile, TwoHandProfile):
        raise TableError("otherGame")
    if last.deal is None or not last.sheet or last.deal.outcome is None:
        raise TableError("notScored")
    return Review(
        rules=record.rules,
        players=record.players,
        you=you,
        deal_no=deal_no,
        deals=len(record.deals),
        dealer=first.deal.dealer,
        trump=first.deal.trump,
        scores_before=first.scores,
        scores=last.scores,
        start=_chance(first.profile, first.scores, forehand=1 - first.deal.dealer),
        end=_end(last),
        outcome=last.sheet[-1].outcome,
        moves=tuple(_move(before.match, step, play_outs) for before, step in pairwise(played)),
    )


def _move(before: Match, step: Step, play_outs: int) -> ReviewedMove:
    from bummerl.engine.analysis import decision_of, worth
    from bummerl.rules.two_hand.events import CardDrawn
    from bummerl.rules.two_hand.state import points

    deal = before.deal
    assert isinstance(deal, TwoHandDeal)
    assert step.seat is not None
    assert step.action is not None
    seen = view(before, step.seat).deal
    assert seen is not None
    drawn: list[Card | None] = [None, None]
    for event in step.events:
        if isinstance(event, CardDrawn):
            drawn[event.seat] = event.card
    move = ReviewedMove(
        move_no=step.move_no,
        seat=step.seat,
        action=str(step.action),
        hand=deal.hands[step.seat],
        table=deal.table,
        stock=len(deal.stock),
        turn_up=None if deal.closed or not deal.stock else deal.stock[-1],
        closed=deal.closed is not None,
        points=(points(deal, 0), points(deal, 1)),
        tricks=deal.tricks,
        drawn=tuple(drawn),
    )
    decision = decision_of(before, step.seat, step.action, step.deal_no, step.move_no, play_outs)
    if decision is None:
        return move
    done = worth(decision.reasons, decision.done)
    known = [each for each in decision.reasons.actions if each.chance is not None]
    if done is None or done.chance is None or not known:
        return move
    options = tuple(ReviewedAction(each.action, each.chance or 0.0) for each in known)
    best = max(option.chance for option in options)
    return replace(move, before=max(best, done.chance), after=done.chance, options=options)


def _end(match: Match) -> float:
    """The chance of seat 0 at the score after the deal: certain once the Bummerl is over."""
    if match.bummerl_winner is not None:
        return 1.0 if match.bummerl_winner == 0 else 0.0
    assert isinstance(match.profile, TwoHandProfile)
    return _chance(match.profile, match.scores, forehand=1 - match.dealer)


def _chance(profile: TwoHandProfile, scores: tuple[int, ...], forehand: Seat) -> float:
    from bummerl.engine.equity import table, to_go
    from bummerl.engine.players import family_of

    distance = abs(profile.match_target - profile.match_start)
    chances = table(family_of(profile), profile.schneider_double, profile.next_dealer, distance)
    mine, his = (min(to_go(profile, score), distance) for score in scores)
    return float(chances[mine, his, int(forehand == 0), 0])
