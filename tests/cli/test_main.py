"""The command itself: quick, and honest about what it does not know."""

from __future__ import annotations

import subprocess
import sys
import time
from importlib import import_module

import pytest

from bummerl.cli.main import COMMANDS, Command, main


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "bummerl", *words], capture_output=True, text=True, check=False)


def test_help_is_quick_and_names_every_command() -> None:
    seconds = []
    for _ in range(5):
        start = time.perf_counter()
        done = run("--help")
        seconds.append(time.perf_counter() - start)
    assert done.returncode == 0
    for command in COMMANDS:
        assert f"  {command.name} " in done.stdout
    # The quickest of five: the others measure what else the machine does.
    assert min(seconds) < 0.2


def test_help_imports_nothing_that_it_does_not_need() -> None:
    code = (
        "import sys; from bummerl.cli.main import main; main(['--help']); print(sorted(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for module in ("argparse", "msgspec", "rich", "typer", "numba", "numpy", "litestar", "bummerl.rules", "fluent"):
        assert f"'{module}'" not in done.stderr, module


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_explains_itself(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    module = import_module(command.module)
    with pytest.raises(SystemExit) as ended:
        module.main(["--help"])
    assert ended.value.code == 0
    assert f"bummerl {command.name}" in capsys.readouterr().out


def test_an_unknown_command_and_none_are_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quargel"]) == 2
    assert "no command 'quargel'" in capsys.readouterr().err
    assert main([]) == 2
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.split()[-1].count(".") == 2


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bummerl", "play", "--help"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
