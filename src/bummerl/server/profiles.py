"""The profiles written out for the pages that explain and compare them."""

from collections.abc import Mapping

import msgspec

from bummerl.club.outcomes import OUTCOMES
from bummerl.club.permits import PHRASES
from bummerl.club.protocol import GameFacts, OptionFacts, OptionValue, ProfileFacts, Profiles
from bummerl.rules.games import DEFAULT, GAMES, PRESETS, for_pleasure, game_of, profile_text
from bummerl.rules.profile import Profile, options, value_of


def facts(profile: Profile) -> ProfileFacts:
    """A profile with the value of every option a host may change, and of every single field of its class."""
    fields: Mapping[str, OptionValue] = msgspec.to_builtins(profile)
    hidden = {"game", "preset", "players"}
    values = {name: value for name, value in fields.items() if name not in hidden}
    changeable = {option.name: value_of(profile, option.name) for option in options(type(profile))}
    return ProfileFacts(
        rules=profile_text(profile),
        preset=profile.preset,
        game=game_of(profile).id,
        players=profile.players,
        options=changeable | values,
        pleasure=profile_text(for_pleasure(profile)),
    )


def all_profiles(levels: tuple[str, ...]) -> Profiles:
    """Every preset, every game with its options, and the levels of the computer."""
    games = []
    for name in GAMES:
        profile = next(profile for profile in PRESETS.values() if game_of(profile).id == name)
        asked = tuple(OptionFacts(option.name, option.values) for option in options(type(profile)))
        games.append(GameFacts(name, profile.players, asked))
    return Profiles(
        DEFAULT, tuple(facts(profile) for profile in PRESETS.values()), tuple(games), levels, PHRASES, OUTCOMES
    )
