"""Suits, ranks and cards; the packs of 20 and 24.

Every value is its own text: `Card.QH == "QH"`, rank first (`A T K Q J 9`), then suit (`S H D C`).

>>> Card("QH").rank, Card("QH").suit, Card("QH").points
(<Rank.QUEEN: 'Q'>, <Suit.HEARTS: 'H'>, 3)
>>> len(PACK_20), len(PACK_24), sum(card.points for card in PACK_20)
(20, 24, 120)
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final


class Suit(StrEnum):
    """A suit; German cards read Laub, Herz, Schelle, Eichel in the same order."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """A rank, declared from high to low (docs/rules.md §3.1)."""

    ACE = "A"
    TEN = "T"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"


POINTS: Final[dict[Rank, int]] = {
    Rank.ACE: 11,
    Rank.TEN: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
    Rank.JACK: 2,
    Rank.NINE: 0,
}
"""Card points (Augen) of each rank (docs/rules.md §3.1)."""

_STRENGTH: Final[dict[Rank, int]] = {rank: 5 - place for place, rank in enumerate(Rank)}


class Card(StrEnum):
    """A card. Its attributes never change: `rank`, `suit`, `points` (0-11) and `strength` (5 for the ace … 0 for the
    nine)."""

    rank: Rank
    suit: Suit
    points: int
    strength: int

    AS, TS, KS, QS, JS, NS = "AS", "TS", "KS", "QS", "JS", "9S"
    AH, TH, KH, QH, JH, NH = "AH", "TH", "KH", "QH", "JH", "9H"
    AD, TD, KD, QD, JD, ND = "AD", "TD", "KD", "QD", "JD", "9D"
    AC, TC, KC, QC, JC, NC = "AC", "TC", "KC", "QC", "JC", "9C"

    def __init__(self, text: str) -> None:
        self.rank = Rank(text[0])
        self.suit = Suit(text[1])
        self.points = POINTS[self.rank]
        self.strength = _STRENGTH[self.rank]


PACK_24: Final[tuple[Card, ...]] = tuple(Card)
"""The ordered pack of Sixty-Six: spades, hearts, diamonds, clubs, each from ace down to nine."""

PACK_20: Final[tuple[Card, ...]] = tuple(card for card in Card if card.rank is not Rank.NINE)
"""The ordered pack of Schnapsen: as `PACK_24`, without the nines."""

_ORDER: Final[dict[Card, int]] = {card: place for place, card in enumerate(PACK_24)}
_CARD: Final[dict[tuple[Suit, Rank], Card]] = {(card.suit, card.rank): card for card in Card}


def card_of(suit: Suit, rank: Rank) -> Card:
    """The card of this suit and rank."""
    return _CARD[suit, rank]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the order of the pack: by suit, then from high to low."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def card_points(cards: Iterable[Card]) -> int:
    """The sum of the card points."""
    return sum(card.points for card in cards)
