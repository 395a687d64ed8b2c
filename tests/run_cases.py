"""Check the rules against cases: `python tests/run_cases.py DIR` reads every `rules.json` below DIR.

One line for each failing case; the last line is `N passed, N failed, N skipped`. The exit status is 1 if a case failed,
which includes a kind that an implemented game does not know, and 2 if there was nothing to read. Cases of games that
are not there yet are skipped.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TESTS = Path(__file__).resolve().parent
if str(TESTS) not in sys.path:
    sys.path.insert(0, str(TESTS))

GAME_OF = {
    "weich-wien": "two_hand",
    "online": "two_hand",
    "klassisch": "two_hand",
    "scharf": "two_hand",
    "sechsundsechzig": "two_hand",
    "dreier": "three_hand",
    "bauern": "four_hand",
}
"""The game of each preset that a case may name."""


@dataclass
class Report:
    """What a run found."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    failures: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


def checks_of(game: str) -> dict[str, Callable[[Any], str | None]] | None:
    """The checks of a game by kind, or None if the game is not there."""
    name = f"rules.{game}_cases"
    if not (TESTS / "rules" / f"{game}_cases.py").exists() or importlib.util.find_spec(name) is None:
        return None
    checks: dict[str, Callable[[Any], str | None]] = importlib.import_module(name).CHECKS
    return checks


def cases_below(folder: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every case of every `rules.json` below a folder, in the order of the paths."""
    for path in sorted(folder.rglob("rules.json")):
        for case in json.loads(path.read_text(encoding="utf-8")):
            yield path, case


def verdict(case: dict[str, Any]) -> str | None:
    """None if a case holds, `skipped` if its game is not there, else what is wrong with it."""
    game = GAME_OF.get(str(case.get("profile")).split(" ")[0])
    if game is None:
        return f"unknown profile {case.get('profile')}"
    checks = checks_of(game)
    if checks is None:
        return "skipped"
    check = checks.get(case.get("kind", ""))
    if check is None:
        return f"unknown kind {case.get('kind')}"
    try:
        return check(case)
    except Exception as error:
        # Whatever a case stumbles over is its failure: the rest still has to be checked.
        return f"{type(error).__name__}: {error}"


def run(folder: Path) -> Report:
    """Check every case below a folder."""
    report = Report()
    for path, case in cases_below(folder):
        wrong = verdict(case)
        if wrong is None:
            report.passed += 1
        elif wrong == "skipped":
            report.skipped += 1
        else:
            report.failed += 1
            name = f"{case.get('id')} ({case.get('profile')}, {case.get('kind')}) {case.get('title', '')}"
            report.failures.append(f"{path.relative_to(folder)}: {name}: {wrong}")
    return report


def main(arguments: list[str]) -> int:
    """Run from the command line; returns the exit status."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("usage: run_cases.py DIR", file=sys.stderr)
        return 2
    report = run(Path(arguments[0]))
    for line in report.failures:
        print(line)
    print(report)
    if not report.passed + report.failed + report.skipped:
        return 2
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
