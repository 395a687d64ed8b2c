"""`bummerl replay`: a right record is read out, a wrong one names the move, the code and the sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from msgspec import structs

from bummerl.cards import PACK_20
from bummerl.cli.terminal.voice import Voice
from bummerl.club.fairness import lot_of
from bummerl.messages import LANGUAGES
from bummerl.rules import match as matches
from bummerl.rules.actions import Claim, Close
from bummerl.rules.games import preset
from bummerl.rules.record import Record, new_record
from bummerl.rules.shuffle import seeded_pack
from cli.driver import run

if TYPE_CHECKING:
    from pathlib import Path


def played(rules: str, deals: int) -> Record:
    """A record of some deals in which both always take the first lawful action that neither claims nor closes."""
    match = matches.new_match(preset(rules), 1)
    record = new_record(match, place="Gasthaus")
    for deal_no in range(1, deals + 1):
        pack = seeded_pack(rules, matches.pack_wanted(match), deal_no)
        match, _ = matches.begin_deal(match, pack)
        record = record.dealt(pack)
        while not matches.between_deals(match):
            seat = min(matches.to_act(match))
            quiet = [act for act in matches.legal(match, seat) if not isinstance(act, Claim | Close)]
            action = (quiet or [Claim()])[0]
            match, _ = matches.apply(match, seat, action)
            record = record.moved(seat, action)
        record = record.scored(match)
    return record


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["weich-wien", "scharf", "sechsundsechzig"])
def test_a_record_is_read_out(tmp_path: Path, rules: str, lang: str) -> None:
    file = tmp_path / "record"
    record = played(rules, 3)
    file.write_text(record.text())
    done = run("replay", str(file), "--lang", lang, data=tmp_path)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert rules in lines[0]
    assert "place: Gasthaus" in lines
    results = [line for line in lines if line.startswith({"en": "Score", "de": "Stand", "es": "Marcador"}[lang])]
    assert len(results) == 3
    last = record.deals[-1].result
    assert last is not None
    assert all(str(max(score, 0)) in results[-1] for score in last.scores)


def test_the_lot_of_a_record_is_read_out(tmp_path: Path) -> None:
    record = structs.replace(played("klassisch", 1), lot=("00" * 32, "11" * 32, ""))
    lot = lot_of(record)
    assert lot is not None
    done = run("replay", "-", "--lang", "en", data=tmp_path, given=record.line())
    voice = Voice("en", ("A", "B"))
    assert all(any(voice.card(card) in line for line in done.stdout.splitlines()[:6]) for card in lot[1])
    assert f"{voice.name(lot[0])} deals first." in done.stdout


def test_points_are_told_after_each_trick(tmp_path: Path) -> None:
    """R27: a replay that counts the last trick for the wrong side."""
    record = played("weich-wien", 1)
    done = run("replay", "-", "--lang", "en", data=tmp_path, given=record.line())
    told = [line for line in done.stdout.splitlines() if line.startswith("Card points")]
    tricks = [line for line in done.stdout.splitlines() if line.startswith("Trick for")]
    assert len(told) == len(tricks) == 10
    figures = [[int(part.split()[-1]) for part in line.rstrip(".").split(",")] for line in told]
    announced = [int(line.split()[2]) for line in done.stdout.splitlines() if " announces " in line]
    assert sum(figures[-1]) == 120 + sum(announced)


def test_json_holds_every_step(tmp_path: Path) -> None:
    record = played("weich-wien", 2)
    done = run("replay", "-", "--json", data=tmp_path, given=record.text())
    told = json.loads(done.stdout)
    assert told["ok"] is True
    assert told["record"]["rules"] == "weich-wien"
    moves = [step for step in told["steps"] if step["action"]]
    assert len(moves) == sum(len(deal.moves) for deal in record.deals)
    assert told["steps"][-1]["events"][-1]["type"] == "dealScored"
    again = run("replay", "-", "--json", data=tmp_path, given=json.dumps(told["record"]))
    assert json.loads(again.stdout) == told


BEGINNING = "bummerl record 1 | rules weich-wien | dealer B | deal 1 | pack " + " ".join(PACK_20) + " | "


@pytest.mark.parametrize(
    ("moves", "where", "code", "sentence"),
    [
        ("A AS, A KS", "Deal 1, move 2 (A KS)", "notYourTurn", "It is not your turn. (§3.3)"),
        ("A AS, B AC", "Deal 1, move 2 (B AC)", "notHeld", "You do not hold this card: ace of clubs. (§3.3)"),
        ("A claim", "Deal 1, move 1 (A claim)", "noTrickNoMarriage", "neither a trick nor a marriage"),
        ("A AS, B zu", "Deal 1, move 2 (zu)", "unknownAction", "This is no action: zu"),
        ("A concede | = A 2 conceded 5:7", "Deal 1, move 1", "wrongResult", "by the rules it is"),
        ("quargel", "Deal 1, move 1", "unknownLine", "nothing that a record knows"),
    ],
)
def test_a_wrong_record_names_move_code_and_sentence(
    tmp_path: Path, moves: str, where: str, code: str, sentence: str
) -> None:
    done = run("replay", "-", "--lang", "en", data=tmp_path, given=BEGINNING + moves)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(where)
    assert f": {code}. " in line
    assert sentence in line
    told = run("replay", "-", "--lang", "en", "--json", data=tmp_path, given=BEGINNING + moves)
    assert told.returncode == 2
    error = json.loads(told.stdout)["error"]
    assert error["code"] == code
    assert sentence in error["sentence"]


@pytest.mark.parametrize("given", ["", "not a record", "{", '{"rules": 1}', "\x00\x01", BEGINNING[:40]])
def test_what_is_no_record_is_refused(tmp_path: Path, given: str) -> None:
    done = run("replay", "-", "--lang", "en", data=tmp_path, given=given)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "notARecord" in done.stderr or "unknown" in done.stderr


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    done = run("replay", str(tmp_path / "nothing"), data=tmp_path)
    assert done.returncode == 2
    assert "No such file" in done.stderr
