"""What follows when somebody leaves or lets his time run out: the one table of outcomes.

The help page is made from it. No row lets a computer take a person's seat: none ever does.
"""

from typing import Literal

from msgspec import Struct

Who = Literal["alone", "people"]
When = Literal["waiting", "playing", "between"]
What = Literal["leaves", "disconnects", "timeRunsOut", "givesUp"]
Then = Literal["tableEnds", "nothing", "ownClockRuns", "othersChoose", "losesBummerl", "notPossible"]


class OutcomeRow(Struct, frozen=True, rename="camel"):
    """A situation and what follows: somebody with or without other people at the table, at a stage, does or suffers
    something. `booked`: whether a result is written down (and rated, at a rated table)."""

    who: Who
    when: When
    what: What
    then: Then
    booked: bool


OUTCOMES: tuple[OutcomeRow, ...] = (
    OutcomeRow("alone", "waiting", "leaves", "tableEnds", False),
    OutcomeRow("alone", "playing", "leaves", "tableEnds", False),
    OutcomeRow("alone", "between", "leaves", "tableEnds", False),
    OutcomeRow("alone", "playing", "disconnects", "nothing", False),
    OutcomeRow("alone", "playing", "givesUp", "losesBummerl", False),
    OutcomeRow("people", "waiting", "leaves", "tableEnds", False),
    OutcomeRow("people", "playing", "leaves", "notPossible", False),
    OutcomeRow("people", "between", "leaves", "tableEnds", False),
    OutcomeRow("people", "playing", "disconnects", "ownClockRuns", False),
    OutcomeRow("people", "between", "disconnects", "ownClockRuns", False),
    OutcomeRow("people", "playing", "timeRunsOut", "othersChoose", False),
    OutcomeRow("people", "playing", "givesUp", "losesBummerl", True),
)
"""`between`: no Bummerl is under way. `othersChoose`: they wait, adjourn the table, or claim the Bummerl."""


def outcome(who: Who, when: When, what: What) -> OutcomeRow | None:
    """The row of a situation, None if it cannot come about."""
    return next((row for row in OUTCOMES if (row.who, row.when, row.what) == (who, when, what)), None)
