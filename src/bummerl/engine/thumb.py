"""Rules of thumb of a beginner: the own hand, the card led, the own points; closes only what looks sure."""

from __future__ import annotations

from collections.abc import Callable

from bummerl.engine.maskgame import (
    CARDS,
    CLOSER,
    LED,
    P0,
    PHASE,
    PREDRAW,
    RANK_OF,
    RANKS,
    REPLY,
    STOCK,
    SUIT_OF,
    VALUES,
    pair_suit_allowed,
)
from bummerl.engine.worlds import Situation


def thumb_action(situation: Situation) -> tuple[int, str]:
    """The action number a beginner takes, and the name of the rule of thumb behind it."""
    s, rule, legal = situation.state, situation.rule, situation.legal
    n = int(rule[CARDS])
    row = int(rule[RANKS]) - 5
    cards = [c for c in range(n) if legal >> c & 1]

    def worth(card: int) -> int:
        return int(VALUES[RANK_OF[row, card]])

    def suit(card: int) -> int:
        return int(SUIT_OF[row, card])

    if s[PHASE] == PREDRAW:
        return n + 2, "draw"
    if s[PHASE] == REPLY:
        return _reply(int(s[LED]), cards, worth, suit)
    if legal >> n & 1:
        return n, "exchangeAtOnce"
    pairs = [c for c in cards if pair_suit_allowed(s, rule, c)]
    if pairs:
        return max([c for c in pairs if suit(c) == 0] or pairs), "announceAtOnce"
    if legal >> (n + 1) & 1 and 0 in cards:
        tops = sum(worth(c) + 3 for c in cards if c in (0, 1) or c % int(rule[RANKS]) == 0)
        if s[P0 + situation.me] + tops >= 66:
            return n + 1, "closeSureWin"
    if s[CLOSER] >= 0 or s[STOCK] == 0:
        return min(cards, key=lambda c: (-worth(c), suit(c) == 0)), "cashHigh"
    plain = [c for c in cards if suit(c) != 0]
    return min(plain or cards, key=lambda c: (worth(c), c)), "leadLow"


def _reply(led: int, cards: list[int], worth: Callable[[int], int], suit: Callable[[int], int]) -> tuple[int, str]:
    in_suit = [c for c in cards if suit(c) == suit(led) and c < led]
    if in_suit:
        return min(in_suit), "takeInSuit"
    trumps = [c for c in cards if suit(c) == 0 and suit(led) != 0]
    if trumps and worth(led) >= 10:
        return max(trumps), "trumpHighCard"
    rest = [c for c in cards if c not in trumps] or cards
    return min(rest, key=lambda c: (worth(c) + (6 if suit(c) == 0 else 0), c)), "throwLow"
