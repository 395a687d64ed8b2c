"""Reads what a player types: notation, numbers of the hand, and words of his language and of English."""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING

from bummerl.cards import Card, Rank, Suit, card_of
from bummerl.messages import FALLBACK, messages
from bummerl.rules.actions import (
    Announce,
    Claim,
    Close,
    Concede,
    ConcedeBummerl,
    Draw,
    Exchange,
    Play,
    Settle,
    parse_action,
)
from bummerl.rules.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bummerl.rules.game import Action

SIGNS = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♦": Suit.DIAMONDS, "♣": Suit.CLUBS}
PLAIN_ACTIONS: dict[str, Action] = {
    "exchange": Exchange(),
    "close": Close(),
    "claim": Claim(),
    "settle": Settle(),
    "draw": Draw(),
    "concede": Concede(),
}


class Ask(StrEnum):
    """What a player may want besides an action; its value names the words in the locales."""

    NEXT = "next"
    HELP = "help"
    RULES = "rules"
    UNDO = "undo"
    SCORE = "score"
    LOOK = "look"
    TABLE = "table"
    QUIT = "quit"


class Unreadable(Exception):
    """A line that means nothing, or more than one thing; `key` names the sentence that says so."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key)


def read(line: str, lang: str, hand: Sequence[Card], marriages: dict[Suit, int]) -> tuple[Action, ...] | Ask:
    """Return what a typed line means: one action, an announcement with its lead, or a wish.

    Args: hand is in the order in which it is shown, so that numbers work; marriages are the suits that could be
    announced now with their value, so that `20` alone works.
    Raises: Unreadable.
    """
    text = _fold(line)
    if not text:
        return Ask.NEXT
    words = text.split()
    for ask in Ask:
        if ask is not Ask.NEXT and text in _words(lang, ask):
            return ask
    if (action := _spoken(words, lang)) is not None:
        return (action,)
    if (action := _notation(line)) is not None:
        return (action,)
    announced = _announcement(text, words, lang, marriages)
    if announced is not None:
        return announced
    if text.isdigit() and 1 <= int(text) <= len(hand):
        return (Play(hand[int(text) - 1]),)
    return (Play(_card(words, lang, line)),)


def is_yes(line: str, lang: str) -> bool:
    """Tell whether the line agrees."""
    return _fold(line) in _words(lang, "yes")


def _spoken(words: Sequence[str], lang: str) -> Action | None:
    """Return the action of a word such as `close`, `zu` or `concede bummerl`."""
    for name, action in PLAIN_ACTIONS.items():
        if words[0] in _words(lang, name):
            if len(words) == 1:
                return action
            if name == "concede" and len(words) == 2 and words[1] in _words(lang, "bummerl"):
                return ConcedeBummerl()
    return None


def _notation(line: str) -> Action | None:
    try:
        return parse_action(line.strip())
    except NotationError:
        pass
    try:
        return parse_action(line.strip().upper())
    except NotationError:
        return None


def _announcement(text: str, words: list[str], lang: str, marriages: dict[Suit, int]) -> tuple[Action, ...] | None:
    """Read `+h`, `20`, `40 h`, `20 herz`, `+h kh`, `qh+`; None if it is no announcement."""
    shorthand = re.fullmatch(r"(.+)\+", text)
    if shorthand:
        card = _card(shorthand[1].split(), lang, text)
        return Announce(card.suit), Play(card)
    match = re.match(r"(?:\+|(20|40)(?![0-9]))\s*(.*)", text)
    if match:
        value, rest = int(match[1] or 0), match[2].split()
    elif words[0] in _words(lang, "announce"):
        value, rest = 0, words[1:]
    else:
        return None
    rest = [word for word in rest if word not in _words(lang, "filler")]
    if not rest:
        suits = [suit for suit, worth in marriages.items() if value in (0, worth)]
        if len(suits) == 1:
            return (Announce(suits[0]),)
        raise Unreadable("typed-which-marriage" if suits else "typed-no-marriage")
    suit = _suit(rest[0], lang)
    if suit is None:
        raise Unreadable("typed-unknown", text=text)
    if value and suit in marriages and marriages[suit] != value:
        raise Unreadable("typed-wrong-value", value=marriages[suit])
    if len(rest) > 1:
        return Announce(suit), Play(_card(rest[1:], lang, text))
    return (Announce(suit),)


def _card(words: Sequence[str], lang: str, line: str) -> Card:
    """Read `qh`, `10h`, `h q`, `queen of hearts`, `Herz-Dame`, `dama de corazones`."""
    tokens = [token for word in words for token in re.split(r"[-_,.]+", word) if token]
    tokens = [token for token in tokens if token not in _words(lang, "filler")]
    if len(tokens) == 1:
        whole = tokens[0]
        split = re.fullmatch(r"(10|[atkqj9])\s*([shdc♠♥♦♣])", whole)
        if split:
            tokens = [split[1], split[2]]
    suits = [suit for token in tokens if (suit := _suit(token, lang)) is not None]
    ranks = [rank for token in tokens if (rank := _rank(token, lang)) is not None]
    if len(tokens) == 2 and len(suits) == len(ranks) == 1:
        return card_of(suits[0], ranks[0])
    raise Unreadable("typed-unknown", text=line.strip()[:40])


def _suit(token: str, lang: str) -> Suit | None:
    if token in SIGNS:
        return SIGNS[token]
    return next((suit for suit in Suit if token in _words(lang, f"suit-{suit}")), None)


def _rank(token: str, lang: str) -> Rank | None:
    return next((rank for rank in Rank if token in _words(lang, f"rank-{rank}")), None)


@lru_cache
def _words(lang: str, name: str) -> frozenset[str]:
    """Return the words of a name in the language and in English, folded."""
    texts = (messages(each).format(f"words-{name}") for each in (lang, FALLBACK))
    return frozenset(_fold(word) for text in texts for word in text.split())


def _fold(text: str) -> str:
    """Return a text in small letters, without accents and without spaces around it."""
    apart = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
