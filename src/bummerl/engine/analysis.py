"""What every action is worth to the one who has to decide, and what the decisions of a finished deal cost.

Values are those of the expert with more play-outs, on the information that the player had; the open-card value, for
those who want to know what the cards would have allowed, is told apart.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
from msgspec import Struct

from bummerl.engine.equity import Equity, equity
from bummerl.engine.lateplay import MOST_NODES, is_late, solve_late
from bummerl.engine.maskgame import RANKS
from bummerl.engine.players import (
    family_of,
    late_reasons,
    line_of,
    net_of,
    searched_reasons,
    stream_of,
    trusted,
)
from bummerl.engine.reasons import ActionValue, Reasons
from bummerl.engine.search import GAME_POINTS, announcing_or_not, search
from bummerl.engine.solver import action_values, rules_of
from bummerl.engine.worlds import Situation, card_number
from bummerl.rules import match as matches
from bummerl.rules.actions import Play
from bummerl.rules.game import Action, Seat
from bummerl.rules.match import Match
from bummerl.rules.record import Record, steps
from bummerl.rules.two_hand import Phase, TwoHandDeal, TwoHandView
from bummerl.rules.view import View, view

PLAY_OUTS = 400
"""Play-outs of each action in an analysis."""

TURNING = 0.25
"""A decision that costs this many game points or more is a turning point."""


class Decision(Struct, frozen=True, rename="camel"):
    """One decision of a record: what was done, what was best on the information at hand, and what the difference cost.

    `cost` is in game points a deal at this score, None where the action done was not worked out. `open_cards` tells the
    open-card value of the action done, for the one who decided, and `open_best` the best one.
    """

    deal_no: int
    move_no: int
    seat: Seat
    done: str
    best: str
    cost: float | None
    open_cards: float | None
    open_best: float | None
    reasons: Reasons


class Account(Struct, frozen=True, rename="camel"):
    """A record's decisions, the sum of what each seat's decisions cost, and the turning points (places in the list)."""

    decisions: tuple[Decision, ...]
    costs: tuple[float, ...]
    turning_points: tuple[int, ...]


def analyse(seen: View, *, play_outs: int = PLAY_OUTS, seed: int = 0, deep: bool = False) -> Reasons:
    """The value of every action for the seat of a view, which must be to act and have its memory.

    Args: `play_outs` for each action; `deep` solves closed stocks of four cards each and plays out the close in the
    last open trick (many seconds). Raises `ValueError` where there is nothing to analyse.
    """
    deal = seen.deal
    if not isinstance(deal, TwoHandView) or deal.seat is None:
        raise ValueError("an analysis needs the view of a seat in a two-hand deal, with memory")
    if deal.seat not in deal.to_act or deal.phase is Phase.LAST:
        raise ValueError("nothing to decide for this seat")
    situation = Situation.of(seen)
    family = family_of(deal.profile)
    stakes = _stakes(seen, deal, deal.seat)
    rng = stream_of(situation, seed)
    late = _late(situation, stakes, rules_of(deal.profile), deep)
    if late is not None:
        best, reasons = late
    else:
        found = search(situation, net_of(family), play_outs, rng, least_prior=0.0)
        best = found.best(np.array(stakes.utility))
        reasons = searched_reasons(situation, "analysis", "playOuts", found, best, stakes, seed)
    return msgspec.structs.replace(reasons, line=line_of(situation, family, best, rng))


def _stakes(seen: View, deal: TwoHandView, seat: Seat) -> Equity:
    scores = (seen.scores[seen.seats[0]], seen.scores[seen.seats[1]])
    return equity(deal.profile, family_of(deal.profile), scores, seat, 1 - deal.dealer)


def _late(situation: Situation, stakes: Equity, rules: int, deep: bool) -> tuple[int, Reasons] | None:
    if not is_late(situation, closed_cards=4 if deep else 3):
        return None
    nodes = 8_000_000 if deep else MOST_NODES
    solution = solve_late(situation, np.array(stakes.utility), rules, most_nodes=nodes, expand_close=deep)
    if solution is None or not trusted(situation, solution):
        return None
    best = int(np.argmax(solution.strategy))
    return best, late_reasons(situation, "analysis", solution, best, stakes, 0)


def open_values(deal: TwoHandDeal) -> dict[str, float]:
    """The open-card value of every lawful action in game points for the seat to act, by the exact solver."""
    return {str(action): value for action, value in action_values(deal).items()}


def account_of(record: Record, *, play_outs: int = PLAY_OUTS, seed: int = 0) -> Iterator[Decision]:
    """Every decision of a two-hand record with more than one lawful action, valued, in the order of play.

    Raises what `record.steps` raises when it comes to a move that is not lawful.
    """
    before: Match | None = None
    for step in steps(record):
        if before is not None and step.seat is not None and step.action is not None:
            decision = decision_of(before, step.seat, step.action, step.deal_no, step.move_no, play_outs, seed)
            if decision is not None:
                yield decision
        before = step.match


def summary(decisions: list[Decision], players: int = 2) -> Account:
    """The sums and the turning points of an account."""
    costs = [0.0] * players
    for each in decisions:
        costs[each.seat] += each.cost or 0.0
    turning = [place for place, each in enumerate(decisions) if (each.cost or 0.0) >= TURNING]
    return Account(tuple(decisions), tuple(costs), tuple(turning))


def decision_of(
    match: Match, seat: Seat, action: Action, deal_no: int, move_no: int, play_outs: int = PLAY_OUTS, seed: int = 0
) -> Decision | None:
    """What an action cost that is about to be done in this match; None where there was nothing to decide."""
    deal = match.deal
    if not isinstance(deal, TwoHandDeal) or deal.phase is Phase.LAST or seat not in match.seats:
        return None
    lawful = [str(each) for each in matches.legal(match, seat)]
    if str(action) not in lawful or len([each for each in lawful if each != "claim"]) < 2 or str(action) == "claim":
        return None
    seen = view(match, seat, memory=True)
    reasons = analyse(seen, play_outs=play_outs, seed=seed)
    silent = _without_announcing(seen, reasons, action, play_outs, seed)
    if silent is not None:
        reasons = msgspec.structs.replace(reasons, actions=(*reasons.actions, silent))
    done = worth(reasons, str(action))
    best = reasons.actions[0]
    open_cards = open_values(deal)
    return Decision(
        deal_no,
        move_no,
        seat,
        str(action),
        best.action,
        None if done is None else max(_scaled(best) - _scaled(done), 0.0),
        open_cards.get(str(action)),
        max(open_cards.values()),
        reasons,
    )


def _without_announcing(seen: View, reasons: Reasons, action: Action, play_outs: int, seed: int) -> ActionValue | None:
    """The value of leading a card of a pair without the announcement, None where there was nothing to announce.

    It is the value with the announcement, less what play-outs in the same worlds say that the silence costs.
    """
    deal = seen.deal
    if not isinstance(action, Play) or not isinstance(deal, TwoHandView) or deal.seat is None:
        return None
    loud = next((each for each in reasons.actions if each.action == f"+{action.card.suit} {action}"), None)
    if loud is None or loud.game_points is None:
        return None
    situation = Situation.of(seen)
    stakes = _stakes(seen, deal, deal.seat)
    number = card_number(action.card, situation.trump, int(situation.rule[RANKS]))
    rng = stream_of(situation, seed)
    said, unsaid = announcing_or_not(situation, net_of(family_of(deal.profile)), number, play_outs, rng)
    lost = unsaid - said
    return msgspec.structs.replace(
        loud,
        action=str(action),
        game_points=loud.game_points + float(lost @ GAME_POINTS),
        utility=(loud.utility or 0.0) + float(lost @ np.array(stakes.utility)),
        chance=min(max((loud.chance or 0.0) + float(lost @ np.array(stakes.chances)), 0.0), 1.0),
        stake=(loud.stake or 0.0) + float(lost @ np.array(stakes.stakes)),
        spread=None,
        outcomes=None,
        prior=None,
    )


def worth(reasons: Reasons, done: str) -> ActionValue | None:
    """The value of what was done; announcing is worth the better of its leads."""
    fitting = [each for each in reasons.actions if each.action == done or each.action.startswith(f"{done} ")]
    if not fitting:
        fitting = [each for each in reasons.actions if each.action.split()[-1] == done]
    return max(fitting, key=lambda each: each.utility or 0.0, default=None)


def _scaled(value: ActionValue) -> float:
    return value.utility or 0.0
