"""Who wins a trick and what may be played to it: for two, three and four players (docs/rules.md §3.4, §7.6)."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from bummerl.cards import Card, Suit

Strength = Callable[[Card], int]


def natural(card: Card) -> int:
    """The usual order: ace, ten, king, queen, jack, nine."""
    return card.strength


class Duty(Struct, frozen=True):
    """What the strict phase obliges to: follow always; the rest as the profile says."""

    must_beat: bool = True
    must_trump: bool = True
    must_overtrump: bool = False
    beat_current: bool = True
    """The card to beat is the best so far (True) or the card led (False); the same with two players."""


def best(table: Sequence[Card], trump: Suit | None, strength: Strength = natural) -> int:
    """The place in the trick of the card that wins: the highest trump, else the highest of the suit led."""
    winner = 0
    for place in range(1, len(table)):
        card, top = table[place], table[winner]
        if card.suit == top.suit:
            if strength(card) > strength(top):
                winner = place
        elif card.suit == trump:
            winner = place
    return winner


def lawful(
    hand: Sequence[Card], table: Sequence[Card], trump: Suit | None, duty: Duty, strength: Strength = natural
) -> tuple[Card, ...]:
    """The cards of the hand that the strict phase allows as a reply, in the order of the hand; never empty."""
    led = table[0]
    follow = [card for card in hand if card.suit == led.suit]
    if follow:
        if not duty.must_beat:
            return tuple(follow)
        to_beat = table[best(table, trump, strength)] if duty.beat_current else led
        if to_beat.suit != led.suit:
            return tuple(follow)
        higher = [card for card in follow if strength(card) > strength(to_beat)]
        return tuple(higher or follow)
    trumps = [card for card in hand if card.suit == trump] if duty.must_trump else []
    if trumps:
        highest = table[best(table, trump, strength)]
        if duty.must_overtrump and highest.suit == trump:
            trumps = [card for card in trumps if strength(card) > strength(highest)] or trumps
        return tuple(trumps)
    return tuple(hand)


def broken_duty(hand: Sequence[Card], table: Sequence[Card], card: Card, allowed: Sequence[Card]) -> str | None:
    """The code of the duty that a held card would break (`mustFollow`, `mustBeat`, `mustTrump`), or None."""
    if card in allowed:
        return None
    led = table[0].suit
    if any(each.suit == led for each in hand):
        return "mustFollow" if card.suit != led else "mustBeat"
    return "mustBeat" if any(card.suit == each.suit for each in allowed) else "mustTrump"
