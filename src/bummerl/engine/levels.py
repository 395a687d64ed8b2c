"""The levels as data: what a player of each level sees, remembers, dares and how long it may think."""

from __future__ import annotations

from msgspec import Struct


class Level(Struct, frozen=True, rename="camel"):
    """How one level plays.

    `method`: `thumb` (rules of thumb), `net` (the policy net alone), `playOuts` (the net and play-outs) or `exact`
    (exact play averaged over worlds). `remembers` is how many past tricks it can count on (None: all).
    `shy_of_closing` is taken from the net's opinion of closing, in units of log-odds. `play_outs` are counted per
    action, `of_six` with six cards in a hand, where each takes longer (None: as many). `late_play` solves the last open
    trick and short closed stocks as games of imperfect information. With `beliefs` worlds are drawn by how likely
    the opponent's play so far makes them. `milliseconds` is the mean time a move on one core.
    """

    name: str
    method: str
    character: str
    remembers: int | None = None
    shy_of_closing: float = 0.0
    play_outs: int = 0
    of_six: int | None = None
    late_play: bool = False
    beliefs: bool = True
    milliseconds: float = 1.0

    def effort(self, hand_size: int) -> int:
        """Play-outs or worlds an action with so many cards in a hand."""
        return self.play_outs if self.of_six is None or hand_size < 6 else self.of_six


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            name="beginner",
            method="thumb",
            character="Plays by rules of thumb, counts only the own points, closes only what looks sure.",
        ),
        Level(
            name="casual",
            method="net",
            character="Has a feeling for the cards but keeps only the last trick in mind, and rarely dares to close.",
            remembers=1,
            shy_of_closing=2.5,
        ),
        Level(
            name="club",
            method="net",
            character="Counts every card and plays briskly from experience, without working anything out.",
        ),
        Level(
            name="strong",
            method="playOuts",
            character="Thinks a few continuations through before each card, and draws no conclusions from yours.",
            play_outs=8,
            beliefs=False,
            milliseconds=2.0,
        ),
        Level(
            name="expert",
            method="playOuts",
            character="Thinks hundreds of continuations through, solves the end, and plays for the Bummerl.",
            play_outs=250,
            of_six=150,
            late_play=True,
            milliseconds=50.0,
        ),
        Level(
            name="exact100",
            method="exact",
            character="The fixed reference: exact play averaged over a hundred worlds, as if all saw everything.",
            play_outs=100,
            milliseconds=50.0,
        ),
    )
}
"""Every level by its name; `exact100` is a yardstick, not an opponent for people."""

ALIASES = {"normal": "club"}
"""Other names of levels."""

PLAYABLE = ("beginner", "casual", "club", "strong", "expert")
"""The levels that a table offers, from weak to strong."""


def level_of(name: str) -> Level:
    """A level by its name or alias. Raises `KeyError`."""
    return LEVELS[ALIASES.get(name, name)]
