"""The table drawn on the terminal: cards with colours, the last events, and what can be done."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from bummerl.cli.terminal.board import Board
from bummerl.cli.terminal.plain import hints, input_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bummerl.cli.terminal.voice import Voice
    from bummerl.rules.view import View

BEAD, NO_BEAD = "●", "○"
MOST_BEADS = 7


class Screen:
    """Draws the table anew at each turn, on the terminal's second page, so that nothing stays to look back at.

    Args: voice speaks; seconds is how long a finished trick lies before the game goes on; None waits for Enter.
    """

    def __init__(self, voice: Voice, seconds: float | None, console: Console | None = None) -> None:
        self.voice = voice
        self._seconds = seconds
        self._console = console or Console(highlight=False)
        self._signs = self._console.encoding.lower().startswith("utf")
        self._board = Board(voice, self._signs)
        self.second_page = self._console.is_terminal and not self._console.is_dumb_terminal
        self._recent: list[str] = []

    def open(self) -> None:
        """Begin: turn to the second page of the terminal."""
        if self.second_page:
            self._console.set_alt_screen(True)

    def close(self) -> None:
        """End: turn back to the page that was there before."""
        if self.second_page:
            self._console.set_alt_screen(False)

    def tell(self, lines: Iterable[str], view: View, trick: bool = False) -> None:
        """Add what has happened; a trick that was just taken lies for a moment before the computer goes on."""
        self._recent += lines
        if view.between_deals or view.seat in view.to_act:
            return
        self._draw(view)
        if trick:
            self._pause()
            self._recent.clear()

    def note(self, lines: Iterable[str]) -> None:
        """Say something that changes nothing on the table; a long text is shown page by page."""
        lines = list(lines)
        rows = max(self._console.height - 3, 5) if self.second_page else len(lines)
        for start in range(0, len(lines), rows):
            self._console.print(Text("\n".join(lines[start : start + rows])))
            if start + rows < len(lines):
                self.ask(self.voice.say("ask-more"))

    def show(self, view: View) -> None:
        """Draw the table."""
        self._draw(view)
        if view.seat in view.to_act:
            self._console.print(Text("\n".join(hints(view, self.voice)), style="dim"))

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
        if self.second_page:
            self._console.clear()
        self._console.print(self._title(view))
        if view.deal is not None:
            self._console.print(Panel(self._board.draw(view), expand=False, padding=(0, 2)))
        if self._recent:
            self._console.print(Text("\n".join(self._recent)))

    def _title(self, view: View) -> Text:
        say = self.voice.say
        parts = [say("title"), view.rules, say("label-deal", number=view.deal_no)]
        parts += [self._score(view, seat) for seat in range(view.players)]
        return Text(" · ".join(parts), style="bold")

    def _score(self, view: View, seat: int) -> str:
        score = max(view.scores[seat], 0)
        most = max(view.match_start, view.match_target)
        name = self.voice.name(seat)
        text = f"{name[:1].upper()}{name[1:]} {score}"
        if self._signs and most <= MOST_BEADS:
            text += f" {BEAD * score}{NO_BEAD * (most - score)}"
        return text
