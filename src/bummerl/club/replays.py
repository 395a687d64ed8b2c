"""A finished deal step by step, as it happened: for every game, and without the engine."""

from bummerl.cards import Card
from bummerl.club.reviewed import Replay, ReplayStep
from bummerl.club.state import TableError
from bummerl.rules.game import Deal, Seat
from bummerl.rules.games import game_of, parse_profile
from bummerl.rules.match import Match, between_deals
from bummerl.rules.record import Record, Step, steps
from bummerl.rules.three_hand.state import Phase, ThreeHandDeal
from bummerl.rules.three_hand.state import points as points_of_three
from bummerl.rules.two_hand import TwoHandDeal
from bummerl.rules.two_hand.state import points as points_of_two

UNDECIDED = (Phase.CUT, Phase.TRUMP, Phase.AUCTION)
"""Before there is a contract nobody has points."""


def replay_of(record: Record, deal_no: int, you: Seat | None = None) -> Replay:
    """Deal number `deal_no` (from 1) of a record, for the one who sits at `you`. Raises `TableError` `notFound`."""
    if not 1 <= deal_no <= len(record.deals):
        raise TableError("notFound")
    played = [step for step in steps(record) if step.deal_no == deal_no]
    first, last = played[0].match, played[-1].match
    assert first.deal is not None
    befores = [first, *(step.match for step in played)]
    over = between_deals(last) and last.deal is not None
    return Replay(
        rules=record.rules,
        game=game_of(parse_profile(record.rules)).id,
        players=record.players,
        you=you,
        deal_no=deal_no,
        deals=len(record.deals),
        dealer=first.seats[first.deal.dealer],
        seats=first.seats,
        scores_before=first.scores,
        scores=last.scores,
        outcome=last.sheet[-1].outcome if over else None,
        steps=tuple(_step(step, before) for step, before in zip(played, befores, strict=False)),
    )


def _step(step: Step, before: Match) -> ReplayStep:
    # Giving up the Bummerl takes the deal away: it is shown as it stood then.
    deal = step.match.deal or before.deal
    assert deal is not None
    return ReplayStep(
        move_no=step.move_no,
        seat=step.seat,
        action=None if step.action is None else str(step.action),
        events=step.events,
        hands=_hands(deal),
        table=_table(deal),
        talon=_talon(deal),
        trump=getattr(deal, "trump", None),
        tricks=getattr(deal, "tricks", ()),
        points=_points(deal),
    )


def _hands(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    assert isinstance(deal, TwoHandDeal | ThreeHandDeal)
    return deal.hands


def _table(deal: Deal) -> tuple[Card, ...]:
    assert isinstance(deal, TwoHandDeal | ThreeHandDeal)
    return deal.table


def _talon(deal: Deal) -> tuple[Card, ...]:
    return deal.talon if isinstance(deal, ThreeHandDeal) else deal.stock if isinstance(deal, TwoHandDeal) else ()


def _points(deal: Deal) -> tuple[int, ...]:
    if isinstance(deal, TwoHandDeal):
        return tuple(points_of_two(deal, seat) for seat in (0, 1))
    assert isinstance(deal, ThreeHandDeal)
    if deal.phase in UNDECIDED or deal.contract is None:
        return (0, 0, 0)
    return tuple(points_of_three(deal, seat) for seat in (0, 1, 2))
