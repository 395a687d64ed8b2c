"""Every event of a table for two is said in every language, and only what the listener may know."""

from __future__ import annotations

import random

import pytest

from bummerl.cards import PACK_24, Card, Suit
from bummerl.cli.terminal.rules_help import rules_help
from bummerl.cli.terminal.voice import COMPUTER, YOU, Voice
from bummerl.messages import LANGUAGES
from bummerl.rules import events as common
from bummerl.rules import match as matches
from bummerl.rules.actions import Concede
from bummerl.rules.game import Outcome, Reason
from bummerl.rules.games import PRESETS, game_of, preset
from bummerl.rules.profile import options, override
from bummerl.rules.shuffle import seeded_pack
from bummerl.rules.two_hand import events as two_hand
from bummerl.rules.view import visible

SILENT = (common.DealConceded,)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, profile in PRESETS.items() if game_of(profile).id == "two_hand"])
def test_everything_that_happens_is_said(name: str, lang: str) -> None:
    rng = random.Random(name)
    profile, voice = preset(name), Voice(lang, (YOU, COMPUTER))
    match = matches.new_match(profile, 1)
    happened = set()
    for _ in range(600):
        if matches.between_deals(match):
            match, events = matches.begin_deal(
                match, seeded_pack(name, matches.pack_wanted(match), rng.randrange(10**6))
            )
        else:
            seat = min(matches.to_act(match))
            action = Concede() if rng.random() < 0.02 else rng.choice(matches.legal(match, seat))
            match, events = matches.apply(match, seat, action)
        for event in events:
            happened.add(type(event))
            said = voice.event(visible(match, event, 0))
            assert bool(said) is not isinstance(event, SILENT)
            assert all(line[:1] == line[:1].upper() and "{" not in line for line in said)
            if isinstance(event, two_hand.CardDrawn) and event.seat == 1 and not event.turn_up:
                assert not any(voice.card(card) in line for card in PACK_24 for line in said)
    assert {common.TrickTaken, common.DealScored, common.BummerlEnded, two_hand.StockClosed} <= happened


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
