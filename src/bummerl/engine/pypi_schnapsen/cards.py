"""Cards and suits in the words of the package and in ours."""

from __future__ import annotations

from functools import cache
from typing import Any

from bummerl.cards import Card, Suit
from bummerl.engine.pypi_schnapsen.package import part

_RANKS = {"ACE": "A", "TEN": "T", "KING": "K", "QUEEN": "Q", "JACK": "J"}


def our_suit(suit: Any) -> Suit:
    """Their suit as ours."""
    return Suit(suit.name[0])


def our_card(card: Any) -> Card:
    """Their card as ours; one of the five ranks of Schnapsen."""
    return Card(_RANKS[card.rank.name] + card.suit.name[0])


@cache
def _theirs() -> dict[Card, Any]:
    return {our_card(card): card for card in part("deck").Card if card.rank.name in _RANKS}


def their_card(card: Card) -> Any:
    """Our card as theirs. Raises `KeyError` for a nine, which their pack does not have."""
    return _theirs()[card]
