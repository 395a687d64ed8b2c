"""What the decisions of a finished deal cost, as people read it: the chance to win the Bummerl, move by move."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bummerl.club.records import record_of
from bummerl.club.reviewed import BummerlDeal, BummerlReview, Review, ReviewedAction, ReviewedMove
from bummerl.club.state import TableError
from bummerl.rules.match import between_deals
from bummerl.rules.record import steps
from bummerl.rules.two_hand import TwoHandDeal, TwoHandProfile
from bummerl.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bummerl.cards import Card
    from bummerl.club.table import Link
    from bummerl.rules.game import Seat
    from bummerl.rules.match import Match
    from bummerl.rules.record import Record, Step

PLAY_OUTS = 200
"""Play-outs of each action: a deal is looked through in about a second."""

KEPT = 200
"""Reviews that a process keeps; a finished deal never changes."""


class Reviews:
    """The reviews of one process: worked out in a thread, one at a time, and kept for the next who asks."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int], Review] = OrderedDict()
        self._one = asyncio.Lock()

    async def of(self, chain: Sequence[Link], deal_no: int | None, you: Seat | None) -> Review:
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

    async def bummerl(self, chain: Sequence[Link], deal_no: int | None, you: Seat | None) -> BummerlReview:
        """The Bummerl of a deal, with what those deals cost that somebody has looked through. Raises as `of` does."""
        record = await asyncio.to_thread(record_of, chain)
        costs = {
            number: _costs(self._kept[key])
            for number in range(1, len(record.deals) + 1)
            if (key := (chain[-1][1].id, number, len(record.deals))) in self._kept
        }
        return await asyncio.to_thread(bummerl_of, record, deal_no or len(record.deals), costs, you)


def review_of(record: Record, deal_no: int, you: Seat | None = None, play_outs: int = PLAY_OUTS) -> Review:
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


def bummerl_of(
    record: Record, deal_no: int, costs: Mapping[int, tuple[float, ...]], you: Seat | None = None
) -> BummerlReview:
    """The Bummerl to which deal number `deal_no` (from 1) of a record belongs; `costs` are those of the deals that have
    been looked through. Raises `TableError` `notFound` if there is no such deal."""
    if not 1 <= deal_no <= len(record.deals):
        raise TableError("notFound")
    ends: dict[int, tuple[Match, Match]] = {}
    for step in steps(record):
        ends[step.deal_no] = (ends[step.deal_no][0] if step.deal_no in ends else step.match, step.match)
    numbers = {number: first.bummerl_no for number, (first, _) in ends.items()}
    mine = [number for number, bummerl in numbers.items() if bummerl == numbers[deal_no]]
    return BummerlReview(
        rules=record.rules,
        players=record.players,
        you=you,
        bummerl_no=numbers[deal_no],
        bummerls=tuple(number for number in numbers if numbers.get(number - 1) != numbers[number]),
        winner=ends[mine[-1]][1].bummerl_winner,
        deals=tuple(_deal(number, *ends[number], costs.get(number)) for number in mine),
    )


def _deal(number: int, first: Match, last: Match, costs: tuple[float, ...] | None) -> BummerlDeal:
    deal, profile = first.deal, first.profile
    assert deal is not None
    over = between_deals(last) and last.deal is not None
    start = end = None
    if isinstance(profile, TwoHandProfile):
        start = _chance(profile, first.scores, forehand=1 - deal.dealer)
        end = _end(last) if over or last.bummerl_winner is not None else None
    return BummerlDeal(
        deal_no=number,
        dealer=first.seats[deal.dealer],
        scores_before=first.scores,
        scores=last.scores,
        outcome=last.sheet[-1].outcome if over else None,
        start=start,
        end=end,
        costs=costs,
    )


def _costs(review: Review) -> tuple[float, ...]:
    found = [0.0, 0.0]
    for move in review.moves:
        if move.before is not None and move.after is not None:
            found[move.seat] += move.before - move.after
    return tuple(found)


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
