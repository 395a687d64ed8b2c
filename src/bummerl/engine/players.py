"""The players: `choose` takes what a seat may see and says what it does, and why.

A choice depends on the View, the level, the seed and the budget, and on nothing else.
"""

from __future__ import annotations

import hashlib
import json
import math
from functools import cache
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bummerl.engine.equity import OUTCOME_FILE, Equity, equity
from bummerl.engine.last_cards import is_small, last_card
from bummerl.engine.lateplay import LateSolution, is_late, solve_late
from bummerl.engine.levels import Level, level_of
from bummerl.engine.maskgame import (
    CARDS,
    CLOSER,
    PHASE,
    RANKS,
    REPLY,
    pair_suit_allowed,
    unit,
)
from bummerl.engine.policy import WEIGHTS, Net, load_net, save_net
from bummerl.engine.reasons import ActionValue, Assumed, Reasons
from bummerl.engine.search import GAME_POINTS, Searched, exact_search, expected_line, prior_of, search
from bummerl.engine.solver import rules_of
from bummerl.engine.three_hand_players import choose_three
from bummerl.engine.thumb import thumb_action
from bummerl.engine.worlds import Situation, number_card
from bummerl.rules.actions import Announce, Claim, Play, Settle, parse_action
from bummerl.rules.game import Action
from bummerl.rules.three_hand import ThreeHandView
from bummerl.rules.two_hand import TwoHandProfile, TwoHandView
from bummerl.rules.view import View

REACHED = 0.02
"""A solved closed stock is trusted only where the opponent's solved play leads at least this often: there beliefs from
his play since the close tell more than his slips do. The last open trick is always trusted."""

SUPPORT = 0.05
"""Smaller probabilities in a solved end are noise of the iteration."""

EQUAL = 0.05
"""Game points within which the actions of a solution's support count as worth the same."""

FAMILIES = ("weich-wien", "scharf", "sechsundsechzig")
"""The presets that play differently; each has a net of its own."""


class Choice(Struct, frozen=True):
    """An action and the reasons for it."""

    action: Action
    reasons: Reasons


def family_of(profile: TwoHandProfile) -> str:
    """The preset whose net plays a profile: the pack decides, then the tightness of the tournament rules."""
    if profile.deck_size == 24:
        return "sechsundsechzig"
    tight = (
        profile.marriage_lead_card == "king",
        profile.close_min_stock == 4,
        profile.exchange_min_stock == 4,
        not profile.marriage_at_first_lead,
        not profile.exchange_at_first_lead,
    )
    return "scharf" if sum(tight) >= 3 else "weich-wien"


@cache
def net_of(family: str) -> Net:
    """The net of a family of presets, read once."""
    return load_net(WEIGHTS / f"{family}.npz")


@cache
def net_at(path: str) -> Net:
    """The net in a file, read once; raises as `load_net` does."""
    return load_net(Path(path))


def install_net(family: str, net: Net, shares: tuple[float, ...]) -> None:
    """Put a trained net and the shares of its results (-3 … 3 for forehand) into the package."""
    save_net(WEIGHTS / f"{family}.npz", net)
    stored = json.loads(OUTCOME_FILE.read_text()) if OUTCOME_FILE.exists() else {}
    stored[family] = [round(share, 5) for share in shares]
    OUTCOME_FILE.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n")


def choose(
    view: View,
    *,
    level: str = "expert",
    seed: int = 0,
    budget: int | None = None,
    explain: bool = False,
    net: Net | None = None,
) -> Choice:
    """What a player of this level does in this view.

    `view` must be the view of the seat to act, with memory. `seed` makes the chance in the search; `budget` replaces
    the level's play-outs per action and `net` the one in the package; with `explain` the reasons also tell the expected
    line. Raises `KeyError` for an unknown level and `ValueError` for a view in which this seat has nothing to do.
    """
    deal = view.deal
    if isinstance(deal, ThreeHandView):
        return Choice(*choose_three(deal, level, seed, budget, view.scores))
    if not isinstance(deal, TwoHandView) or deal.seat is None:
        raise ValueError("an engine needs the view of a seat in a two-hand deal, with memory")
    if deal.seat not in deal.to_act or not deal.legal:
        raise ValueError("nothing to decide for this seat")
    character = level_of(level)
    certain = _without_thinking(deal, character)
    if certain is not None:
        return certain
    situation = Situation.of(view)
    rng = stream_of(situation, seed)
    profile = deal.profile
    family = family_of(profile)
    # A deal that parts two of three is no Bummerl of its own: each stands at the start.
    even = (profile.match_start, profile.match_start)
    scores = even if view.tied else (view.scores[view.seats[0]], view.scores[view.seats[1]])
    stakes = equity(profile, family, scores, deal.seat, 1 - deal.dealer)
    effort = budget or character.effort(profile.hand_size)
    chosen, reasons = _decide(
        situation, character, net_of(family) if net is None else net, stakes, rng, rules_of(profile), effort, seed
    )
    if explain:
        reasons = msgspec.structs.replace(reasons, line=line_of(situation, family, chosen, rng))
    return Choice(_as_action(situation, deal, chosen), reasons)


