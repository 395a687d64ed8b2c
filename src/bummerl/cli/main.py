"""The command `bummerl`: a table of sub-commands, each imported only when it is called.

The dispatch is written by hand because importing any command-line library costs more than
the whole `--help` may.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Command(NamedTuple):
    """One sub-command: `module` has a `main(argv) -> int` that is called with the words after its name."""

    name: str
    module: str
    line: str


COMMANDS = (
    Command("play", "bummerl.cli.play", "play a Bummerl against the computer in the terminal"),
    Command("serve", "bummerl.cli.serve", "open the table in the browser"),
    Command("replay", "bummerl.cli.replay", "check a record move by move and print it"),
    Command("verify", "bummerl.cli.verify", "check the shuffles of a record against the secrets of all parties"),
    Command("analyse", "bummerl.cli.analyse", "say what each action of a position or record is worth"),
    Command("arena", "bummerl.cli.arena", "let two players meet in mirrored deals and measure the difference"),
    Command("train", "bummerl.cli.train", "train the engine's net by self-play"),
    Command("prove", "bummerl.cli.prove", "compare the exact solver with independent judges"),
    Command("bench", "bummerl.cli.bench", "measure the solvers and the server on this machine"),
    Command("worker", "bummerl.cli.worker", "play the computers' turns for nodes that share a database"),
    Command("reports", "bummerl.cli.reports", "read what people have reported to the operator"),
    Command("backup", "bummerl.cli.backup", "copy the games of a server into a file"),
    Command("restore", "bummerl.cli.restore", "put the games of a backup in place"),
)


def usage() -> str:
    """Return the help of the command itself."""
    width = max(len(command.name) for command in COMMANDS)
    lines = [f"  {command.name:<{width}}  {command.line}" for command in COMMANDS]
    return "\n".join(
        [
            "Usage: bummerl COMMAND [OPTIONS]",
            "",
            "The open home of Schnapsen. `bummerl COMMAND --help` tells the options of a command.",
            "",
            *lines,
            "",
            "  --version  print the version",
            "  --help     print this",
        ]
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Run one sub-command.

    Args: argv is the words after `bummerl`, by default those of the process.
    Returns: the exit status, 2 for a command line that cannot be read.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if words else 2
    if words[0] in ("-V", "--version", "version"):
        from importlib.metadata import version

        print(f"bummerl {version('bummerl')}")
        return 0
    for command in COMMANDS:
        if command.name == words[0]:
            return _run(command, words[1:])
    print(f"bummerl: no command {words[0]!r}; `bummerl --help` lists them", file=sys.stderr)
    return 2


def _run(command: Command, words: list[str]) -> int:
    """Run a sub-command; a reader of its output that goes away is no error of ours."""
    try:
        status = int(import_module(command.module).main(words) or 0)
        sys.stdout.flush()
    except BrokenPipeError:
        # What is still buffered would be tried again, and fail again, when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status
