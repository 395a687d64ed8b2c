"""Beliefs after a close: the past is taken back exactly, and a closer is taken for stronger than an average hand."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from bummerl.engine import maskgame as mg
from bummerl.engine.beliefs import resample, since_close, weights_of
from bummerl.engine.players import choose, net_of
from bummerl.engine.worlds import Situation, card_number, worlds
from bummerl.rules import match as matches
from bummerl.rules.match import Match
from bummerl.rules.two_hand import Phase, TwoHandDeal
from bummerl.rules.view import view
from engine.positions_at_random import random_matches


@pytest.mark.parametrize("profile", ["weich-wien", "scharf"])
def test_the_past_since_the_close_replays_to_the_present(profile: str) -> None:
    found = 0
    for match, seat in islice(random_matches(profile, 51, closes=0.4), 700):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if deal.closed is None or deal.phase not in (Phase.LEAD, Phase.REPLY) or not deal.hands[seat]:
            continue
        situation = Situation.of(view(match, seat, memory=True))
        since = since_close(situation)
        assert since is not None
        s = since.state.copy()
        ranks = int(situation.rule[mg.RANKS])
        his = sum(1 << card_number(c, deal.trump, ranks) for c in deal.hands[1 - seat])
        s[mg.H0 + seat] = int(situation.state[mg.H0 + seat]) | since.mine
        s[mg.H0 + 1 - seat] = his | since.his
        assert int(s[mg.H0]).bit_count() == int(s[mg.H1]).bit_count() == 5
        mg.step(s, situation.rule, int(situation.rule[mg.CARDS]) + 1)
        silent = False
        for move in since.moves:
            # Random players lead from pairs without a word; the mask game cannot follow them there.
            said = mg.pair_suit_allowed(s, situation.rule, move) and s[mg.PHASE] == mg.LEAD
            suit = int(move) // ranks
            silent |= bool(said) and suit not in situation.marriages[int(s[mg.ACTOR])]
            if silent or s[mg.PHASE] == mg.OVER:
                break
            mg.step(s, situation.rule, int(move))
        if silent or s[mg.PHASE] == mg.OVER or deal.announced is not None:
            continue
        told = [
            mg.P0,
            mg.P0 + 1,
            mg.T0,
            mg.T0 + 1,
            mg.PEND0,
            mg.PEND0 + 1,
            mg.PLAYED,
            mg.LED,
            mg.ACTOR,
            mg.CLOSER,
        ]
        told += [mg.LEADS0, mg.LEADS0 + 1, mg.REPLIES0, mg.REPLIES0 + 1, mg.SNAP_POINTS, mg.SNAP_TRICKS]
        assert [int(s[i]) for i in told] == [int(situation.state[i]) for i in told]
        found += 1
    assert found > 40


def closed_by_the_other(seed: int, wanted: int) -> list[tuple[Match, int]]:
    """First decisions of a seat whose opponent, an expert's equal, has just closed and led."""
    found: list[tuple[Match, int]] = []
    for start, _ in random_matches("weich-wien", seed, closes=0.0):
        deal = start.deal
        assert isinstance(deal, TwoHandDeal)
        if deal.played or deal.table:
            continue
        match = start
        while not matches.between_deals(match):
            (seat,) = matches.to_act(match)
            deal = match.deal
            assert isinstance(deal, TwoHandDeal)
            if deal.closed is not None and deal.closed.by != seat:
                found.append((match, seat))
                break
            match, _ = matches.apply(match, seat, choose(view(match, seat, memory=True), level="club").action)
        if len(found) == wanted:
            return found
    return found


def test_the_truth_gets_more_than_its_share() -> None:
    gain = []
    for match, seat in closed_by_the_other(52, 40):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        situation = Situation.of(view(match, seat, memory=True))
        rows = worlds(situation, 400, np.array([4], dtype=np.uint64))
        his = sum(1 << card_number(c, deal.trump, 5) for c in deal.hands[1 - seat])
        rows[0, mg.H0 + 1 - seat] = his
        weights = weights_of(situation, rows, net_of("weich-wien"))
        assert weights is not None
        assert weights.sum() == pytest.approx(1.0)
        assert weights.min() > 0.0
        gain.append(np.log(weights[0] * len(rows)))
    assert len(gain) == 40
    assert np.mean(gain) > 0.5


def test_resampling_keeps_the_weights() -> None:
    rows = np.arange(12, dtype=np.int64).reshape(4, 3)
    drawn = resample(rows, np.array([0.1, 0.2, 0.3, 0.4]), 100, 0.5)
    assert [int((drawn[:, 0] == row[0]).sum()) for row in rows] == [10, 20, 30, 40]


def test_without_a_close_all_worlds_are_equal() -> None:
    match, seat = next(random_matches("weich-wien", 53))
    assert since_close(Situation.of(view(match, seat, memory=True))) is None
