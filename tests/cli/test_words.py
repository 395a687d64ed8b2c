"""What players type, in three languages."""

from __future__ import annotations

import re

import pytest

from bummerl.cards import Card, Suit
from bummerl.cli.terminal.choices import DECLARATIONS
from bummerl.cli.terminal.words import Ask, Unreadable, is_yes, read
from bummerl.messages import LANGUAGES, messages
from bummerl.rules.actions import parse_action

HAND = (Card.KH, Card.QH, Card.AS)
PAIRS = {Suit.HEARTS: 20}


def meaning(line: str, lang: str = "en", pairs: dict[Suit, int] = PAIRS) -> str:
    got = read(line, lang, HAND, pairs)
    return got.value if isinstance(got, Ask) else " ".join(map(str, got))


@pytest.mark.parametrize(
    ("line", "action"),
    [
        *((line, "QH") for line in ("QH", "qh", " qh ", "q♥", "h q", "2", "queen of hearts", "Hearts-Queen")),
        *((line, "TS") for line in ("TS", "10s", "10 s", "ten of spades", "s 10")),
        ("9d", "9D"),
        *((line, "+H") for line in ("+h", "+H", "20 h", "20h", "20", "+ hearts", "m", "announce hearts")),
        *((line, "+H QH") for line in ("qh+", "+h qh", "20 h queen of hearts")),
        *((line, "close") for line in ("close", "zu", "CLOSE")),
        *((line, "claim") for line in ("claim", "66", "genug")),
        ("x", "exchange"),
        ("concede", "concede"),
        ("concede bummerl", "concedeBummerl"),
        ("", "next"),
        ("?", "help"),
        ("u", "undo"),
    ],
)
def test_english(line: str, action: str) -> None:
    assert meaning(line) == action


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        *(("de", line, "QH") for line in ("Herz-Dame", "herz dame", "Herz Ober", "qh", "queen of hearts")),
        *(("de", line, "KH") for line in ("Herz-König", "herz konig", "herz koenig")),
        ("de", "Laub Daus", "AS"),
        ("de", "20 herz", "+H"),
        *(("de", line, "close") for line in ("zu", "zudrehen", "Zuadrahn")),
        ("de", "tauschen", "exchange"),
        ("de", "aufgeben bummerl", "concedeBummerl"),
        ("de", "zurück", "undo"),
        *(("es", line, "QH") for line in ("dama de corazones", "reina corazones")),
        ("es", "as de tréboles", "AC"),
        ("es", "as de treboles", "AC"),
        ("es", "cantar corazones", "+H"),
        ("es", "cerrar", "close"),
        ("es", "declarar", "claim"),
    ],
)
def test_german_and_spanish(lang: str, line: str, action: str) -> None:
    assert meaning(line, lang) == action


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_by_its_code_and_its_name(lang: str) -> None:
    for card in Card:
        assert meaning(card.lower(), lang) == card
        assert meaning(messages(lang).format(f"card-{card}"), lang) == card
        assert meaning(messages(lang).format(f"german-card-{card}"), lang) == card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_hints_can_be_typed(lang: str) -> None:
    for word in DECLARATIONS:
        first = re.split(r"[ ,]", messages(lang).format(f"hint-{word}"))[0]
        assert meaning(first, lang) == str(parse_action(word))
    assert meaning(messages(lang).format("hint-undo").split()[0], lang) == "undo"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_help_can_be_typed(lang: str) -> None:
    lines = messages(lang).format("help-lines").splitlines()
    for line in lines[2:]:
        for word in re.findall(r"(?:^|[,.;] )([\w ]+?)(?=[,:])", line.rpartition(":")[0] + ":"):
            assert meaning(word, lang), word


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("quargel", "typed-unknown"),
        ("h", "typed-unknown"),
        ("q", "typed-unknown"),
        ("7", "typed-unknown"),
        ("qh qs", "typed-unknown"),
        ("+x", "typed-unknown"),
        ("40", "typed-no-marriage"),
        ("40 h", "typed-wrong-value"),
    ],
)
def test_what_is_not_understood_is_never_an_action(line: str, key: str) -> None:
    with pytest.raises(Unreadable) as caught:
        meaning(line)
    assert caught.value.key == key
    for lang in LANGUAGES:
        assert messages(lang).format(key, **caught.value.facts)


def test_two_marriages_need_a_suit() -> None:
    both = {Suit.HEARTS: 20, Suit.CLUBS: 20, Suit.SPADES: 40}
    with pytest.raises(Unreadable, match="typed-which-marriage"):
        meaning("20", pairs=both)
    assert meaning("40", pairs=both) == "+S"
    assert meaning("20 c", pairs=both) == "+C"


def test_yes() -> None:
    assert all(is_yes(line, "de") for line in ("ja", "J", "y", "yes"))
    assert is_yes("sí", "es")
    assert is_yes("si", "es")
    assert not any(is_yes(line, "de") for line in ("", "nein", "n", "close"))
