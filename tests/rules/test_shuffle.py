"""The shuffle gives the published packs, favours nobody, and draws the first dealer as the profile says."""

from __future__ import annotations

from collections import Counter
from itertools import islice, pairwise
from typing import TYPE_CHECKING

import pytest

from bummerl.cards import PACK_20, PACK_24, Card
from bummerl.rules import games
from bummerl.rules.shuffle import (
    below,
    deal_key,
    deck,
    first_dealer,
    higher_card_deals,
    seeded_lot,
    seeded_pack,
    words,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

COUNTING = bytes(range(32))

VECTORS = [
    (
        bytes(32),
        [bytes(32), bytes(32)],
        1,
        PACK_20,
        "28514af46d800c75af3b03636bf7aeb65d6a902e1259ce5aea289ed58d129a09",
        "TH QC AD AC AS KH JD TC KD KS TD JS JH TS JC KC QH QS QD AH",
    ),
    (
        COUNTING,
        [b"\xaa" * 32, b""],
        7,
        PACK_20,
        "c6bbf0fc7e0b0c8908384603f4678a50bff09723ac182ee6a18e621997e3665e",
        "AC QC KD QS TH AD AS AH JS TD JH JC TS JD KS QD QH TC KH KC",
    ),
    (
        b"\xff" * 32,
        [],
        256,
        PACK_24,
        "7e5799d7f7362a8c481a2b74771266034cb2cc7bc9ea1c96faf60945d8d29013",
        "TC 9C JH QC KD TD 9D AD JC QS AH JD AC KC QH 9H TS 9S KH JS QD KS TH AS",
    ),
    (
        COUNTING,
        [b"\1" * 32, b"\2" * 32, b"\3" * 32],
        2**32 - 1,
        PACK_24,
        "b86ec8e82b426adbfa3c6252449653a59f833e7469807cb09cc2d288ff7bb779",
        "AH JC 9D 9C AS 9S KD QH JS TC AD JD AC QS TD KC KS KH QD QC TS TH JH 9H",
    ),
]
"""Computed by a program of its own in another language; docs/notation.md §6 prints them."""


@pytest.mark.parametrize(("server", "clients", "deal_no", "pack", "key", "cards"), VECTORS, ids=range(4))
def test_vectors(
    server: bytes, clients: list[bytes], deal_no: int, pack: tuple[Card, ...], key: str, cards: str
) -> None:
    found = deal_key(server, clients, deal_no)
    assert found.hex() == key
    assert " ".join(deck(found, pack)) == cards


def test_every_part_of_the_key_matters() -> None:
    keys = {
        deal_key(COUNTING, [b"a", b"b"], 1),
        deal_key(COUNTING, [b"b", b"a"], 1),
        deal_key(COUNTING, [b"ab", b""], 1),
        deal_key(COUNTING, [b"", b"ab"], 1),
        deal_key(COUNTING, [b"a", b"b"], 2),
        deal_key(bytes(32), [b"a", b"b"], 1),
    }
    assert len(keys) == 6


def test_the_tail_is_thrown_away() -> None:
    tail = 2**32 - 1
    assert below(iter([tail, tail, 5]), 3) == 2
    assert below(iter([tail - 1]), 3) == (tail - 1) % 3
    assert below(iter([tail]), 4) == 3


def chi_square(packs: Iterable[Sequence[Card]], count: int) -> float:
    """How far card and place are from being independent; 361 on average for 20 cards (19 · 19 degrees of freedom)."""
    seen = Counter((card, place) for pack in packs for place, card in enumerate(pack))
    expected = count / len(PACK_20)
    return sum((seen[card, place] - expected) ** 2 / expected for card in PACK_20 for place in range(len(PACK_20)))


LIMIT = 470.0
"""Exceeded by chance once in about 20,000 runs; a shuffle with the usual faults is far beyond."""


def test_no_card_prefers_a_place() -> None:
    packs = [deck(deal_key(COUNTING, [b"A", b"B"], deal_no), PACK_20) for deal_no in range(4000)]
    assert 270 < chi_square(packs, len(packs)) < LIMIT


def test_no_card_prefers_a_neighbour() -> None:
    packs = [deck(deal_key(b"neighbours", [], deal_no), PACK_20) for deal_no in range(4000)]
    after = Counter(pair for pack in packs for pair in pairwise(pack))
    expected = 4000 * 19 / 380
    measure = sum((after[one, two] - expected) ** 2 / expected for one in PACK_20 for two in PACK_20 if one != two)
    assert measure < LIMIT


def naive(key: bytes) -> tuple[Card, ...]:
    """The usual wrong shuffle: every card changes places with any other."""
    cards, stream = list(PACK_20), words(key)
    for place in range(len(cards)):
        chosen = below(stream, len(cards))
        cards[place], cards[chosen] = cards[chosen], cards[place]
    return tuple(cards)


def shy(key: bytes) -> tuple[Card, ...]:
    """Another one: no card may stay where it is."""
    cards, stream = list(PACK_20), words(key)
    for last in range(len(cards) - 1, 0, -1):
        chosen = below(stream, last)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


@pytest.mark.parametrize("wrong", [naive, shy])
def test_the_measure_finds_a_biased_shuffle(wrong: Callable[[bytes], tuple[Card, ...]]) -> None:
    packs = [wrong(deal_key(COUNTING, [], deal_no)) for deal_no in range(4000)]
    assert chi_square(packs, len(packs)) > LIMIT


def test_a_seed_repeats_a_game() -> None:
    assert seeded_pack(7, PACK_20, 1) == seeded_pack("7", PACK_20, 1)
    packs = {seeded_pack(seed, PACK_20, deal_no) for seed in range(10) for deal_no in range(10)}
    assert len(packs) == 100
    assert all(sorted(pack) == sorted(PACK_20) for pack in packs)
    profile = games.preset("weich-wien")
    assert {seeded_lot(seed, profile)[0] for seed in range(20)} == {0, 1}


def test_by_lot_every_seat_deals_first_equally_often() -> None:
    for name in ("weich-wien", "dreier"):
        profile = games.preset(name)
        first = Counter(first_dealer(profile, deal_key(b"lot", [], number))[0] for number in range(3000))
        expected = 3000 / profile.players
        assert all(abs(count - expected) < 4 * expected**0.5 for count in first.values())


def test_the_higher_card_deals_and_equal_ranks_draw_again() -> None:
    profile = games.preset("klassisch")
    rounds = Counter[int]()
    first = Counter[int]()
    for number in range(2000):
        dealer, drawn = first_dealer(profile, deal_key(b"cards", [], number))
        pairs = [drawn[place : place + 2] for place in range(0, len(drawn), 2)]
        assert all(one.rank == two.rank for one, two in pairs[:-1])
        assert pairs[-1][dealer].strength > pairs[-1][1 - dealer].strength
        rounds[len(pairs)] += 1
        first[dealer] += 1
    assert rounds[2] > 200
    assert abs(first[0] - 1000) < 130


def test_higher_card() -> None:
    assert higher_card_deals([Card.TS, Card.KD]) == 0
    assert higher_card_deals([Card.KS, Card.AD]) == 1
    assert higher_card_deals([Card.KS, Card.KD]) is None
    assert higher_card_deals([Card.QS, Card.KD, Card.KC]) is None
    assert higher_card_deals([Card.KS, Card.KD, Card.AC]) == 2


def test_the_stream_is_that_of_blocks() -> None:
    assert len(set(islice(words(COUNTING), 100))) == 100
