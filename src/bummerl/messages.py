"""The sentences of the doors, in Fluent, from `locales/`; web and terminal read the same files."""

from __future__ import annotations

import os
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

LANGUAGES = ("es", "de", "en")
FALLBACK = "en"
FOLDER = Path(__file__).parent / "locales"


class Messages:
    """The messages of one language; what it lacks is taken from English."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundles = [_bundle(lang)] if lang == FALLBACK else [_bundle(lang), _bundle(FALLBACK)]

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def format(self, key: str, /, **facts: str | int) -> str:
        """Return one sentence.

        Args: key is the name of a message; facts are its variables.
        Raises: KeyError when no language has it; ValueError when a fact that it names is missing.
        """
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, facts)
                if errors:
                    raise ValueError(f"message {key} in {self.lang}: {errors[0]}")
                return str(text)
        raise KeyError(key)


def messages(lang: str) -> Messages:
    """Return the messages of a language or tag (`de`, `de-AT`); English for one that is not there."""
    return _messages(_known(lang))


def plain(lang: str, name: str) -> dict[str, str]:
    """Return the messages of a file (`command`) that holds nothing but lines of text without variables.

    They are read without Fluent, which takes longer to import than `bummerl --help` may take.
    """
    text = (FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8")
    lines = (line.partition(" = ") for line in text.splitlines() if line and not line.startswith("#"))
    return {key: words for key, _, words in lines}


def language() -> str:
    """Return the language that this machine is set to, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return _known(value)
    return FALLBACK


def _known(tag: str) -> str:
    short = re.split("[-_.]", tag, maxsplit=1)[0].lower()
    return short if short in LANGUAGES else FALLBACK


@lru_cache
def _messages(lang: str) -> Messages:
    return Messages(lang)


@lru_cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks are for mixed directions of writing; a screen reader may speak them.
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def refusal(lang: str, code: str, facts: Mapping[str, object]) -> str:
    """Return the sentence of a refusal, with the number of its rule.

    Args: code and facts as in `RulesError`; a suit, a card and a contract are put in by their names.
    """
    words = messages(lang)
    named: dict[str, str | int] = {}
    for name, value in facts.items():
        key = f"{name}-{value}"
        named[name] = words.format(key) if name in ("suit", "card", "contract") and key in words else str(value)
    key = f"error-{code}"
    return words.format(key, **named) if key in words else code
