"""Published positions, and the random positions that bench and proof are made of."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from bummerl.engine import kernel_rows as k
from bummerl.engine.bits import POINTS, points_of, popcount
from bummerl.engine.players import choose
from bummerl.engine.positions import after_tricks, closed_at_once
from bummerl.rules.view import view

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def runner() -> ModuleType:
    """The script that checks published positions, as a module."""
    spec = importlib.util.spec_from_file_location("run_positions", TESTS / "run_positions.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_published_position_is_solved(runner: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert runner.main(TESTS / "cases") == 0, capsys.readouterr().out
    assert capsys.readouterr().out.splitlines()[-1] == "51 passed, 0 failed, 0 skipped"


def test_a_wrong_value_fails_the_run(runner: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = next(each for each in json.loads((TESTS / "cases" / "positions.json").read_text()) if each["id"] == "T005")
    case["solver_check"]["per_move"]["KS"] = -2
    (tmp_path / "positions.json").write_text(json.dumps([case]))
    assert runner.main(tmp_path) == 1
    assert capsys.readouterr().out == "T005: KS is 1, not -2\n0 passed, 1 failed, 0 skipped\n"
    assert runner.main(tmp_path / "nowhere") == 2


def test_the_expert_finds_the_published_answers_at_the_table(runner: ModuleType) -> None:
    """Two of them answer a lead that the opponent's solved play never makes (T002, T022)."""
    found = 0
    for case in json.loads((TESTS / "cases" / "positions.json").read_text()):
        if case["kind"] != "one_hidden_card" or case["card_led"] is None:
            continue
        match = runner.match_of(case, runner.hidden_worlds(case)[0])
        choice = choose(view(match, runner.YOU, memory=True), seed=1)
        assert choice.reasons.method == "lateExact", case["id"]
        assert str(choice.action) in case["accept"], case["id"]
        found += 1
    assert found > 3


@pytest.mark.parametrize("tricks", range(6))
def test_cards_and_points_are_conserved_in_random_positions(tricks: int) -> None:
    for row in after_tricks(200, tricks, seed=tricks):
        stock = [int(card) for card in row[k.STOCK : k.STOCK + row[k.LEFT]]]
        out = int(row[k.OWN] | row[k.OPP])
        assert not row[k.OWN] & row[k.OPP]
        assert len(stock) == 10 - 2 * tricks
        assert popcount(out) == 10
        assert not any(out >> card & 1 for card in stock)
        seen = points_of(out) + sum(int(POINTS[card]) for card in stock)
        taken = (row[k.MINE] >> 4) + (row[k.THEIRS] >> 4)
        assert seen + taken == 120
        assert (row[k.MINE] & 15) + (row[k.THEIRS] & 15) == tricks
        assert stock == [] or stock[-1] < 8


def test_closed_positions_can_reach_66_on_paper() -> None:
    for row in closed_at_once(200, seed=3):
        kings = row[k.OWN] & (row[k.OWN] >> 1) & 0x04040404
        on_paper = points_of(row[k.OWN] | row[k.OPP]) + 20 * popcount(kings) + (20 if kings & 63 else 0)
        assert on_paper >= 66
        assert row[k.CLOSED] == k.BY_OWN
