"""The set-up command: locks, what is done again and what is not, and what it says when something is missing."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-guests.lock", "requirements-node.lock")


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A dev.py of its own whose project folder is temporary and empty."""
    spec = importlib.util.spec_from_file_location("dev_under_test", ROOT / "dev.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    locks = ("RUNTIME_LOCK", "DEV_LOCK", "GUESTS_LOCK", "NODE_LOCK")
    for name in ("VENV", "BIN", "PYTHON", "STAMPS", "LOG", "WEB", "STATIC", *locks):
        monkeypatch.setattr(module, name, tmp_path / getattr(module, name).relative_to(ROOT))
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return module


def pins(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+) \\$", (ROOT / name).read_text(), flags=re.M))


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_hashes_and_names_no_host(name: str) -> None:
    text = (ROOT / name).read_text()
    assert "://" not in text
    requirements = [block for block in re.split(r"\n(?=\S)", text) if re.match(r"[a-z0-9]", block)]
    assert requirements
    for block in requirements:
        assert "--hash=sha256:" in block, block
        assert "[" not in block.splitlines()[0], "pip 23.0 refuses an extra together with a hash"


def test_the_lock_for_tests_holds_the_one_for_players() -> None:
    player, developer = pins("requirements.lock"), pins("requirements-dev.lock")
    assert player.items() <= developer.items()
    assert "pytest" in developer
    assert "pytest" not in player


def test_every_dependency_has_its_reason() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [
        *project["dependencies"],
        *(each for extra in project["optional-dependencies"].values() for each in extra),
    ]
    reasons = (ROOT / "docs" / "adr" / "0001-dependencies.md").read_text()
    for requirement in wanted:
        name = re.split(r"[\[<>=,]", requirement)[0].partition(".")[0].removesuffix("-cffi").removesuffix("-client")
        assert re.search(rf"\b{re.escape(name)}", reasons), requirement


def test_nothing_is_done_twice(dev: ModuleType) -> None:
    dev.done("page", "one")
    assert dev.is_done("page", "one")
    assert not dev.is_done("page", "two")
    assert not dev.is_done("kernels", "one")


def test_a_changed_a_new_and_a_renamed_file_count(dev: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "web" / "src"
    source.mkdir(parents=True)
    (source / "a.ts").write_text("1")
    seen = [dev.digest(dev.files(tmp_path / "web", "node_modules"))]
    for change in (
        lambda: (source / "a.ts").write_text("2"),
        lambda: (source / "b.ts").write_text(""),
        lambda: (source / "b.ts").rename(source / "c.ts"),
    ):
        change()
        seen.append(dev.digest(dev.files(tmp_path / "web", "node_modules")))
    assert len(set(seen)) == 4
    (tmp_path / "web" / "node_modules").mkdir()
    (tmp_path / "web" / "node_modules" / "x.js").write_text("3")
    assert dev.digest(dev.files(tmp_path / "web", "node_modules")) == seen[-1]


def test_a_failed_command_shows_its_last_words(dev: ModuleType) -> None:
    with pytest.raises(dev.Missing) as caught:
        dev.quietly([sys.executable, "-c", "print('first'); raise SystemExit('no such wheel')"])
    assert "no such wheel" in str(caught.value)
    assert "This command failed (1)" in str(caught.value)


def test_a_python_without_venv_is_told_what_to_install(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(dev.Missing, match="apt-get install python3-venv"):
        dev.make_venv()
    assert not dev.VENV.exists()


def test_a_machine_without_node_and_network_is_told_what_to_install(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(dev, "NODE_LOCK", tmp_path / "no-such.lock")
    with pytest.raises(dev.Missing, match="apt-get install nodejs npm"):
        dev.node_tools()


@pytest.mark.parametrize(("answer", "major"), [("v20.20.2", 20), ("v8.1.0", 8), ("what?", 0)])
def test_the_version_of_node_is_read(dev: ModuleType, tmp_path: Path, answer: str, major: int) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho '{answer}'\n")
    node.chmod(0o755)
    assert dev._node_version(str(node)) == major
    assert dev._node_version(str(tmp_path / "absent")) == 0


def test_a_python_that_is_too_old_is_told_what_to_install(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "OLDEST_PYTHON", (99, 0))
    assert dev.main() == 1
    assert "needs Python 99.0 or newer" in capsys.readouterr().err


def test_the_last_line_of_pytest_is_kept(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("def test_one():\n    assert 1 == 2\n")
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    code, last = dev.run_pytest(["-q", "-p", "no:cacheprovider", "test_one.py"])
    assert code == 1
    assert re.search(r"1 failed", last)


def test_help_names_every_command() -> None:
    done = subprocess.run([sys.executable, ROOT / "dev.py", "--help"], capture_output=True, text=True, check=True)
    for command in ("play", "test", "setup", "check"):
        assert f"{command}:" in done.stdout
