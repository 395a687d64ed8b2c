"""Our levels against the bots of the PyPI package `schnapsen` in its own rules: `python tests/engine/rdeep.py`.

The package has to be on the path (docs/adr/0003-the-package-schnapsen.md). Each pack is played twice, with either bot
leading. `--train` makes the net that our levels use in these rules, by self-play, for deals won.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from importlib import import_module
from typing import Any

from bummerl.engine.arena import Estimate, clustered
from bummerl.engine.players import net_of
from bummerl.engine.policy import WEIGHTS, save_net
from bummerl.engine.pypi_schnapsen.guests import Guest
from bummerl.engine.pypi_schnapsen.package import part
from bummerl.engine.pypi_schnapsen.situation import their_rules
from bummerl.engine.training import Progress, Trainer


def play(
    deals: int, level: str = "expert", *, budget: int | None = None, aim: str = "deals", seed: int = 1, guest: str
) -> tuple[Estimate, Estimate]:
    """Play deals in their rules; return the share of them that our bot won, and its game points a deal."""
    our_bot: Any = import_module("bummerl.engine.pypi_schnapsen.bot").BummerlBot
    engine = part("game").SchnapsenGamePlayEngine()
    won, points = [], []
    for number in range(deals):
        ours = our_bot(level, seed=seed * 1_000_003 + number, budget=budget, aim=aim)
        theirs = Guest.parse(guest).sit_down(random.Random(number))
        pair = (ours, theirs) if number % 2 == 0 else (theirs, ours)
        winner, score, _ = engine.play_game(*pair, random.Random(f"{seed} {number // 2}"))
        won.append(winner is ours)
        points.append(score if winner is ours else -score)

    def by_pack(values: list[int] | list[bool]) -> Estimate:
        packs = [values[place : place + 2] for place in range(0, deals, 2)]
        return clustered((float(sum(pack)) for pack in packs), (len(pack) for pack in packs))

    return by_pack(won), by_pack(points)


def train() -> None:
    """Train the net for their rules from the one for ours, by self-play, for deals won instead of game points.

    Planned for 1,200 iterations, brought to its end at 700.
    """
    bot = import_module("bummerl.engine.pypi_schnapsen.bot")
    trainer = Trainer(their_rules(), 1200, 21, net_of("weich-wien"), 0.4, worth=bot.AIMS["deals"])

    def report(progress: Progress) -> None:
        sys.stderr.write(f"{progress.iteration} entropy {progress.entropy:.2f}\n")

    trainer.run(400, report, every=50)
    trainer.finish_by(700)
    save_net(WEIGHTS / f"{bot.NET}.npz", trainer.run(report=report, every=50))


def main() -> None:
    """Play and print, or train."""
    parser = argparse.ArgumentParser(description="our levels against the package's bots in its own rules")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--play-outs", type=int, help="an action (default: those of the level)")
    parser.add_argument("--aim", choices=("deals", "points"), default="deals", help="what our bot plays for")
    parser.add_argument("--against", default="schnapsen:rdeep@16x4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--train", action="store_true", help="train the net instead of playing (five minutes)")
    words = parser.parse_args()
    if words.train:
        train()
        return
    began = time.perf_counter()
    won, points = play(
        words.deals, words.level, budget=words.play_outs, aim=words.aim, seed=words.seed, guest=words.against
    )
    sys.stdout.write(
        f"{words.level} won {won.mean:.1%} ± {won.half:.1%} of {words.deals} deals against {words.against}, "
        f"{points.mean:+.3f} ± {points.half:.3f} game points a deal, {time.perf_counter() - began:.0f} s\n"
    )


if __name__ == "__main__":
    main()
