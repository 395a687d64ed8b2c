"""The table in sentences only: for a screen reader, a braille line, a log, or a terminal that can nothing else."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, TextIO

from bummerl.cli.terminal.said import hints_two, situation_two
from bummerl.cli.terminal.said_three import hints_three, situation_three
from bummerl.rules.two_hand import TwoHandView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bummerl.cli.terminal.voice import Voice
    from bummerl.rules.view import DealView, View


class Plain:
    """One sentence a line, nothing drawn, nothing coloured.

    Args: voice speaks; forgets is for rules that forbid looking back: it speaks on the terminal's second page, which
    cannot be scrolled, and wipes it at each of the person's moves.
    """

    def __init__(self, voice: Voice, forgets: bool, out: TextIO | None = None) -> None:
        self.voice = voice
        self._out = out or sys.stdout
        self.second_page = forgets and self._out.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._shown: DealView | None = None

    def open(self) -> None:
        """Begin."""
        self._page("\033[?1049h\033[H")

    def close(self) -> None:
        """End."""
        self._page("\033[?1049l")

    def tell(self, lines: Iterable[str], view: View, trick: bool = False) -> None:
        """Say what has happened."""
        self.note(lines)

    def note(self, lines: Iterable[str]) -> None:
        """Say something that changes nothing on the table."""
        for line in lines:
            print(line, file=self._out)
        self._out.flush()

    def show(self, view: View) -> None:
        """Say what lies on the table and what can be done, where it is the person's turn."""
        if not view.between_deals and self._shown != view.deal:
            self._shown = view.deal
            self.note(situation(view, self.voice))
            self.note(hints(view, self.voice))

    def again(self, view: View) -> None:
        """Say it once more."""
        self._shown = None
        self.show(view)

    def ask(self, question: str) -> str:
        """Ask for a line. Raises EOFError when there will be none."""
        return input_line(f"{question}: ", self._out)

    def moved(self) -> None:
        """The person has made a move that counts."""
        self._page("\033[H\033[2J")

    def end(self, view: View) -> None:
        """The Bummerl is over; what cannot be scrolled stands until it has been read."""
        if self.second_page:
            self.ask(self.voice.say("ask-more"))

    def _page(self, codes: str) -> None:
        if self.second_page:
            print(codes, end="", file=self._out, flush=True)


def input_line(prompt: str, out: TextIO) -> str:
    """Ask for a line on `out`. Raises EOFError when there will be none."""
    print(prompt, end="", file=out, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def situation(view: View, voice: Voice) -> list[str]:
    """Return what lies on the table as the person sees it."""
    deal = view.deal
    if deal is None:
        return []
    said: list[str] = []
    if view.seat not in view.seats:
        said.append(voice.say("view-sits-out"))
    at = voice.at(view.seats)
    return said + (situation_two(deal, at) if isinstance(deal, TwoHandView) else situation_three(deal, at))


def hints(view: View, voice: Voice) -> list[str]:
    """Return the lawful actions of the person, each with what to type."""
    deal = view.deal
    if deal is None:
        return []
    return hints_two(deal, voice) if isinstance(deal, TwoHandView) else hints_three(deal, voice)
