"""The rules help says what the rules do: options have their sentences, examples are played through the engine."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bummerl.cards import Card, Suit
from bummerl.messages import LANGUAGES, messages
from bummerl.rules import games
from bummerl.rules import match as matches
from bummerl.rules.actions import parse_action
from bummerl.rules.errors import IllegalAction, ProfileError
from bummerl.rules.profile import Profile, options, override, spell, value_of
from bummerl.rules.three_hand.contracts import Contract, enabled, terms
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.two_hand import play, refusals
from bummerl.rules.two_hand.profile import PRESETS, TwoHandProfile
from bummerl.rules.two_hand.state import Closed, Phase, TwoHandDeal, points

PAGES = Path(__file__).parents[1] / "web" / "src" / "pages" / "rules"
EXAMPLES: list[dict[str, Any]] = json.loads((PAGES / "examples.json").read_text())
WHY_NOT: list[dict[str, Any]] = json.loads((PAGES / "whynot.json").read_text())
CONTRACTS: list[dict[str, Any]] = json.loads((PAGES / "contracts.json").read_text())
FACTS: dict[str, str | int] = {
    "suit": "hearts",
    "led": "KS",
    "count": 2,
    "name": "x",
    "low": "jack",
    "pack": "20",
    "claimMode": "manual",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.PRESETS)
def test_every_option_has_a_name_and_a_sentence_for_each_value(name: str, lang: str) -> None:
    words = messages(lang)
    kind = type(games.PRESETS[name])
    english = messages("en")
    assert words.format(f"profile-{name}")
    assert words.format(f"profile-{name}-who")
    for option in options(kind):
        assert words.format(f"option-{option.name}")
        said = [words.format(f"option-{option.name}-{spell(value)}") for value in option.values]
        assert len(set(said)) == len(said), f"{option.name}: two values say the same"
        if lang != "en":
            assert said != [english.format(f"option-{option.name}-{spell(value)}") for value in option.values]


def test_the_three_languages_say_the_same_things() -> None:
    def keys(lang: str) -> set[str]:
        folder = Path(games.__file__).parents[1] / "locales" / lang
        lines = "\n".join((folder / f"{name}.ftl").read_text() for name in ("pages", "rules")).splitlines()
        return {line.split(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}

    assert keys("es") == keys("de") == keys("en")


def profiles_of(example: dict[str, Any], value: str) -> list[TwoHandProfile]:
    """Every preset, brought to the value of the example's option, that fulfils what the example needs."""
    found = []
    for preset in PRESETS.values():
        try:
            profile = override(preset, {example["option"]: value}) if "option" in example else preset
        except ProfileError:
            continue
        if all(value_of(profile, name) == wanted for name, wanted in example.get("needs", {}).items()):
            found.append(profile)
    return found


def deal_of(profile: TwoHandProfile, position: dict[str, Any]) -> TwoHandDeal:
    closed = position.get("closed")
    marriages = position.get("marriages", [[], []])
    return TwoHandDeal(
        profile=profile,
        dealer=1,
        phase=Phase(position["phase"]),
        leader=position["leader"],
        hands=(tuple(map(Card, position["hands"][0])), tuple(map(Card, position["hands"][1]))),
        stock=tuple(map(Card, position["stock"])),
        trump=Suit(position["trump"]),
        table=tuple(map(Card, position.get("table", []))),
        tricks=tuple(position.get("tricks", [0, 0])),
        trick_points=tuple(position.get("trickPoints", [0, 0])),
        marriages=(tuple(map(Suit, marriages[0])), tuple(map(Suit, marriages[1]))),
        announced=Suit(position["announced"]) if "announced" in position else None,
        closed=Closed(closed["by"], closed["oppTricks"], closed["oppPoints"]) if closed else None,
    )


def do(deal: TwoHandDeal, actions: list[str]) -> TwoHandDeal:
    for text in actions:
        action = parse_action(text)
        acting = refusals.to_act(deal)
        seat = 0 if text == "claim" or not acting else min(acting)
        refusals.check(deal, seat, action)
        deal, _ = play.apply(deal, seat, action)
    return deal


CASES = [(example, value) for example in EXAMPLES for value in example["results"]]


