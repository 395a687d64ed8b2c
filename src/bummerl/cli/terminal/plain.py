"""The table in sentences only: for a screen reader, a braille line, a log, or a terminal that can nothing else."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TextIO

from bummerl.cli.terminal.choices import choices, deal_of
from bummerl.rules.two_hand import Phase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bummerl.cli.terminal.voice import Voice
    from bummerl.rules.two_hand import TwoHandView
    from bummerl.rules.view import View


class Plain:
    """One sentence a line, nothing drawn, nothing coloured.

    Args: voice speaks; forgets clears the terminal at each of the person's moves, for rules that forbid looking back.
    """

    def __init__(self, voice: Voice, forgets: bool, out: TextIO | None = None) -> None:
        self.voice = voice
        self._out = out or sys.stdout
        self._forgets = forgets and self._out.isatty()
        self._shown: TwoHandView | None = None

    def open(self) -> None:
        """Begin."""

    def close(self) -> None:
        """End."""

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
        deal = deal_of(view)
        if deal is not None and self._shown != deal:
            self._shown = deal
            self.note(situation(deal, self.voice))
            self.note(hints(deal, self.voice))

    def again(self, view: View) -> None:
        """Say it once more."""
        self._shown = None
        self.show(view)

    def ask(self, question: str) -> str:
        """Ask for a line. Raises EOFError when there will be none."""
        return input_line(f"{question}: ", self._out)

    def moved(self) -> None:
        """The person has made a move that counts."""
        if self._forgets:
            print("\033[H\033[2J\033[3J", end="", file=self._out, flush=True)

    def end(self, view: View) -> None:
        """The Bummerl is over; all has been said."""


def input_line(prompt: str, out: TextIO) -> str:
    """Ask for a line on `out`. Raises EOFError when there will be none."""
    print(prompt, end="", file=out, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def situation(deal: TwoHandView, voice: Voice) -> list[str]:
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
    shown = choices(deal).hand
    numbered = [
        voice.say("view-hand-card", number=number, card=voice.card(card)) for number, card in enumerate(shown, 1)
    ]
    if numbered:
        said.append(voice.say("view-hand", cards="; ".join(numbered)))
    return said


def hints(deal: TwoHandView, voice: Voice) -> list[str]:
    """Return the lawful actions of this seat, each with what to type."""
    possible = choices(deal)
    said = []
    if possible.playable and possible.any_card and deal.phase is not Phase.MARRIAGE:
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
    said += [voice.raw(f"hint-{word}") for word in possible.words]
    return said
