"""What a person may do now, read from his view; numbers of the hand are in the order in which it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bummerl.cards import Card, Suit, in_order
from bummerl.rules.actions import Announce, Play, parse_action

if TYPE_CHECKING:
    from bummerl.rules.view import DealView

DECLARATIONS = ("exchange", "close", "claim", "draw", "settle")


class Choices(NamedTuple):
    """The hand as it is shown, the cards that may be played, marriages with their value, and every lawful text."""

    hand: tuple[Card, ...] = ()
    playable: frozenset[Card] = frozenset()
    marriages: dict[Suit, int] = {}  # noqa: RUF012  # never changed: the tuple is made anew for each view
    legal: tuple[str, ...] = ()

    @property
    def any_card(self) -> bool:
        """Whether every card may be played."""
        return len(self.playable) == len(self.hand)

    @property
    def words(self) -> tuple[str, ...]:
        """The plain declarations that are lawful."""
        return tuple(word for word in DECLARATIONS if word in self.legal)

    def starting(self, word: str) -> tuple[str, ...]:
        """Return what may follow a word, such as the suits after `trump`."""
        return tuple(text.removeprefix(f"{word} ") for text in self.legal if text.startswith(f"{word} "))


def choices(deal: DealView | None) -> Choices:
    """Return what the seat of this view may do."""
    if deal is None:
        return Choices()
    actions = [parse_action(text) for text in deal.legal]
    return Choices(
        hand=shown_hand(deal),
        playable=frozenset(action.card for action in actions if isinstance(action, Play)),
        marriages={
            action.suit: 40 if action.suit == deal.trump else 20 for action in actions if isinstance(action, Announce)
        },
        legal=deal.legal,
    )


def shown_hand(deal: DealView) -> tuple[Card, ...]:
    """Return the hand by suits, trumps first, each from high to low."""
    return tuple(sorted(in_order(deal.hand), key=lambda card: card.suit != deal.trump))
