"""Reads what a player types: notation, numbers of the hand, and words of his language and of English."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING

from bummerl.cli.terminal.vocabulary import Unreadable, fold, read_card, read_suit, words_of
from bummerl.cli.terminal.words_three import read_three
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

    from bummerl.cards import Suit
    from bummerl.cli.terminal.choices import Choices
    from bummerl.rules.game import Action

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
    CONTRACTS = "contracts"
    TABLE = "table"
    QUIT = "quit"


def read(line: str, lang: str, possible: Choices) -> tuple[Action, ...] | Ask:
    """Return what a typed line means: one action, an announcement with its lead, or a wish.

    Args: possible is what may be done now: its hand makes numbers work, its marriages make `20` alone work, and a word
    that means two things means the one that is possible.
    Raises: Unreadable.
    """
    text = fold(line)
    if not text:
        return Ask.NEXT
    words = text.split()
    for ask in Ask:
        if ask is not Ask.NEXT and text in words_of(lang, ask):
            return ask
    if (said := read_three(words, lang, possible)) is not None:
        return (said,)
    if (action := _spoken(words, lang)) is not None:
        return (action,)
    if (action := _notation(line)) is not None:
        return (action,)
    announced = _announcement(text, words, lang, possible.marriages)
    if announced is not None:
        return announced
    if text.isdigit() and 1 <= int(text) <= len(possible.hand):
        return (Play(possible.hand[int(text) - 1]),)
    return (Play(read_card(words, lang, line)),)


def is_yes(line: str, lang: str) -> bool:
    """Tell whether the line agrees."""
    return fold(line) in words_of(lang, "yes")


def _spoken(words: Sequence[str], lang: str) -> Action | None:
    """Return the action of a word such as `close`, `zu` or `concede bummerl`."""
    for name, action in PLAIN_ACTIONS.items():
        if words[0] in words_of(lang, name):
            if len(words) == 1:
                return action
            if name == "concede" and len(words) == 2 and words[1] in words_of(lang, "bummerl"):
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
        card = read_card(shorthand[1].split(), lang, text)
        return Announce(card.suit), Play(card)
    match = re.match(r"(?:\+|(20|40)(?![0-9]))\s*(.*)", text)
    if match:
        value, rest = int(match[1] or 0), match[2].split()
    elif words[0] in words_of(lang, "announce"):
        value, rest = 0, words[1:]
    else:
        return None
    rest = [word for word in rest if word not in words_of(lang, "filler")]
    if not rest:
        suits = [suit for suit, worth in marriages.items() if value in (0, worth)]
        if len(suits) == 1:
            return (Announce(suits[0]),)
        raise Unreadable("typed-which-marriage" if suits else "typed-no-marriage")
    suit = read_suit(rest[0], lang)
    if suit is None:
        raise Unreadable("typed-unknown", text=text)
    if value and suit in marriages and marriages[suit] != value:
        raise Unreadable("typed-wrong-value", value=marriages[suit])
    if len(rest) > 1:
        return Announce(suit), Play(read_card(rest[1:], lang, text))
    return (Announce(suit),)
