"""Our engine as a bot inside the PyPI package `schnapsen`, where that is installed."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

from bummerl.engine import maskgame as mg
from engine.rdeep import our_bot, play, situation_of

pytest.importorskip("schnapsen.bots", reason="the package `schnapsen` is not installed", exc_type=ImportError)


def test_it_plays_lawfully_and_well_in_their_rules() -> None:
    won, points, deals = play(30, 40, 3)
    assert deals == 30
    assert won > 16
    assert points > 0


def test_what_is_known_of_their_cards_is_true() -> None:
    game: Any = import_module("schnapsen.game")
    bots: Any = import_module("schnapsen.bots")
    seen = []

    class Watcher(game.Bot):  # type: ignore[misc]
        def get_move(self, perspective: Any, leader_move: Any) -> Any:
            situation = situation_of(perspective, leader_move)
            assert situation.hidden.bit_count() == situation.in_hand + situation.in_stock
            assert int(situation.state[mg.H0]).bit_count() == len(perspective.get_hand())
            seen.append(situation)
            return our_bot(4, len(seen)).get_move(perspective, leader_move)

    engine = game.SchnapsenGamePlayEngine()
    for number in range(8):
        engine.play_game(Watcher("watcher"), bots.RandBot(random.Random(number)), random.Random(number))
    assert len(seen) > 40
