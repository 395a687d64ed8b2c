"""`bummerl arena`: two players meet in mirrored deals, and the difference is measured."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Play the match that the words ask for and print its result; exit status 2 for words that make no sense."""
    parser = argparse.ArgumentParser(
        prog="bummerl arena",
        description="Let two players meet in mirrored deals and measure the difference.",
        epilog="A player is a level, from beginner to expert or exact100, with @N for N play-outs an action and +FILE "
        "for another net (expert@100+own.npz), or a bot of the PyPI package schnapsen: schnapsen:rand, "
        "schnapsen:bully, schnapsen:rdeep@16x4 (samples x depth).",
    )
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--pairs", type=int, default=200, help="mirrored pairs to play (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the packs and of the players (default 1)")
    parser.add_argument("--profile", default="weich-wien", help="the rules, such as 'scharf closeMinStock=2'")
    parser.add_argument("--unit", choices=("deal", "bummerl"), default="deal", help="what a pair consists of")
    parser.add_argument("--workers", type=int, default=None, help="processes (default: one for each core)")
    parser.add_argument("--scheduler", help="address of a Dask scheduler that takes the work")
    parser.add_argument("--sequential", action="store_true", help="stop as soon as a sequential test has decided")
    parser.add_argument("--margin", type=float, default=0.1, help="difference in game points the test looks for")
    parser.add_argument("--calibration", action="store_true", help="compare what was predicted with what came")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    words = parser.parse_args(argv)
    if words.pairs < 1:
        parser.error("--pairs must be at least 1")
    if words.profile.split()[:1] == ["dreier"]:
        return _of_three(parser, words)

    import os

    import msgspec
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from bummerl.engine.arena import Estimate, Player, play_match
    from bummerl.engine.pypi_schnapsen.guests import GuestError
    from bummerl.engine.pypi_schnapsen.package import PackageMissing
    from bummerl.rules.errors import ProfileError

    try:
        players = (Player.parse(words.first), Player.parse(words.second))
    except GuestError as unknown:
        parser.error(str(unknown))
    except (KeyError, ValueError, OSError) as unknown:
        parser.error(f"no such player: {unknown}")
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[score]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(f"{players[0]} : {players[1]}", total=words.pairs, score="")

        def report(done: int, wanted: int, points: Estimate) -> None:
            progress.update(bar, completed=done, total=wanted, score=f"{points.mean:+.3f} ± {points.half:.3f}")

        try:
            result = play_match(
                words.profile,
                players,
                pairs=words.pairs,
                seed=words.seed,
                unit=words.unit,
                workers=words.workers or os.cpu_count() or 1,
                scheduler=words.scheduler,
                stop_early=words.sequential,
                margin=words.margin,
                report=report,
            )
        except (ProfileError, GuestError, PackageMissing) as wrong:
            parser.error(str(wrong))
    if words.json:
        print(msgspec.json.encode(result).decode())
        return 0
    print(f"{result.first} against {result.second}, {result.profile}, seed {result.seed}, weights {result.weights}")
    print(f"  {result.pairs} pairs of {result.unit}s, {result.deals} deals, {result.seconds:.0f} s")
    print(f"  game points a deal  {result.game_points.mean:+.3f} ± {result.game_points.half:.3f}")
    print(f"  deals won           {result.deals_won.mean:.1%} ± {result.deals_won.half:.1%}")
    if result.bummerls is not None:
        print(f"  Bummerls won        {result.bummerls.mean:.1%} ± {result.bummerls.half:.1%}")
    for side in result.sides:
        print(
            f"  {side.player}: closes {side.closes:.2f} a deal, {side.closes_won:.0%} won; "
            f"{side.mean_ms:.1f} ms a move, longest {side.longest_ms:.0f} ms"
        )
    for side in result.sides:
        if "all" in side.calibration and words.calibration:
            print(f"  {side.player}, predicted minus realised game points:")
            for kind, off in side.calibration.items():
                print(f"    {kind:<14}{off.mean:+.3f} ± {off.half:.3f}")
    if result.verdict is not None:
        print(f"  sequential test: {result.verdict.decision}")
    return 0


def _of_three(parser: argparse.ArgumentParser, words: argparse.Namespace) -> int:
    """The same for a table of three: the first player at each seat in turn against two of the second."""
    import os

    import msgspec

    from bummerl.engine.three_hand_arena import play_match
    from bummerl.engine.three_hand_bummerls import play_bummerls
    from bummerl.engine.three_hand_players import LEVELS
    from bummerl.rules.errors import ProfileError

    for name in (words.first, words.second):
        if name not in LEVELS:
            parser.error(f"no such player: {name!r}")
    workers = words.workers or os.cpu_count() or 1
    try:
        if words.unit == "bummerl":
            match = play_bummerls(
                words.first, words.second, rounds=words.pairs, seed=words.seed, profile=words.profile, workers=workers
            )
            if words.json:
                print(msgspec.json.encode(match).decode())
                return 0
            print(f"{match.hero} against two of {match.rival}, {match.profile}, seed {match.seed}")
            print(f"  {match.rounds} times three Bummerls, one at every seat")
            print(f"  marks of the others less its own  {match.marks:+.3f} ± {match.interval:.3f}")
            return 0
        result = play_match(
            words.first, words.second, count=words.pairs, seed=words.seed, profile=words.profile, workers=workers
        )
    except ProfileError as wrong:
        parser.error(str(wrong))
    if words.json:
        print(msgspec.json.encode(result).decode())
        return 0
    print(f"{result.hero} against two of {result.rival}, {result.profile}, seed {result.seed}")
    print(f"  {result.packs} packs, each played at every seat")
    print(f"  game points a deal beyond the others  {result.gain:+.3f} ± {result.interval:.3f}")
    for line in result.contracts:
        theirs = line.played - line.by_hero
        print(
            f"  {line.contract:<22} {line.by_hero:>4} times, made {line.made_by_hero:>4}; "
            f"the others {theirs:>4} times, made {line.made_by_rivals:>4}"
        )
    return 0
