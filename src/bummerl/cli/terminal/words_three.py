"""Reads what is typed only at a table of three: cutting, trump, bids, the talon, what is laid away, and doubling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bummerl.cli.terminal.vocabulary import Unreadable, fold, read_card, read_suit, words_of
from bummerl.messages import messages
from bummerl.rules.three_hand.actions import (
    Bid,
    Blind,
    Cut,
    Double,
    Knock,
    LeaveTalon,
    NameTrump,
    Pass,
    Redeal,
    TakeTalon,
    discard,
)
from bummerl.rules.three_hand.contracts import BIDS, Contract

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bummerl.cards import Card
    from bummerl.cli.terminal.choices import Choices
    from bummerl.rules.game import Action

PLAIN: dict[str, Action] = {
    "cut": Cut(),
    "knock": Knock(),
    "redeal": Redeal(),
    "pass": Pass(),
    "takeTalon": TakeTalon(),
    "ohneTalon": LeaveTalon(),
    "spritzen": Double(),
}
FEWEST_LETTERS = 3


def read_three(words: Sequence[str], lang: str, possible: Choices) -> Action | None:
    """Return the action that these folded words mean where it is possible now, None if they mean none of these.

    Raises: Unreadable.
    """
    if len(words) == 1:
        for name, action in PLAIN.items():
            if name in possible.legal and words[0] in words_of(lang, name):
                return action
    if possible.starting("trump"):
        return _trump(words, lang)
    if any(text.startswith("bid ") for text in possible.legal):
        return _bid(words, lang)
    if possible.starting("discard"):
        return _discard(words, lang, possible.hand)
    return None


def contract_name(contract: Contract, lang: str) -> str:
    """Return the name of a contract; most have one in every language, and it is German."""
    words, key = messages(lang), f"contract-{contract}"
    return words.format(key) if key in words else contract[:1].upper() + contract[1:]


def _trump(words: Sequence[str], lang: str) -> Action | None:
    """Read `trump h`, `herz`, `blind`, `blind 2`."""
    if words[0] in words_of(lang, "blind"):
        place = words[1] if len(words) > 1 else "1"
        return Blind(int(place) - 1) if place in ("1", "2", "3") else None
    rest = [word for word in words if word not in words_of(lang, "trump")]
    suit = read_suit(rest[0], lang) if len(rest) == 1 else None
    return None if suit is None else NameTrump(suit)


def _bid(words: Sequence[str], lang: str) -> Action | None:
    """Read `gang`, `bid gang`, `bettler ohne`, or the first letters of a contract's name."""
    rest = [word for word in words if word not in words_of(lang, "bid")]
    without = [word for word in rest if word not in words_of(lang, "ohneTalon")]
    typed = _close_up("".join(without))
    if len(typed) < FEWEST_LETTERS:
        return None
    names = {contract: _spelt(contract, lang) for contract in BIDS}
    exact = [contract for contract, spelt in names.items() if typed in spelt]
    begun = [contract for contract, spelt in names.items() if any(name.startswith(typed) for name in spelt)]
    found = exact or begun
    if len(found) > 1:
        raise Unreadable("typed-which-contract", contracts=", ".join(contract_name(each, lang) for each in found))
    return Bid(found[0], ohne_talon=len(without) < len(rest)) if found else None


def _discard(words: Sequence[str], lang: str, hand: Sequence[Card]) -> Action | None:
    """Read `discard 3 5`, `3 5`, `jd jc`."""
    rest = [word for word in words if word not in words_of(lang, "discard")]
    if len(rest) != 2:
        if len(rest) < len(words):
            raise Unreadable("typed-two-cards")
        return None
    cards = [
        hand[int(word) - 1] if word.isdigit() and 1 <= int(word) <= len(hand) else read_card([word], lang, word)
        for word in rest
    ]
    return discard(*cards)


def _spelt(contract: Contract, lang: str) -> set[str]:
    """Return every name of a contract, the regional ones too, as it may be typed."""
    words, key = messages(lang), f"contract-{contract}-regional"
    regional = words.format(key).split(",") if key in words else []
    return {_close_up(name) for name in (contract, contract_name(contract, lang), *regional)}


def _close_up(name: str) -> str:
    return fold(name).replace(" ", "").replace("-", "")
