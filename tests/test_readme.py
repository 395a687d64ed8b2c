"""What the README promises is there: its links, its example, its commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bummerl.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text())
    for link in links:
        if "://" in link or link.startswith("#"):
            continue
        assert (page.parent / link.partition("#")[0]).exists(), link


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code, _ = examples()
    exec(code, {})
    assert "Play" in capsys.readouterr().out


def test_the_example_for_another_package_runs_where_that_is() -> None:
    pytest.importorskip("schnapsen", reason="the package schnapsen is not installed")
    _, code = examples()
    names: dict[str, object] = {}
    exec(code, names)
    assert str(names["opponent"]) == "bummerl-expert"


def examples() -> list[str]:
    """The pieces of Python in the README."""
    return re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), flags=re.S)


def test_its_commands_exist() -> None:
    text = (ROOT / "README.md").read_text()
    named = set(re.findall(r"bummerl ([a-z]+)", text))
    assert {"play", "replay"} <= named <= {command.name for command in COMMANDS}


def test_the_presets_it_lists_are_those_there_are() -> None:
    from bummerl.rules.games import PRESETS

    listed = re.findall(r"^\| `([a-z-]+)` \|", (ROOT / "README.md").read_text(), flags=re.M)
    assert listed == list(PRESETS)
