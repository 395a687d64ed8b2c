"""The examples in the docstrings of cards and rules hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import bummerl.rules


def test_every_example_in_a_docstring_holds() -> None:
    found = pkgutil.walk_packages(bummerl.rules.__path__, "bummerl.rules.")
    names = ["bummerl.cards", *(module.name for module in found)]
    results = {name: doctest.testmod(importlib.import_module(name)) for name in names}
    assert {name for name, result in results.items() if result.failed} == set()
    assert sum(result.attempted for result in results.values()) >= 8
