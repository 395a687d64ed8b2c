"""A plain player for any game, for the moments in which the engine cannot play: not compiled yet, failed, or late.

It needs nothing but the standard library and decides at once.
"""

from collections.abc import Callable

from bummerl.cards import Card
from bummerl.club.ports import Choice
from bummerl.rules.actions import Announce, Play, parse_action
from bummerl.rules.game import Action
from bummerl.rules.view import DealView, View

SURE = 66
FIRST = ("settle", "exchange", "draw", "cut", "pass", "takeTalon")
"""What is done whenever it is possible, in this order."""
NEVER = ("claim", "close", "redeal", "knock", "ohneTalon", "spritzen")
"""What is done only if nothing else is left: a plain player takes no risk."""


def choose(seen: View) -> Choice:
    """An action of `seen.deal.legal`, which must not be empty; the same again for the same view."""
    deal = seen.deal
    if deal is None or not deal.legal:
        raise ValueError("nothing to decide for this seat")
    legal = deal.legal
    if "claim" in legal and _own_points(deal) >= SURE:
        return Choice("claim")
    for word in FIRST:
        if word in legal:
            return Choice(word)
    actions = [parse_action(text) for text in legal if text not in NEVER]
    marriages = [action for action in actions if isinstance(action, Announce)]
    if marriages:
        return Choice(str(max(marriages, key=lambda action: action.suit == deal.trump)))
    cards = [action.card for action in actions if isinstance(action, Play)]
    if cards:
        return Choice(str(_reply(deal, cards) if deal.table else min(cards, key=_price(deal))))
    return Choice(str(_plainest(actions)) if actions else legal[0])


def _own_points(deal: DealView) -> int:
    if deal.memory is None or deal.seat is None:
        return 0
    return deal.memory.points[deal.seat]


def _price(deal: DealView) -> Callable[[Card], tuple[bool, int]]:
    """Trumps are dear, then high cards."""
    return lambda card: (card.suit == deal.trump, card.points)


def _reply(deal: DealView, cards: list[Card]) -> Card:
    """Take a trick with the cheapest card of its suit that does, else give away as little as possible."""
    led = deal.table[0]
    taking = [card for card in cards if card.suit == led.suit and card.strength > led.strength]
    return min(taking or cards, key=_price(deal))


def _plainest(actions: list[Action]) -> Action:
    return min(actions, key=lambda action: (len(str(action)), str(action)))
