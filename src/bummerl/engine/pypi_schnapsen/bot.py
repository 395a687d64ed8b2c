"""Our levels as a bot of the PyPI package `schnapsen`, to be put into anybody's tournament.

    from bummerl.engine.pypi_schnapsen.bot import BummerlBot
    from schnapsen.game import SchnapsenGamePlayEngine

    SchnapsenGamePlayEngine().play_game(BummerlBot("expert", seed=1), other_bot, random.Random(1))

Importing this module raises `PackageMissing` (an `ImportError`) where the package is not installed.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bummerl.engine import maskgame as mg
from bummerl.engine.last_cards import is_small, last_card
from bummerl.engine.levels import PLAYABLE, Level, level_of
from bummerl.engine.players import net_of, stream_of
from bummerl.engine.pypi_schnapsen.cards import our_card, our_suit
from bummerl.engine.pypi_schnapsen.package import part
from bummerl.engine.pypi_schnapsen.situation import situation_of
from bummerl.engine.search import GAME_POINTS, prior_of, search
from bummerl.engine.thumb import thumb_action
from bummerl.engine.worlds import Situation
from bummerl.rules.actions import Play

NET: Final = "pypi-schnapsen"
"""The net that learned by self-play in the package's rules, for deals won."""

AIMS: Final[dict[str, NDArray[np.float64]]] = {
    "deals": np.array([-1.0, -0.99, -0.98, 0.0, 0.98, 0.99, 1.0]),
    "points": GAME_POINTS,
}
"""What the results -3 … 3 are worth: deals won, where game points only part equals, or game points."""

_Bot: Any = part("game").Bot


class BummerlBot(_Bot):  # type: ignore[misc]
    """One of our levels under the package's rules.

    `level` is one of `levels.PLAYABLE` or `normal`; `seed` makes the chance in the search, so that the same bot does
    the same in the same place; `budget` replaces the level's play-outs per action; `aim` is `deals` or `points`.
    Raises `KeyError` for another level or aim.
    """

    def __init__(
        self, level: str = "expert", *, seed: int = 0, budget: int | None = None, aim: str = "deals", name: str = ""
    ) -> None:
        self.level: Level = level_of(level)
        if self.level.name not in PLAYABLE:
            raise KeyError(level)
        self.utility = AIMS[aim]
        self.seed = seed
        self.budget = budget
        super().__init__(name or f"bummerl-{self.level.name}")

    def get_move(self, perspective: Any, leader_move: Any) -> Any:
        """The move for what `perspective` shows; `leader_move` is what to reply to, None on lead."""
        situation = situation_of(perspective, leader_move)
        return _their_move(situation, self._number(situation), perspective.valid_moves())

    def _number(self, situation: Situation) -> int:
        legal = situation.legal
        if legal & (legal - 1) == 0:
            return legal.bit_length() - 1
        if self.level.method == "thumb":
            return thumb_action(situation)[0]
        net = net_of(NET)
        if self.level.method == "net":
            remembered = self.level.remembers
            seen = situation if remembered is None else situation.remembering(remembered)
            return int(np.argmax(prior_of(seen, net)))
        if is_small(situation):
            return last_card(situation, self.utility, prior_of(situation, net))
        effort = self.budget or self.level.play_outs
        return search(situation, net, effort, stream_of(situation, self.seed)).best(self.utility)


def _their_move(situation: Situation, number: int, moves: list[Any]) -> Any:
    """The one of their moves that stands for an action; leading a king from a pair announces."""
    action = situation.action(number)
    if not isinstance(action, Play):
        return next(move for move in moves if move.is_trump_exchange())
    card = action.card
    if situation.state[mg.PHASE] == mg.LEAD and mg.pair_suit_allowed(situation.state, situation.rule, number):
        return next(move for move in moves if move.is_marriage() and our_suit(move.suit) == card.suit)
    return next(move for move in moves if move.is_regular_move() and our_card(move.card) == card)
