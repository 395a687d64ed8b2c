"""The solver of three against the rules themselves and against a plain search without any of its reductions."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from msgspec.structs import replace
from numba import njit

from bummerl.cards import PACK_20, Suit
from bummerl.engine.bits import lowest
from bummerl.engine.three_hand_solver import (
    ANNOUNCE,
    DONE,
    H0,
    IMPOSSIBLE,
    N_ACTIONS,
    VALUE,
    action_values3,
    announceable,
    lawful3,
    own_table,
    step3,
    value3,
)
from bummerl.engine.three_hand_states import codes_of, relative, rule_of, state_of
from bummerl.rules import three_hand
from bummerl.rules.actions import Announce, Play
from bummerl.rules.profile import options, override
from bummerl.rules.three_hand.contracts import Contract, Goal, terms
from bummerl.rules.three_hand.profile import DREIER, ThreeHandProfile
from bummerl.rules.three_hand.state import SEATS, Phase, ThreeHandDeal, first_leader

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bummerl.rules.game import Action

TABLE = own_table()
CONTRACTS = tuple(Contract)


def any_profile(chance: random.Random) -> ThreeHandProfile:
    """A profile with random options, counting by itself as the solver does."""
    changes = {option.name: chance.choice(option.values) for option in options(ThreeHandProfile)}
    return override(DREIER, changes | {"claimMode": "auto"})


def before_play(contract: Contract, chance: random.Random, profile: ThreeHandProfile) -> ThreeHandDeal:
    """A deal before its first lead."""
    pack = list(PACK_20)
    chance.shuffle(pack)
    who = terms(contract, profile).who
    declarer = {"rufer": 0, "others": chance.choice([1, 2])}.get(str(who), chance.randrange(3))
    return ThreeHandDeal(
        profile=profile,
        dealer=2,
        phase=Phase.LEAD,
        hands=(tuple(pack[:6]), tuple(pack[6:12]), tuple(pack[12:18])),
        discards=tuple(pack[18:]),
        trump=chance.choice(list(Suit)),
        declarer=declarer,
        contract=contract,
        leader=first_leader(terms(contract, profile), 2, declarer),
    )


def position(deal: ThreeHandDeal) -> NDArray[np.int64]:
    """The solver's position of a deal, all hands known."""
    assert deal.contract is not None
    assert deal.declarer is not None
    assert deal.trump is not None
    state = state_of(three_hand.view(deal, 0, memory=True))
    codes = codes_of(terms(deal.contract, deal.profile), deal.trump)
    for seat in SEATS:
        state[H0 + relative(seat, deal.declarer)] = codes.mask(deal.hands[seat])
    return state


def number(deal: ThreeHandDeal, action: Action) -> int:
    """The solver's number of an action."""
    assert deal.contract is not None
    assert deal.trump is not None
    codes = codes_of(terms(deal.contract, deal.profile), deal.trump)
    if isinstance(action, Announce):
        return ANNOUNCE + codes.bit[next(card for card in PACK_20 if card.suit == action.suit)] // 8
    assert isinstance(action, Play)
    return codes.bit[action.card]