@pytest.mark.parametrize(("example", "value"), CASES, ids=[f"{example['id']}-{value}" for example, value in CASES])
def test_examples_are_what_the_engine_does(example: dict[str, Any], value: str) -> None:
    result = example["results"][value]
    profiles = profiles_of(example, value)
    assert profiles, "no preset can show this example"
    for profile in profiles:
        deal = deal_of(profile, example["position"])
        cards = [card for hand in deal.hands for card in hand] + [*deal.stock, *deal.table]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(profile.pack) or profile.deck_size == 24
        if "cards" in result:
            lawful = {str(action) for action in refusals.legal(deal, 0)} & set(deal.hands[0])
            assert lawful == set(result["cards"]), profile.preset
        elif "refused" in result:
            with pytest.raises(IllegalAction) as refused:
                do(deal, result["do"])
            assert refused.value.code == result["refused"], profile.preset
        else:
            after = do(deal, result["do"])
            if "holds" in result:
                assert Card(result["holds"]) in after.hands[0]
            if "cardPoints" in result:
                assert points(after, 0) == result["cardPoints"]
            if "winner" in result:
                assert after.outcome is not None
                assert after.outcome.payees == (result["winner"],), profile.preset
            if "points" in result:
                assert after.outcome is not None
                assert after.outcome.points == result["points"], profile.preset


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_an_example_speaks_of_every_value_that_its_profiles_can_have(example: dict[str, Any]) -> None:
    for preset in PRESETS.values():
        if any(value_of(preset, name) != wanted for name, wanted in example.get("needs", {}).items()):
            continue
        value = spell(value_of(preset, example["option"])) if "option" in example else "any"
        assert value in example["results"], preset.preset
    for lang in LANGUAGES:
        words = messages(lang)
        for key in (example["id"], *(f"{example['id']}-{value}" for value in example["results"])):
            assert words.format(f"example-{key}", **FACTS)


def kind_of(action: str) -> str | None:
    if action[0] == "+":
        return "announce"
    if len(action) == 2:
        return "play"
    return action if action in ("exchange", "close", "claim") else None


def holds(profile: Profile, reason: dict[str, Any]) -> bool:
    return all(value_of(profile, name) == wanted for name, wanted in reason.get("if", {}).items())


@pytest.mark.parametrize("name", PRESETS)
def test_why_not_lists_exactly_the_reasons_that_the_rules_give(name: str) -> None:
    rng = random.Random(66)
    heard: dict[str, set[str]] = {group["action"]: set() for group in WHY_NOT}
    for _ in range(60):
        match = matches.new_match(PRESETS[name], rng.randrange(2))
        pack = list(matches.pack_wanted(match))
        rng.shuffle(pack)
        match, _events = matches.begin_deal(match, tuple(pack))
        while not matches.between_deals(match):
            deal = match.deal
            assert isinstance(deal, TwoHandDeal)
            for seat in (0, 1):
                for action in refusals.candidates(deal, seat):
                    kind = kind_of(str(action))
                    refused = refusals.refusal(deal, seat, action)
                    if kind and refused:
                        heard[kind].add(refused.code)
            seat = min(matches.to_act(match))
            match, _events = matches.apply(match, seat, rng.choice(matches.legal(match, seat)))
    for group in WHY_NOT:
        listed = {reason["code"] for reason in group["reasons"] if holds(PRESETS[name], reason)}
        assert heard[group["action"]] == listed, group["action"]


DREIER = [
    "dreier",
    "dreier plaudererValue=8 bettlerTrump=no",
    "dreier allowBauernloch=yes bauernlochEligibility=any allowAssenbettler=yes",
]


@pytest.mark.parametrize("text", DREIER)
def test_the_table_of_contracts_is_that_of_the_rules(text: str) -> None:
    profile = games.parse_profile(text)
    assert isinstance(profile, ThreeHandProfile)

    def written(value: Any) -> Any:
        return value_of(profile, value["option"]) if isinstance(value, dict) else value

    for row, contract in zip(CONTRACTS, Contract, strict=True):
        rule = terms(contract, profile)
        assert row["contract"] == contract
        assert [written(row[name]) for name in ("value", "who", "goal", "trump")] == [
            rule.value,
            rule.who,
            rule.goal,
            rule.trump,
        ]
        assert ("allow" not in row or written({"option": row["allow"]})) == enabled(contract, profile)
