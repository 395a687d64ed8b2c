"""The oracle: plain minimax over the rules, on positions that can be worked out by hand."""

from bummerl.cards import Card, Suit
from bummerl.engine.oracle import honest_actions, oracle_action_value, oracle_value
from bummerl.rules import two_hand
from bummerl.rules.actions import Claim, Close, Play
from bummerl.rules.two_hand import PRESETS, Phase, TwoHandDeal


def ending(mine: str, his: str, points: tuple[int, int], stock: str = "") -> TwoHandDeal:
    return TwoHandDeal(
        profile=PRESETS["weich-wien"],
        dealer=1,
        outcome=None,
        phase=Phase.LEAD,
        leader=0,
        hands=(tuple(map(Card, mine.split())), tuple(map(Card, his.split()))),
        stock=tuple(map(Card, stock.split())),
        trump=Suit.SPADES,
        tricks=(2, 2),
        trick_points=points,
    )


def test_two_cards_by_hand() -> None:
    # The ace of trumps brings 21 and 61, then the last trick is his. The queen first, and the last trick is mine.
    deal = ending("AS QH", "TS TH", (40, 40))
    assert oracle_action_value(deal, 0, Play(Card.AS)) == -1
    assert oracle_action_value(deal, 0, Play(Card.QH)) == 1
    assert oracle_value(deal) == 1
    # With five more he is out at once.
    assert oracle_value(ending("AS QH", "TS TH", (45, 34))) == 1


def test_nobody_declares_what_he_does_not_have() -> None:
    deal = ending("AS QH", "TS TH", (40, 40))
    assert Claim() in two_hand.legal(deal, 0)
    assert Claim() not in list(honest_actions(deal, 0))
    ready = ending("AS QH", "TS TH", (66, 40))
    assert next(honest_actions(ready, 0)) == Claim()
    assert oracle_value(ready) == 1


def test_a_close_is_looked_at() -> None:
    deal = ending("AS TS KS AH TH", "JH JD JC QD QC", (20, 20), stock="KH QS")
    assert oracle_action_value(deal, 0, Close()) == 2


def test_a_window_is_respected() -> None:
    deal = ending("AS QH", "TS TH", (40, 40))
    assert oracle_value(deal, -3, 0) >= 0
    assert oracle_value(deal, 2, 3) <= 2
