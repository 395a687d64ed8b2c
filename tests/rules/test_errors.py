"""Errors of the rules are values: they name a code and facts and survive the way between processes."""

from __future__ import annotations

import pickle

import pytest

from bummerl.rules.errors import IllegalAction, NotationError, ProfileError, RulesError
from bummerl.rules.record import RecordError

ERRORS: list[RulesError] = [
    IllegalAction("mustFollow", suit="H", card="KH"),
    NotationError("unknownCard", text="XX"),
    ProfileError("unknownOption", option="weather"),
    RecordError(2, 5, "notHeld", {"card": "KH"}, seat=1, action="KH"),
    RecordError(0, 0, "notARecord"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_the_way_between_processes(error: RulesError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)


def test_an_error_says_its_code_and_facts() -> None:
    assert [str(error) for error in ERRORS] == [
        "mustFollow suit=H card=KH",
        "unknownCard text=XX",
        "unknownOption option=weather",
        "deal 2, move 5 B KH: notHeld card=KH",
        "deal 0, move 0: notARecord",
    ]
