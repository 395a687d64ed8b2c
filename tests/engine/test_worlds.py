"""Worlds: what is known is pinned, the truth is always among what is possible, a sample is balanced."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from bummerl.engine import maskgame as mg
from bummerl.engine.solver import row_of, rules_of
from bummerl.engine.worlds import ENUMERATE_UP_TO, Situation, card_number, solver_rows, worlds
from bummerl.rules.two_hand import TwoHandDeal
from bummerl.rules.view import view
from engine.positions_at_random import random_matches

PRESETS = ("weich-wien", "scharf", "sechsundsechzig")


@pytest.mark.parametrize("profile", PRESETS)
def test_the_truth_is_possible_and_counts_fit(profile: str) -> None:
    for match, seat in islice(random_matches(profile, 1), 600):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if str(deal.phase) in ("last", "end"):
            continue
        situation = Situation.of(view(match, seat, memory=True))
        ranks = int(situation.rule[mg.RANKS])
        his = sum(1 << card_number(c, deal.trump, ranks) for c in deal.hands[1 - seat])
        assert his & situation.barred == 0
        unknown = his & ~int(situation.state[mg.KNOWN0 + 1 - seat])
        assert unknown & ~situation.hidden == 0
        assert unknown.bit_count() == situation.in_hand
        assert situation.hidden.bit_count() == situation.in_hand + situation.in_stock
        if situation.count() <= ENUMERATE_UP_TO:
            hands = {int(row[mg.H0 + 1 - seat]) for row in worlds(situation, 10, np.zeros(1, dtype=np.uint64))}
            assert his in hands


@pytest.mark.parametrize("profile", PRESETS)
def test_every_world_is_a_whole_deal(profile: str) -> None:
    rng = np.array([3], dtype=np.uint64)
    for match, seat in islice(random_matches(profile, 2), 200):
        if str(getattr(match.deal, "phase", "")) in ("last", "end"):
            continue
        situation = Situation.of(view(match, seat, memory=True))
        n = int(situation.rule[mg.CARDS])
        for row in worlds(situation, 20, rng):
            stock = sum(1 << int(c) for c in row[mg.ORDER : mg.ORDER + int(row[mg.STOCK])])
            parts = [int(row[mg.H0]), int(row[mg.H1]), stock, int(row[mg.PLAYED])]
            assert sum(parts) == (1 << n) - 1
            assert sum(part.bit_count() for part in parts) == n
            assert int(row[mg.H0 + seat]) == int(situation.state[mg.H0 + seat])
            assert int(row[mg.H0 + 1 - seat]) & situation.barred == 0


def test_few_worlds_are_enumerated_without_repeats() -> None:
    seen = set()
    for match, seat in random_matches("weich-wien", 4, closes=0.0):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if str(deal.phase) != "lead" or any(deal.known):
            continue
        situation = Situation.of(view(match, seat, memory=True))
        if len(deal.stock) in (2, 4):
            rows = worlds(situation, 5, np.zeros(1, dtype=np.uint64))
            assert len(rows) == {2: 6, 4: 336}[len(deal.stock)] == situation.count()
            assert len({row.tobytes() for row in rows}) == len(rows)
            seen.add(len(deal.stock))
        if len(deal.stock) == 10:
            assert situation.count() == 726_485_760
            seen.add(10)
        if seen == {2, 4, 10}:
            break


def test_a_sample_visits_every_place_equally_often() -> None:
    match, seat = next(random_matches("weich-wien", 5))
    situation = Situation.of(view(match, seat, memory=True))
    rows = worlds(situation, 140, np.array([9], dtype=np.uint64))
    assert len(rows) == 140
    counts = np.zeros(24, dtype=np.int64)
    for row in rows:
        counts += [int(row[mg.H0 + 1 - seat]) >> c & 1 for c in range(24)]
    hidden = [c for c in range(24) if situation.hidden >> c & 1]
    assert {int(counts[c]) for c in hidden} == {140 * 5 // 14}


@pytest.mark.parametrize("profile", PRESETS)
def test_rows_for_the_solver_are_those_of_the_deal(profile: str) -> None:
    found = 0
    for match, seat in islice(random_matches(profile, 6), 400):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if str(deal.phase) in ("last", "end"):
            continue
        situation = Situation.of(view(match, seat, memory=True))
        ranks = int(situation.rule[mg.RANKS])
        truth = situation.state.copy()
        truth[mg.H0 + 1 - seat] = sum(1 << card_number(c, deal.trump, ranks) for c in deal.hands[1 - seat])
        for i, card in enumerate(deal.stock):
            truth[mg.ORDER + i] = card_number(card, deal.trump, ranks)
        row = solver_rows(truth[None, :], seat, situation.rule, rules_of(deal.profile))[0]
        assert row.tolist() == row_of(deal).tolist()
        found += 1
    assert found > 300
