"""`bummerl train`: train the engine's net for a profile by self-play, from the beginning or from a checkpoint."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path


def main(argv: Sequence[str]) -> int:
    """Train as the words ask and write the net; exit status 2 for words that make no sense."""
    parser = argparse.ArgumentParser(
        prog="bummerl train",
        description="Train the engine's net by self-play. A run is the same for the same profile, minutes and seed; "
        "stopped, it goes on from its checkpoint.",
    )
    parser.add_argument("--profile", default="weich-wien", help="the rules to train for (default weich-wien)")
    parser.add_argument("--minutes", type=float, default=20.0, help="length in minutes of one core (default 20)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the whole run (default 1)")
    parser.add_argument("--start", type=Path, help="net to start from instead of a fresh one")
    parser.add_argument(
        "--begin", type=float, default=0.0, help="where in the schedule to begin, 0 to 1 (with --start)"
    )
    parser.add_argument("--against", type=Path, help="find the best answer to this net, which does not change")
    parser.add_argument("--finish", type=float, help="go on from the checkpoint and end after so many minutes in all")
    parser.add_argument("--until", type=int, help="stop at this iteration and leave the rest to the next run")
    parser.add_argument("--out", type=Path, help="where the net goes (default NAME.npz in this folder)")
    parser.add_argument("--checkpoint", type=Path, help="file to go on from (default NAME.train.npz)")
    parser.add_argument("--fresh", action="store_true", help="begin anew even if there is a checkpoint")
    parser.add_argument("--install", action="store_true", help="put net and result shares into the package")
    words = parser.parse_args(argv)
    if words.minutes <= 0:
        parser.error("--minutes must be positive")

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    from bummerl.engine.maskgame import rule_array
    from bummerl.engine.players import family_of, install_net
    from bummerl.engine.policy import load_net, save_net
    from bummerl.engine.training import ITERATIONS_PER_MINUTE, Progress, Trainer
    from bummerl.rules.errors import ProfileError
    from bummerl.rules.games import parse_profile
    from bummerl.rules.two_hand import TwoHandProfile

    try:
        profile = parse_profile(words.profile)
    except ProfileError as wrong:
        parser.error(str(wrong))
    if not isinstance(profile, TwoHandProfile):
        parser.error("there is a net only for games of two")
    family = family_of(profile)
    out = words.out or Path(f"{family}.npz")
    checkpoint = words.checkpoint or Path(f"{family}.train.npz")
    iterations = max(1, round(words.minutes * ITERATIONS_PER_MINUTE))
    against = load_net(words.against) if words.against else None
    if against is not None and words.install:
        parser.error("the answer to one net is not installed")
    if checkpoint.exists() and not words.fresh:
        trainer = Trainer.resume(checkpoint, against=against)
        if words.finish is not None:
            trainer.finish_by(round(words.finish * ITERATIONS_PER_MINUTE))
            iterations = trainer.iterations
        if (trainer.iterations, trainer.seed) != (iterations, words.seed):
            parser.error(f"{checkpoint} belongs to another run; use --fresh or another --checkpoint")
    else:
        start = load_net(words.start) if words.start else None
        trainer = Trainer(rule_array(profile), iterations, words.seed, start, words.begin, against=against)
    columns = (
        TextColumn("training {task.fields[name]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[said]}"),
        TimeRemainingColumn(),
    )
    every = 25
    with Bar(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=iterations, completed=trainer.done, name=family, said="")

        def report(progress: Progress) -> None:
            said = f"{progress.closes:.2f} closes, {progress.closes_won:.0%} won, entropy {progress.entropy:.2f}"
            bar.update(task, completed=progress.iteration, said=said)
            if not sys.stderr.isatty() and progress.iteration % (20 * every) == 0:
                print(f"{progress.iteration}/{iterations} {said}", file=sys.stderr, flush=True)

        stop = min(words.until or iterations, iterations)
        while trainer.done < stop:
            trainer.run(min(trainer.done + every, stop), report, every)
            trainer.save(checkpoint)
    if trainer.done < iterations:
        print(f"{checkpoint}: stopped at iteration {trainer.done} of {iterations}")
        return 0
    save_net(out, trainer.net)
    if against is not None:
        print(
            f"{out}: {iterations} iterations, {trainer.decisions} decisions; "
            + _gain(trainer.result_shares, words.seed)
        )
        return 0
    shares = trainer.result_shares(100_000, words.seed)
    if words.install:
        install_net(family, trainer.net, shares)
    print(f"{out}: {iterations} iterations, {trainer.decisions} decisions; forehand's results " + _spell(shares))
    return 0


def _gain(result_shares: Callable[[int, int], tuple[float, ...]], seed: int) -> str:
    """What the trained side wins from the fixed one, over 100,000 deals."""
    deals = 100_000
    shares = result_shares(deals, seed)
    mean = sum(share * (place - 3) for place, share in enumerate(shares))
    square = sum(share * (place - 3) ** 2 for place, share in enumerate(shares))
    return f"gains {mean:+.3f} ± {1.96 * math.sqrt((square - mean**2) / deals):.3f} game points a deal"


def _spell(shares: tuple[float, ...]) -> str:
    return ", ".join(f"{place - 3:+d} {share:.1%}" for place, share in enumerate(shares) if share)
