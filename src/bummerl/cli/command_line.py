"""Command lines whose help speaks the language of the person: for the commands that players use."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from bummerl.messages import LANGUAGES, language, messages

if TYPE_CHECKING:
    from collections.abc import Sequence


class CommandLine(argparse.ArgumentParser):
    """The command line of `bummerl NAME`; its words are `NAME-about` and those that its options name."""

    def __init__(self, name: str, lang: str) -> None:
        words = messages(lang)
        super().__init__(
            prog=f"bummerl {name}",
            description=words.format(f"{name}-about"),
            add_help=False,
            formatter_class=lambda prog: _Help(prog, words.format("command-how")),
        )
        self._words = words
        self._options = self.add_argument_group(words.format("command-options"))
        self.takes("-h", "--help", key="command-help", action="help")

    def takes(self, *names: str, key: str, more: str = "", **how: Any) -> None:
        """Add an option or argument; `key` names what it is for, `more` is put behind that."""
        self._options.add_argument(*names, help=self._words.format(key) + more, **how)

    def takes_language(self, key: str) -> None:
        """Add the option by which another language than that of the machine is chosen."""
        self.takes("--lang", key=key, choices=LANGUAGES, default=language())


class _Help(argparse.HelpFormatter):
    """The help of argparse with our word for the usage."""

    def __init__(self, prog: str, how: str) -> None:
        super().__init__(prog)
        self._how = how

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._how}: " if prefix is None else prefix)


def asked_language(argv: Sequence[str]) -> str:
    """Return the language that these words ask for with `--lang`, before they are read; else that of the machine."""
    for place, word in enumerate(argv):
        name, given, value = word.partition("=")
        if name == "--lang":
            asked = value if given else "".join(argv[place + 1 : place + 2])
            return asked if asked in LANGUAGES else language()
    return language()
