"""What a player can say or do, and its one-line text.

Every action has one short text that parses back to itself: a card is played by its name, `+H` announces the hearts
marriage, everything else is a word. Announcing and leading are two actions; `QH+` is shorthand in records for `+H QH`.

>>> str(Announce(Suit.HEARTS)), parse_action("QH") == Play(Card.QH), str(parse_action("close"))
('+H', True, 'close')
"""

from collections.abc import Callable

from bummerl.cards import Card, Suit
from bummerl.rules.errors import NotationError
from bummerl.rules.game import Action


class Play(Action, frozen=True, tag=True):
    """Lead a card or reply with it."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


class Announce(Action, frozen=True, tag=True):
    """Show king and queen of a suit, on lead: 20, in trumps 40 (docs/rules.md §3.6)."""

    suit: Suit

    def __str__(self) -> str:
        return f"+{self.suit}"


class Exchange(Action, frozen=True, tag=True):
    """Swap the lowest trump for the turn-up, on lead (docs/rules.md §3.5)."""

    def __str__(self) -> str:
        return "exchange"


class Close(Action, frozen=True, tag=True):
    """Turn the turn-up face down on the stock, on lead (docs/rules.md §3.7)."""

    def __str__(self) -> str:
        return "close"


class Claim(Action, frozen=True, tag=True):
    """Declare 66 (docs/rules.md §3.8)."""

    def __str__(self) -> str:
        return "claim"


class Settle(Action, frozen=True, tag=True):
    """After the last trick: let the deal be scored without a claim."""

    def __str__(self) -> str:
        return "settle"


class Draw(Action, frozen=True, tag=True):
    """Fill both hands from the stock; an act of its own only where one may close before drawing."""

    def __str__(self) -> str:
        return "draw"


class Concede(Action, frozen=True, tag=True):
    """Give up the deal (docs/rules.md §3.12)."""

    def __str__(self) -> str:
        return "concede"


class ConcedeBummerl(Action, frozen=True, tag=True):
    """Give up the whole Bummerl (docs/rules.md §3.12)."""

    def __str__(self) -> str:
        return "concedeBummerl"


_WORDS: dict[str, Callable[[list[str]], Action]] = {}


def word(name: str, read: Callable[[list[str]], Action]) -> None:
    """Let a game add a word of its own: `read` gets what follows the word and raises ValueError when it makes no
    sense."""
    _WORDS[name] = read


def alone(action: Action) -> Callable[[list[str]], Action]:
    """Read a word that stands for this action and takes nothing after it."""

    def read(rest: list[str]) -> Action:
        if rest:
            raise ValueError
        return action

    return read


for _action in (Exchange(), Close(), Claim(), Settle(), Draw(), Concede(), ConcedeBummerl()):
    word(str(_action), alone(_action))


def parse_action(text: str) -> Action:
    """Read the text of an action.

    Raises `NotationError` `unknownAction` with the text (at most 40 characters of it).
    """
    try:
        if text[:1] == "+":
            return Announce(Suit(text[1:]))
        first, *rest = text.split(" ")
        if first in _WORDS:
            return _WORDS[first](rest)
        return Play(Card(text))
    except ValueError:
        raise NotationError("unknownAction", text=text[:40]) from None
