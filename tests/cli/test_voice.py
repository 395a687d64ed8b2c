"""Every event of a table for two is said in every language, and only what the listener may know."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from msgspec import structs

from bummerl.cards import PACK_24, Card, Suit
from bummerl.cli.terminal.rules_help import rules_help
from bummerl.cli.terminal.voice import COMPUTER, YOU, Voice
from bummerl.messages import LANGUAGES
from bummerl.rules import events as common
from bummerl.rules import match as matches
from bummerl.rules.actions import Concede
from bummerl.rules.errors import IllegalAction
from bummerl.rules.game import Action, Event, Outcome, Reason
from bummerl.rules.games import PRESETS, preset
from bummerl.rules.profile import options, override
from bummerl.rules.shuffle import seeded_pack
from bummerl.rules.three_hand import events as three_hand
from bummerl.rules.two_hand import events as two_hand
from bummerl.rules.view import visible

SILENT = (common.DealConceded,)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_everything_that_happens_is_said(name: str, lang: str) -> None:
    rng = random.Random(name)
    profile = preset(name)
    voice = Voice(lang, (YOU, COMPUTER) if profile.players == 2 else (YOU, "Resi", "Franz"))
    match = matches.new_match(profile, 1)
    happened = set()
    for _ in range(900):
        if matches.between_deals(match):
            match, events = matches.begin_deal(
                match, seeded_pack(name, matches.pack_wanted(match), rng.randrange(10**6))
            )
        else:
            seat = min(matches.to_act(match))
            action = chosen(match, seat, rng)
            match, events = matches.apply(match, seat, action)
        for event in events:
            happened.add(type(event))
            said = voice.happened(visible(match, event, 0), match.seats)
            hidden = isinstance(event, three_hand.PacketsDealt) and not event.cards[0]
            assert bool(said) is not (isinstance(event, SILENT) or hidden)
            assert all(line[:1] == line[:1].upper() and "{" not in line for line in said)
            if isinstance(event, two_hand.CardDrawn) and event.seat == 1 and not event.turn_up:
                assert not any(voice.card(card) in line for card in PACK_24 for line in said)
            if isinstance(event, three_hand.TalonTaken | three_hand.CardsDiscarded) and event.seat != 0:
                assert not any(voice.card(card) in line for card in PACK_24 for line in said)
    assert {common.TrickTaken, common.DealScored, common.BummerlEnded} <= happened
    if profile.players == 3:
        assert {kind for kind in vars(three_hand).values() if isinstance(kind, type)} >= three_hand_events(happened)
        assert len(three_hand_events(happened)) >= 10
    else:
        assert {two_hand.StockClosed, two_hand.TrumpExchanged, two_hand.CardDrawn} <= happened


def chosen(match: matches.Match, seat: int, rng: random.Random) -> Action:
    """Any lawful action, the rare ones where they are possible, and now and then giving up."""
    lawful = matches.legal(match, seat)
    rare = [action for action in lawful if str(action) == "exchange" or str(action).startswith("bid")]
    if rare and rng.random() < 0.5:
        return rng.choice(rare)
    if rng.random() < 0.02:
        with suppress(IllegalAction):
            matches.check(match, seat, Concede())
            return Concede()
    return rng.choice(lawful)


def three_hand_events(kinds: set[type[Event]]) -> set[type[Event]]:
    return {kind for kind in kinds if kind.__module__ == three_hand.__name__}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_said(reason: Reason, lang: str) -> None:
    payees = () if reason in (Reason.DRAW, Reason.REDEAL) else (0,)
    said = [
        Voice(lang, names).outcome(Outcome(payees, 2, reason, (70, 20), 20, 1, at_close, by=by))
        for names in ((YOU, COMPUTER), (COMPUTER, YOU), ("Anna", "Berta"))
        for at_close in (False, True)
        for by in (0, 1)
    ]
    if payees:
        assert len({tuple(lines) for lines in said}) == len(said), "who, when and whose are told apart"


def test_the_score_sheet_says_which_figure_was_used() -> None:
    """R01: why do tricks after the close not count?"""
    closed = Outcome((0,), 2, Reason.CLOSE_WON, (66, 40), 20, 1, at_close=True, by=0)
    assert Voice("en", (YOU, COMPUTER)).outcome(closed) == [
        "You closed and have 66, with 66 card points.",
        "The other side had 20 card points at the close.",
        "2 game points for you.",
    ]
    none = Outcome((1,), 3, Reason.CLOSE_FAILED, (50, 0), None, 0, at_close=True, by=0)
    assert Voice("de", (YOU, COMPUTER)).outcome(none) == [
        "Du hast zugedreht und bist nicht fertig geworden.",
        "Die andere Seite hatte beim Zudrehen keinen Stich.",
        "3 Punkte für den Computer.",
    ]


def test_names_and_grammar() -> None:
    trick = common.TrickTaken(seat=1, cards=(Card.AH, Card.QH))
    assert Voice("es", (YOU, COMPUTER)).event(trick) == ["Baza del ordenador: as de corazones, dama de corazones."]
    assert Voice("de", (YOU, "Berta")).event(trick) == ["Stich für Berta: Herz-Ass, Herz-Dame."]
    said = Voice("de", (YOU, COMPUTER)).event(common.MarriageAnnounced(seat=1, suit=Suit.HEARTS, points=40))
    assert said == ["Der Computer sagt 40 an: Herz."]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_the_rules_of_a_table_are_sentences(name: str, lang: str) -> None:
    """R04: the help is made from the profile; an option without a sentence would show its name."""
    profile = preset(name)
    said = rules_help(profile, lang)
    assert len(said) == 1 + len(options(type(profile)))
    for option, line in zip(options(type(profile)), said[1:], strict=True):
        assert not line.startswith(f"{option.name}:")
        assert line.endswith(".")
    assert said != rules_help(override(profile, {"count": "down24"}), lang)


def test_a_deciding_deal_between_two_of_three_names_the_right_two() -> None:
    """Its events count the seats of the deal, its result those of the table (rules.match)."""
    voice = Voice("en", (YOU, "Resi", "Franz"))
    match = matches.new_match(preset("dreier"), 1)
    match = structs.replace(match, scores=(20, 25, 25), tied=(1, 2))
    match, events = matches.begin_deal(match, seeded_pack("tie", matches.pack_wanted(match), 1))
    said = [line for event in events for line in voice.happened(visible(match, event, 0), match.seats)]
    assert "Resi deals." in said
    while not matches.between_deals(match):
        seat = min(matches.to_act(match))
        match, events = matches.apply(match, seat, matches.legal(match, seat)[-1])
        said += [line for event in events for line in voice.happened(visible(match, event, 0), match.seats)]
    assert [line for line in said if "You" in line and not line.startswith(("Score", "Bummerls"))] == []
    assert any(line.startswith("Franz plays: ") for line in said)
    assert any(line in ("Resi wins the Bummerl.", "Franz wins the Bummerl.") for line in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lot_for_the_first_dealer_is_said(lang: str) -> None:
    voice = Voice(lang, (YOU, COMPUTER))
    drawn = (Card.KD, Card.KS, Card.JC, Card.AS)
    *rounds, dealer = voice.lot(1, drawn)
    assert [[voice.card(card) in line for card in drawn] for line in rounds] == [
        [True, True, False, False],
        [False, False, True, True],
    ]
    assert dealer != voice.lot(0, drawn)[-1]
    assert voice.name(1) in dealer
    three = Voice(lang, (YOU, "Resi", "Franz"))
    (falls,) = three.lot(2, ())
    assert "Franz" in falls
