"""The rules of a table in sentences, made from its profile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bummerl.cards import Rank
from bummerl.messages import messages
from bummerl.rules.games import profile_text
from bummerl.rules.profile import options, spell, value_of

if TYPE_CHECKING:
    from bummerl.rules.profile import Profile


def rules_help(profile: Profile, lang: str) -> list[str]:
    """Return one sentence for each option of the profile, as it is set."""
    words = messages(lang)
    # The sentences leave the names of the ranks open: a German pack has an Ober where a French one has a queen.
    ranks = {rank.name.lower(): words.format(f"rank-{rank}") for rank in Rank}
    said = [words.format("view-rules", rules=profile_text(profile))]
    for option in options(type(profile)):
        value = spell(value_of(profile, option.name))
        key = f"option-{option.name}-{value}"
        said.append(words.format(key, **ranks) if key in words else f"{option.name}: {value}")
    return said
