"""What honest cards bring: every exact figure counted again hand by hand, and bands that hold what they promise."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest

from bummerl.cards import PACK_20, PACK_24, Card, Rank, Suit
from bummerl.club import luck
from bummerl.club.hands import figures_of
from bummerl.club.luck import COUNTED, Lots, Sums, Total, chances_of, tallies
from bummerl.club.standing import Feature
from bummerl.rules import match as play
from bummerl.rules.games import preset
from bummerl.rules.shuffle import seeded_pack
from bummerl.rules.two_hand import TwoHandDeal


def counted(feature: str, hands: list[tuple[Card, ...]], trump: Suit) -> int:
    cards = [card for hand in hands for card in hand]
    if feature == "aces":
        return sum(card.rank is Rank.ACE for card in cards)
    if feature == "trumps":
        return sum(card.suit is trump for card in cards)
    if feature == "points":
        return sum(card.points for card in cards)
    pairs = [(Card("K" + suit), Card("Q" + suit)) for suit in Suit]
    return sum(king in hand and queen in hand for hand in hands for king, queen in pairs)


@pytest.mark.parametrize("feature", ["aces", "trumps", "points", "marriages"])
def test_the_chances_of_a_hand_are_those_of_all_hands(feature: Feature) -> None:
    turn_up, found = Card.JH, dict[int, int]()
    rest = [card for card in PACK_20 if card is not turn_up]
    # Only the trumps depend on the turn-up; everything else is counted over the whole pack.
    hands = list(combinations(rest if feature == "trumps" else PACK_20, 5))
    for hand in hands:
        value = counted(feature, [hand], turn_up.suit)
        found[value] = found.get(value, 0) + 1
    chances = chances_of(feature, 20, 5)
    assert {value: many / len(hands) for value, many in found.items()} == pytest.approx(
        {value: chance for value, chance in enumerate(chances) if chance}
    )


@pytest.mark.parametrize(("rules", "held"), [("weich-wien", 1), ("weich-wien", 2), ("sechsundsechzig", 2)])
def test_dealt_hands_are_counted_as_the_chances_say(rules: str, held: int) -> None:
    match, deals = play.new_match(preset(rules), 0), 4000
    sums = dict.fromkeys(COUNTED, 0)
    for number in range(deals):
        dealt, _ = play.begin_deal(match, seeded_pack(f"luck {number}", play.pack_wanted(match), 1))
        deal = dealt.deal
        assert isinstance(deal, TwoHandDeal)
        for hand in deal.hands[:held]:
            figures = figures_of(hand, deal)
            assert counted("marriages", [hand], deal.trump) == figures.marriages
            for feature in COUNTED:
                sums[feature] += getattr(figures, "low_trump" if feature == "lowTrump" else feature)
    for feature in COUNTED:
        total = Total([(chances_of(feature, figures.pack, figures.size, held), deals)])
        low, high = total.within(0.9999)
        assert low <= sums[feature] <= high, feature


def test_two_hands_of_a_deal_share_its_cards() -> None:
    rng, ways = random.Random(7), 20_000
    found = np.zeros(5)
    for _ in range(ways):
        cards = rng.sample(PACK_24, 12)
        found[counted("marriages", [tuple(cards[:6]), tuple(cards[6:])], Suit.HEARTS)] += 1
    chances = chances_of("marriages", 24, 6, 2)
    for value, chance in enumerate(chances):
        assert abs(found[value] - ways * chance) <= 5 * (ways * chance * (1 - chance)) ** 0.5 + 1
    assert sum(chances) == pytest.approx(1)


def test_a_band_holds_what_it_promises_and_no_more() -> None:
    # By hand: among 3 coins 0 or 3 heads have an eighth each.
    coins = Total([(np.array([0.5, 0.5]), 3)])
    assert (coins.mean, coins.within(0.7), coins.within(0.8)) == (1.5, (1, 2), (0, 3))
    assert coins.tail(3) == pytest.approx(0.25)
    aces = Total([(chances_of("aces", 20, 5), 50), (chances_of("aces", 24, 6), 30)])
    low, high = aces.within(0.95)
    assert aces.mean == pytest.approx(80)
    assert aces.at_most(low - 1) <= 0.025 < aces.at_most(low)
    assert aces.at_most(high - 1) < 0.975 <= aces.at_most(high)


def test_beyond_the_exact_the_normal_curve_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = [(chances_of("points", 20, 5), 2000)]
    exact = Total(parts).within(0.95)
    monkeypatch.setattr(luck, "EXACT", 10)
    curve = Total(parts).within(0.95)
    assert all(abs(one - other) <= 2 for one, other in zip(exact, curve, strict=True))


def test_honest_cards_are_seldom_outside_and_crooked_ones_always() -> None:
    rng, outside, wide = random.Random(3), 0, 0
    chances = {feature: chances_of(feature, 20, 5) for feature in COUNTED}
    for _ in range(60):
        sums = {feature: sum(rng.choices(list(range(len(c))), list(c), k=300)) for feature, c in chances.items()}
        ranks = rng.choices("ATKQJ", k=300)
        found = tallies([Sums(20, 5, 1, 300, sums, {rank: ranks.count(rank) for rank in "ATKQJ"})], [])
        assert len(found) == 11
        outside += sum(not each.low <= each.count <= each.high for each in found)
        wide += any(not each.wide_low <= each.count <= each.wide_high for each in found)
    # 660 lines at 5 % (a little less, since counts are whole), and 60 groups at 5 %.
    assert 8 <= outside <= 50
    assert wide <= 9
    crooked = Sums(20, 5, 1, 1000, {**sums, "aces": 1200, "points": 31_500}, {"A": 1000})
    by = {(each.feature, each.rank): each for each in tallies([crooked], [Lots(2, 1, 100, 80), Lots(2, 2, 50, 50)])}
    for key in (("aces", None), ("points", None), ("turnUp", "A"), ("turnUp", "J"), ("lot", None)):
        assert not by[key].wide_low <= by[key].count <= by[key].wide_high, key
    assert (by["lot", None].of, by["lot", None].expected) == (100, 50)
