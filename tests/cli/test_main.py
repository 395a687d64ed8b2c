"""The command itself: quick, and honest about what it does not know."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from importlib import import_module

import pytest

from bummerl.cli.main import COMMANDS, NAMES, Command, main
from bummerl.messages import LANGUAGES, messages, plain


def run(*words: str, lang: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": lang}
    command = [sys.executable, "-m", "bummerl", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_the_language_of_the_machine(lang: str) -> None:
    """What is read without Fluent is what Fluent reads."""
    words = plain(lang, "command")
    assert all(messages(lang).format(key) == text for key, text in words.items())
    done = run("--help", lang=f"{lang}_XX.UTF-8").stdout
    assert all(words[f"command-{name}"] in done for name in NAMES)
    assert words["command-unknown"] in run("quargel", lang=f"{lang}_XX.UTF-8").stderr


@pytest.mark.parametrize("name", ["play", "serve", "replay", "verify"])
def test_commands_for_players_explain_themselves_in_every_language(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = import_module(f"bummerl.cli.{name}")
    for lang in LANGUAGES:
        monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
        with pytest.raises(SystemExit):
            module.main(["--help"])
        said = " ".join(capsys.readouterr().out.split())
        assert messages(lang).format(f"{name}-about") in said
        assert said.startswith(messages(lang).format("command-how"))
    if name != "serve":
        # The last language was not this one; what is asked for goes before what the machine is set to.
        with pytest.raises(SystemExit):
            module.main(["--lang=de", "--help"])
        assert messages("de").format(f"{name}-about") in " ".join(capsys.readouterr().out.split())


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
    assert "'quargel'" in capsys.readouterr().err
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
