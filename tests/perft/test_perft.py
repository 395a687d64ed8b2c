"""The stored counts hold, for the rules and, at smaller depth, for the plain reading of them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from bummerl.rules.match import Match
from bummerl.rules.position_reader import parse_position
from bummerl.rules.profile import field_options, value_of
from bummerl.rules.two_hand import PRESETS, TwoHandDeal
from perft.count import FOLDER, counted, text_of
from rules.plain import Plain

FILES = sorted(FOLDER.glob("two_hand_*.json"))
ENTRIES = [entry for path in FILES for entry in json.loads(path.read_text(encoding="utf-8"))]
SMALL = 1500
"""As many sequences are counted a second time by the plain reading."""

each_entry = pytest.mark.parametrize(
    "entry", ENTRIES, ids=[f"{entry['position'].split(' ')[0]}: {entry['name']}" for entry in ENTRIES]
)


def test_every_preset_is_counted() -> None:
    assert {path.stem for path in FILES} == {f"two_hand_{name}" for name in [*PRESETS, "options"]}
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert text == text_of(json.loads(text))


@each_entry
def test_rules(entry: dict[str, Any]) -> None:
    assert counted(entry) == entry


@each_entry
def test_plain_reading(entry: dict[str, Any]) -> None:
    match = parse_position(entry["position"]).match
    assert match is not None
    depth = max(1, sum(sum(entry["nodes"][: size + 1]) <= SMALL for size in range(len(entry["nodes"]))))
    nodes = Counter[int]()

    def walk(here: Plain, level: int) -> None:
        for seat in (0, 1):
            for text in here.legal(seat):
                after = here.copy()
                after.do(seat, text)
                nodes[level] += 1
                if after.result is None and level + 1 < depth:
                    walk(after, level + 1)

    walk(set_up(match), 0)
    assert [nodes[level] for level in range(depth)] == entry["nodes"][:depth]


def set_up(match: Match) -> Plain:
    """The plain table as this deal stands."""
    deal = match.deal
    assert isinstance(deal, TwoHandDeal)
    profile = deal.profile
    options = {option.name: value_of(profile, option.name) for option in field_options(type(profile))}
    plain = Plain(options, deal.dealer, [str(card) for card in profile.pack])
    plain.hands = [[str(card) for card in hand] for hand in deal.hands]
    plain.stock = [str(card) for card in deal.stock]
    plain.trump, plain.leader, plain.phase = str(deal.trump), deal.leader, str(deal.phase)
    plain.table = [str(card) for card in deal.table]
    plain.won = [[str(c) for trick in deal.played if trick.winner == seat for c in trick.cards] for seat in (0, 1)]
    plain.shown = [[str(suit) for suit in suits] for suits in deal.marriages]
    plain.announced = str(deal.announced or "")
    closed = deal.closed
    plain.closed = (closed.by, closed.opp_tricks, closed.opp_points) if closed else None
    return plain
