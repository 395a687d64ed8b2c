"""What players type, in three languages."""

from __future__ import annotations

import re

import pytest

from bummerl.cards import Card, Suit
from bummerl.cli.terminal.choices import DECLARATIONS, Choices
from bummerl.cli.terminal.vocabulary import Unreadable
from bummerl.cli.terminal.words import Ask, is_yes, read
from bummerl.cli.terminal.words_three import contract_name
from bummerl.messages import LANGUAGES, messages
from bummerl.rules.actions import parse_action
from bummerl.rules.three_hand.contracts import BIDS

HAND = (Card.KH, Card.QH, Card.AS)
TWO = Choices(HAND, frozenset(HAND), {Suit.HEARTS: 20}, ("+H", "KH", "QH", "AS"))


def meaning(line: str, lang: str = "en", possible: Choices = TWO) -> str:
    got = read(line, lang, possible)
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
        meaning("20", possible=TWO._replace(marriages=both))
    assert meaning("40", possible=TWO._replace(marriages=both)) == "+S"
    assert meaning("20 c", possible=TWO._replace(marriages=both)) == "+C"


def test_yes() -> None:
    assert all(is_yes(line, "de") for line in ("ja", "J", "y", "yes"))
    assert is_yes("sí", "es")
    assert is_yes("si", "es")
    assert not any(is_yes(line, "de") for line in ("", "nein", "n", "close"))


CUT = Choices(legal=("cut", "knock"))
TRUMP = Choices(HAND, legal=("trump H", "trump S", "blind", "blind 2", "blind 3"))
AUCTION = Choices(HAND, legal=("pass", *(f"bid {contract}" for contract in BIDS)))
TALON = Choices(HAND, legal=("takeTalon", "ohneTalon"))
DISCARD = Choices(HAND, legal=("discard KH QH", "discard QH AS", "discard KH AS"))
KONTRA = Choices(HAND, legal=("pass", "spritzen"))


@pytest.mark.parametrize(
    ("possible", "lang", "line", "action"),
    [
        (CUT, "de", "abheben", "cut"),
        (CUT, "de", "klopfen", "knock"),
        (TWO, "de", "abheben", "draw"),
        (CUT, "es", "cortar", "cut"),
        *((TRUMP, "de", line, "trump H") for line in ("atout herz", "herz", "trump h", "Trump H")),
        (TRUMP, "es", "triunfo corazones", "trump H"),
        (TRUMP, "en", "clubs", "trump C"),
        (TRUMP, "de", "blind", "blind"),
        (TRUMP, "en", "blind 3", "blind 3"),
        *((AUCTION, "en", line, "bid gang") for line in ("gang", "bid gang", "Gan")),
        *((AUCTION, "de", line, "bid bettler ohneTalon") for line in ("bettler ohne", "Bettler ohneTalon")),
        (AUCTION, "en", "bid bettler ohneTalon", "bid bettler ohneTalon"),
        (AUCTION, "es", "apuesto bettler sin", "bid bettler ohneTalon"),
        (AUCTION, "de", "kontraschnapser", "bid kontraschnapser"),
        (AUCTION, "de", "Ass-Bettler", "bid assBettler"),
        (AUCTION, "de", "Durchmarsch", "bid gang"),
        (AUCTION, "de", "fechter ohne", "bid bettler ohneTalon"),
        (AUCTION, "de", "weiter", "pass"),
        (AUCTION, "es", "paso", "pass"),
        (TALON, "de", "nehmen", "takeTalon"),
        (TALON, "en", "without", "ohneTalon"),
        *((DISCARD, "de", line, "discard AS KH") for line in ("weg 1 3", "3 1", "weg as kh", "discard KH AS")),
        (DISCARD, "de", "hilfe", "help"),
        (KONTRA, "de", "spritze", "spritzen"),
        (KONTRA, "en", "kontra", "spritzen"),
        (KONTRA, "en", "p", "pass"),
    ],
)
def test_at_a_table_of_three(possible: Choices, lang: str, line: str, action: str) -> None:
    assert meaning(line, lang, possible) == action


@pytest.mark.parametrize(
    ("possible", "line", "key"),
    [
        (AUCTION, "kontra", "typed-which-contract"),
        (AUCTION, "zehnerloch", "typed-which-contract"),
        (AUCTION, "assb", None),
        (AUCTION, "quargel", "typed-unknown"),
        (DISCARD, "discard 1", "typed-two-cards"),
        (DISCARD, "1 9", "typed-unknown"),
        (TRUMP, "blind 7", "typed-unknown"),
    ],
)
def test_half_a_word_is_no_bid(possible: Choices, line: str, key: str | None) -> None:
    if key is None:
        assert meaning(line, "en", possible) == "bid assBettler"
        return
    with pytest.raises(Unreadable, match=key):
        meaning(line, "en", possible)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contract_by_its_name(lang: str) -> None:
    for contract in BIDS:
        assert meaning(contract_name(contract, lang), lang, AUCTION) == f"bid {contract}"
    words = messages(lang)
    for hint, possible in (("cut", CUT), ("blind", TRUMP), ("pass", AUCTION), ("talon", TALON), ("spritzen", KONTRA)):
        first = re.split(r"[ ,:]", words.format(f"hint-{hint}"))[0]
        assert meaning(first, lang, possible) in possible.legal
