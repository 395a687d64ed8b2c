"""Nothing hidden: never less than the exact value, and among equals the card that leaves room for mistakes."""

from __future__ import annotations

from itertools import islice

import numpy as np

from bummerl.engine import maskgame as mg
from bummerl.engine.last_cards import is_small, last_card
from bummerl.engine.search import open_card_value
from bummerl.engine.worlds import Situation
from bummerl.rules.two_hand import TwoHandDeal
from bummerl.rules.view import view
from engine.positions_at_random import random_matches

GAME_POINTS = np.arange(-3.0, 4.0)


def ends(profile: str, seed: int, count: int) -> list[Situation]:
    """Situations with nothing hidden and at least two lawful cards."""
    found = []
    for match, seat in islice(random_matches(profile, seed, closes=0.0), 4000):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if deal.stock or str(deal.phase) not in ("lead", "reply"):
            continue
        situation = Situation.of(view(match, seat, memory=True))
        if is_small(situation) and situation.legal & (situation.legal - 1):
            found.append(situation)
        if len(found) == count:
            break
    return found


def after(situation: Situation, card: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    s = situation.state.copy()
    s[mg.H0 + 1 - situation.me] |= situation.hidden
    mg.step(s, situation.rule, card)
    return s


def value(situation: Situation, s: np.ndarray[tuple[int], np.dtype[np.int64]]) -> int:
    result = int(open_card_value(s.copy(), situation.rule))
    return result if situation.me == 0 else -result


def against_chance(situation: Situation, s: np.ndarray[tuple[int], np.dtype[np.int64]]) -> float:
    """What the situation's player gets if he plays exactly and the opponent any lawful card, worked out plainly."""
    if s[mg.PHASE] == mg.OVER:
        return float(s[mg.RESULT] if situation.me == 0 else -s[mg.RESULT])
    legal = int(mg.legal_actions(s, situation.rule))
    branches = []
    for card in range(20):
        if legal >> card & 1:
            t = s.copy()
            mg.step(t, situation.rule, card)
            branches.append((value(situation, t), against_chance(situation, t)))
    if s[mg.ACTOR] == situation.me:
        return max(branches)[1]
    return float(np.mean([hope for _, hope in branches]))


def test_the_exact_value_comes_first_and_the_hope_for_a_mistake_second() -> None:
    even = np.full(32, 1 / 32)
    differing = 0
    for profile, seed in (("weich-wien", 51), ("scharf", 52)):
        for situation in ends(profile, seed, 40):
            chosen = last_card(situation, GAME_POINTS, even)
            cards = [card for card in range(20) if situation.legal >> card & 1]
            exact = {card: value(situation, after(situation, card)) for card in cards}
            assert exact[chosen] == max(exact.values())
            hopes = {
                card: against_chance(situation, after(situation, card))
                for card in cards
                if exact[card] == max(exact.values())
            }
            assert hopes[chosen] > max(hopes.values()) - 1e-6
            differing += max(hopes.values()) - min(hopes.values()) > 0.05
    assert differing > 10


def test_it_keeps_to_ends_that_can_be_looked_through() -> None:
    for profile, most in (("weich-wien", 5), ("sechsundsechzig", 5), ("weich-wien mustBeat=no", 3)):
        found = ends(profile, 53, 25)
        assert found
        assert max(int(each.state[each.me]).bit_count() for each in found) == most
