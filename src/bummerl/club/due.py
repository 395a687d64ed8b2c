"""What has to happen at a table without anybody's click, and when."""

from collections.abc import Iterator

from bummerl.club.clocks import runs_out_at
from bummerl.club.ports import Due
from bummerl.club.state import TableState, deal_is_wanted, missing_links
from bummerl.rules import match as play
from bummerl.rules.actions import Draw

DRAW_AFTER = 1000
"""Milliseconds in which a player may still close or claim before the cards are drawn by themselves."""
REVEAL_WITHIN = 10_000
"""Milliseconds for people to show their links; who does not adds nothing to the deal, which is recorded."""
TICK = 250
"""A computer that thinks longer than its table's pace answers on the next full tick: its time tells little."""
_DRAW = Draw()


def due(state: TableState) -> Due | None:
    """The next thing that happens by itself; it follows from the state alone, so every node knows it."""
    if state.over or state.adjourned:
        return None
    if deal_is_wanted(state):
        waits = REVEAL_WITHIN if missing_links(state) else 0
        return Due((state.wanted_at or state.at) + waits, "deal")
    return min(_matters(state), key=lambda matter: matter.at, default=None)


def _matters(state: TableState) -> Iterator[Due]:
    rules, running = state.opened.clock, state.clocks
    for seat in sorted(play.to_act(state.match)):
        if state.chairs[seat].kind == "computer":
            yield Due(state.at + state.opened.pace, "computer", seat)
        elif _DRAW in state.able[seat].legal:
            yield Due(state.at + DRAW_AFTER, "draw", seat)
    if rules is not None and running is not None:
        for seat in range(len(state.chairs)):
            runs_out = runs_out_at(rules, running, seat)
            if runs_out is not None:
                yield Due(runs_out, "clock", seat)
