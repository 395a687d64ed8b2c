"""Bots of the package `schnapsen` by name: what is read, what is refused, and that they play in the arena."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from bummerl.cli.arena import main
from bummerl.engine.arena import Player, Task, play_match, play_units
from bummerl.engine.pypi_schnapsen import package
from bummerl.engine.pypi_schnapsen.guests import Guest, GuestError, check
from bummerl.engine.pypi_schnapsen.package import PackageMissing
from bummerl.rules.games import parse_profile

SOURCE = Path(__file__).parents[3] / "src"


def installed() -> None:
    pytest.importorskip("schnapsen.game", reason="the package `schnapsen` is not installed", exc_type=ImportError)


@pytest.fixture
def without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine where nobody installed it."""
    package.part.cache_clear()
    for name in ("schnapsen", "schnapsen.game", "schnapsen.deck"):
        monkeypatch.setitem(sys.modules, name, None)


def test_names_are_written_and_read() -> None:
    assert str(Player.parse("schnapsen:rdeep")) == "schnapsen:rdeep@16x4"
    assert Player.parse("schnapsen:rdeep@8x2").guest == Guest("rdeep", 8, 2)
    assert str(Player.parse("schnapsen:bully")) == "schnapsen:bully"
    assert Player.parse("expert@40").guest is None


@pytest.mark.parametrize(
    "text", ["schnapsen:", "schnapsen:rdeep@16", "schnapsen:rdeep@0x4", "schnapsen:rand@16x4", "schnapsen:ml"]
)
def test_a_name_without_a_guest_is_refused(text: str) -> None:
    with pytest.raises(GuestError, match="unknownGuest") as refused:
        Player.parse(text)
    assert refused.value.code == "unknownGuest"


def test_without_the_package_one_is_told_how_to_get_it(
    without_the_package: None, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(PackageMissing, match="pip install --no-deps schnapsen==0") as missing:
        check(parse_profile("weich-wien"))
    assert missing.value.code == "schnapsenMissing"
    assert str(pickle.loads(pickle.dumps(missing.value))) == str(missing.value)
    with pytest.raises(SystemExit) as left:
        main(["club", "schnapsen:rand", "--pairs", "1", "--workers", "1"])
    assert left.value.code == 2
    assert "schnapsenMissing" in capsys.readouterr().err
    package.part.cache_clear()


def test_nobody_loads_the_package_unasked() -> None:
    """It is licensed under the GPL and slow to load: an arena between our own levels does without."""
    words = (
        "import sys; from bummerl.engine.arena import Player, Task, play_match, play_units; "
        "play_match('weich-wien', (Player('beginner'), Player('beginner')), pairs=1); "
        "sys.exit(any(name.split('.')[0] == 'schnapsen' for name in sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", words], env={"PYTHONPATH": str(SOURCE)}, check=False, timeout=120)
    assert ran.returncode == 0


@pytest.mark.parametrize("rules", ["sechsundsechzig", "weich-wien mustBeat=no", "dreier"])
def test_rules_that_they_do_not_know_are_refused(rules: str) -> None:
    installed()
    with pytest.raises(GuestError, match="rulesTooFar"):
        check(parse_profile(rules))


def test_equal_guests_are_exactly_level() -> None:
    installed()
    for name in ("schnapsen:rand", "schnapsen:bully", "schnapsen:rdeep@2x2"):
        result = play_match("weich-wien", (Player.parse(name), Player.parse(name)), pairs=8, seed=3)
        assert result.game_points.mean == 0.0
        assert result.guests == "schnapsen 0.0.5"
        assert result.sides[0].closes == 0.0


def test_every_unit_of_a_match_stands_alone() -> None:
    """So that workers and clusters may share the work as they like."""
    installed()
    task = Task("weich-wien", (Player.parse("club"), Player.parse("schnapsen:rdeep@2x2")), 5, "deal", 0, 8)
    together = [unit.points for unit in play_units(task)]
    alone = [unit.points for n in reversed(range(8)) for unit in play_units(replace(task, first=n, count=1))]
    assert alone[::-1] == together
    assert len(set(map(tuple, together))) > 2


@pytest.mark.parametrize("rules", ["scharf", "klassisch closeTiming=beforeOrAfterDraw", "online exchangeMinStock=4"])
def test_a_guest_plays_by_our_rules_whatever_they_are(rules: str) -> None:
    """An unlawful action would raise; the stock is closed against it often enough to count."""
    installed()
    result = play_match(rules, (Player.parse("club"), Player.parse("schnapsen:rdeep@2x2")), pairs=15, seed=6)
    assert result.sides[0].closes > 0.1
    assert result.game_points.mean > 0.0


def test_more_thought_makes_a_guest_stronger() -> None:
    installed()
    result = play_match("weich-wien", (Player.parse("schnapsen:rdeep@4x4"), Player.parse("schnapsen:rand")), pairs=12)
    assert result.deals_won.mean > 0.6


def test_the_command_names_the_guest(capsys: pytest.CaptureFixture[str]) -> None:
    installed()
    assert main(["beginner", "schnapsen:bully", "--pairs", "4", "--workers", "1"]) == 0
    assert "schnapsen:bully: closes 0.00 a deal" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["beginner", "schnapsen:bully", "--pairs", "4", "--workers", "1", "--profile", "sechsundsechzig"])
    assert "rulesTooFar" in capsys.readouterr().err
