"""How many ways a position can go on: `python tests/perft/count.py` prints the counts, `--write` stores them.

`tests/perft/*.json` hold positions (docs/notation.md §4) with counts. `nodes[d]` is the number of sequences of d + 1
lawful actions; `ends` says how sequences of up to `depth` actions ended: by whom, for how many game points, how often.
Conceding is left out, and so is a revoke. A solver or another program that agrees here counts the same plays by the
same rules. To add a position write it down with its `name` and `depth`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from bummerl.rules import match as matches
from bummerl.rules.notation import seat_text
from bummerl.rules.position_reader import parse_position
from bummerl.rules.two_hand import TwoHandDeal
from bummerl.rules.two_hand.play import apply
from bummerl.rules.two_hand.refusals import legal

FOLDER = Path(__file__).parent


def perft(deal: TwoHandDeal, depth: int) -> tuple[list[int], Counter[str]]:
    """The nodes at each depth, and how often each end was met on the way."""
    nodes = [0] * depth
    ends: Counter[str] = Counter()

    def walk(here: TwoHandDeal, level: int) -> None:
        for seat in (0, 1):
            for action in legal(here, seat):
                after, _ = apply(here, seat, action)
                nodes[level] += 1
                if after.outcome is not None:
                    winner = "".join(map(seat_text, after.outcome.payees)) or "-"
                    ends[f"{winner} {after.outcome.points} {after.outcome.reason}"] += 1
                elif level + 1 < depth:
                    walk(after, level + 1)

    walk(deal, 0)
    while nodes and not nodes[-1]:
        nodes.pop()
    return nodes, ends


def counted(entry: dict[str, Any]) -> dict[str, Any]:
    """The entry with its counts."""
    match = parse_position(entry["position"]).match
    assert match is not None
    assert not matches.between_deals(match)
    assert isinstance(match.deal, TwoHandDeal)
    nodes, ends = perft(match.deal, entry["depth"])
    return {**entry, "nodes": nodes, "ends": dict(sorted(ends.items()))}


def text_of(entries: list[dict[str, Any]]) -> str:
    """What stands in a file."""
    return "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries) + "\n]\n"


def main(arguments: list[str]) -> None:
    """Print or store the counts of every file."""
    for path in sorted(FOLDER.glob("two_hand_*.json")):
        entries = [counted(entry) for entry in json.loads(path.read_text(encoding="utf-8"))]
        if "--write" in arguments:
            path.write_text(text_of(entries), encoding="utf-8")
        for entry in entries:
            print(path.stem, entry["name"], *entry["nodes"])


if __name__ == "__main__":
    main(sys.argv[1:])
