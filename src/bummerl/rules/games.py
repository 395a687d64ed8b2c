"""The register of games and presets, and the text of a profile."""

from functools import lru_cache

from bummerl.rules import three_hand, two_hand
from bummerl.rules.errors import ProfileError
from bummerl.rules.game import Deal, Game
from bummerl.rules.profile import Profile, differences, override, spell

GAMES: dict[str, Game] = {two_hand.id: two_hand, three_hand.id: three_hand}
"""Every game by its id."""

PRESETS: dict[str, Profile] = {**two_hand.PRESETS, **three_hand.PRESETS}
"""Every preset by its name."""

DEFAULT = "weich-wien"


def game_of(rules: Profile | Deal) -> Game:
    """The game that a profile or a deal belongs to."""
    profile = rules.profile if isinstance(rules, Deal) else rules
    return GAMES[str(profile.__struct_config__.tag)]


def preset(name: str) -> Profile:
    """A preset by name. Raises `ProfileError` `unknownPreset`."""
    try:
        return PRESETS[name]
    except KeyError:
        raise ProfileError("unknownPreset", preset=name[:40], presets=" ".join(PRESETS)) from None


def parse_profile(text: str) -> Profile:
    """Read `scharf` or `scharf closeMinStock=2 count=up7`. Raises `ProfileError`, as `preset` and `override` do."""
    name, *pairs = text.split() or [""]
    changes = {}
    for pair in pairs:
        option, equals, value = pair.partition("=")
        if not equals:
            raise ProfileError("unknownOption", option=pair[:40])
        changes[option] = value
    return override(preset(name), changes)


@lru_cache(maxsize=1024)
def profile_text(profile: Profile) -> str:
    """The one-line text of a profile: its preset, then what differs from it."""
    changes = differences(profile, PRESETS[profile.preset])
    return " ".join([profile.preset, *(f"{name}={spell(value)}" for name, value in changes.items())])


def for_pleasure(profile: Profile) -> Profile:
    """The profile as a table opened for pleasure plays it: a revoke is prevented, not punished (docs/rules.md §3.9)."""
    return override(profile, {"revoke": "prevent"}) if getattr(profile, "revoke", "prevent") != "prevent" else profile


__all__ = [
    "DEFAULT",
    "GAMES",
    "PRESETS",
    "for_pleasure",
    "game_of",
    "parse_profile",
    "preset",
    "profile_text",
]
