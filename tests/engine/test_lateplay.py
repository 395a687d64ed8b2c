"""The end as a game of imperfect information: certified, lawful, and right where it can be worked out by hand."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from bummerl.engine import maskgame as mg
from bummerl.engine.lateplay import MOST_NODES, is_late, solve_late
from bummerl.engine.players import choose
from bummerl.engine.solver import rules_of
from bummerl.engine.worlds import Situation
from bummerl.rules.two_hand import Phase, TwoHandDeal
from bummerl.rules.two_hand.state import points
from bummerl.rules.view import view
from engine.positions_at_random import random_matches

GAME_POINTS = np.arange(-3.0, 4.0)


def late_situations(profile: str, seed: int, closes: float) -> list[tuple[TwoHandDeal, int, Situation]]:
    found = []
    for match, seat in islice(random_matches(profile, seed, closes=closes), 900):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if deal.phase in (Phase.LAST, Phase.END) or max(points(deal, 0), points(deal, 1)) >= 66:
            continue
        situation = Situation.of(view(match, seat, memory=True))
        if is_late(situation):
            found.append((deal, seat, situation))
    return found


@pytest.mark.parametrize(("profile", "closes"), [("weich-wien", 0.3), ("scharf", 0.3), ("sechsundsechzig", 0.2)])
def test_closed_ends_are_solved_to_a_certificate(profile: str, closes: float) -> None:
    solved = 0
    for deal, _, situation in late_situations(profile, 31, closes):
        if deal.closed is None:
            continue
        solution = solve_late(situation, GAME_POINTS, rules_of(deal.profile), most_nodes=30_000)
        if solution is None:
            continue
        assert solution.exploitable < 0.01
        assert solution.exploitable > -1e-9
        lawful = [a for a in range(27) if situation.legal >> a & 1]
        assert solution.strategy.sum() == pytest.approx(1.0)
        assert set(np.flatnonzero(solution.strategy)) <= set(lawful)
        if solution.reach > 0.05:
            assert all(solution.outcomes[a].sum() == pytest.approx(1.0) for a in lawful)
            values = solution.outcomes[lawful] @ GAME_POINTS
            chosen = float(solution.strategy[lawful] @ values)
            assert chosen == pytest.approx(values.max(), abs=0.05)
        solved += 1
    assert solved > 25


def test_the_last_open_trick_is_solved_to_a_certificate() -> None:
    solved = 0
    for deal, _, situation in late_situations("weich-wien", 32, 0.0)[:6]:
        assert deal.closed is None
        assert len(deal.stock) == 2
        solution = solve_late(situation, GAME_POINTS, rules_of(deal.profile), most_nodes=MOST_NODES)
        assert solution is not None
        assert solution.exploitable < 0.005
        solved += 1
    assert solved == 6


def test_more_iterations_bring_the_certificate_down() -> None:
    deal, _, situation = next(
        each for each in late_situations("weich-wien", 33, 0.0) if each[2].state[mg.PHASE] == mg.LEAD
    )
    rules = rules_of(deal.profile)
    few = solve_late(situation, GAME_POINTS, rules, iterations=5)
    many = solve_late(situation, GAME_POINTS, rules, iterations=150)
    assert few is not None
    assert many is not None
    assert many.exploitable < few.exploitable


def test_one_card_each_is_a_plain_average() -> None:
    checked = 0
    for deal, seat, situation in late_situations("weich-wien", 34, 0.4):
        if deal.closed is None or len(deal.hands[seat]) != 1 or deal.phase is not Phase.LEAD:
            continue
        solution = solve_late(situation, GAME_POINTS, rules_of(deal.profile))
        if solution is None:
            continue
        (number,) = [a for a in range(27) if situation.legal >> a & 1]
        outcomes = []
        for card in range(20):
            if (situation.hidden & ~situation.barred) >> card & 1 or int(situation.state[1 - seat]) >> card & 1:
                s = situation.state.copy()
                s[mg.H0 + 1 - seat] = 1 << card
                mg.step(s, situation.rule, number)
                if s[mg.PHASE] != mg.OVER:
                    mg.step(s, situation.rule, card)
                outcomes.append(int(s[mg.RESULT]) if seat == 0 else -int(s[mg.RESULT]))
        known = int(situation.state[mg.H0 + 1 - seat]).bit_count()
        if known:
            continue
        assert float(solution.outcomes[number] @ GAME_POINTS) == pytest.approx(np.mean(outcomes))
        checked += 1
    assert checked > 5


def test_the_expert_uses_it_and_says_so() -> None:
    methods = set()
    for match, seat in islice(random_matches("weich-wien", 35, closes=0.2), 120):
        choice = choose(view(match, seat, memory=True), level="expert", seed=1)
        methods.add(choice.reasons.method)
        if choice.reasons.method == "lateExact":
            assert choice.reasons.exploitable is not None
            assert choice.reasons.exploitable < 0.01
            assert choice.reasons.actions[0].action.split()[-1] in {
                str(choice.action),
                *_cards(str(choice.action)),
            }
    assert {"lateExact", "playOuts", "rule"} <= methods


def _cards(announced: str) -> set[str]:
    return {f"K{announced[1:]}", f"Q{announced[1:]}"} if announced.startswith("+") else set()