def line_of(situation: Situation, family: str, chosen: int, rng: NDArray[np.uint64]) -> tuple[str, ...]:
    """The expected continuation as text, beginning with the action."""
    numbers = expected_line(situation, net_of(family), chosen, rng)
    return (_name(situation, chosen), *(str(situation.action(each)) for each in numbers[1:]))


def _without_thinking(deal: TwoHandView, level: Level) -> Choice | None:
    """A claim with 66, the end of a deal, or the only lawful action."""
    if deal.memory is None or deal.seat is None:
        raise ValueError("an engine needs the view of a seat, with memory")
    if "claim" in deal.legal and deal.memory.points[deal.seat] >= 66:
        return Choice(Claim(), Reasons(level=level.name, method="rule", rule="claim"))
    if "settle" in deal.legal:
        return Choice(Settle(), Reasons(level=level.name, method="rule", rule="settle"))
    rest = [text for text in deal.legal if text != "claim"]
    if len(rest) == 1:
        return Choice(parse_action(rest[0]), Reasons(level=level.name, method="rule", rule="forced"))
    return None


def stream_of(situation: Situation, seed: int) -> NDArray[np.uint64]:
    """A stream of chance from the seed and from what the player knows."""
    known = hashlib.blake2b(situation.state.tobytes(), digest_size=8, key=str(seed).encode()[:64])
    return np.frombuffer(known.digest(), dtype=np.uint64).copy()


def _decide(
    situation: Situation,
    level: Level,
    net: Net,
    stakes: Equity,
    rng: NDArray[np.uint64],
    rules: int,
    effort: int,
    seed: int,
) -> tuple[int, Reasons]:
    if level.method == "thumb":
        number, rule = thumb_action(situation)
        return number, Reasons(level=level.name, method="thumb", rule=rule, seed=seed)
    if level.method == "net":
        number, prior = _by_feeling(situation, level, net)
        actions = tuple(
            ActionValue(action=_name(situation, int(a)), prior=float(prior[a]))
            for a in np.argsort(-prior)
            if prior[a] > 0.0
        )
        return number, Reasons(level=level.name, method="net", actions=actions, seed=seed)
    if level.late_play and is_late(situation):
        late = solve_late(situation, np.array(stakes.utility), rules)
        if late is not None and trusted(situation, late):
            number = _from_late(late, prior_of(situation, net), np.array(stakes.utility), rng)
            return number, late_reasons(situation, level.name, late, number, stakes, seed)
    if level.method == "exact":
        found = exact_search(situation, effort, rng, rules)
    else:
        found = search(situation, net, effort, rng, beliefs=level.beliefs)
    if level.method == "playOuts" and is_small(situation):
        number = last_card(situation, np.array(stakes.utility), found.prior)
    else:
        number = found.best(np.array(stakes.utility))
    return number, searched_reasons(situation, level.name, level.method, found, number, stakes, seed)


def _by_feeling(situation: Situation, level: Level, net: Net) -> tuple[int, NDArray[np.float64]]:
    remembered = situation if level.remembers is None else situation.remembering(level.remembers)
    prior = prior_of(remembered, net)
    close = int(situation.rule[CARDS]) + 1
    prior[close] *= np.exp(-level.shy_of_closing)
    prior /= prior.sum()
    return int(np.argmax(prior)), prior


