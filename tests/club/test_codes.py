"""Every code that the wire can carry has a sentence in all three languages, and every code used is documented."""

import re
from pathlib import Path

from bummerl.club import wiretypes
from bummerl.club.permits import PHRASES
from bummerl.messages import LANGUAGES, messages

SOURCE = Path(wiretypes.__file__).parents[1]


def documented() -> list[str]:
    text = wiretypes.PREFACE.split("**Codes.**")[1]
    return re.findall(r"`(\w+)`", text)


def test_every_documented_code_has_a_sentence() -> None:
    for language in LANGUAGES:
        words = messages(language)
        assert [code for code in documented() if f"error-{code}" not in words] == []


def test_every_code_in_the_source_is_documented() -> None:
    used: set[str] = set()
    for folder in ("club", "server"):
        for file in (SOURCE / folder).rglob("*.py"):
            used |= set(re.findall(r'(?:TableError|_refusal)\(\s*"(\w+)"', file.read_text(encoding="utf-8")))
    inner = {"dealNotDue"}
    assert used - inner - set(documented()) == set()


def test_every_phrase_has_words() -> None:
    for language in LANGUAGES:
        words = messages(language)
        assert [phrase for phrase in PHRASES if f"table-phrase-{phrase}" not in words] == []
