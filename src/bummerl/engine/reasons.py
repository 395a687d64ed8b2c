"""Why an action was chosen, as data: what each action is worth, what was assumed, the line that is expected."""

from __future__ import annotations

from msgspec import Struct


class ActionValue(Struct, frozen=True, rename="camel"):
    """What one action is worth to the player to act.

    `game_points` is the mean of the deal's result in game points (-3 … 3) and `spread` its standard deviation; `chance`
    is the chance to win the Bummerl (0 … 1) and `stake` Bummerls won minus lost, where Schneider may count double;
    `utility` is the stake in the game points of this score, which is what a choice goes by. `outcomes` holds the shares
    of the results -3 … 3, `prior` the net's probability. All are None where the action was not worked out.
    """

    action: str
    game_points: float | None = None
    spread: float | None = None
    utility: float | None = None
    chance: float | None = None
    stake: float | None = None
    outcomes: tuple[float, ...] | None = None
    prior: float | None = None


class Assumed(Struct, frozen=True, rename="camel"):
    """What was taken for granted about the hidden cards: their number, how many of them the opponent holds, which cards
    he is known to hold and which he cannot hold, how many worlds were looked at, of how many."""

    hidden: int
    in_hand: int
    known: tuple[str, ...]
    barred: tuple[str, ...]
    worlds: int
    of: int


class Reasons(Struct, frozen=True, rename="camel"):
    """How a choice came about.

    `method` is one of `rule`, `thumb`, `net`, `playOuts`, `exact`, `lateExact`, and `guest` for a bot from elsewhere;
    `rule` names the rule of thumb or why nothing had to be thought about (`claim`, `forced`, …). `actions` are sorted
    from best to worst. `line` is the expected continuation, beginning with the action.
    """

    level: str
    method: str
    rule: str | None = None
    actions: tuple[ActionValue, ...] = ()
    assumed: Assumed | None = None
    line: tuple[str, ...] = ()
    exploitable: float | None = None
    seed: int = 0
    version: str = ""
