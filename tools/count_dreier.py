#!/usr/bin/env python3
"""Count how deals of Dreierschnapsen end when three equal players play them, for the chances at every score.

Writes src/bummerl/engine/weights/dreier.json: for each seat that declares (0: the dealer, 1: the Rufer, 2: the third),
whether it made the contract, and the game points, the share of the deals. Run it again when the players have changed:

    .venv/bin/python tools/count_dreier.py --deals 1500 --level strong --seed 7
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from bummerl.engine.three_hand_arena import packs, play_deal
from bummerl.engine.three_hand_equity import SHARES_FILE
from bummerl.rules.three_hand.profile import DREIER
from bummerl.rules.three_hand.state import SEATS

Ending = tuple[int, bool, int]


def ending(number: int, seed: int, level: str) -> Ending | None:
    """Who declared in this deal (seats after the dealer), whether he made it, and the points; None: thrown in."""
    pack, dealer = packs(seed, number)
    deal = play_deal(DREIER, (level, level, level), pack, dealer, seed)
    outcome = deal.outcome
    assert outcome is not None
    if not outcome.payees or deal.declarer is None:
        return None
    return (deal.declarer - dealer) % len(SEATS), deal.declarer in outcome.payees, outcome.points


def main() -> None:
    """Read the command line, play, and write the shares."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--deals", type=int, default=1500)
    options.add_argument("--level", default="strong")
    options.add_argument("--seed", type=int, default=7)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--to", type=Path, default=SHARES_FILE)
    given = options.parse_args()
    with ProcessPoolExecutor(given.workers) as pool:
        play = partial(ending, seed=given.seed, level=given.level)
        counts = Counter(found for found in pool.map(play, range(given.deals), chunksize=8) if found is not None)
    rows = [
        {"declarer": declarer, "made": made, "points": points, "deals": count}
        for (declarer, made, points), count in sorted(counts.items())
    ]
    lines = ",\n".join(json.dumps(row) for row in rows)
    given.to.write_text(f"[\n{lines}\n]\n")
    print(f"{sum(counts.values())} deals, {len(rows)} endings: {given.to}")


if __name__ == "__main__":
    main()
