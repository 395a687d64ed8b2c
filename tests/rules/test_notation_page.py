"""Every example of docs/notation.md is read by the code and means what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bummerl.rules.game import Reason
from bummerl.rules.position_reader import parse_position
from bummerl.rules.record import parse_record, replay
from bummerl.rules.shuffle import deal_key
from rules.test_shuffle import VECTORS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


POSITIONS = [line for block in blocks("position") for line in block.splitlines()]


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_of_the_page_is_written_back_as_it_stands(text: str) -> None:
    assert str(parse_position(text)) == text


def test_the_views_of_the_page_are_those_of_its_positions() -> None:
    truths = [parse_position(text) for text in POSITIONS if "/ seen " not in text]
    views = [text for text in POSITIONS if "/ seen " in text]
    assert len(truths) >= 4
    assert len(views) == 2
    for text in views:
        seen = parse_position(text).view().deal
        assert any(truth.view(0).deal == seen for truth in truths)


@pytest.mark.parametrize("text", blocks("record"))
def test_a_record_of_the_page_holds(text: str) -> None:
    record = parse_record(text)
    assert replay(record)
    assert all(deal.result for deal in record.deals)
    written = [line for line in text.splitlines() if not line.startswith("#")]
    assert written in (record.text().splitlines(), [record.line()])


def test_the_data_of_the_page_is_the_short_record() -> None:
    (data,) = blocks("json")
    record = parse_record(data)
    short = parse_record(blocks("record")[1])
    assert replay(record)[-1].match == replay(short)[-1].match
    assert record.deals == short.deals


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_the_vectors_of_the_page_are_those_of_the_tests(
    vector: tuple[bytes, list[bytes], int, object, str, str],
) -> None:
    server, clients, deal_no, _, key, cards = vector
    assert deal_key(server, clients, deal_no).hex() == key
    assert f"| {deal_no} | `{key}` | {cards} |" in PAGE


def test_every_reason_can_be_written_in_a_result() -> None:
    for reason in Reason:
        text = f"bummerl record 1 | rules online | dealer A | deal 1 | pack - | = - 0 {reason} 7:7"
        result = parse_record(text).deals[0].result
        assert result is not None
        assert result.reason is reason