def trusted(situation: Situation, late: LateSolution) -> bool:
    """Whether a solved end is followed here: in the last open trick always, else where it expects the opponent."""
    return bool(situation.state[CLOSER] < 0) or late.reach >= REACHED


def _from_late(
    late: LateSolution, prior: NDArray[np.float64], utility: NDArray[np.float64], rng: NDArray[np.uint64]
) -> int:
    """An action of the solution's support; among these, which are worth the same, the net's opinion counts."""
    support = late.strategy >= SUPPORT
    values = np.where(support, late.outcomes @ utility, -np.inf)
    # Where slips alone lead here the average of few iterations may still hold what is worth less.
    support &= values >= values.max() - EQUAL
    weight = np.where(support, late.strategy, 0.0) * (prior[: len(late.strategy)] + 0.05)
    edges = np.cumsum(weight)
    return int(np.searchsorted(edges, unit(rng) * edges[-1], side="right"))


def late_reasons(
    situation: Situation, level: str, late: LateSolution, chosen: int, stakes: Equity, seed: int
) -> Reasons:
    """The reasons that a solved end gives."""
    rows = [(a, late.outcomes[a]) for a in range(len(late.strategy)) if late.outcomes[a].any()]
    actions = [_valued(situation, a, shares, float(late.strategy[a]), stakes) for a, shares in rows]
    return Reasons(
        level=level,
        method="lateExact",
        actions=_sorted(actions, _name(situation, chosen)),
        assumed=assumed(situation, late.deals),
        exploitable=late.exploitable,
        seed=seed,
    )


def _valued(
    situation: Situation, number: int, shares: NDArray[np.float64], prior: float, stakes: Equity
) -> ActionValue:
    mean = float(shares @ GAME_POINTS)
    return ActionValue(
        action=_name(situation, number),
        game_points=mean,
        spread=math.sqrt(max(float(shares @ GAME_POINTS**2) - mean**2, 0.0)),
        utility=float(shares @ np.array(stakes.utility)),
        chance=float(shares @ np.array(stakes.chances)),
        stake=float(shares @ np.array(stakes.stakes)),
        outcomes=tuple(float(x) for x in shares),
        prior=prior,
    )


def _sorted(actions: list[ActionValue], best: str) -> tuple[ActionValue, ...]:
    return tuple(sorted(actions, key=lambda each: (each.action != best, -(each.stake or 0.0))))


def searched_reasons(
    situation: Situation, level: str, method: str, found: Searched, chosen: int, stakes: Equity, seed: int
) -> Reasons:
    """The reasons that a search gives for its choice."""
    actions = []
    for a in found.searched:
        shares = found.outcomes[a] / found.outcomes[a].sum()
        actions.append(_valued(situation, a, shares, float(found.prior[a]), stakes))
    return Reasons(
        level=level,
        method="exact" if found.exact else method,
        actions=_sorted(actions, _name(situation, chosen)),
        assumed=assumed(situation, found.worlds),
        seed=seed,
    )


def assumed(situation: Situation, looked_at: int) -> Assumed:
    """What a search took for granted about the hidden cards."""
    him = 1 - situation.me
    ranks = int(situation.rule[RANKS])

    def cards(mask: int) -> tuple[str, ...]:
        return tuple(str(number_card(c, situation.trump, ranks)) for c in range(24) if mask >> c & 1)

    return Assumed(
        hidden=situation.hidden.bit_count(),
        in_hand=situation.in_hand,
        known=cards(int(situation.state[him])),
        barred=cards(situation.barred),
        worlds=looked_at,
        of=situation.count(),
    )


def _name(situation: Situation, number: int) -> str:
    """The text of an action, with the announcement that goes before it: `+H QH`."""
    action = situation.action(number)
    if isinstance(action, Play) and _announces(situation, number):
        return f"+{action.card.suit} {action}"
    return str(action)


def _announces(situation: Situation, number: int) -> bool:
    s = situation.state
    return bool(s[PHASE] != REPLY and number < situation.rule[CARDS] and pair_suit_allowed(s, situation.rule, number))


def _as_action(situation: Situation, deal: TwoHandView, number: int) -> Action:
    action = situation.action(number)
    if isinstance(action, Play) and _announces(situation, number) and f"+{action.card.suit}" in deal.legal:
        return Announce(action.card.suit)
    return action
