"""One-line text for seats, cards and moves; each parses back to itself (docs/notation.md).

>>> [str(action) for action in parse_move("QH+")], moves_text(["+H", "QH"])
(['+H', 'QH'], ['QH+'])
"""

from collections.abc import Iterable
from string import ascii_uppercase

from bummerl.cards import Card, Rank, Suit
from bummerl.rules.actions import Announce, Play, parse_action
from bummerl.rules.errors import NotationError
from bummerl.rules.game import Action, Seat
from bummerl.rules.two_hand.state import pair


def seat_text(seat: Seat) -> str:
    """The letter of a seat: A, B, C …"""
    return ascii_uppercase[seat]


def parse_seat(text: str, players: int = 2) -> Seat:
    """Read the letter of a seat. Raises `NotationError` `unknownSeat`."""
    seat = ascii_uppercase.find(text) if len(text) == 1 else -1
    if not 0 <= seat < players:
        raise NotationError("unknownSeat", text=text[:40])
    return seat


def parse_card(text: str) -> Card:
    """Read a card. Raises `NotationError` `unknownCard`."""
    try:
        return Card(text)
    except ValueError:
        raise NotationError("unknownCard", text=text[:40]) from None


def parse_suit(text: str) -> Suit:
    """Read a suit. Raises `NotationError` `unknownSuit`."""
    try:
        return Suit(text)
    except ValueError:
        raise NotationError("unknownSuit", text=text[:40]) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards with spaces between them; `-` is no card at all. Raises `NotationError` `unknownCard`."""
    return () if text == "-" else tuple(map(parse_card, text.split()))


def cards_text(cards: Iterable[Card]) -> str:
    """Cards with spaces between them; `-` for none."""
    return " ".join(cards) or "-"


def parse_move(text: str) -> tuple[Action, ...]:
    """Read a move: an action, or `QH+`, which stands for `+H QH`. Raises `NotationError` as `parse_action` does."""
    if text.endswith("+") and len(text) == 3:
        card = parse_card(text[:2])
        if card not in pair(card.suit):
            raise NotationError("unknownAction", text=text)
        return Announce(card.suit), Play(card)
    return (parse_action(text),)


def moves_text(actions: Iterable[Action | str]) -> list[str]:
    """The actions of one seat's turn as moves: an announcement and its lead are drawn together."""
    found: list[str] = []
    for action in map(str, actions):
        if len(action) == 2 and action[0] in (Rank.KING, Rank.QUEEN) and found[-1:] == [f"+{action[1]}"]:
            found[-1] = f"{action}+"
        else:
            found.append(action)
    return found
