"""What a person may do now, read from his view; numbers of the hand are in the order in which it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bummerl.cards import Card, Suit, in_order
from bummerl.rules.actions import Announce, Play, parse_action
from bummerl.rules.two_hand import TwoHandView

if TYPE_CHECKING:
    from bummerl.rules.view import View

DECLARATIONS = ("exchange", "close", "claim", "draw", "settle")


class Choices(NamedTuple):
    """The hand as it is shown, the cards that may be played, marriages with their value, and plain words."""

    hand: tuple[Card, ...]
    playable: frozenset[Card]
    marriages: dict[Suit, int]
    words: tuple[str, ...]

    @property
    def any_card(self) -> bool:
        """Whether every card may be played."""
        return len(self.playable) == len(self.hand)


def deal_of(view: View) -> TwoHandView | None:
    """Return the deal of a view, if there is one. The terminal is a table for two."""
    return view.deal if isinstance(view.deal, TwoHandView) else None


def choices(deal: TwoHandView) -> Choices:
    """Return what the seat of this view may do."""
    actions = [parse_action(text) for text in deal.legal]
    return Choices(
        hand=shown_hand(deal),
        playable=frozenset(action.card for action in actions if isinstance(action, Play)),
        marriages={
            action.suit: 40 if action.suit == deal.trump else 20 for action in actions if isinstance(action, Announce)
        },
        words=tuple(word for word in DECLARATIONS if word in deal.legal),
    )


def shown_hand(deal: TwoHandView) -> tuple[Card, ...]:
    """Return the hand by suits, trumps first, each from high to low."""
    return tuple(sorted(in_order(deal.hand), key=lambda card: card.suit != deal.trump))
