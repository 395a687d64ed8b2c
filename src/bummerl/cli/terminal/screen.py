"""The table drawn on the terminal: cards with colours, the last events, and what can be done."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bummerl.cards import Card, Suit
from bummerl.cli.terminal.choices import choices, deal_of
from bummerl.cli.terminal.game import COMPUTER, HUMAN
from bummerl.cli.terminal.plain import hints, input_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import RenderableType

    from bummerl.cli.terminal.voice import Voice
    from bummerl.rules.two_hand import TwoHandView
    from bummerl.rules.view import View

STYLES = {Suit.SPADES: "bold", Suit.HEARTS: "bold red", Suit.DIAMONDS: "bold yellow", Suit.CLUBS: "bold green"}
SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
BACK, BEAD, NO_BEAD = "▒", "●", "○"
FEWEST_ROWS = 24


class Screen:
    """Draws the table anew at each turn, on the terminal's second page, so that nothing stays to look back at.

    Args: voice speaks; seconds is how long a finished trick lies before the game goes on; None waits for Enter.
    """

    def __init__(self, voice: Voice, seconds: float | None, console: Console | None = None) -> None:
        self.voice = voice
        self._seconds = seconds
        self._console = console or Console(highlight=False)
        encoding = self._console.encoding.lower()
        self._signs = encoding.startswith("utf")
        self._pages = self._console.is_terminal and not self._console.is_dumb_terminal
        self._recent: list[str] = []

    def open(self) -> None:
        """Begin: turn to the second page of the terminal."""
        if self._pages:
            self._console.set_alt_screen(True)

    def close(self) -> None:
        """End: turn back to the page that was there before."""
        if self._pages:
            self._console.set_alt_screen(False)

    def tell(self, lines: Iterable[str], view: View, trick: bool = False) -> None:
        """Add what has happened; a trick that was just taken lies for a moment before the computer goes on."""
        self._recent += lines
        deal = deal_of(view)
        if deal is None or deal.outcome is not None or deal.to_act == (HUMAN,):
            return
        self._draw(view)
        if trick:
            self._pause()
            self._recent.clear()

    def note(self, lines: Iterable[str]) -> None:
        """Say something that changes nothing on the table; a long text is shown page by page."""
        lines = list(lines)
        rows = max(self._console.height - 3, 5) if self._pages else len(lines)
        for start in range(0, len(lines), rows):
            self._console.print(Text("\n".join(lines[start : start + rows])))
            if start + rows < len(lines):
                self.ask(self.voice.say("ask-more"))

    def show(self, view: View) -> None:
        """Draw the table."""
        self._draw(view)
        deal = deal_of(view)
        if deal is not None and deal.to_act == (HUMAN,):
            self._console.print(Text("\n".join(hints(deal, self.voice)), style="dim"))

    def again(self, view: View) -> None:
        """Draw it once more."""
        self.show(view)

    def ask(self, question: str) -> str:
        """Ask for a line. Raises EOFError when there will be none."""
        return input_line(f"{question}: ", sys.stdout)

    def moved(self) -> None:
        """The person has made a move that counts: what was said before it is gone."""
        self._recent.clear()

    def end(self, view: View) -> None:
        """The Bummerl is over; let it stand until the person has seen it."""
        self._draw(view)
        self.ask(self.voice.say("ask-more"))

    def _pause(self) -> None:
        if self._seconds is None:
            self.ask(self.voice.say("ask-more"))
        else:
            time.sleep(self._seconds)

    def _draw(self, view: View) -> None:
        if self._pages:
            self._console.clear()
        self._console.print(self._title(view))
        deal = deal_of(view)
        if deal is not None:
            self._console.print(Panel(self._table(deal), expand=False, padding=(0, 2)))
        if self._recent:
            self._console.print(Text("\n".join(self._recent)))

    def _title(self, view: View) -> Text:
        say = self.voice.say
        parts = [say("title"), view.rules, say("label-deal", number=view.deal_no)]
        parts += [self._score(view, seat) for seat in (HUMAN, COMPUTER)]
        return Text(" · ".join(parts), style="bold")

    def _score(self, view: View, seat: int) -> str:
        score = max(view.scores[seat], 0)
        most = max(view.match_start, view.match_target)
        name = self.voice.name(seat)
        text = f"{name[:1].upper()}{name[1:]} {score}"
        if self._signs and most <= 7:
            text += f" {BEAD * score}{NO_BEAD * (most - score)}"
        return text

    def _table(self, deal: TwoHandView) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for width in (12, 20, 14):
            grid.add_column(min_width=width)
        grid.add_row(self._name(COMPUTER), self._backs(deal), self._figures(deal, COMPUTER))
        grid.add_row(Text(self.voice.say("label-stock")), self._stock(deal), Text(""))
        grid.add_row(Text(""), self._cards(deal.table) if deal.table else Text(" "), Text(""))
        grid.add_row(self._name(HUMAN), Text(""), self._figures(deal, HUMAN))
        return Group(grid, self._hand(deal))

    def _name(self, seat: int) -> Text:
        name = self.voice.name(seat)
        return Text(f"{name[:1].upper()}{name[1:]}", style="bold")

    def _figures(self, deal: TwoHandView, seat: int) -> Text:
        parts = [self.voice.say("label-tricks", tricks=deal.tricks[seat])]
        points = deal.points[seat]
        if points is not None:
            parts.append(self.voice.say("label-points", points=points))
        parts += [f"{40 if suit == deal.trump else 20} {self._suit(suit)}" for suit in deal.marriages[seat]]
        return Text(", ".join(parts))

    def _backs(self, deal: TwoHandView) -> Text:
        """The cards of the opponent: those that all have seen, and backs for the others."""
        seen = deal.known[COMPUTER]
        back = BACK if self._signs else "#"
        return Text.assemble(self._cards(seen), Text(" ".join([""] * bool(seen) + [back] * self._hidden(deal))))

    def _hidden(self, deal: TwoHandView) -> int:
        return deal.hand_sizes[COMPUTER] - len(deal.known[COMPUTER])

    def _stock(self, deal: TwoHandView) -> Text:
        trump = Text(f"{self.voice.say('label-trump')} {self._suit(deal.trump)}", style=STYLES[deal.trump])
        if deal.closed is not None:
            return Text.assemble(Text(f"{self.voice.say('label-closed')}, "), trump)
        if deal.turn_up is None:
            return Text.assemble(Text("0, "), trump)
        return Text.assemble(self._card(deal.turn_up), Text(f" + {deal.stock - 1}, "), trump)

    def _hand(self, deal: TwoHandView) -> RenderableType:
        """Number, picture and code of each card; what may not be played is faint."""
        possible = choices(deal)
        mine = deal.to_act == (HUMAN,)
        grid = Table.grid(padding=(0, 3))
        faint = ["" if not mine or card in possible.playable else "dim" for card in possible.hand]
        numbers = enumerate(faint, 1)
        grid.add_row(*(Text(str(number), style=style) for number, style in numbers))
        if self._signs:
            pairs = zip(possible.hand, faint, strict=True)
            grid.add_row(*(Text(self._card(card).plain, style=style or STYLES[card.suit]) for card, style in pairs))
        grid.add_row(*(Text(str(card), style=style) for card, style in zip(possible.hand, faint, strict=True)))
        return grid

    def _cards(self, cards: Iterable[Card]) -> Text:
        return Text(" ").join(self._card(card) for card in cards)

    def _card(self, card: Card) -> Text:
        rank = "10" if card.rank == "T" else str(card.rank)
        return Text(f"{rank}{self._suit(card.suit)}", style=STYLES[card.suit])

    def _suit(self, suit: Suit) -> str:
        return SIGNS[suit] if self._signs else str(suit)
