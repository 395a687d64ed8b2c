"""`bummerl bench solver`, `dreier`, `server`: the speed of the exact solvers and of the server on this machine."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Measure and print; the exit status is 0 whatever the figures are."""
    if list(argv[:1]) == ["server"]:
        from bummerl.cli import load

        return load.main(argv[1:])
    parser = argparse.ArgumentParser(
        prog="bummerl bench",
        description="Measure the speed of the exact solver on one core: positions a second, best of three runs.",
    )
    parser.add_argument("what", choices=("solver", "dreier", "server"), help="what to measure")
    parser.add_argument("--json", action="store_true", help="print machine and figures as JSON")
    words = parser.parse_args(argv)

    from bummerl.engine import bench, three_hand_bench

    figures = three_hand_bench if words.what == "dreier" else bench
    if words.json:
        print(json.dumps({"machine": bench.machine(), "results": figures.measure()}, indent=2))
        return 0
    for name, fact in bench.machine().items():
        print(f"{name:<10} {fact}")
    print()

    def told(name: str, figure: float) -> None:
        promised = figures.bar(name)
        against = f"   {figure / promised:5.2f} times the {promised:,.0f} promised" if promised else ""
        print(f"{name:<40} {figure:>13,.{0 if figure >= 100 else 2}f}{against}", flush=True)

    figures.measure(told)
    return 0
