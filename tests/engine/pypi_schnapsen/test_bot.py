"""Our levels as bots of the package `schnapsen`: lawful, honest and good in its rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("schnapsen.game", reason="the package `schnapsen` is not installed", exc_type=ImportError)

from bummerl.engine import maskgame as mg
from bummerl.engine.levels import PLAYABLE
from bummerl.engine.pypi_schnapsen.bot import BummerlBot
from bummerl.engine.pypi_schnapsen.cards import our_card, our_suit
from bummerl.engine.pypi_schnapsen.package import bot_class, part
from bummerl.engine.pypi_schnapsen.situation import situation_of
from bummerl.engine.worlds import Situation, card_number
from engine.rdeep import play

game: Any = part("game")


class Watcher(game.Bot):  # type: ignore[misc]
    """Plays at random and keeps each situation, with the perspective and the move that it had to reply to."""

    def __init__(self, seed: int) -> None:
        super().__init__("watcher")
        self.chance = random.Random(seed)
        self.seen: list[tuple[Situation, Any, Any]] = []

    def get_move(self, perspective: Any, leader_move: Any) -> Any:
        self.seen.append((situation_of(perspective, leader_move), perspective, leader_move))
        moves = perspective.valid_moves()
        return self.chance.choice([move for move in moves if not move.is_regular_move()] or moves)


def watched(deals: int) -> list[tuple[Situation, Any, Any]]:
    watcher = Watcher(1)
    for number in range(deals):
        pair = (watcher, Watcher(number + 2)) if number % 2 else (Watcher(number + 2), watcher)
        game.SchnapsenGamePlayEngine().play_game(*pair, random.Random(number))
    return watcher.seen


def mask(cards: Any, situation: Situation) -> int:
    return sum(1 << card_number(our_card(card), situation.trump, 5) for card in cards)


def test_what_a_situation_says_is_true() -> None:
    known_ones = marriages = 0
    for situation, perspective, leader_move in watched(60):
        truth = perspective._PlayerPerspective__game_state
        him = truth.follower if perspective.am_i_leader() else truth.leader
        led = 1 << int(situation.state[mg.LED]) if leader_move is not None else 0
        his = mask(him.hand, situation) & ~led
        known = int(situation.state[mg.KNOWN0 + 1])
        assert known & ~his == 0
        assert his & ~(known | situation.hidden) == 0
        assert his.bit_count() == known.bit_count() + situation.in_hand
        assert situation.hidden.bit_count() == situation.in_hand + situation.in_stock
        assert situation.trump == our_suit(truth.trump_suit)
        assert int(situation.state[mg.H0]) == mask(perspective.get_hand(), situation)
        lawful = sum(
            1 << card_number(our_card(move.card), situation.trump, 5)
            for move in perspective.valid_moves()
            if move.is_regular_move()
        )
        assert situation.legal & 0xFFFFF == lawful
        assert not situation.legal >> 21
        known_ones += known > 0
        marriages += int(situation.state[mg.PEND0 + 1]) > 0
    assert min(known_ones, marriages) > 10


def test_another_deal_of_the_hidden_cards_changes_nothing() -> None:
    looked = 0
    for situation, perspective, leader_move in watched(10):
        if perspective.get_phase() is game.GamePhase.TWO:
            continue
        state = perspective.make_assumption(leader_move, random.Random(looked))
        engine = perspective.get_engine()
        again = (
            game.LeaderPerspective(state, engine)
            if leader_move is None
            else game.FollowerPerspective(state, engine, leader_move)
        )
        other = situation_of(again, leader_move)
        assert (other.state == situation.state).all()
        assert (other.hidden, other.past, other.in_hand) == (situation.hidden, situation.past, situation.in_hand)
        for level in ("club", "strong"):
            bot = BummerlBot(level, seed=3)
            assert bot.get_move(again, leader_move) == bot.get_move(perspective, leader_move)
        looked += 1
    assert looked > 40


@pytest.mark.parametrize("level", PLAYABLE)
def test_every_level_plays_lawfully(level: str) -> None:
    for number in range(6):
        pair = BummerlBot(level, seed=number, budget=20), BummerlBot("normal", aim="points")
        winner, points, _ = game.SchnapsenGamePlayEngine().play_game(*pair, random.Random(number))
        assert winner in pair
        assert 1 <= points <= 3
    assert str(BummerlBot(level)) == f"bummerl-{level}"


def test_it_plays_well_in_their_rules() -> None:
    won, points = play(30, budget=20, seed=3, guest="schnapsen:rdeep@4x4")
    assert won.mean > 0.6
    assert points.mean > 0.0


def test_there_are_no_other_levels_and_aims() -> None:
    for level in ("nobody", "exact100"):
        with pytest.raises(KeyError):
            BummerlBot(level)
    with pytest.raises(KeyError):
        BummerlBot("club", aim="glory")


def test_their_other_bots_take_no_room_from_ours() -> None:
    """`schnapsen.bots` itself stays unloaded, so that a tournament that imports it gets it whole."""
    import sys

    assert bot_class("bully_bot", "BullyBot").__module__.endswith(".bully_bot")
    assert "sklearn" not in sys.modules
    assert sys.modules.get("schnapsen.bots") is None
