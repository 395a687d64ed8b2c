"""The deals of late play: the true one is among them, each is a whole pack, none comes twice."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
import pytest

from bummerl.engine import maskgame as mg
from bummerl.engine.late_deals import deals_of, lead_of
from bummerl.engine.lateplay import is_late
from bummerl.engine.worlds import Situation, card_number
from bummerl.rules.two_hand import Phase, TwoHandDeal
from bummerl.rules.view import view
from engine.positions_at_random import random_matches

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray


def late_deals(
    profile: str, closes: float, matches: int
) -> Iterator[tuple[TwoHandDeal, int, Situation, NDArray[np.int64], NDArray[np.int64]]]:
    """Deals in late play with the one to act, what he knows, the lead, and all deals that fit."""
    for match, seat in islice(random_matches(profile, 36, closes=closes), matches):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if deal.phase in (Phase.LAST, Phase.END):
            continue
        situation = Situation.of(view(match, seat, memory=True))
        root = lead_of(situation) if is_late(situation) else None
        deals = deals_of(situation, root, 20_000) if root is not None else None
        if root is not None and deals is not None:
            yield deal, seat, situation, root, deals


@pytest.mark.parametrize(("profile", "closes"), [("weich-wien", 0.0), ("scharf", 0.3), ("sechsundsechzig", 0.2)])
def test_the_true_deal_is_among_them(profile: str, closes: float) -> None:
    checked = 0
    for deal, seat, situation, root, deals in late_deals(profile, closes, 400):
        ranks = int(situation.rule[mg.RANKS])
        hands = [sum(1 << card_number(card, situation.trump, ranks) for card in hand) for hand in deal.hands]
        if situation.state[mg.PHASE] == mg.REPLY:
            hands[1 - seat] |= 1 << int(situation.state[mg.LED])
        both = deals[:, [mg.H0, mg.H1]]
        assert (both == hands).all(axis=1).any()
        assert len(np.unique(both, axis=0)) == len(deals)
        hidden = [mg.H0, mg.H1, *range(mg.ORDER, mg.STATE_SLOTS)]
        assert (np.delete(deals, hidden, axis=1) == np.delete(root, hidden)).all()
        whole = (1 << int(situation.rule[mg.CARDS])) - 1
        first, stock = mg.ORDER + int(root[mg.NEXT]), int(root[mg.STOCK])
        for row in deals[:: len(deals) // 20 + 1]:
            face_down = sum(1 << int(card) for card in row[first : first + stock])
            assert int(row[mg.H0]) + int(row[mg.H1]) + int(row[mg.PLAYED]) + face_down == whole
        checked += 1
    assert checked > 10


def test_too_many_deals_are_not_dealt_out() -> None:
    _, _, situation, root, deals = next(late for late in late_deals("weich-wien", 0.0, 200) if len(late[4]) > 1)
    assert deals_of(situation, root, len(deals) - 1) is None
    full = deals_of(situation, root, len(deals))
    assert full is not None
    assert (full == deals).all()
