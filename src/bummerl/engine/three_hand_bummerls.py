"""Measuring players of Dreierschnapsen over whole Bummerls, where the score of the match counts.

The player under test sits at each of the three seats in turn, against two of the other, with the same packs. The figure
is the marks that the others pay, in the mean, less his own, so that three equal players stand at 0.
"""

import math
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from msgspec import Struct

from bummerl.engine.players import choose
from bummerl.rules import match as matches
from bummerl.rules.game import Seat
from bummerl.rules.games import parse_profile
from bummerl.rules.three_hand.state import SEATS
from bummerl.rules.view import view

MOST_DEALS = 300
"""No Bummerl takes that long."""


class BummerlResult(Struct, frozen=True, rename="camel"):
    """The outcome of a match over Bummerls: the mean gain in marks with its 95 % interval, clustered by packs."""

    hero: str
    rival: str
    profile: str
    seed: int
    rounds: int
    marks: float
    interval: float


def play_bummerl(profile: str, levels: tuple[str, str, str], seed: int, number: int) -> tuple[int, ...]:
    """Play one Bummerl to its end; the marks that each seat pays. Everything follows from the arguments."""
    chance = random.Random(f"{seed}/{number}")
    match = matches.new_match(parse_profile(profile), dealer=number % len(SEATS))
    for _ in range(MOST_DEALS):
        pack = list(matches.pack_wanted(match))
        chance.shuffle(pack)
        match, _ = matches.begin_deal(match, tuple(pack))
        while not matches.between_deals(match):
            seat = min(matches.to_act(match))
            # The deal for two that parts equal totals counts for nothing else: both play it alike.
            level = "casual" if match.tied else levels[seat]
            chosen = choose(view(match, seat, memory=True), level=level, seed=seed)
            match, _ = matches.apply(match, seat, chosen.action)
        if match.bummerl_winner is not None:
            return match.marks
    raise RuntimeError("a Bummerl that does not end")


def gain(marks: tuple[int, ...], seat: Seat) -> float:
    """The marks that the others pay, in the mean, less one's own."""
    return (sum(marks) - marks[seat]) / 2 - marks[seat]


def play_round(number: int, hero: str, rival: str, profile: str, seed: int) -> float:
    """The mean gain of the player under test with the same packs at every seat."""
    total = 0.0
    for seat in SEATS:
        first, second, third = (hero if each == seat else rival for each in SEATS)
        total += gain(play_bummerl(profile, (first, second, third), seed, number), seat)
    return total / len(SEATS)


def play_bummerls(
    hero: str, rival: str, *, rounds: int, seed: int = 0, profile: str = "dreier", workers: int = 1
) -> BummerlResult:
    """Play `rounds` times three Bummerls."""
    play = partial(play_round, hero=hero, rival=rival, profile=profile, seed=seed)
    if workers == 1:
        gains = [play(number) for number in range(rounds)]
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            gains = list(pool.map(play, range(rounds), chunksize=4))
    mean = sum(gains) / rounds
    spread = math.sqrt(sum((each - mean) ** 2 for each in gains) / max(rounds - 1, 1))
    return BummerlResult(hero, rival, profile, seed, rounds, mean, 1.96 * spread / math.sqrt(rounds))
