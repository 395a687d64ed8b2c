"""Cards, moves and positions parse back to themselves, and wrong ones say what is wrong."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings

from bummerl.cards import Card, Suit
from bummerl.rules import games
from bummerl.rules.actions import Announce, Play
from bummerl.rules.errors import NotationError, ProfileError
from bummerl.rules.match import Match, legal, to_act
from bummerl.rules.notation import cards_text, moves_text, parse_cards, parse_move, parse_seat, seat_text
from bummerl.rules.position import position_text, view_text
from bummerl.rules.position_reader import parse_position
from bummerl.rules.view import view
from strategies import in_play, matches_in_play

OPENING = (
    "weich-wien / dealer B / lead A / trump H / A AS KH QD KS QS / B TC JS AD AC JH"
    " / stock TS AH QH TD KD JD KC QC JC TH"
)
LATER = (
    "weich-wien / score 5:7 / dealer B / lead A / trump H / A KH QH JS QC JD / B AH KS QS AD TD"
    " / stock KD QD JH TH / taken 2:1 27:21"
)


@given(matches_in_play())
@settings(max_examples=150)
def test_a_position_parses_back_to_itself(match: Match) -> None:
    text = position_text(match)
    told = parse_position(text)
    assert told.match is not None
    assert (told.match.deal, told.match.scores, told.match.marks, told.match.carry) == (
        match.deal,
        match.scores,
        match.marks,
        match.carry,
    )
    assert (str(told), "\n" in text) == (text, False)


@given(matches_in_play())
@settings(max_examples=150)
def test_what_a_seat_sees_parses_back_to_itself(match: Match) -> None:
    for seat in (0, 1):
        seen = view(match, seat, memory=True)
        text = view_text(seen)
        told = parse_position(text)
        assert told.match is None
        assert msgspec.json.encode(told.view().deal) == msgspec.json.encode(seen.deal)
        assert str(told) == text


@given(matches_in_play())
@settings(max_examples=50)
def test_what_a_seat_sees_names_no_hidden_card(match: Match) -> None:
    seat = min(to_act(match))
    text = view_text(view(match, seat, memory=True))
    deal = match.deal
    assert deal is not None
    hidden = [*set(deal.hands[1 - seat]) - deal.known[1 - seat], *deal.stock[:-1]]  # type: ignore[attr-defined]
    words = text.replace(":", " ").replace("-", " ").split(" ")
    assert not [card for card in hidden if card in words]


def test_a_position_without_its_past_knows_what_is_gone() -> None:
    told = parse_position(LATER)
    assert str(told) == LATER
    seen = told.view()
    assert seen.seat == 0
    assert seen.deal is not None
    assert set(seen.deal.memory.gone) == set(parse_cards("AS TS KC JC AC TC"))  # type: ignore[union-attr]
    text = view_text(seen)
    assert " / seen A / " in text
    assert " / B ? ? ? ? ? / stock ? ? ? TH / taken 2:1 27:21 / gone AS TS AC TC KC JC" in text
    assert str(parse_position(text)) == text
    with pytest.raises(NotationError, match="notItsView"):
        parse_position(text).view(1)
    assert "Q" not in repr(told)


def test_fields_may_stand_in_any_order() -> None:
    rules, *fields = LATER.split(" / ")
    assert str(parse_position(" / ".join([rules, *reversed(fields)]))) == LATER
    assert str(parse_position(LATER.replace(" / ", "/"))) == LATER


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("dealer B", "weather fine", "unknownField"),
        ("dealer B", "dealer C", "unknownSeat"),
        ("dealer B", "trump H", "fieldTwice"),
        ("lead A", "lead A / reply B", "fieldTwice"),
        ("lead A / ", "", "fieldMissing"),
        ("A AS KH QD KS QS / ", "", "fieldMissing"),
        ("AS KH", "AS AS", "cardTwice"),
        ("AS KH", "AS AH", "cardTwice"),
        ("AS KH", "AS 9H", "unknownCard"),
        ("AS KH", "AS HK", "unknownCard"),
        ("AS KH", "AS", "wrongCount"),
        ("TS AH QH", "TS QH", "wrongCount"),
        ("trump H", "trump S", "wrongValue"),
        ("trump H", "trump Z", "unknownSuit"),
        ("lead A", "reply B", "wrongCount"),
        ("lead A", "last A", "wrongCount"),
        ("lead A", "preDraw A", "wrongCount"),
        ("lead A", "marriage A", "fieldMissing"),
        ("lead A", "lead A / announced H", "wrongValue"),
        ("lead A", "lead A / taken 1:0 13:0", "wrongCount"),
        ("lead A", "lead A / taken 0:0 3:0", "wrongCount"),
        ("lead A", "lead A / closed B 0 0 / taken 1:0 0:0", "wrongCount"),
        ("lead A", "lead A / taken 1", "wrongValue"),
        ("lead A", "lead A / taken 1 3", "wrongValue"),
        ("lead A", "lead A / score x:3", "wrongValue"),
        ("lead A", "lead A / closed B", "wrongValue"),
        ("lead A", "lead A / exchanged B", "wrongValue"),
        ("lead A", "lead A / exchanged B KS 0", "wrongValue"),
        ("lead A", "lead A / exchanged B JH 0", "wrongValue"),
        ("lead A", "lead A / exchanged B KH 3", "wrongValue"),
        ("lead A", "lead A / closed B 0 99999", "wrongValue"),
        ("lead A", "lead A / known A:TH", "wrongValue"),
        ("lead A", "lead A / tricks A:AS", "wrongValue"),
        ("JS AD AC JH", "JS AD AC ?", "fieldMissing"),
        ("lead A", "lead A / seen A", "wrongValue"),
        ("weich-wien", "dreier", "otherGame"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(old: str, new: str, code: str) -> None:
    assert old in OPENING
    with pytest.raises(NotationError) as caught:
        parse_position(OPENING.replace(old, new))
    assert caught.value.code == code


def test_a_view_of_unknown_own_cards_is_none() -> None:
    with pytest.raises(NotationError, match="wrongCount"):
        parse_position(OPENING.replace("A AS KH", "seen A / A ? KH").replace("TC JS AD AC JH", "? ? ? ? ?"))


def test_a_named_card_of_the_opponent_is_known() -> None:
    hidden = OPENING.replace("lead A", "seen A / lead A").replace("B TC JS AD AC JH", "B ? ? ? AC JH")
    hidden = hidden.replace("TS AH QH TD KD JD KC QC JC TH", "? ? ? ? ? ? ? ? ? TH")
    seen = parse_position(hidden).view().deal
    assert seen is not None
    assert set(seen.known[1]) == {Card.AC, Card.JH}


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(ProfileError, match="unknownPreset"):
        parse_position(OPENING.replace("weich-wien", "weich"))


def test_what_is_no_deal_in_play_has_no_position() -> None:
    match = in_play(games.preset("weich-wien"), 1, 0)
    with pytest.raises(NotationError, match="noMemory"):
        view_text(view(match, 0))
    with pytest.raises(NotationError, match="noDeal"):
        position_text(msgspec.structs.replace(match, deal=None))


def test_a_marriage_and_its_lead_are_one_move() -> None:
    assert parse_move("QH+") == (Announce(Suit.HEARTS), Play(Card.QH))
    assert parse_move("close") == (*parse_move("close"),)
    assert moves_text(["exchange", "+H", "QH", "+S"]) == ["exchange", "QH+", "+S"]
    assert moves_text(["+H", "QS"]) == ["+H", "QS"]
    for wrong in ("AH+", "ZZ+", "+X", "", "QH +", "Q H"):
        with pytest.raises(NotationError):
            parse_move(wrong)


@given(matches_in_play())
@settings(max_examples=50)
def test_every_lawful_action_parses_back_to_itself(match: Match) -> None:
    for action in legal(match, min(to_act(match))):
        assert parse_move(str(action)) == (action,)


def test_seats_and_cards() -> None:
    assert [parse_seat(seat_text(seat), 4) for seat in range(4)] == [0, 1, 2, 3]
    assert cards_text(parse_cards("AS 9H")) == "AS 9H"
    assert cards_text(parse_cards("-")) == "-"
    for wrong in ("", "C", "a", "AB", "1"):
        with pytest.raises(NotationError):
            parse_seat(wrong)
