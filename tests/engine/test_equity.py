"""The chance to win the Bummerl: what symmetry, small scores and Schneider demand."""

from __future__ import annotations

import numpy as np
import pytest

from bummerl.engine.equity import equity, outcome_shares, table
from bummerl.engine.players import FAMILIES
from bummerl.rules.games import parse_profile
from bummerl.rules.two_hand import TwoHandProfile


def profile(text: str) -> TwoHandProfile:
    found = parse_profile(text)
    assert isinstance(found, TwoHandProfile)
    return found


@pytest.mark.parametrize("family", FAMILIES)
def test_the_table_is_fair_and_monotone(family: str) -> None:
    values = table(family, False, "alternate")
    chance, stake = values[..., 0], values[..., 1]
    for mine in range(1, 8):
        for his in range(1, 8):
            for lead in (0, 1):
                assert chance[mine, his, lead] + chance[his, mine, 1 - lead] == pytest.approx(1.0)
                assert stake[mine, his, lead] == pytest.approx(2 * chance[mine, his, lead] - 1)
                if mine > 1:
                    assert chance[mine - 1, his, lead] > chance[mine, his, lead]
    assert sum(outcome_shares(family)) == pytest.approx(1.0, abs=1e-4)


def test_known_chances_with_even_deals() -> None:
    # With 20, 21.5 and 8.5 % for one, two and three points to either side.
    values = table("none of the families", False, "alternate")[:, :, 0, 0]
    expected = {
        (1, 1): 0.5,
        (1, 2): 0.6,
        (1, 3): 0.728,
        (1, 7): 0.939,
        (2, 3): 0.631,
        (3, 3): 0.5,
        (4, 7): 0.739,
    }
    for (mine, his), chance in expected.items():
        assert values[mine, his] == pytest.approx(chance, abs=0.002)


def test_one_point_to_go_makes_all_wins_equal() -> None:
    worth = equity(profile("weich-wien"), "weich-wien", (1, 1), 0, 0)
    assert worth.chances == (0.0, 0.0, 0.0, worth.chances[3], 1.0, 1.0, 1.0)
    assert worth.utility[4] == worth.utility[6]


def test_losing_three_at_three_costs_the_match() -> None:
    worth = equity(profile("weich-wien"), "weich-wien", (2, 3), 0, 0)
    assert worth.chances[5] == worth.chances[6] == 1.0
    # The other needs three: his three points end it, his two do not.
    assert worth.chances[0] == 0.0
    assert worth.chances[1] > 0.1


def test_level_scores_are_nearly_game_points() -> None:
    worth = equity(profile("weich-wien"), "weich-wien", (7, 7), 0, 0)
    assert np.allclose(worth.utility, np.arange(-3, 4), atol=0.25)


def test_schneider_counts_double_where_the_profile_says_so() -> None:
    with_it = equity(profile("klassisch"), "weich-wien", (1, 7), 0, 0)
    without = equity(profile("weich-wien"), "weich-wien", (1, 7), 0, 0)
    assert with_it.stakes[4] == 2.0
    assert without.stakes[4] == 1.0
    # Who must not be Schneider values his first point more.
    mine = equity(profile("klassisch"), "weich-wien", (7, 1), 0, 0)
    plain = equity(profile("weich-wien"), "weich-wien", (7, 1), 0, 0)
    assert mine.stakes[4] - mine.stakes[2] > plain.stakes[4] - plain.stakes[2]


def test_counting_up_is_counting_down() -> None:
    down = equity(profile("weich-wien"), "weich-wien", (3, 5), 1, 0)
    up = equity(profile("weich-wien count=up7"), "weich-wien", (4, 2), 1, 0)
    assert down == up


def test_bummerls_to_twenty_four_have_a_table_too() -> None:
    worth = equity(profile("weich-wien count=up24"), "weich-wien", (0, 0), 0, 1)
    assert all(low < high for low, high in zip(worth.chances, worth.chances[1:], strict=False))
