"""The mask layout: conversions round-trip and the bit rules agree with rules.tricks."""

import random

import pytest

from bummerl.cards import PACK_20, PACK_24, Card, Suit, card_points
from bummerl.engine import bits
from bummerl.rules.tricks import Duty, best, lawful


@pytest.mark.parametrize("trump", list(Suit))
def test_every_card_comes_back_from_its_bit(trump: Suit) -> None:
    for card in PACK_24:
        bit = bits.bit_of(card, trump)
        assert bits.card_at(bit, trump) is card
        assert (bit < 8) == (card.suit is trump)
        assert bits.POINTS[bit] == card.points
        assert bits.suit_at(bits.suit_place(card.suit, trump), trump) is card.suit
    assert bits.mask_of(PACK_24, trump) == bits.PACK_MASK_24
    assert bits.mask_of(PACK_20, trump) == bits.PACK_MASK_20


def test_dense_numbers_leave_no_gap() -> None:
    assert [int(bits.DENSE[bit]) for bit in bits.SPARSE] == list(range(20))
    assert [int(bits.DENSE_24[bit]) for bit in bits.SPARSE_24] == list(range(24))
    assert all((bits.DENSE[bit] >= 0) == bool(bits.PACK_MASK_20 >> bit & 1) for bit in range(bits.PLACES))
    assert all((bits.DENSE_24[bit] >= 0) == bool(bits.PACK_MASK_24 >> bit & 1) for bit in range(bits.PLACES))


def test_words_that_are_no_cards_share_the_mask_with_the_cards() -> None:
    words = {bits.EXCHANGE, bits.CLOSE, bits.DRAW}
    assert len(words) == 3
    assert not any(bits.PACK_MASK_24 >> word & 1 for word in words)
    assert max(words) < bits.N_ACTIONS


def test_masks_agree_with_the_rules_of_a_trick() -> None:
    rng = random.Random(7)
    for _ in range(3000):
        trump = rng.choice(list(Suit))
        cards = rng.sample(PACK_24, rng.randint(2, 7))
        lead, hand = cards[0], cards[1:]
        mask = bits.mask_of(hand, trump)
        assert set(bits.cards_in(mask, trump)) == set(hand)
        assert bits.popcount(mask) == len(hand)
        assert bits.points_of(mask) == card_points(hand)
        led = bits.bit_of(lead, trump)
        allowed = bits.strict_replies(mask, led)
        assert set(bits.cards_in(allowed, trump)) == set(lawful(hand, [lead], trump, Duty()))
        for card in hand:
            wins = bits.reply_wins(led, bits.bit_of(card, trump))
            assert wins == (best([lead, card], trump) == 1)
        pairs = {
            card for card in hand if card.rank in "KQ" and Card({"K": "Q", "Q": "K"}[card.rank] + card.suit) in hand
        }
        assert set(bits.cards_in(bits.pairs_of(mask), trump)) == pairs
        places = [bits.bit_of(card, trump) for card in hand]
        assert bits.lowest(mask) == min(places)
        assert bits.highest(mask) == max(places)
