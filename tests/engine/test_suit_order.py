"""The plain suits have no names for the net: what it thinks of a deal it thinks of the same deal in other suits."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest
from numpy.typing import NDArray

from bummerl.engine import maskgame as mg
from bummerl.engine.policy import fresh_net, opinion, policy_action, scratch
from bummerl.engine.suit_order import possible_cards, suit_order, turn_back, turned, turned_action
from bummerl.rules.games import parse_profile
from bummerl.rules.two_hand import TwoHandProfile

CARD_SLOTS = [mg.H0, mg.H1, mg.KNOWN0, mg.KNOWN1, mg.EXCL0, mg.EXCL1, mg.LEADS0, mg.LEADS1, mg.REPLIES0, mg.REPLIES1]


def rule_of(name: str) -> NDArray[np.int64]:
    profile = parse_profile(name)
    assert isinstance(profile, TwoHandProfile)
    return mg.rule_array(profile)


def states(profile: str, seed: int, deals: int) -> list[NDArray[np.int64]]:
    """Every state with a choice along deals that an untrained net plays."""
    rule = rule_of(profile)
    net = fresh_net(int(rule[mg.RANKS]), seed, close_bias=1.0)
    rng = np.array([seed], dtype=np.uint64)
    found = []
    for _ in range(deals):
        s = np.zeros(mg.STATE_SLOTS, dtype=np.int64)
        mg.deal(s, rule, rng)
        while s[mg.PHASE] != mg.OVER:
            legal = int(mg.legal_actions(s, rule))
            if legal & (legal - 1):
                found.append(s.copy())
            mg.step(s, rule, policy_action(s, rule, *net, *scratch(), rng))
    return found


def in_other_suits(s: NDArray[np.int64], order: int, ranks: int) -> NDArray[np.int64]:
    other = s.copy()
    for slot in [*CARD_SLOTS, mg.PLAYED]:
        other[slot] = turned(int(s[slot]), order, ranks)
    other[mg.LED] = turned_action(int(s[mg.LED]), order, ranks) if s[mg.LED] >= 0 else -1
    if s[mg.ANNOUNCED] > 0:
        other[mg.ANNOUNCED] = order >> 2 * (int(s[mg.ANNOUNCED]) - 1) & 3
    return other


@pytest.mark.parametrize("profile", ["weich-wien", "scharf", "sechsundsechzig"])
def test_the_same_deal_in_other_suits_is_the_same_to_the_net(profile: str) -> None:
    rule = rule_of(profile)
    ranks = int(rule[mg.RANKS])
    net = fresh_net(ranks, 1)._replace(w3=np.random.default_rng(1).standard_normal((128, 32)).astype(np.float32))
    compared = 0
    for s in states(profile, 5, 40):
        legal, me = int(mg.legal_actions(s, rule)), int(s[mg.ACTOR])
        cards = [(int(s[mg.H0 + me]), int(possible_cards(s, rule, me)))]
        suits = {tuple((mask >> ranks * suit) & (1 << ranks) - 1 for mask in cards[0]) for suit in (1, 2, 3)}
        if len(suits) < 3:
            continue
        here = scratch()
        opinion(s, rule, legal, *net, *here)
        for places in permutations((1, 2, 3)):
            order = places[0] | places[1] << 2 | places[2] << 4
            other = in_other_suits(s, order, ranks)
            there = scratch()
            opinion(other, rule, turned(legal, order, ranks), *net, *there)
            for action in range(4 * ranks + 3):
                assert there[3][turned_action(action, order, ranks)] == pytest.approx(here[3][action], abs=1e-6)
            compared += 1
    assert compared > 300


def test_the_led_suit_stands_first_and_then_the_better_ones() -> None:
    rule = rule_of("weich-wien")
    for s in states("weich-wien", 6, 20):
        order = int(suit_order(s, rule, int(s[mg.ACTOR])))
        places = {suit: order >> 2 * (suit - 1) & 3 for suit in (1, 2, 3)}
        assert sorted(places.values()) == [1, 2, 3]
        if s[mg.LED] >= 5:
            assert places[int(s[mg.LED]) // 5] == 1
        else:
            by_place = sorted(places, key=places.__getitem__)
            own = [f"{int(s[mg.H0 + int(s[mg.ACTOR])]) >> 5 * suit & 31:05b}"[::-1] for suit in by_place]
            assert own == sorted(own, reverse=True)


@pytest.mark.parametrize("ranks", [5, 6])
def test_turning_back_undoes_turning(ranks: int) -> None:
    for places in permutations((1, 2, 3)):
        order = places[0] | places[1] << 2 | places[2] << 4
        out = np.zeros(32, dtype=np.float32)
        for action in range(4 * ranks + 3):
            out[turned_action(action, order, ranks)] = action
            assert turned(1 << action, order, ranks) == 1 << turned_action(action, order, ranks)
        turn_back(out, order, ranks)
        assert out[: 4 * ranks + 3].tolist() == list(range(4 * ranks + 3))
