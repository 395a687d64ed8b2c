"""Says in sentences what happens only at a table of three."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bummerl.cli.terminal.words_three import contract_name
from bummerl.rules.three_hand import events as three

if TYPE_CHECKING:
    from bummerl.cli.terminal.voice import Voice
    from bummerl.rules.game import Event
    from bummerl.rules.three_hand.contracts import Contract


def said_three(voice: Voice, event: Event) -> list[str]:
    """Return what there is to say about an event of Dreierschnapsen; nothing for any other."""
    match event:
        case three.DeckCut(seat, knocked):
            return [voice.about("event-knock" if knocked else "event-cut", seat)]
        case three.PacketsDealt(cards):
            shown = [(seat, hand) for seat, hand in enumerate(cards) if hand]
            return [voice.about("event-packet", seat, cards=voice.cards(hand)) for seat, hand in shown]
        case three.TrumpNamed(seat, suit, card):
            if card is None:
                return [voice.about("event-trump", seat, suit=voice.suit(suit))]
            return [voice.about("event-trump-blind", seat, card=voice.card(card), suit=voice.suit(suit))]
        case three.RedealDemanded(seat, cards):
            return [voice.about("event-redeal", seat, cards=voice.cards(cards))]
        case three.BidMade():
            if event.sealed and not event.said:
                return [voice.about("event-spoken", event.seat)]
            if event.contract is None:
                return [voice.about("event-pass", event.seat)]
            return [voice.about("event-bid", event.seat, contract=played_name(voice, event.contract, event.ohne_talon))]
        case three.AuctionEnded():
            contract = played_name(voice, event.contract, event.ohne_talon)
            return [*_bids(voice, event), voice.about("event-declarer", event.declarer, contract=contract)]
        case three.TalonTaken(seat, cards):
            if cards is None:
                return [voice.about("event-talon", seat)]
            return [voice.about("event-talon-seen", seat, cards=voice.cards(cards))]
        case three.TalonLeft(seat):
            return [voice.about("event-talon-left", seat)]
        case three.CardsDiscarded(seat, cards):
            if cards is None:
                return [voice.about("event-discard", seat)]
            return [voice.about("event-discard-seen", seat, cards=voice.cards(cards))]
        case three.DealDoubled(seat, multiplier):
            return [voice.about("event-double", seat, times=multiplier)]
        case three.DoublingPassed(seat):
            return [voice.about("event-no-double", seat)]
        case three.HandOpened(seat, cards):
            return [voice.about("event-open-hand", seat, cards=voice.cards(cards))]
    return []


def played_name(voice: Voice, contract: Contract, ohne_talon: bool) -> str:
    """Return the name of a contract, with `without the talon` where it was said."""
    name = contract_name(contract, voice.lang)
    return voice.raw("contract-without", contract=name) if ohne_talon else name


def _bids(voice: Voice, event: three.AuctionEnded) -> list[str]:
    """Return what each said in the auction, where more than one contract was offered."""
    offers = [bid for bid in event.bids if bid.contract is not None]
    if len(offers) < 2:
        return []
    return [
        voice.about("event-bid", bid.seat, contract=played_name(voice, bid.contract, bid.ohne_talon))
        for bid in offers
        if bid.contract is not None
    ]
