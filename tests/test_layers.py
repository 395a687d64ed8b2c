"""The layers of the house: what may import what."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "bummerl"
IMPURE = {
    *("asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets"),
    *("select", "shutil", "signal", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time"),
    "uuid",
}
PURE_FILES = sorted([SOURCE / "cards.py", *(SOURCE / "rules").rglob("*.py")])
IN_CONTRACTS = {"cards", "rules", "engine", "rl", "club", "server", "cli"}
BESIDE = {"messages", "locales", "__init__", "__main__", "py.typed"}


def imported(source: str) -> set[str]:
    """Return the top-level modules that a Python text imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names


def impure(source: str) -> set[str]:
    """Return what a text of the rules imports and may not (standard library and msgspec)."""
    allowed = (set(sys.stdlib_module_names) - IMPURE) | {"bummerl", "msgspec"}
    return imported(source) - allowed


@pytest.mark.parametrize("path", PURE_FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_rules_are_pure(path: Path) -> None:
    assert impure(path.read_text()) == set()


@pytest.mark.parametrize(
    "line", ["import random", "from time import monotonic", "import numpy as np", "import os.path"]
)
def test_an_impure_line_is_found(line: str) -> None:
    assert impure(f"def f():\n    {line}\n")


def lint_imports(source: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter with the project's contracts on the package below `source`."""
    config = Path(__file__).parents[1] / "pyproject.toml"
    return subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--config", config, "--no-cache", "--no-logo"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(source)},
        cwd=source,
    )


def test_arrows_point_down_only() -> None:
    result = lint_imports(SOURCE.parent)
    assert result.returncode == 0, result.stdout


def test_every_part_of_the_house_has_its_layer() -> None:
    parts = {path.stem if path.is_file() else path.name for path in SOURCE.iterdir() if path.name != "__pycache__"}
    assert {part for part in parts if part != "py"} - {"py.typed"} <= IN_CONTRACTS | BESIDE


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("rules/house.py", "from bummerl import engine", "Arrows point down only"),
        ("engine/house.py", "from bummerl.server import app", "Arrows point down only"),
        ("rules/house.py", "import random", "The rules are pure"),
        ("club/house.py", "import litestar", "HTTP and SQL stay in server/"),
        ("club/house.py", "from bummerl import messages", "A refusal is a code"),
    ],
)
def test_an_arrow_that_points_up_is_found(tmp_path: Path, module: str, line: str, contract: str) -> None:
    """A small house with one wrong import breaks the contract, so the contracts are not empty words."""
    house = tmp_path / "bummerl"
    for part in (
        "cards.py",
        "messages.py",
        *(f"{name}/__init__.py" for name in ("rules", "engine", "club", "server", "cli")),
    ):
        file = house / part
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    (house / "__init__.py").write_text("")
    (house / "server" / "app.py").write_text("")
    (house / module).write_text(line + "\n")
    result = lint_imports(tmp_path)
    assert result.returncode == 1, result.stdout + result.stderr
    broken = [text for text in result.stdout.splitlines() if text.rstrip().endswith("BROKEN")]
    assert [text for text in broken if contract in text], result.stdout