def worth(deal: ThreeHandDeal) -> int:
    """The value of a finished deal for its declarer, as the solver counts."""
    assert deal.outcome is not None
    wins = deal.outcome.payees == (deal.declarer,)
    assert deal.contract is not None
    value = deal.outcome.facts["value"] if terms(deal.contract, deal.profile).goal is Goal.POINTS else 1
    assert isinstance(value, int)
    return value if wins else -value


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_rules_and_masks_play_the_same_game(contract: Contract) -> None:
    chance = random.Random(str(contract))
    ended = 0
    for _ in range(40):
        profile = any_profile(chance)
        deal = before_play(contract, chance, profile)
        rule, state = rule_of(contract, profile), position(deal)
        while deal.outcome is None:
            assert list(position(deal)) == list(state)
            (seat,) = three_hand.to_act(deal)
            lawful = three_hand.legal(deal, seat)
            cards, kings = lawful3(rule, state), announceable(state)
            numbers = {card for card in range(32) if cards >> card & 1}
            numbers |= {ANNOUNCE + card // 8 for card in range(32) if kings >> card & 1}
            assert numbers == {number(deal, action) for action in lawful}
            action = chance.choice(lawful)
            step3(rule, state, number(deal, action))
            deal, _ = three_hand.apply(deal, seat, action)
        assert state[DONE]
        assert state[VALUE] == worth(deal)
        ended += 1
    assert ended == 40


def minimax(deal: ThreeHandDeal) -> int:
    """The value for the declarer by the rules alone, without any thought."""
    if deal.outcome is not None:
        return worth(deal)
    (seat,) = three_hand.to_act(deal)
    values = [minimax(three_hand.apply(deal, seat, action)[0]) for action in three_hand.legal(deal, seat)]
    return max(values) if seat == deal.declarer else min(values)


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_endings_are_worth_what_the_rules_say(contract: Contract) -> None:
    chance = random.Random(f"endings {contract}")
    solved = 0
    while solved < 12:
        profile = any_profile(chance)
        deal = before_play(contract, chance, profile)
        # Contracts that the first wrong trick ends hardly ever last: for them short hands are dealt.
        if terms(contract, profile).goal in (Goal.NO_TRICK, Goal.ALL_TRICKS):
            deal = replace(deal, hands=tuple(hand[:3] for hand in deal.hands))
        left = chance.choice([7, 8, 9])
        while deal.outcome is None and sum(map(len, deal.hands)) > left:
            (seat,) = three_hand.to_act(deal)
            deal, _ = three_hand.apply(deal, seat, chance.choice(three_hand.legal(deal, seat)))
        if deal.outcome is not None:
            continue
        rule, state = rule_of(contract, profile), position(deal)
        assert value3(rule, TABLE, state) == minimax(deal)
        (seat,) = three_hand.to_act(deal)
        values = np.empty(N_ACTIONS, dtype=np.int64)
        action_values3(rule, TABLE, state, values)
        for action in three_hand.legal(deal, seat):
            assert values[number(deal, action)] == minimax(three_hand.apply(deal, seat, action)[0])
            values[number(deal, action)] = IMPOSSIBLE
        assert (values == IMPOSSIBLE).all()
        solved += 1


@njit("int64(int64[::1], int64[::1], int64, int64)")
def plain(rule: Any, s: Any, low: Any, high: Any) -> Any:
    """Alpha-beta over `step3`, card by card: no memory, no questions, no merging."""
    if s[DONE]:
        return s[VALUE]
    mine = s[3] == 0
    best: Any = np.int64(-4) if mine else np.int64(4)
    child = s.copy()
    kings = announceable(s)
    cards = lawful3(rule, s)
    while cards or kings:
        if kings:
            king = lowest(kings)
            kings &= kings - 1
            action = ANNOUNCE + (king >> 3)
        else:
            action = lowest(cards)
            cards &= cards - 1
        child[:] = s
        step3(rule, child, action)
        if mine:
            value = plain(rule, child, max(low, best), high)
            best = max(best, value)
            if best >= high:
                break
        else:
            value = plain(rule, child, low, min(high, best))
            best = min(best, value)
            if best <= low:
                break
    return best


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_whole_deals_are_worth_what_a_plain_search_says(contract: Contract) -> None:
    chance = random.Random(f"whole {contract}")
    low, high = np.int64(-4), np.int64(4)
    for _ in range(6 if contract is Contract.RUFER else 60):
        profile = any_profile(chance)
        deal = before_play(contract, chance, profile)
        rule, state = rule_of(contract, profile), position(deal)
        assert value3(rule, TABLE, state) == plain(rule, state.copy(), low, high)
