"""What a rule profile is: frozen options, presets, overrides, and their one-line text.

A profile's text is its preset and what differs from it: `scharf`, or `scharf closeMinStock=2 count=up7`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from bummerl.cards import PACK_20, Card
from bummerl.rules.errors import ProfileError

Value = str | int | bool
P = TypeVar("P", bound="Profile")


class Option(Struct, frozen=True, rename="camel"):
    """One question that players answer differently: its camelCase name and the values it can have."""

    name: str
    values: tuple[Value, ...]


class Profile(Struct, frozen=True, kw_only=True, rename="camel", tag_field="game"):
    """The rules of one game as data (docs/rules.md §2). Subclasses add the options of their game, never behaviour."""

    preset: str
    players: int
    match_start: Literal[0, 7, 24]
    match_target: Literal[0, 7, 24]

    @classmethod
    def groups(cls) -> Mapping[str, Mapping[Value, Mapping[str, Value]]]:
        """The options that change only together (docs/rules.md §3.13)."""
        return {"count": COUNTS}

    @classmethod
    def free(cls) -> frozenset[str]:
        """Options (camelCase) that nobody changes by themselves: they belong to a group or to the game."""
        return frozenset({"preset", "players"})

    def conflict(self) -> tuple[str, str] | None:
        """The first pair of options (camelCase) that no game can have together, or None."""
        return None

    @property
    def pack(self) -> tuple[Card, ...]:
        """The ordered pack of the game."""
        return PACK_20


COUNTS: dict[Value, dict[str, Value]] = {
    "down7": {"matchStart": 7, "matchTarget": 0},
    "up7": {"matchStart": 0, "matchTarget": 7},
    "down24": {"matchStart": 24, "matchTarget": 0},
    "up24": {"matchStart": 0, "matchTarget": 24},
}


@cache
def field_options(kind: type[Profile]) -> tuple[Option, ...]:
    """Every field of a profile class with a closed set of values, in the order of the class."""
    names = {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
    found = []
    for name, hint in get_type_hints(kind).items():
        if hint is bool:
            found.append(Option(names[name], (False, True)))
        elif get_origin(hint) is Literal:
            found.append(Option(names[name], get_args(hint)))
    return tuple(found)


@cache
def options(kind: type[Profile]) -> tuple[Option, ...]:
    """The options a host may change: groups first, then every single option that no group owns and that has a
    choice."""
    owned = {name for values in kind.groups().values() for facts in values.values() for name in facts}
    groups = tuple(Option(name, tuple(values)) for name, values in kind.groups().items())
    single = tuple(
        option
        for option in field_options(kind)
        if option.name not in owned and option.name not in kind.free() and len(option.values) > 1
    )
    return groups + single


def value_of(profile: Profile, name: str) -> Value:
    """The value of an option or group of this profile."""
    groups = type(profile).groups()
    if name in groups:
        for value, facts in groups[name].items():
            if all(_field(profile, each) == wanted for each, wanted in facts.items()):
                return value
        raise ProfileError("profileInconsistent", option=name)
    return _field(profile, name)


def override(profile: P, changes: Mapping[str, Value | str]) -> P:
    """The profile with options or groups changed; values may also be given as text (`yes`, `no`, `4`).

    Raises `ProfileError`: `unknownOption`, `unknownValue` (with the values that exist), `notAlone` (the option belongs
    to a group), or `profileInconsistent` with the pair of options that do not go together (docs/rules.md §3.13).
    """
    kind = type(profile)
    known = {option.name: option for option in options(kind)}
    facts: dict[str, Value] = {}
    for name, raw in changes.items():
        if name not in known:
            raise ProfileError(_why_unknown(kind, name), option=name)
        value = _read(known[name], raw)
        facts.update(kind.groups()[name][value] if name in kind.groups() else {name: value})
    fields = {field.encode_name: field.name for field in msgspec.structs.fields(kind)}
    changed = msgspec.structs.replace(profile, **{fields[name]: value for name, value in facts.items()})
    pair = changed.conflict()
    if pair is not None:
        raise ProfileError("profileInconsistent", option=pair[0], other=pair[1])
    return changed


def differences(profile: Profile, base: Profile) -> dict[str, Value]:
    """The options and groups in which a profile differs from another of the same game."""
    names = [option.name for option in options(type(base))]
    return {name: value_of(profile, name) for name in names if value_of(profile, name) != value_of(base, name)}


def spell(value: Value) -> str:
    """A value as text: `yes`, `no`, or the value itself."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _why_unknown(kind: type[Profile], name: str) -> str:
    owned = any(name in facts for values in kind.groups().values() for facts in values.values())
    return "notAlone" if owned else "unknownOption"


def _read(option: Option, raw: Value | str) -> Value:
    words = {spell(value): value for value in option.values}
    if all(isinstance(value, bool) for value in option.values):
        words |= {"true": True, "false": False}
    try:
        return words[spell(raw).strip()]
    except KeyError:
        values = " ".join(spell(value) for value in option.values)
        raise ProfileError("unknownValue", option=option.name, value=spell(raw), values=values) from None


def _field(profile: Profile, name: str) -> Value:
    for field in msgspec.structs.fields(profile):
        if field.encode_name == name:
            value: Value = getattr(profile, field.name)
            return value
    raise ProfileError("unknownOption", option=name)
