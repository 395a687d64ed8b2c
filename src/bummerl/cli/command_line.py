"""Command lines whose help speaks the language of the person: for the commands that players use."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from bummerl.messages import LANGUAGES, language, messages, plain

if TYPE_CHECKING:
    from collections.abc import Sequence


class CommandLine(argparse.ArgumentParser):
    """The command line of `bummerl NAME`; its words are `NAME-about` and those that its options name.

    They are looked up only if `argv` asks for help: a server that starts has no time to read sentences.
    """

    def __init__(self, name: str, lang: str, argv: Sequence[str]) -> None:
        self._asked = bool({"-h", "--help"} & set(argv))
        self._lang = lang
        super().__init__(
            prog=f"bummerl {name}",
            description=self._say(f"{name}-about"),
            add_help=False,
            formatter_class=lambda prog: _Help(prog, plain(lang, "command")["command-how"]),
        )
        self._options = self.add_argument_group(plain(lang, "command")["command-options"])
        self._options.add_argument("-h", "--help", action="help", help=plain(lang, "command")["command-help"])

    def takes(self, *names: str, key: str, more: str = "", **how: Any) -> None:
        """Add an option or argument; `key` names what it is for, `more` is put behind that."""
        self._options.add_argument(*names, help=self._say(key) + more, **how)

    def takes_language(self, key: str) -> None:
        """Add the option by which another language than that of the machine is chosen."""
        self.takes("--lang", key=key, choices=LANGUAGES, default=language())

    def _say(self, key: str) -> str:
        return messages(self._lang).format(key) if self._asked else ""


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
