"""Says what lies on a table for two, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bummerl.cli.terminal.choices import Choices, choices
from bummerl.rules.two_hand import Phase

if TYPE_CHECKING:
    from bummerl.cli.terminal.voice import Voice
    from bummerl.rules.two_hand import TwoHandView


def situation_two(deal: TwoHandView, voice: Voice) -> list[str]:
    """Return what lies on the table as this seat sees it."""
    said = []
    if deal.closed is not None:
        said.append(voice.about("view-closed", deal.closed.by))
        said.append(voice.say("view-trump", suit=voice.suit(deal.trump)))
    elif deal.turn_up is not None:
        said.append(voice.say("view-turn-up", card=voice.card(deal.turn_up), stock=deal.stock))
    else:
        said.append(voice.say("view-trump", suit=voice.suit(deal.trump)))
    said.append(voice.say("view-tricks", scores=voice.scores(deal.tricks)))
    for seat, points in enumerate(deal.points):
        if points is not None:
            said.append(voice.about("view-points", seat, points=points))
    said += [voice.about("view-pending", seat) for seat, waits in enumerate(deal.pending) if waits]
    if deal.table:
        said.append(voice.say("view-table", cards=voice.cards(deal.table)))
    return said + said_hand(choices(deal), voice)


def said_hand(possible: Choices, voice: Voice) -> list[str]:
    """Return the hand, each card with its number."""
    cards = [
        voice.say("view-hand-card", number=number, card=voice.card(card))
        for number, card in enumerate(possible.hand, 1)
    ]
    return [voice.say("view-hand", cards="; ".join(cards))] if cards else []


def hints_two(deal: TwoHandView, voice: Voice) -> list[str]:
    """Return the lawful actions of this seat, each with what to type."""
    possible = choices(deal)
    said = said_cards(possible, voice, bound=deal.phase is Phase.MARRIAGE)
    return said + [voice.raw(f"hint-{word}") for word in possible.words]


def said_cards(possible: Choices, voice: Voice, bound: bool) -> list[str]:
    """Return which cards may be played and which marriages announced; `bound` names the cards even if all may."""
    said = []
    if possible.playable and possible.any_card and not bound:
        said.append(voice.say("hint-any", example=str(possible.hand[0]).lower()))
    elif possible.playable:
        cards = [
            voice.say("view-hand-card", number=number, card=voice.card(card))
            for number, card in enumerate(possible.hand, 1)
            if card in possible.playable
        ]
        said.append(voice.say("hint-only", cards="; ".join(cards)))
    for suit, points in possible.marriages.items():
        said.append(voice.say("hint-announce", code=suit.lower(), suit=voice.suit(suit), points=points))
    return said
