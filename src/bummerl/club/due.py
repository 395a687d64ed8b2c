"""What has to happen at a table without anybody's click, and when."""

from bummerl.club.ports import Due
from bummerl.club.state import TableState, deal_is_due
from bummerl.rules import match as play
from bummerl.rules.actions import Draw

DRAW_AFTER = 1000
"""Milliseconds in which a player may still close or claim before the cards are drawn by themselves."""
TICK = 250
"""A computer that thinks longer than its table's pace answers on the next full tick: its time tells little."""


def due(state: TableState) -> Due | None:
    """The next thing that happens by itself; it follows from the state alone, so every node knows it."""
    if state.over:
        return None
    if deal_is_due(state):
        return Due(state.at, "deal")
    for seat in sorted(play.to_act(state.match)):
        if state.chairs[seat].kind == "computer":
            return Due(state.at + state.opened.pace, "computer", seat)
        if Draw() in play.legal(state.match, seat):
            return Due(state.at + DRAW_AFTER, "draw", seat)
    return None
