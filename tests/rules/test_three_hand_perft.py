"""How many ways a deal of three can go on: the rules against a second, plain reading of docs/rules.md §7.6.

The counts are frozen too, so that a change in either shows.
"""

from __future__ import annotations

import random

import pytest

from bummerl.cards import PACK_20, Card, Suit
from bummerl.rules import three_hand
from bummerl.rules.actions import Play
from bummerl.rules.three_hand.contracts import Contract
from bummerl.rules.three_hand.profile import DREIER
from bummerl.rules.three_hand.state import Phase, ThreeHandDeal

STANDARD, ACE_LOW = "JQKTA", "AJQKT"
DEPTH = 7


def position(contract: Contract, seed: int) -> ThreeHandDeal:
    """A deal before the first lead: seat 1 plays, seat 0 is the Rufer, hearts are trump."""
    pack = list(PACK_20)
    random.Random(seed).shuffle(pack)
    leads = contract not in (Contract.RUFER, Contract.SCHNAPSER, Contract.KONTRABAUERNSCHNAPSER)
    return ThreeHandDeal(
        profile=DREIER,
        dealer=2,
        phase=Phase.LEAD,
        hands=(tuple(pack[:6]), tuple(pack[6:12]), tuple(pack[12:18])),
        discards=tuple(pack[18:]),
        trump=Suit.HEARTS,
        declarer=1,
        contract=contract,
        leader=1 if leads else 0,
    )


def count(deal: ThreeHandDeal, depth: int) -> int:
    """Sequences of `depth` cards (announcements left out), or shorter ones that end the deal."""
    if depth == 0 or deal.outcome is not None:
        return 1
    (seat,) = three_hand.to_act(deal)
    cards = [action for action in three_hand.legal(deal, seat) if isinstance(action, Play)]
    return sum(count(three_hand.apply(deal, seat, card)[0], depth - 1) for card in cards)


def plain_count(
    hands: list[list[str]], leader: int, table: list[str], trump: str, order: str, stops: str, depth: int
) -> int:
    """The same with lists of texts; `stops` names the declarer's fate that ends the deal: he takes or loses a trick."""
    if depth == 0 or (not table and not any(hands)):
        return 1
    seat = (leader + len(table)) % 3
    total = 0
    for card in plain_replies(hands[seat], table, trump, order):
        after = [[each for each in hand if each != card] for hand in hands]
        laid = [*table, card]
        if len(laid) < 3:
            total += plain_count(after, leader, laid, trump, order, stops, depth - 1)
            continue
        winner = (leader + laid.index(plain_best(laid, trump, order))) % 3
        if (stops == "takes" and winner == 1) or (stops == "loses" and winner != 1):
            total += 1
        else:
            total += plain_count(after, winner, [], trump, order, stops, depth - 1)
    return total


def plain_best(table: list[str], trump: str, order: str) -> str:
    trumps = [card for card in table if card[1] == trump]
    suit = trumps or [card for card in table if card[1] == table[0][1]]
    return max(suit, key=lambda card: order.index(card[0]))


def plain_replies(hand: list[str], table: list[str], trump: str, order: str) -> list[str]:
    if not table:
        return hand
    best, led = plain_best(table, trump, order), table[0][1]
    suit = [card for card in hand if card[1] == led]
    if suit:
        higher = [card for card in suit if best[1] == led and order.index(card[0]) > order.index(best[0])]
        return higher or suit
    trumps = [card for card in hand if card[1] == trump]
    over = [card for card in trumps if best[1] == trump and order.index(card[0]) > order.index(best[0])]
    return over or trumps or hand


KINDS = {
    Contract.BETTLER: ("H", STANDARD, "takes"),
    Contract.ASSENBETTLER: ("-", ACE_LOW, "takes"),
    Contract.GANG: ("-", STANDARD, "loses"),
    Contract.ZEHNERGANG: ("-", ACE_LOW, "loses"),
    Contract.BAUERNLOCH: ("H", ACE_LOW, "loses"),
    Contract.KONTRABAUERNSCHNAPSER: ("H", STANDARD, "loses"),
    Contract.RUFER: ("H", STANDARD, "never"),
}

FROZEN = {
    Contract.BETTLER: 2315,
    Contract.ASSENBETTLER: 8626,
    Contract.GANG: 26097,
    Contract.ZEHNERGANG: 24964,
    Contract.BAUERNLOCH: 185,
    Contract.KONTRABAUERNSCHNAPSER: 1011,
    Contract.RUFER: 997,
}


@pytest.mark.parametrize("contract", KINDS, ids=str)
def test_both_readings_count_the_same(contract: Contract) -> None:
    trump, order, stops = KINDS[contract]
    # In the normal game 66 points may end a deal within three tricks, so it is counted to the end of the second.
    depth = 6 if contract is Contract.RUFER else DEPTH
    total = 0
    for seed in range(3):
        deal = position(contract, seed)
        plain = [[str(card) for card in hand] for hand in deal.hands]
        expected = plain_count(plain, deal.leader, [], trump, order, stops, depth)
        assert count(deal, depth) == expected
        total += expected
    assert total == FROZEN[contract]


def test_the_ways_into_a_deal_are_counted() -> None:
    """Cut or knock; one suit or one of three blind cards; then 8 * 33 bids and the 8 of a hand with five clubs."""
    deal, _ = three_hand.start(DREIER, 2, tuple(Card(card) for card in PACK_20))
    assert [_phases(deal, depth) for depth in range(1, 5)] == [2, 8, 272, 6160]


def _phases(deal: ThreeHandDeal, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        _phases(three_hand.apply(deal, seat, action)[0], depth - 1)
        for seat in three_hand.to_act(deal)
        for action in three_hand.legal(deal, seat)
    )
