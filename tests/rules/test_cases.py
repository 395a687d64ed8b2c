"""All cases of `tests/cases` hold, and a wrong or unknown case is told."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import run_cases

CASES = Path(__file__).parents[1] / "cases"
ALL = [(path, case) for path, case in run_cases.cases_below(CASES)]


@pytest.mark.parametrize("case", [case for _, case in ALL], ids=[case["id"] for _, case in ALL])
def test_case(case: dict[str, Any]) -> None:
    wrong = run_cases.verdict(case)
    if wrong == "skipped":
        pytest.skip("this game is not there yet")
    assert wrong is None, case["title"]


def test_ids_are_unique() -> None:
    ids = [case["id"] for _, case in ALL]
    assert len(ids) == len(set(ids))


def run_in(folder: Path, cases: list[dict[str, Any]]) -> subprocess.CompletedProcess[str]:
    below = folder / "deep" / "down"
    below.mkdir(parents=True)
    (below / "rules.json").write_text(json.dumps(cases), encoding="utf-8")
    return subprocess.run(
        [sys.executable, run_cases.__file__, folder], capture_output=True, text=True, check=False, cwd=folder
    )


def two_hand(kind: str) -> dict[str, Any]:
    return next(json.loads(json.dumps(case)) for _, case in ALL if case["kind"] == kind and case["id"][:2] == "WW")


def test_the_command_passes_from_any_folder(tmp_path: Path) -> None:
    result = run_in(tmp_path, [two_hand("trick"), {"id": "X", "profile": "bauern", "kind": "deal"}])
    assert (result.returncode, result.stdout, result.stderr) == (0, "1 passed, 0 failed, 1 skipped\n", "")


@pytest.mark.parametrize("kind", sorted({case["kind"] for _, case in ALL if case["id"][:2] == "WW"}))
def test_a_wrong_expectation_fails(tmp_path: Path, kind: str) -> None:
    wrong = two_hand(kind)
    name = sorted(wrong["expected"])[-1]
    wrong["expected"][name] = "nonsense"
    result = run_in(tmp_path, [wrong, two_hand(kind)])
    first, last = result.stdout.splitlines()
    assert result.returncode == 1
    assert wrong["id"] in first
    assert name in first
    assert last == "1 passed, 1 failed, 0 skipped"


@pytest.mark.parametrize(
    "case",
    [
        {"id": "X", "profile": "scharf", "kind": "oracle", "given": {}, "actions": [], "expected": {}},
        {"id": "X", "profile": "norddeutsch", "kind": "deal", "given": {}, "actions": [], "expected": {}},
        {"id": "X", "profile": "scharf", "kind": "score", "given": {}, "actions": [{}], "expected": {}},
    ],
    ids=["kind", "profile", "broken"],
)
def test_what_nobody_can_check_fails(tmp_path: Path, case: dict[str, Any]) -> None:
    result = run_in(tmp_path, [case])
    assert result.returncode == 1
    assert result.stdout.splitlines()[-1] == "0 passed, 1 failed, 0 skipped"


def test_an_unknown_expectation_fails(tmp_path: Path) -> None:
    odd = two_hand("trick")
    odd["expected"]["weather"] = "fine"
    assert run_in(tmp_path, [odd]).returncode == 1


def test_a_folder_without_cases_is_an_error(tmp_path: Path) -> None:
    result = subprocess.run([sys.executable, run_cases.__file__, tmp_path], capture_output=True, text=True, check=False)
    assert result.returncode == 2
