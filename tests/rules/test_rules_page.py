"""docs/rules.md says what the code does: its tables are the code's, its examples are played, its numbers exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bummerl.rules import match as matches
from bummerl.rules.errors import IllegalAction
from bummerl.rules.notation import parse_move, parse_seat
from bummerl.rules.position_reader import parse_position
from bummerl.rules.profile import COUNTS, field_options, spell, value_of
from bummerl.rules.record import result_of
from bummerl.rules.two_hand import PRESETS, TwoHandProfile
from bummerl.rules.two_hand.profile import PACKS
from rules.test_profiles import CONFLICTS
from rules.test_refusals import PAIRS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```play\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


def rows(section: str) -> list[list[str]]:
    """The cells of all tables of a section."""
    text = PAGE.split(f"\n{section}")[1].split("\n#")[0]
    return [
        [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        for line in text.splitlines()
        if line.startswith("| ")
    ]


def test_the_table_of_options_is_that_of_the_code() -> None:
    told = {row[0].strip("`"): row for row in rows("## 2. Options") if row[0].startswith("`")}
    header = next(row for row in rows("## 2. Options") if row[0] == "Option")
    presets = [name.strip("`") for name in header[3:]]
    assert presets == list(PRESETS)
    options = field_options(TwoHandProfile)
    assert list(told) == [option.name for option in options]
    for option in options:
        row = told[option.name]
        assert row[1] == " / ".join(map(spell, option.values))
        assert row[3:] == [spell(value_of(PRESETS[name], option.name)) for name in presets]
        in_group = [group for group in ("pack", "count") if f"(group `{group}`)" in row[2]]
        owners = [
            name for name, values in (("pack", PACKS), ("count", COUNTS)) for f in values.values() if option.name in f
        ]
        assert in_group == sorted(set(owners))


def test_the_groups_are_those_of_the_code() -> None:
    told = {(row[0].strip("`"), row[1]): row[2].strip("`") for row in rows("### 3.13") if row[0].startswith("`")}
    coded = {
        (group, spell(value)): " ".join(f"{name}={spell(each)}" for name, each in facts.items())
        for group, values in (("pack", PACKS), ("count", COUNTS))
        for value, facts in values.items()
    }
    assert told == coded
    section = PAGE.split("### 3.13")[1].split("\n## ")[0]
    for one, value, two, _ in CONFLICTS:
        assert f"`{one}={spell(value)}`" in section
        assert two in section


def test_the_codes_are_those_of_the_code() -> None:
    names = {"exchange": "exchange", "close": "close", "announce": "announce", "draw": "draw", "claim": "claim"}
    names |= {"settle": "settle"}
    told = {row[0]: re.findall(r"`(\w+)`", row[1]) for row in rows("### 3.3") if row[0] != "Action"}
    for name in names:
        coded = [code for code in PAIRS[name].split() if code not in ("dealOver", "notYourTurn")]
        if name == "close":
            coded.append("beforeDraw")
        assert told[name] == coded, name
    plays = [code for code in PAIRS["play"].split() if code not in ("dealOver", "notYourTurn")]
    assert told["lead"] + told["reply"][1:] == plays
    assert told["anything after the end"] == ["dealOver"]
    assert told["anything but a claim"] == ["notYourTurn"]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_played_as_it_stands(example: str) -> None:
    position, moves, *result = example.splitlines()
    match = parse_position(position).match
    assert match is not None
    moves, _, code = moves.partition(" ! ")
    actions = [(parse_seat(turn[0]), action) for turn in moves.split(", ") for action in parse_move(turn[2:])]
    last = len(actions) - 1
    for place, (seat, action) in enumerate(actions):
        if code and place == last:
            with pytest.raises(IllegalAction) as caught:
                matches.check(match, seat, action)
            assert caught.value.code == code
        else:
            matches.check(match, seat, action)
            match, _ = matches.apply(match, seat, action)
    if result:
        assert [str(result_of(match))] == result
    else:
        assert not matches.between_deals(match)


def test_there_is_an_example_for_each_part() -> None:
    shown = [section for section in re.split(r"\n##+ ", PAGE) if "```play" in section]
    numbers = {section.split(" ")[0].rstrip(".") for section in shown}
    assert numbers >= {"3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.12", "6"}


def test_every_number_that_is_quoted_exists() -> None:
    known = {number.rstrip(".") for number in re.findall(r"^##+ ([\d.]+) ", PAGE, flags=re.MULTILINE)}
    known |= {f"7.{number}" for number in range(1, 13)}
    assert {"2", "3", "3.13", "12"} <= known
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *(ROOT / "docs").glob("*.md")]
    for path in files:
        text = path.read_text(encoding="utf-8")
        for number in re.findall(r"docs/rules\.md §(\d+(?:\.\d+)?)", text):
            assert number in known, f"{path.name} quotes §{number}"
    for path in (ROOT / "src" / "bummerl" / "locales").rglob("errors.ftl"):
        for number in re.findall(r"§(\d+(?:\.\d+)?)", path.read_text(encoding="utf-8")):
            assert number in known, f"{path} quotes §{number}"


def test_every_reason_of_the_two_hand_games_is_valued() -> None:
    told = {reason for row in rows("### 3.9") for reason in re.findall(r"`(\w+)`", row[-1])}
    assert told == {
        *("claimed", "closeWon", "closerBeaten", "closeFailed", "falseClaim", "lastTrick"),
        *("morePoints", "draw", "revoked", "conceded"),
    }
