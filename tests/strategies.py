"""What hypothesis draws: profiles with overrides, and matches that were played to some point by rolling dice.

Play follows from a seed, so an example is one small number and shrinks to an early moment of a deal.
"""

from __future__ import annotations

from itertools import count, islice
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from hypothesis import strategies as st

from bummerl.rules import games
from bummerl.rules import match as matches
from bummerl.rules.actions import Claim, Concede, Settle
from bummerl.rules.errors import IllegalAction, ProfileError
from bummerl.rules.profile import Profile, Value, options, override
from bummerl.rules.shuffle import seeded_pack
from bummerl.rules.two_hand import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bummerl.cards import Card
    from bummerl.rules.game import Action, Event, Seat
    from bummerl.rules.match import Match


class Turn(NamedTuple):
    """One step of a match: what was done (None: cards were dealt), what happened, and the match before and after."""

    before: Match
    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]
    after: Match
    pack: tuple[Card, ...] = ()


@st.composite
def profiles(draw: st.DrawFn, presets: tuple[str, ...] = tuple(PRESETS)) -> Profile:
    """A preset with any options changed, as far as they go together."""
    profile = games.preset(draw(st.sampled_from(presets)))
    open_to_hosts = options(type(profile))
    changes = draw(
        st.dictionaries(st.sampled_from([option.name for option in open_to_hosts]), st.integers(0, 3), max_size=6)
    )
    for name, number in changes.items():
        values = next(option.values for option in open_to_hosts if option.name == name)
        profile = changed(profile, name, values[number % len(values)])
    return profile


def changed(profile: Profile, name: str, value: Value) -> Profile:
    """The profile with an option changed, or as it was where the change does not fit the rest."""
    try:
        return override(profile, {name: value})
    except ProfileError:
        return profile


def may(match: Match, seat: Seat, action: Action) -> bool:
    """Whether the rules accept an action."""
    try:
        matches.check(match, seat, action)
    except IllegalAction:
        return False
    return True


def choose(rng: Random, match: Match) -> tuple[Seat, Action]:
    """A lawful action by dice. Claims are rare as long as others exist, so that deals last."""
    seat = min(matches.to_act(match))
    lawful = matches.legal(match, seat)
    if rng.random() < 0.002 and may(match, seat, Concede()):
        return seat, Concede()
    patient = [action for action in lawful if not isinstance(action, Claim | Settle)]
    return seat, rng.choice(patient if patient and rng.random() < 0.9 else lawful)


def turns(profile: Profile, seed: int) -> Iterator[Turn]:
    """The endless match of a profile and a seed, step by step."""
    rng = Random(seed)
    match = matches.new_match(profile, rng.randrange(profile.players))
    for deal_no in count(1):
        before = match
        pack = seeded_pack(seed, matches.pack_wanted(match), deal_no)
        match, events = matches.begin_deal(match, pack)
        yield Turn(before, None, None, events, match, pack)
        while not matches.between_deals(match):
            before = match
            seat, action = choose(rng, match)
            matches.check(match, seat, action)
            match, events = matches.apply(match, seat, action)
            yield Turn(before, seat, action, events, match)


def steps_of(profile: Profile, seed: int, length: int) -> list[Turn]:
    """The first steps of a match."""
    return list(islice(turns(profile, seed), length))


def in_play(profile: Profile, seed: int, length: int) -> Match:
    """A match with a deal in play, after `length` steps or a few more."""
    for number, turn in enumerate(turns(profile, seed)):
        if number >= length and not matches.between_deals(turn.after):
            return turn.after
    raise AssertionError("a match never ends")


seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, 60)


def matches_in_play(
    presets: tuple[str, ...] = tuple(PRESETS),
) -> st.SearchStrategy[Match]:
    """Matches with a deal in play, by any rules."""
    return st.builds(in_play, profiles(presets), seeds, lengths)
