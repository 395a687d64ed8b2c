"""Records of whole matches: they parse back to themselves, replay, and say where they are wrong."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.cards import PACK_20
from bummerl.rules import games
from bummerl.rules import match as matches
from bummerl.rules.actions import ConcedeBummerl
from bummerl.rules.errors import RulesError
from bummerl.rules.record import Record, RecordError, new_record, parse_record, replay, steps
from strategies import profiles, seeds, steps_of

if TYPE_CHECKING:
    from bummerl.rules.match import Match
    from bummerl.rules.profile import Profile

PACK = "AS KH QD TC JS AD TH KS QS AC JH TS AH QH TD KD JD KC QC JC"
GAME = f"""bummerl record 1
# a short one
rules scharf
dealer B
player A Resi
player B Franz Ferdl
about place Café Central, Wien
deal 1
pack {PACK}
A AS, B JS
A claim
= B 3 falseClaim 7:4
"""


def recorded(profile: Profile, seed: int, count: int) -> tuple[Record, Match]:
    """The record of the first steps of a match, and the match after them."""
    turns = steps_of(profile, seed, count)
    record = new_record(turns[0].before, ["Resi", "Franz"][: profile.players])
    for turn in turns:
        if turn.action is None:
            record = record.dealt(turn.pack)
        else:
            assert turn.seat is not None
            record = record.moved(turn.seat, turn.action)
        if len(turn.after.sheet) > len(turn.before.sheet):
            record = record.scored(turn.after)
    return record, turns[-1].after


@given(profiles(tuple(games.PRESETS)), seeds, st.integers(1, 200))
@settings(max_examples=60)
def test_a_record_parses_back_to_itself_and_replays(profile: Profile, seed: int, count: int) -> None:
    record, match = recorded(profile, seed, count)
    assert parse_record(record.text()) == record
    assert parse_record(record.line()) == record
    assert parse_record(record.json()) == record
    assert "\n" not in record.line()
    told = replay(record)
    assert told[-1].match == match
    assert [step.events for step in told] == [turn.events for turn in steps_of(profile, seed, count)]


NAMES = st.text(st.characters(codec="utf-8"), max_size=12)


@given(st.lists(NAMES, max_size=2), st.dictionaries(st.from_regex(r"[A-Za-z][A-Za-z0-9]{0,8}", fullmatch=True), NAMES))
def test_names_and_facts_survive(players: list[str], about: dict[str, str]) -> None:
    while players and not players[-1]:
        players.pop()
    record = Record(rules="online", dealer=1, players=tuple(players), about=about)
    assert parse_record(record.text()) == record
    assert parse_record(record.line()) == record


def test_a_record_is_read_and_written_as_people_write_it() -> None:
    record = parse_record(GAME.replace("Franz Ferdl", "Franz %7C Ferdl"))
    assert record.players == ("Resi", "Franz | Ferdl")
    assert record.about == {"place": "Café Central, Wien"}
    lines = [line for line in GAME.replace("Franz Ferdl", "Franz %7C Ferdl").splitlines() if line[0] != "#"]
    assert record.text().splitlines() == lines
    assert [(step.deal_no, step.move_no, step.seat) for step in replay(record)] == [
        (1, 0, None),
        (1, 1, 0),
        (1, 2, 1),
        (1, 3, 0),
    ]
    assert "AS" not in repr(record.deals[0])


@pytest.mark.parametrize(
    ("old", "new", "deal_no", "move_no", "code", "facts"),
    [
        ("bummerl record 1", "chess record 1", 0, 0, "notARecord", {"line": 1}),
        ("rules scharf\n", "", 1, 3, "notARecord", {"line": 11}),
        ("rules scharf", "rules stumpf", 0, 0, "unknownPreset", {"preset": "stumpf"}),
        ("dealer B", "dealer X", 0, 0, "unknownSeat", {"text": "X", "line": 4}),
        ("about place", "about 1st", 0, 0, "wrongLine", {"line": 7}),
        ("deal 1", "deal 2", 0, 0, "wrongDeal", {"told": "2", "counted": 1}),
        ("deal 1\n", "", 0, 0, "unknownLine", {"line": 8}),
        ("pack AS", "pack XX", 1, 0, "unknownCard", {"text": "XX"}),
        ("B JS\n", "B JX\n", 1, 2, "unknownAction", {"text": "JX", "line": 10}),
        ("B JS\n", "Q JS\n", 1, 2, "unknownSeat", {"text": "Q"}),
        ("A claim\n", "hello\n", 1, 3, "unknownLine", {"line": 11}),
        ("= B 3 falseClaim 7:4", "= B three falseClaim 7:4", 1, 3, "wrongLine", {"line": 12}),
        ("= B 3 falseClaim 7:4", "= B 3 luck 7:4", 1, 3, "wrongLine", {"line": 12}),
        ("deal 1\n", "deal 1\nlinks xy\n", 1, 0, "wrongLine", {"line": 9}),
    ],
)
def test_what_is_no_record_says_where(
    old: str, new: str, deal_no: int, move_no: int, code: str, facts: dict[str, object]
) -> None:
    text = GAME
    assert old in text
    with pytest.raises(RecordError) as caught:
        parse_record(text.replace(old, new))
    error = caught.value
    assert (error.deal_no, error.move_no, error.code) == (deal_no, move_no, code)
    assert facts.items() <= error.facts.items()


@pytest.mark.parametrize(
    ("old", "new", "deal_no", "move_no", "code", "facts"),
    [
        ("B JS\n", "B KH\n", 1, 2, "notHeld", {"card": "KH"}),
        ("A AS, B JS", "A exchange, B JS", 1, 1, "firstLead", {}),
        ("A AS, B JS", "B AS, B JS", 1, 1, "notYourTurn", {}),
        ("A AS, B JS", "A KS+, B JS", 1, 1, "firstLead", {}),
        (" JC\n", "\n", 1, 0, "wrongPack", {"cards": 20}),
        ("= B 3 falseClaim 7:4", "= A 3 claimed 4:7", 1, 3, "wrongResult", {"counted": "= B 3 falseClaim 7:4"}),
        ("= B 3 falseClaim 7:4", "= B 3 falseClaim 7:5", 1, 3, "wrongResult", {}),
        ("A claim\n= B 3 falseClaim 7:4\n", f"deal 2\npack {PACK}\n", 2, 0, "dealRunning", {}),
        ("A claim\n", "", 1, 2, "wrongResult", {"counted": "-"}),
        ("7:4\n", "7:4\nA QD\n", 1, 4, "dealOver", {}),
    ],
)
def test_what_the_rules_forbid_says_where(
    old: str, new: str, deal_no: int, move_no: int, code: str, facts: dict[str, object]
) -> None:
    text = GAME
    assert old in text
    record = parse_record(text.replace(old, new))
    assert parse_record(record.text()) == record
    with pytest.raises(RecordError) as caught:
        replay(record)
    error = caught.value
    assert (error.deal_no, error.move_no, error.code) == (deal_no, move_no, code)
    assert facts.items() <= error.facts.items()
    assert str(error).startswith(f"deal {deal_no}, move {move_no}")


def test_the_steps_before_a_fault_are_given_out() -> None:
    record = parse_record(GAME.replace("A claim", "B claim"))
    told = steps(record)
    assert [step.move_no for step in islice(told, 3)] == [0, 1, 2]
    with pytest.raises(RecordError) as caught:
        next(told)
    assert (caught.value.seat, caught.value.action, caught.value.code) == (1, "claim", "notOnLead")


def test_a_bummerl_may_be_conceded_in_a_deal_and_between_deals() -> None:
    match = matches.new_match(games.preset("klassisch"), 0)
    record = new_record(match).dealt(PACK_20).moved(1, ConcedeBummerl()).dealt(PACK_20)
    told = replay(record)
    assert (told[1].match.bummerl_winner, told[1].match.marks) == (0, (0, 2))
    assert (told[-1].match.marks, told[-1].match.bummerl_no) == ((0, 0), 2)
    assert parse_record(record.text()) == record
    game = parse_record(GAME)
    after = replay(game.moved(1, ConcedeBummerl()))[-1].match
    assert (after.bummerl_winner, after.scores) == (0, (7, 4))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "{",
        '{"format":"bummerl record 1","rules":"online","dealer":9}',
        '{"format":"bummerl record 2","rules":"online","dealer":1}',
        '{"format":"bummerl record 1","rules":"online","dealer":1,"cheat":1}',
        '{"format":"bummerl record 1","rules":"online","dealer":1,"deals":[{"pack":["AS"],"moves":[[7,"QS"]]}]}',
    ],
)
def test_data_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="notARecord"):
        parse_record(text)


def test_data_may_be_a_record_and_still_be_wrong() -> None:
    data = msgspec.json.decode(parse_record(GAME).json())
    for change, code in (
        ({"rules": "stumpf"}, "unknownPreset"),
        ({"dealer": 3}, "unknownSeat"),
        ({"deals": [{**data["deals"][0], "moves": [[2, "AS"]]}]}, "unknownSeat"),
        ({"deals": [{**data["deals"][0], "moves": [[0, "AS+"]]}]}, "unknownAction"),
    ):
        record = parse_record(msgspec.json.encode({**data, **change}))
        with pytest.raises(RulesError) as caught:
            replay(record)
        assert caught.value.code == code
    with pytest.raises(RecordError, match="notARecord"):
        parse_record(b"\xff\xfe")
