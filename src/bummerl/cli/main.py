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


NAMES = (
    *("play", "serve", "replay", "verify", "analyse", "arena", "train", "prove", "bench", "worker"),
    *("reports", "backup", "restore"),
)
COMMANDS = tuple(Command(name, f"bummerl.cli.{name}") for name in NAMES)
"""What each is for stands in the locales, as `command-NAME`."""


def usage() -> str:
    """Return the help of the command itself, in the language of the machine."""
    from bummerl.messages import language, plain

    words = plain(language(), "command")
    width = max(len(name) for name in NAMES)
    lines = [f"  {name:<{width}}  {words[f'command-{name}']}" for name in NAMES]
    return "\n".join(
        [
            words["command-usage"],
            "",
            words["command-lead"],
            "",
            *lines,
            "",
            f"  --version  {words['command-version']}",
            f"  --help     {words['command-help']}",
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
    from bummerl.messages import language, plain

    print(f"bummerl: {plain(language(), 'command')['command-unknown']}: {words[0]!r}", file=sys.stderr)
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
