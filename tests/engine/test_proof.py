"""A seeded small part of the proof; the whole of it is `bummerl prove` (docs/proof.md)."""

import json
from collections.abc import Callable

import pytest

from bummerl.cli import prove as command
from bummerl.engine import proof, solver
from bummerl.engine.proof import Part
from bummerl.rules.game import Action
from bummerl.rules.two_hand import TwoHandDeal


@pytest.mark.parametrize(
    ("part", "least"),
    [
        (lambda: proof.stocks_of_four(2, seed=102), 2),
        (lambda: proof.first_leads(16, 0, seed=103), 80),
        (lambda: proof.walks(1000, seed=104), 15_000),
    ],
    ids=["stocks of four", "first leads", "walks"],
)
def test_independent_judges_agree_with_the_solver(part: Callable[[], Part], least: int) -> None:
    found = part()
    assert found.differences == []
    assert found.values >= least


def test_the_oracle_agrees_in_endings_of_every_kind() -> None:
    found = proof.endings(300, seed=105)
    assert found.differences == []
    kinds = {kind.rsplit(",", 1)[0] for kind in found.kinds}
    stocks = {kind.split(",")[0] for kind in kinds}
    phases = {kind.split(", ")[1] for kind in kinds}
    assert stocks == {"closed", "gone", "stock of 2"}
    assert phases >= {"lead", "reply", "marriage", "last", "preDraw"}


def test_a_wrong_value_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: with one value turned round it reports exactly that."""
    right = solver.action_values

    def turned(deal: TwoHandDeal) -> dict[Action, float]:
        values = right(deal)
        first = next(iter(values))
        return values | {first: -values[first]}

    monkeypatch.setattr(proof, "action_values", turned)
    assert proof.endings(20, seed=106).differences


def test_the_command_tells_what_was_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--json", "--share", "0.0005", "--seed", "3", "--workers", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["agreed"] is True
    assert [part["name"] for part in told["parts"]] == ["endings", "stocks of four", "first leads", "walks"]
    assert all(part["differences"] == [] for part in told["parts"])
