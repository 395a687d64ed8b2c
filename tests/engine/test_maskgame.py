"""The game on masks against the rules: the same actions, scores and results along random deals of every preset."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from bummerl.engine import maskgame as mg
from bummerl.engine.worlds import card_number, number_card
from bummerl.rules import two_hand
from bummerl.rules.actions import Announce, Claim, Close, Draw, Exchange, Play, Settle
from bummerl.rules.games import parse_profile
from bummerl.rules.two_hand import Phase, TwoHandDeal
from bummerl.rules.two_hand.state import points

PROFILES = (
    "weich-wien",
    "online",
    "klassisch",
    "scharf",
    "sechsundsechzig",
    "weich-wien closeScoreBasis=atEnd closeMinStock=4",
    "sechsundsechzig closeTiming=fullHandsOnly beatCloserAward=flat2 marriageAfterClose=yes",
    "scharf mustBeat=no marriageAfterClose=no",
)


def masked(deal: TwoHandDeal) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    rule = mg.rule_array(deal.profile)
    ranks = int(rule[mg.RANKS])
    s = np.zeros(mg.STATE_SLOTS, dtype=np.int64)
    for seat in (0, 1):
        s[mg.H0 + seat] = sum(1 << card_number(c, deal.trump, ranks) for c in deal.hands[seat])
    s[mg.STOCK] = len(deal.stock)
    for i, c in enumerate(deal.stock):
        s[mg.ORDER + i] = card_number(c, deal.trump, ranks)
    s[mg.TURNUP] = s[mg.ORDER + len(deal.stock) - 1]
    s[mg.LED] = s[mg.CLOSER] = s[mg.ANNOUNCED] = -1
    s[mg.ACTOR] = deal.leader
    return s, rule


def meant(deal: TwoHandDeal, seat: int, ranks: int) -> dict[int, tuple[Any, ...]]:
    """The action numbers of the mask game with what they mean in the rules, when everybody announces and claims."""
    n = 4 * ranks
    found: dict[int, tuple[Any, ...]] = {}
    lawful = two_hand.legal(deal, seat)
    said = {a.suit for a in lawful if isinstance(a, Announce)}
    for action in lawful:
        match action:
            case Exchange():
                found[n] = (action,)
            case Close():
                found[n + 1] = (action,)
            case Draw():
                found[n + 2] = (action,)
            case Play(card):
                king_only = deal.profile.marriage_lead_card == "king"
                shows = card.suit in said and (card.rank == "K" or (card.rank == "Q" and not king_only))
                number = card_number(card, deal.trump, ranks)
                found[number] = (Announce(card.suit), action) if shows else (action,)
    return found


def settle_up(deal: TwoHandDeal) -> TwoHandDeal:
    """Claim where somebody may claim with 66, and settle after the last trick."""
    for seat in (0, 1):
        lawful = two_hand.legal(deal, seat)
        if Claim() in lawful and points(deal, seat) >= 66:
            return two_hand.apply(deal, seat, Claim())[0]
        if Settle() in lawful:
            return two_hand.apply(deal, seat, Settle())[0]
    return deal


@pytest.mark.parametrize("name", PROFILES)
def test_agrees_with_the_rules(name: str) -> None:
    profile = parse_profile(name)
    assert isinstance(profile, two_hand.TwoHandProfile)
    chance = random.Random(name)
    ended = {"closed": 0, "open": 0}
    for _ in range(150):
        pack = list(profile.pack)
        chance.shuffle(pack)
        deal, _ = two_hand.start(profile, chance.randrange(2), tuple(pack))
        s, rule = masked(deal)
        ranks = int(rule[mg.RANKS])
        while deal.phase is not Phase.END:
            (seat,) = two_hand.to_act(deal)
            choices = meant(deal, seat, ranks)
            if s[mg.PHASE] == mg.LEAD and deal.phase is Phase.PRE_DRAW:
                # Where only drawing is possible the mask game has drawn already.
                assert list(choices) == [4 * ranks + 2]
                deal, _ = two_hand.apply(deal, seat, Draw())
                continue
            assert s[mg.ACTOR] == seat
            assert sorted(choices) == [a for a in range(27) if int(mg.legal_actions(s, rule)) >> a & 1]
            weights = [0.5 if a == 4 * ranks + 1 else 2.0 for a in choices]
            number = chance.choices(list(choices), weights)[0]
            mg.step(s, rule, number)
            for action in choices[number]:
                if deal.phase is not Phase.END:
                    two_hand.check(deal, seat, action)
                    deal = settle_up(two_hand.apply(deal, seat, action)[0])
            if deal.phase is Phase.END:
                break
            for side in (0, 1):
                hand = {number_card(c, deal.trump, ranks) for c in range(24) if int(s[mg.H0 + side]) >> c & 1}
                assert hand == set(deal.hands[side])
                known = {number_card(c, deal.trump, ranks) for c in range(24) if int(s[side + mg.KNOWN0]) >> c & 1}
                assert known == set(deal.known[side])
                assert s[mg.P0 + side] == points(deal, side)
                assert s[mg.T0 + side] == deal.tricks[side]
            assert s[mg.STOCK] == len(deal.stock)
        assert s[mg.PHASE] == mg.OVER
        assert deal.outcome is not None
        result = sum(deal.outcome.points if seat == 0 else -deal.outcome.points for seat in deal.outcome.payees)
        assert s[mg.RESULT] == result
        ended["closed" if deal.closed else "open"] += 1
    assert min(ended.values()) > 5


def test_an_ending_is_what_trying_everything_says() -> None:
    chance = random.Random(5)
    waiting = checked = 0
    for name in ("weich-wien", "scharf", "sechsundsechzig"):
        profile = parse_profile(name)
        assert isinstance(profile, two_hand.TwoHandProfile)
        rule = mg.rule_array(profile)
        s = np.zeros(mg.STATE_SLOTS, dtype=np.int64)
        rng = np.array([5], dtype=np.uint64)
        found = 0
        while found < 60:
            mg.deal(s, rule, rng)
            while s[mg.PHASE] != mg.OVER and not (s[mg.PHASE] == mg.LEAD and s[mg.STOCK] == 0):
                legal = int(mg.legal_actions(s, rule)) & ~(1 << int(rule[mg.CARDS]) + 1)
                mg.step(s, rule, _random(chance, legal))
            if s[mg.PHASE] == mg.OVER:
                continue
            found += 1
            while int(s[mg.H0]).bit_count() > 4 and s[mg.PHASE] != mg.OVER:
                for _ in range(2):
                    if s[mg.PHASE] != mg.OVER:
                        mg.step(s, rule, _random(chance, int(mg.legal_actions(s, rule))))
            if s[mg.PHASE] == mg.OVER:
                continue
            rival = 1 - int(s[mg.ACTOR])
            if found % 2 == 0 and s[mg.P0] + s[mg.P0 + 1] < 66:
                # A marriage that still waits for its first trick.
                s[mg.P0 + 1 - rival] += s[mg.P0 + rival]
                s[mg.T0 + rival] = s[mg.P0 + rival] = 0
                s[mg.PEND0 + rival] = chance.choice((20, 40))
            assert mg.stock_gone_value(s, rule) == mg.plain_value(s, rule) == _everything(s, rule)
            waiting += int(s[mg.PEND0] + s[mg.PEND0 + 1]) > 0
            checked += 1
    assert checked > 60
    assert waiting > 5


def _random(chance: random.Random, legal: int) -> int:
    return chance.choice([a for a in range(27) if legal >> a & 1])


def _everything(s: np.ndarray[Any, Any], rule: np.ndarray[Any, Any]) -> int:
    if s[mg.PHASE] == mg.OVER:
        return int(s[mg.RESULT])
    legal = int(mg.legal_actions(s, rule))
    values = []
    for a in range(27):
        if legal >> a & 1:
            t = s.copy()
            mg.step(t, rule, a)
            values.append(_everything(t, rule))
    return max(values) if s[mg.ACTOR] == 0 else min(values)
