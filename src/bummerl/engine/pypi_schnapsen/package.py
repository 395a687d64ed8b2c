"""The PyPI package `schnapsen` where somebody has installed it: looked for when it is wanted, never needed.

It is licensed under the GPL and used from outside only (docs/adr/0003-the-package-schnapsen.md).
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import ModuleType
from typing import Any

BOTS = "schnapsen_bots_one_by_one"


class PackageMissing(ImportError):
    """The package is not there; `code` is `schnapsenMissing` and the text says how to install it."""

    code = "schnapsenMissing"

    def __init__(
        self,
        text: str = "schnapsenMissing: the package `schnapsen` is not installed; "
        "`pip install --no-deps schnapsen==0.0.5` is enough, the extra `schnapsen` brings all that it names",
    ) -> None:
        super().__init__(text)


def package_version() -> str:
    """The version of the package that is installed, `?` for a bare folder on the path. Raises `PackageMissing`."""
    part("game")
    try:
        return version("schnapsen")
    except PackageNotFoundError:
        return "?"


@cache
def part(name: str) -> Any:
    """A module of the package, such as `game` or `deck`. Raises `PackageMissing`."""
    try:
        return import_module(f"schnapsen.{name}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "schnapsen":
            raise
        raise PackageMissing from None


@cache
def bot_class(module: str, name: str) -> Any:
    """A bot of the package by the file that it stands in and its name. Raises `PackageMissing`.

    `schnapsen.bots` loads all bots at once, scikit-learn and Flask with them; the plain ones need neither, so each is
    loaded alone, in a room of its own.
    """
    if BOTS not in sys.modules:
        room = ModuleType(BOTS)
        room.__path__ = [str(Path(part("game").__file__).with_name("bots"))]
        sys.modules[BOTS] = room
    return getattr(import_module(f"{BOTS}.{module}"), name)
