"""Refusals: a code with facts, never a sentence; sentences live in the locales."""

from typing import Any


class RulesError(Exception):
    """Something that the rules do not allow.

    `code` is camelCase and stable (docs/rules.md §3.3); `facts` are values that a sentence may need, such as
    `suit="H"`.
    """

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts: dict[str, Any] = facts
        super().__init__(code)

    def __str__(self) -> str:
        return self.code + "".join(f" {name}={value}" for name, value in self.facts.items())


class IllegalAction(RulesError):
    """An action that the state does not allow; the state is unchanged."""


class NotationError(RulesError):
    """A text that is no card, action, position or record."""


class ProfileError(RulesError):
    """An option, a value or a pair of options that no game can have."""
