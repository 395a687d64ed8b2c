"""`bummerl replay`: checks a record move by move and prints it as a person would read it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from bummerl.cli.command_line import CommandLine, asked_language
from bummerl.cli.terminal.voice import Voice
from bummerl.club.fairness import lot_of
from bummerl.messages import refusal
from bummerl.rules import events as common
from bummerl.rules.games import parse_profile
from bummerl.rules.notation import seat_text
from bummerl.rules.record import RecordError, parse_record, steps
from bummerl.rules.two_hand import TwoHandDeal
from bummerl.rules.two_hand.state import points

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from bummerl.rules.record import Record, Step

WRONG = 2


def arguments(argv: Sequence[str]) -> CommandLine:
    """Return the reader of this command line, with its help in the language that it asks for."""
    line = CommandLine("replay", asked_language(argv), argv)
    line.takes("file", key="replay-file")
    line.takes("--json", key="replay-json", action="store_true")
    line.takes_language("replay-lang")
    return line


def main(argv: Sequence[str]) -> int:
    """Replay a record; return 0, or 2 when it is wrong or cannot be read."""
    given = arguments(argv).parse_args(argv)
    try:
        text = sys.stdin.buffer.read() if given.file == "-" else Path(given.file).read_bytes()
    except OSError as problem:
        print(f"bummerl replay: {problem}", file=sys.stderr)
        return WRONG
    try:
        record = parse_record(text)
    except RecordError as problem:
        return _wrong(problem, [], given)
    passed: list[Step] = []
    said = _Said(record, given.lang)
    try:
        if not given.json:
            _print(said.beginning())
        for step in steps(record):
            passed.append(step)
            if not given.json:
                _print(said.step(step))
    except RecordError as problem:
        return _wrong(problem, passed, given)
    if given.json:
        _print_json({"ok": True, "record": record, "steps": [_data(step) for step in passed]})
    return 0


class _Said:
    """The sentences about a record: everything is open, so nobody is `you`."""

    def __init__(self, record: Record, lang: str) -> None:
        self.record = record
        count = parse_profile(record.rules).players
        given = (*record.players, *[""] * count)[:count]
        self.voice = Voice(lang, [name or seat_text(seat) for seat, name in enumerate(given)])

    def beginning(self) -> Iterator[str]:
        yield self.voice.say("view-rules", rules=self.record.rules)
        for key, value in self.record.about.items():
            yield f"{key}: {value}"
        lot = lot_of(self.record)
        if lot is not None:
            yield from self.voice.lot(*lot)

    def step(self, step: Step) -> Iterator[str]:
        deal, seats = step.match.deal, step.match.seats
        voice = self.voice.at(seats)
        for event in step.events:
            if isinstance(event, common.DealBegan):
                yield ""
                yield from voice.event(event)
                for seat, hand in enumerate(event.hands):
                    if hand:
                        yield voice.about("replay-hand", seat, cards=voice.cards(hand))
                continue
            yield from self.voice.happened(event, seats)
            if isinstance(event, common.TrickTaken) and isinstance(deal, TwoHandDeal):
                totals = [points(deal, seat) for seat in range(2)]
                yield voice.say("replay-points", scores=voice.scores(totals))


def _print(lines: Iterator[str]) -> None:
    for line in lines:
        print(line)


def _wrong(problem: RecordError, passed: list[Step], given: argparse.Namespace) -> int:
    """Name the move, the code and the sentence."""
    sentence = refusal(given.lang, problem.code, problem.facts)
    if given.json:
        fault = {
            "deal": problem.deal_no,
            "move": problem.move_no,
            "seat": problem.seat,
            "action": problem.action,
            "code": problem.code,
            "facts": problem.facts,
            "sentence": sentence,
        }
        _print_json({"ok": False, "error": fault, "steps": [_data(step) for step in passed]})
        return WRONG
    sys.stdout.flush()
    voice = Voice(given.lang, ())
    move = "" if problem.action is None else problem.action
    if problem.seat is not None:
        move = f"{seat_text(problem.seat)} {move}"
    where = voice.say("replay-where", deal=problem.deal_no, move=problem.move_no)
    print(f"{where}{f' ({move})' if move else ''}: {problem.code}. {sentence}", file=sys.stderr)
    return WRONG


def _data(step: Step) -> dict[str, Any]:
    return {
        "deal": step.deal_no,
        "move": step.move_no,
        "seat": step.seat,
        "action": None if step.action is None else str(step.action),
        "events": step.events,
        "scores": step.match.scores,
    }


def _print_json(value: dict[str, Any]) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
