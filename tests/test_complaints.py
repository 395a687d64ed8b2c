"""Every complaint that people have about other programs is kept away by a test that is really there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "complaints.md"
COMPLAINTS = ["R01", "R02", "R03", "R04", "R05", "R06", "R07", "R09", "R10", "R11", "R13", "R14", "R18"]
COMPLAINTS += ["R20", "R21", "R24", "R26", "R27", "R28", "R33", "R34"]


def named_in(path: Path) -> set[str]:
    """The names of the tests in a file."""
    tree = ast.parse(path.read_text())
    return {each.name for each in ast.walk(tree) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_each_complaint_names_tests_that_exist() -> None:
    rows = [line.split("|")[1:-1] for line in PAGE.read_text().splitlines() if re.match(r"\| R\d\d ", line)]
    assert [row[0].strip() for row in rows] == COMPLAINTS
    for row in rows:
        named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", row[3])
        assert named, row[0]
        for path, name in named:
            assert name in named_in(ROOT / path), f"{row[0]}: {path} has no {name}"
