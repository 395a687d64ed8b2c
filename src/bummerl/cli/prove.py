"""`bummerl prove`: compare the fast solver with independent judges (docs/proof.md)."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Run the comparisons and print what they found; exit status 1 if anything differs."""
    parser = argparse.ArgumentParser(
        prog="bummerl prove",
        description="Compare the fast solver with an oracle over the rules, a plain search, and the rules themselves.",
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of everything (default 1)")
    parser.add_argument(
        "--share", type=float, default=1.0, help="part of the full size, such as 0.01 (default 1: a quarter of an hour)"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    words = parser.parse_args(argv)
    if not 0 < words.share <= 1:
        parser.error("--share must lie between 0 and 1")

    from bummerl.engine.proof import prove

    began = time.perf_counter()

    def told(name: str, done: int, of: int) -> None:
        seconds = time.perf_counter() - began
        print(f"{done} of {of} portions, {seconds:,.0f} s ({name})", file=sys.stderr, flush=True)

    parts = prove(seed=words.seed, share=words.share, workers=max(1, words.workers), told=told)
    agreed = not any(part.differences for part in parts)
    if words.json:
        facts = [
            {
                "name": part.name,
                "seed": part.seed,
                "positions": part.positions,
                "values": part.values,
                "kinds": dict(sorted(part.kinds.items())),
                "differences": part.differences,
            }
            for part in parts
        ]
        seconds = round(time.perf_counter() - began, 1)
        print(json.dumps({"agreed": agreed, "seconds": seconds, "parts": facts}, indent=2))
    else:
        for part in parts:
            print(
                f"{part.name}: {part.positions:,} positions, {part.values:,} comparisons, "
                f"{len(part.differences)} differences (seed {part.seed})"
            )
            for kind, count in sorted(part.kinds.items()):
                print(f"    {kind}: {count:,}")
            for difference in part.differences[:20]:
                print(f"  ! {difference}")
    return 0 if agreed else 1
