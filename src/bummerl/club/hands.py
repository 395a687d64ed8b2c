"""What was dealt to whom, as figures that can be counted; and what each deal was worth when it was over.

The figures of a deal that still runs are kept, but told to nobody: whoever counts asks for deals that are over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bummerl.cards import Card, Rank, card_of, card_points
from bummerl.club import causes
from bummerl.rules import match as play
from bummerl.rules.events import DealScored
from bummerl.rules.game import Event, Seat
from bummerl.rules.two_hand import TwoHandDeal
from bummerl.rules.two_hand.state import low_trump, pair, turn_up

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bummerl.club.causes import AnyCause
    from bummerl.club.state import TableState


class Figures(Struct, frozen=True):
    """A hand of two in figures: how many cards the pack and the hand have, the rank of the turn-up, and how many aces,
    tens, trumps, low trumps (0 or 1), marriages and card points lie in the hand."""

    pack: int
    size: int
    turn_up: Rank
    aces: int
    tens: int
    trumps: int
    low_trump: int
    marriages: int
    points: int


class DealtHand(Struct, frozen=True):
    """A hand at the beginning of a deal. `lot` says whether this seat drew the first deal of a table (None: no lot).
    `figures` is None in games where talon and discards make the hand."""

    deal_no: int
    seat: Seat
    person: str | None
    human: bool
    players: int
    forehand: bool
    lot: bool | None
    figures: Figures | None


class DealEnd(Struct, frozen=True):
    """A deal is over: the game points that each seat won, none where nobody scored."""

    deal_no: int
    won: tuple[int, ...]


def figures_of(hand: Sequence[Card], deal: TwoHandDeal) -> Figures:
    """A hand of this deal in figures."""
    shown = turn_up(deal)
    assert shown is not None
    suits = {card.suit for card in deal.profile.pack}
    return Figures(
        pack=len(deal.profile.pack),
        size=len(hand),
        turn_up=shown.rank,
        aces=sum(card_of(suit, Rank.ACE) in hand for suit in suits),
        tens=sum(card_of(suit, Rank.TEN) in hand for suit in suits),
        trumps=sum(card.suit == deal.trump for card in hand),
        low_trump=int(low_trump(deal) in hand),
        marriages=sum(all(card in hand for card in pair(suit)) for suit in suits),
        points=card_points(hand),
    )


def dealt(cause: AnyCause, state: TableState) -> tuple[DealtHand, ...]:
    """The hands that this cause has dealt, seat by seat; none if it dealt no cards."""
    match, deal = state.match, state.match.deal
    if not isinstance(cause, causes.Deal) or deal is None:
        return ()
    lot = state.opened.lot and match.deal_no == 1
    dealer = match.seats[deal.dealer]
    return tuple(
        DealtHand(
            deal_no=match.deal_no,
            seat=seat,
            person=state.chairs[seat].person,
            human=state.chairs[seat].kind == "human",
            players=match.profile.players,
            forehand=(deal.dealer + 1) % len(match.seats) == place,
            lot=seat == dealer if lot else None,
            figures=figures_of(deal.hands[place], deal) if isinstance(deal, TwoHandDeal) else None,
        )
        for place, seat in enumerate(match.seats)
    )


def ended(before: TableState | None, state: TableState, events: Sequence[Event]) -> Iterator[DealEnd]:
    """The deal that ended between two states: scored, given up with the Bummerl, or left with the table."""
    if before is None or before.match.deal_no == 0 or play.between_deals(before.match):
        return
    if not play.between_deals(state.match) and not state.over:
        return
    won = [0] * state.match.profile.players
    for event in events:
        if isinstance(event, DealScored):
            for seat in event.outcome.payees:
                won[seat] = event.outcome.points
    yield DealEnd(before.match.deal_no, tuple(won))
