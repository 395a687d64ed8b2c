"""The three languages say the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from bummerl.cards import Card, Suit
from bummerl.messages import FALLBACK, FOLDER, LANGUAGES, messages, refusal

FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
Entries = dict[str, frozenset[str]]


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # named by the library
        self.names.add(node.id.name)


def entries(text: str) -> tuple[Entries, list[str]]:
    """Return key -> variables of a Fluent text (attributes as `key.name`), and what could not be read."""
    found: Entries = {}
    problems: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            problems.append(entry.content or "?")
        elif isinstance(entry, ast.Message | ast.Term):
            prefix = "-" if isinstance(entry, ast.Term) else ""
            parts = {prefix + entry.id.name: entry.value}
            parts |= {f"{prefix}{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for key, value in parts.items():
                if key in found:
                    problems.append(f"twice: {key}")
                variables = _Variables()
                if value is not None:
                    variables.visit(value)
                found[key] = frozenset(variables.names)
    return found, problems


def read(lang: str, name: str) -> Entries:
    file = FOLDER / lang / name
    assert file.is_file(), f"{lang} lacks {name}"
    found, problems = entries(file.read_text(encoding="utf-8"))
    assert problems == []
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != FALLBACK])
def test_same_keys_and_variables_as_english(lang: str, name: str) -> None:
    english, other = read(FALLBACK, name), read(lang, name)
    assert set(english) - set(other) == set(), f"{lang}/{name} lacks these"
    assert set(other) - set(english) == set(), f"only {lang}/{name} has these"
    assert {key: other[key] for key in english} == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_stands_in_one_file(lang: str) -> None:
    seen: dict[str, str] = {}
    for name in FILES:
        for key in read(lang, name):
            assert key not in seen, f"{key} stands in {seen.get(key)} and in {name}"
            seen[key] = name


def test_a_difference_is_found() -> None:
    text = "a = { $x }\nb = { $n ->\n    [one] one\n   *[other] { $m }\n}\n"
    assert entries(text) == ({"a": frozenset({"x"}), "b": frozenset({"n", "m"})}, [])
    assert entries("a = one\na = two")[1] == ["twice: a"]
    assert entries("this is no message\n")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_own_name(lang: str) -> None:
    words = messages(lang)
    for prefix in ("", "german-"):
        names = [words.format(f"{prefix}card-{card}") for card in Card]
        assert len(set(names)) == len(names) == 24
        for card, name in zip(Card, names, strict=True):
            assert words.format(f"{prefix}suit-{card.suit}") in name
            assert words.format(f"{prefix}rank-{card.rank}") in name


def rule_numbers(lang: str) -> dict[str, list[str]]:
    text = (FOLDER / lang / "errors.ftl").read_text(encoding="utf-8")
    return {line.partition(" = ")[0]: re.findall(r"§[\d.]+", line) for line in text.splitlines() if " = " in line}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_the_same_rule_in_every_language(lang: str) -> None:
    assert rule_numbers(lang) == rule_numbers(FALLBACK)


def test_a_refusal_is_a_sentence_with_names() -> None:
    assert (
        refusal("de", "mustFollow", {"suit": Suit.HEARTS, "card": Card.AH}) == "Du musst Farbe bedienen: Herz. (§3.4)"
    )
    assert refusal("es", "notHeld", {"card": Card.QS}) == "No tienes esa carta: dama de picas. (§3.3)"
    assert refusal("en", "minStock", {"least": 4}).startswith("The stock must still have 4 cards")
    assert refusal("en", "codeOfAnotherWorld", {}) == "codeOfAnotherWorld"


def refusal_codes() -> set[str]:
    """Return every code that the rules raise, as written in their source."""
    rules = Path(FOLDER).parent / "rules"
    text = "\n".join(path.read_text() for path in rules.rglob("*.py"))
    codes = set(re.findall(r'(?:IllegalAction|NotationError|ProfileError)\(\s*"(\w+)"', text))
    return codes | set(re.findall(r'"(must[A-Z]\w+|notAlone|marriagePending|noTrickNoMarriage)"', text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_of_the_rules_has_a_sentence(lang: str) -> None:
    codes = refusal_codes()
    assert {"mustFollow", "notYourTurn", "notAlone"} <= codes
    assert {f"error-{code}" for code in codes} - set(read(lang, "errors.ftl")) == set()


def test_languages_by_tag() -> None:
    assert messages("de-AT") is messages("de")
    assert messages("fr") is messages("en")
    with pytest.raises(KeyError):
        messages("de").format("no-such-key")
    with pytest.raises(ValueError, match="suit"):
        messages("de").format("error-mustFollow")
