"""Draws what lies on the table, for two and for three, with rich."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from bummerl.cards import Card, Suit
from bummerl.cli.terminal.choices import choices
from bummerl.cli.terminal.voice_three import played_name
from bummerl.rules.two_hand import TwoHandView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import RenderableType

    from bummerl.cli.terminal.voice import Voice
    from bummerl.rules.game import Seat
    from bummerl.rules.three_hand import ThreeHandView
    from bummerl.rules.view import DealView, View

STYLES = {Suit.SPADES: "bold", Suit.HEARTS: "bold red", Suit.DIAMONDS: "bold yellow", Suit.CLUBS: "bold green"}
SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
WIDTHS = (12, 22, 16)


class Board:
    """Draws views; `signs` says whether the terminal can show suits as signs, else they are letters."""

    def __init__(self, voice: Voice, signs: bool) -> None:
        self._voice = voice
        self._signs = signs

    def draw(self, view: View) -> RenderableType:
        """Return the picture of a view that has a deal."""
        deal = view.deal
        assert deal is not None
        voice = self._voice.at(view.seats)
        grid = Table.grid(padding=(0, 2))
        for width in WIDTHS:
            grid.add_column(min_width=width)
        others = [seat for seat in range(len(view.seats)) if seat != deal.seat]
        for seat in others:
            grid.add_row(_name(voice, seat), self._backs(deal, seat), self._figures(deal, voice, seat))
        if isinstance(deal, TwoHandView):
            grid.add_row(Text(voice.say("label-stock")), self._stock(deal, voice), Text(""))
            grid.add_row(Text(""), self._cards(deal.table) if deal.table else Text(" "), Text(""))
        else:
            for row in self._middle(deal, voice):
                grid.add_row(*row)
        if deal.seat is not None:
            grid.add_row(_name(voice, deal.seat), Text(""), self._figures(deal, voice, deal.seat))
        return Group(grid, self._hand(deal))

    def _middle(self, deal: ThreeHandView, voice: Voice) -> Iterable[tuple[Text, Text, Text]]:
        """Trump, contract and talon, and the trick with who played which card."""
        trump = self._trump(deal.trump, voice) if deal.trump is not None else Text("")
        talon = Text(f"{voice.say('label-talon')} {deal.talon}" if deal.talon else "")
        contract = Text("")
        if deal.contract is not None:
            times = f" {voice.raw('label-times', times=deal.multiplier)}" if deal.multiplier > 1 else ""
            contract = Text(f"{played_name(voice, deal.contract, deal.ohne_talon)}{times}", style="bold")
        yield trump, contract, talon
        players = [(deal.leader + place) % 3 for place in range(len(deal.table))]
        for seat, card in zip(players, deal.table, strict=True):
            yield Text(f"  {_name(voice, seat).plain}"), self._card(card), Text("")
        if not deal.table:
            yield Text(" "), Text(""), Text("")

    def _figures(self, deal: DealView, voice: Voice, seat: Seat) -> Text:
        parts = [voice.say("label-tricks", tricks=deal.tricks[seat])]
        points = deal.points[seat] if deal.points is not None else None
        if points is not None:
            parts.append(voice.say("label-points", points=points))
        parts += [f"{40 if suit == deal.trump else 20} {self._suit(suit)}" for suit in deal.marriages[seat]]
        if not isinstance(deal, TwoHandView):
            parts.insert(0, voice.raw(f"role-{deal.roles[seat]}"))
        return Text(", ".join(parts))

    def _backs(self, deal: DealView, seat: Seat) -> Text:
        """The cards of somebody else: those that all have seen, and backs for the others."""
        opened = None if isinstance(deal, TwoHandView) else deal.open_hand
        seen = opened if opened is not None and seat == getattr(deal, "declarer", None) else deal.known[seat]
        back = "▒" if self._signs else "#"
        hidden = deal.hand_sizes[seat] - len(seen)
        return Text(" ").join([*(self._card(card) for card in seen), *(Text(back) for _ in range(hidden))])

    def _stock(self, deal: TwoHandView, voice: Voice) -> Text:
        trump = self._trump(deal.trump, voice)
        if deal.closed is not None:
            return Text.assemble(Text(f"{voice.say('label-closed')}, "), trump)
        if deal.turn_up is None:
            return Text.assemble(Text("0, "), trump)
        return Text.assemble(self._card(deal.turn_up), Text(f" + {deal.stock - 1}, "), trump)

    def _trump(self, suit: Suit, voice: Voice) -> Text:
        return Text(f"{voice.say('label-trump')} {self._suit(suit)}", style=STYLES[suit])

    def _hand(self, deal: DealView) -> RenderableType:
        """Number, picture and code of each card; what may not be played is faint."""
        possible = choices(deal)
        grid = Table.grid(padding=(0, 3))
        styles = ["dim" if possible.playable and card not in possible.playable else "" for card in possible.hand]
        cards = list(zip(possible.hand, styles, strict=True))
        grid.add_row(*(Text(str(number), style=style) for number, (_, style) in enumerate(cards, 1)))
        if self._signs:
            grid.add_row(*(Text(self._card(card).plain, style=style or STYLES[card.suit]) for card, style in cards))
        grid.add_row(*(Text(str(card), style=style) for card, style in cards))
        return grid

    def _cards(self, cards: Iterable[Card]) -> Text:
        return Text(" ").join(self._card(card) for card in cards)

    def _card(self, card: Card) -> Text:
        rank = "10" if card.rank == "T" else str(card.rank)
        return Text(f"{rank}{self._suit(card.suit)}", style=STYLES[card.suit])

    def _suit(self, suit: Suit) -> str:
        return SIGNS[suit] if self._signs else str(suit)


def _name(voice: Voice, seat: Seat) -> Text:
    name = voice.name(seat)
    return Text(f"{name[:1].upper()}{name[1:]}", style="bold")
