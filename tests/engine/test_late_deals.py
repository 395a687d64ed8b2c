"""The deals of late play: the true one is among them, each is a whole pack, none comes twice."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from bummerl.engine import maskgame as mg
from bummerl.engine.late_deals import deals_of, lead_of
from bummerl.engine.lateplay import is_late
from bummerl.engine.worlds import Situation, card_number
from bummerl.rules.two_hand import Phase, TwoHandDeal
from bummerl.rules.view import view
from engine.positions_at_random import random_matches


@pytest.mark.parametrize(("profile", "closes"), [("weich-wien", 0.0), ("scharf", 0.3), ("sechsundsechzig", 0.2)])
def test_the_true_deal_is_among_them(profile: str, closes: float) -> None:
    checked = 0
    for match, seat in islice(random_matches(profile, 36, closes=closes), 400):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if deal.phase in (Phase.LAST, Phase.END):
            continue
        situation = Situation.of(view(match, seat, memory=True))
        root = lead_of(situation) if is_late(situation) else None
        deals = deals_of(situation, root, 20_000) if root is not None else None
        if root is None or deals is None:
            continue
        ranks = int(situation.rule[mg.RANKS])
        hands = [sum(1 << card_number(card, situation.trump, ranks) for card in hand) for hand in deal.hands]
        if situation.state[mg.PHASE] == mg.REPLY:
            hands[1 - seat] |= 1 << int(situation.state[mg.LED])
        both = deals[:, [mg.H0, mg.H1]]
        assert (both == hands).all(axis=1).any()
        others = np.delete(deals, [mg.H0, mg.H1, *range(mg.ORDER, mg.STATE_SLOTS)], axis=1)
        assert (others == np.delete(root, [mg.H0, mg.H1, *range(mg.ORDER, mg.STATE_SLOTS)])).all()
        assert len(np.unique(both, axis=0)) == len(deals)
        whole = (1 << int(situation.rule[mg.CARDS])) - 1
        for row in deals[:: len(deals) // 20 + 1]:
            first, stock = int(root[mg.NEXT]), int(root[mg.STOCK])
            face_down = row[mg.ORDER + first : mg.ORDER + first + stock]
            piles = [int(row[mg.H0]), int(row[mg.H1]), int(row[mg.PLAYED]), sum(1 << int(c) for c in face_down)]
            assert sum(piles) == whole
        checked += 1
    assert checked > 10


def test_too_many_deals_are_not_dealt_out() -> None:
    for match, seat in islice(random_matches("weich-wien", 36, closes=0.0), 200):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if deal.phase in (Phase.LAST, Phase.END):
            continue
        situation = Situation.of(view(match, seat, memory=True))
        root = lead_of(situation) if is_late(situation) else None
        deals = deals_of(situation, root, 20_000) if root is not None else None
        if root is not None and deals is not None and len(deals) > 1:
            assert deals_of(situation, root, len(deals) - 1) is None
            full = deals_of(situation, root, len(deals))
            assert full is not None
            assert (full == deals).all()
            return
    raise AssertionError("no late situation was found")
