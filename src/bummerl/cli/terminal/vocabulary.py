"""The words of a language as they can be typed: suits, ranks, cards, and the names that the locales give to actions."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from bummerl.cards import Card, Rank, Suit, card_of
from bummerl.messages import FALLBACK, messages

if TYPE_CHECKING:
    from collections.abc import Sequence

SIGNS = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♦": Suit.DIAMONDS, "♣": Suit.CLUBS}


class Unreadable(Exception):
    """A line that means nothing, or more than one thing; `key` names the sentence that says so."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key)


def read_card(words: Sequence[str], lang: str, line: str) -> Card:
    """Read `qh`, `10h`, `h q`, `queen of hearts`, `Herz-Dame`, `dama de corazones`."""
    tokens = [token for word in words for token in re.split(r"[-_,.]+", word) if token]
    tokens = [token for token in tokens if token not in words_of(lang, "filler")]
    if len(tokens) == 1:
        whole = tokens[0]
        split = re.fullmatch(r"(10|[atkqj9])\s*([shdc♠♥♦♣])", whole)
        if split:
            tokens = [split[1], split[2]]
    suits = [suit for token in tokens if (suit := read_suit(token, lang)) is not None]
    ranks = [rank for token in tokens if (rank := _rank(token, lang)) is not None]
    if len(tokens) == 2 and len(suits) == len(ranks) == 1:
        return card_of(suits[0], ranks[0])
    raise Unreadable("typed-unknown", text=line.strip()[:40])


def read_suit(token: str, lang: str) -> Suit | None:
    if token in SIGNS:
        return SIGNS[token]
    return next((suit for suit in Suit if token in words_of(lang, f"suit-{suit}")), None)


def _rank(token: str, lang: str) -> Rank | None:
    return next((rank for rank in Rank if token in words_of(lang, f"rank-{rank}")), None)


@lru_cache
def words_of(lang: str, name: str) -> frozenset[str]:
    """Return the words of a name in the language and in English, folded."""
    texts = (messages(each).format(f"words-{name}") for each in (lang, FALLBACK))
    return frozenset(fold(word) for text in texts for word in text.split())


def fold(text: str) -> str:
    """Return a text in small letters, without accents and without spaces around it."""
    apart = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
