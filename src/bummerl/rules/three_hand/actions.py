"""What is said only in Dreierschnapsen, and its one-line text.

>>> from bummerl.rules.actions import parse_action
>>> str(Bid(Contract.GANG, ohne_talon=True)), str(parse_action("discard JD JC")), str(Blind(1))
('bid gang ohneTalon', 'discard JD JC', 'blind 2')
"""

from bummerl.cards import Card, Suit, in_order
from bummerl.rules.actions import alone, word
from bummerl.rules.game import Action
from bummerl.rules.three_hand.contracts import Contract


class Cut(Action, frozen=True, tag=True):
    """Middlehand cuts: three cards each, two for the talon, three each (docs/rules.md §7.1)."""

    def __str__(self) -> str:
        return "cut"


class Knock(Action, frozen=True, tag=True):
    """Middlehand knocks: the talon first, then six cards at a time (docs/rules.md §7.1)."""

    def __str__(self) -> str:
        return "knock"


class NameTrump(Action, frozen=True, tag=True):
    """The Rufer names the trump suit from his first three cards (docs/rules.md §7.2)."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {self.suit}"


class Blind(Action, frozen=True, tag=True):
    """The Rufer lets a card of his second packet decide; `place` 0-2 says which (text: `blind`, `blind 2`, `blind
    3`)."""

    place: int = 0

    def __str__(self) -> str:
        return "blind" if self.place == 0 else f"blind {self.place + 1}"


class Redeal(Action, frozen=True, tag=True):
    """The Rufer, with three Unters, insists on a new deal (docs/rules.md §7.2)."""

    def __str__(self) -> str:
        return "redeal"


class Bid(Action, frozen=True, tag=True):
    """Offer to play a contract, with the talon or without it (docs/rules.md §7.3)."""

    contract: Contract
    ohne_talon: bool = False

    def __str__(self) -> str:
        return f"bid {self.contract} ohneTalon" if self.ohne_talon else f"bid {self.contract}"


class Pass(Action, frozen=True, tag=True):
    """Offer nothing, or do not double."""

    def __str__(self) -> str:
        return "pass"


class TakeTalon(Action, frozen=True, tag=True):
    """The Rufer takes the talon for his normal game (docs/rules.md §7.5)."""

    def __str__(self) -> str:
        return "takeTalon"


class LeaveTalon(Action, frozen=True, tag=True):
    """The Rufer plays his normal game without the talon, for one game point more (docs/rules.md §7.5)."""

    def __str__(self) -> str:
        return "ohneTalon"


class Discard(Action, frozen=True, tag=True):
    """The declarer lays two of his eight cards away; the order does not matter (docs/rules.md §7.5)."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(["discard", *self.cards])


class Double(Action, frozen=True, tag=True):
    """Spritzen: the deal counts twice as much (docs/rules.md §7.10)."""

    def __str__(self) -> str:
        return "spritzen"


def discard(*cards: Card) -> Discard:
    """Laying these cards away, in the order of the pack."""
    return Discard(in_order(cards))


def _trump(rest: list[str]) -> Action:
    (suit,) = rest
    return NameTrump(Suit(suit))


def _blind(rest: list[str]) -> Action:
    if not rest:
        return Blind(0)
    (place,) = rest
    if place not in ("1", "2", "3"):
        raise ValueError
    return Blind(int(place) - 1)


def _bid(rest: list[str]) -> Action:
    contract, *ohne = rest
    if ohne not in ([], ["ohneTalon"]):
        raise ValueError
    return Bid(Contract(contract), bool(ohne))


def _discard(rest: list[str]) -> Action:
    first, second = rest
    return discard(Card(first), Card(second))


for _action in (Cut(), Knock(), Redeal(), Pass(), TakeTalon(), LeaveTalon(), Double()):
    word(str(_action), alone(_action))
word("trump", _trump)
word("blind", _blind)
word("bid", _bid)
word("discard", _discard)
