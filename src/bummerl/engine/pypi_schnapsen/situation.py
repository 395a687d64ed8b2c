"""What a bot of the package may see, as a situation of the engine under the package's rules.

Its rules: nobody closes, a marriage leads the king and counts from the announcer's next trick on (the one that it leads
to included), a deal ends after a trick and never by an announcement, whoever takes the last trick wins one point.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bummerl.cards import Suit
from bummerl.engine import maskgame as mg
from bummerl.engine.pypi_schnapsen.cards import our_card, our_suit
from bummerl.engine.worlds import Situation, card_number
from bummerl.rules.two_hand.profile import WEICH_WIEN

ME, HIM = 0, 1

NEVER = 99
"""Nobody closes with so many cards in the stock."""


def their_rules() -> NDArray[np.int64]:
    """The rules of the package as a rule array (`maskgame`)."""
    rule = mg.rule_array(WEICH_WIEN)
    rule[mg.CLOSE_MIN] = NEVER
    rule[mg.KING_ONLY] = 1
    rule[mg.MARRIAGE_WAITS] = 1
    return rule


def situation_of(perspective: Any, leader_move: Any) -> Situation:
    """The situation of a bot that is asked for a move; the bot is player 0.

    `perspective` is their `PlayerPerspective`, `leader_move` the card or marriage to reply to, None on lead. Only what
    the perspective tells is used, and of the opponent's hand only what he has shown.
    """
    trump = our_suit(perspective.get_trump_suit())
    rule = their_rules()
    s = np.zeros(mg.STATE_SLOTS, dtype=np.int64)
    s[mg.LED] = s[mg.CLOSER] = s[mg.ANNOUNCED] = s[mg.TURNUP] = -1
    s[mg.H0] = _mask(perspective.get_hand(), trump)
    s[mg.STOCK] = perspective.get_talon_size()
    if s[mg.STOCK] > 0:
        s[mg.TURNUP] = _number(perspective.get_trump_card(), trump)
        s[mg.ORDER + s[mg.STOCK] - 1] = s[mg.TURNUP]
    for player, score in enumerate((perspective.get_my_score(), perspective.get_opponent_score())):
        s[mg.P0 + player], s[mg.PEND0 + player] = score.direct_points, score.pending_points
        s[mg.T0 + player] = int(score.direct_points > 0)
    shown, past = _remember(s, perspective.get_game_history()[:-1], trump)
    announced = 0
    if leader_move is not None:
        s[mg.PHASE] = mg.REPLY
        if leader_move.is_marriage():
            shown[HIM] |= _mask(leader_move.cards, trump)
            announced = 40 if our_suit(leader_move.suit) == trump else 20
            s[mg.PEND0 + HIM] += announced
        s[mg.LED] = _number(_led(leader_move), trump)
        s[mg.PLAYED] |= 1 << int(s[mg.LED])
        s[mg.LEADS0 + HIM] |= 1 << int(s[mg.LED])
    s[mg.KNOWN0 + ME] = shown[ME] & int(s[mg.H0])
    s[mg.KNOWN0 + HIM] = s[mg.H0 + HIM] = shown[HIM] & ~int(s[mg.PLAYED])
    hidden = int(mg.unseen_by(s, rule, ME))
    his = len(perspective.get_hand()) - int(leader_move is not None)
    return Situation(
        state=s,
        rule=rule,
        me=ME,
        trump=trump,
        hidden=hidden,
        barred=0,
        in_hand=his - int(s[mg.KNOWN0 + HIM]).bit_count(),
        in_stock=max(int(s[mg.STOCK]) - 1, 0),
        past=tuple(past),
        announced=announced,
    )


def _remember(s: NDArray[np.int64], history: list[Any], trump: Suit) -> tuple[list[int], list[tuple[int, int]]]:
    """Write the tricks into the state; return the cards that each player has shown, and the tricks."""
    shown, past = [0, 0], []
    for before, trick in history:
        leader = ME if before.am_i_leader() else HIM
        if trick.is_trump_exchange():
            shown[leader] |= 1 << _number(trick.trump_card, trump)
            continue
        if trick.leader_move.is_marriage():
            shown[leader] |= _mask(trick.leader_move.cards, trump)
        led, reply = _number(_led(trick.leader_move), trump), _number(trick.follower_move.card, trump)
        s[mg.LEADS0 + leader] |= 1 << led
        s[mg.REPLIES0 + 1 - leader] |= 1 << reply
        s[mg.PLAYED] |= 1 << led | 1 << reply
        past.append((led, reply))
    return shown, past


def _led(move: Any) -> Any:
    """The card that a move leads; of a marriage the king."""
    return (move.underlying_regular_move() if move.is_marriage() else move).card


def _number(card: Any, trump: Suit) -> int:
    return card_number(our_card(card), trump, 5)


def _mask(cards: Any, trump: Suit) -> int:
    return sum(1 << _number(card, trump) for card in cards)
