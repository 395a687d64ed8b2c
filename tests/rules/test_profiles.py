"""Profiles are data: every option can be changed, what does not go together is refused, and the text round-trips."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

from bummerl.rules import games
from bummerl.rules.errors import ProfileError
from bummerl.rules.profile import (
    COUNTS,
    Profile,
    Value,
    differences,
    field_options,
    options,
    override,
    spell,
    value_of,
)
from bummerl.rules.two_hand import PRESETS, TwoHandProfile
from bummerl.rules.two_hand.profile import PACKS
from strategies import profiles

CONFLICTS: set[tuple[str, Value, str, Value]] = {
    ("claimMode", "manual", "falseClaimAward", "impossible"),
    ("claimWindow", "beforeDraw", "closeTiming", "fullHandsOnly"),
    ("drawCarry", True, "lastTrickRule", "onePoint"),
    ("drawCarry", True, "lastTrickRule", "scale"),
}
"""All pairs of values that contradict each other."""

CHOICES = [(option.name, value) for option in options(TwoHandProfile) for value in option.values]


def contradicts(profile: Profile, changes: dict[str, Value]) -> set[tuple[str, str]]:
    """The pairs of options that would contradict each other after these changes."""

    def after(name: str) -> Value:
        return changes.get(name, value_of(profile, name))

    return {(one, two) for one, value, two, other in CONFLICTS if after(one) == value and after(two) == other}


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize(("name", "value"), CHOICES)
def test_every_value_of_every_option_can_be_chosen_or_names_its_conflict(preset: str, name: str, value: Value) -> None:
    profile = games.preset(preset)
    for raw in (value, spell(value)):
        wanted = contradicts(profile, {name: value})
        if wanted:
            with pytest.raises(ProfileError, match="profileInconsistent") as caught:
                override(profile, {name: raw})
            assert (caught.value.facts["option"], caught.value.facts["other"]) in wanted
        else:
            assert value_of(override(profile, {name: raw}), name) == value


@pytest.mark.parametrize(("one", "value", "two", "other"), sorted(CONFLICTS, key=str))
def test_what_contradicts_is_refused_and_the_other_half_heals_it(
    one: str, value: Value, two: str, other: Value
) -> None:
    with pytest.raises(ProfileError) as caught:
        override(games.preset("weich-wien"), {one: value, two: other})
    assert (caught.value.code, caught.value.facts) == ("profileInconsistent", {"option": one, "other": two})
    values = next(option.values for option in options(TwoHandProfile) if option.name == two)
    healing: dict[str, Value] = {"claimMode": "auto"} if one == "claimMode" else {}
    for free in values:
        if (one, value, two, free) not in CONFLICTS:
            healed = override(games.preset("weich-wien"), {one: value, two: free} | healing)
            assert value_of(healed, two) == free


NEEDS: dict[tuple[str, Value], dict[str, Value]] = {
    ("falseClaimAward", "impossible"): {"claimMode": "auto"},
    ("claimWindow", "beforeDraw"): {"closeTiming": "beforeOrAfterDraw"},
    ("drawCarry", True): {"lastTrickRule": "bonus10"},
}


def test_every_value_is_reached_by_some_profile() -> None:
    for name, value in CHOICES:
        needs = NEEDS.get((name, value), {})
        profile = override(games.preset("weich-wien"), {**needs, name: value})
        assert value_of(profile, name) == value


@given(profiles(tuple(games.PRESETS)))
def test_the_text_of_a_profile_parses_back_to_it(profile: Profile) -> None:
    text = games.profile_text(profile)
    assert games.parse_profile(text) == profile
    assert games.profile_text(games.parse_profile(text)) == text
    data = msgspec.json.encode(profile)
    assert msgspec.json.decode(data, type=type(profile)) == profile


@pytest.mark.parametrize("preset", sorted(games.PRESETS))
def test_a_preset_is_named_by_itself(preset: str) -> None:
    assert games.profile_text(games.preset(preset)) == preset
    assert games.parse_profile(preset) == games.preset(preset)


def test_groups_change_together_or_not_at_all() -> None:
    weich = games.preset("weich-wien")
    for group, values in (("pack", PACKS), ("count", COUNTS)):
        for value, facts in values.items():
            changed = override(weich, {group: value})
            assert {name: value_of(changed, name) for name in facts} == facts
            for name, single in facts.items():
                with pytest.raises(ProfileError, match="notAlone"):
                    override(weich, {name: single})
    assert len(override(weich, {"pack": 24}).pack) == 24


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("weich", "unknownPreset"),
        ("scharf closeMinStock=3", "unknownValue"),
        ("scharf closeMinStock", "unknownOption"),
        ("scharf weather=fine", "unknownOption"),
        ("scharf deckSize=24", "notAlone"),
        ("scharf players=3", "unknownOption"),
        ("scharf preset=online", "unknownOption"),
        ("scharf matchStart=7", "notAlone"),
        ("scharf mustBeat=maybe", "unknownValue"),
        ("online claimMode=manual", "profileInconsistent"),
    ],
)
def test_a_wrong_text_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(ProfileError) as caught:
        games.parse_profile(text)
    assert caught.value.code == code


def test_an_empty_text_is_no_profile() -> None:
    with pytest.raises(ProfileError, match="unknownPreset"):
        games.parse_profile("")


def test_yes_and_no_may_be_said_as_true_and_false() -> None:
    assert not games.parse_profile("scharf mustBeat=no").must_beat  # type: ignore[attr-defined]
    assert games.parse_profile("scharf mustBeat=no") == games.parse_profile("scharf mustBeat=false")


def test_for_pleasure_a_revoke_is_prevented() -> None:
    for preset in ("klassisch", "scharf"):
        profile = games.for_pleasure(games.preset(preset))
        assert differences(profile, games.preset(preset)) == {"revoke": "prevent"}
        assert games.profile_text(profile) == f"{preset} revoke=prevent"
    for preset in ("weich-wien", "online", "sechsundsechzig", "dreier"):
        assert games.for_pleasure(games.preset(preset)) == games.preset(preset)


def test_options_that_a_host_sees_are_those_with_a_choice() -> None:
    shown = {option.name for option in options(TwoHandProfile)}
    every = {option.name for option in field_options(TwoHandProfile)}
    grouped = {name for group in (PACKS, COUNTS) for facts in group.values() for name in facts}
    single = {option.name for option in field_options(TwoHandProfile) if len(option.values) < 2}
    assert shown == (every - grouped - single) | {"pack", "count"}
    assert [option.name for option in options(TwoHandProfile)][:2] == ["pack", "count"]
