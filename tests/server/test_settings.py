"""Settings: read from the environment, named when wrong, and all of them documented."""

import re
from pathlib import Path

import msgspec
import pytest

from bummerl.server import settings
from bummerl.server.settings import Settings, from_environment

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"
NAMES = re.findall(r'"((?:BUMMERL_|DATABASE_|REDIS_)\w+)"', Path(settings.__file__).read_text(encoding="utf-8"))


def test_every_setting_is_documented() -> None:
    text = OPERATING.read_text(encoding="utf-8")
    assert len(NAMES) >= 10
    assert [name for name in NAMES if f"`{name}`" not in text] == []


def test_every_field_can_be_set_from_outside() -> None:
    values = dict.fromkeys(NAMES, "7") | {
        "BUMMERL_ORIGINS": "https://a.example https://b.example",
        "BUMMERL_ADDRESS": "https://club.example:8443/",
    }
    found = from_environment(values)
    default = Settings()
    same = [
        field.name
        for field in msgspec.structs.fields(Settings)
        if getattr(found, field.name) == getattr(default, field.name)
    ]
    assert same == []
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.address == "https://club.example:8443"
    assert from_environment({}).data == default.data


@pytest.mark.parametrize("value", ["fast", "-1", "1.5"])
def test_a_wrong_number_is_named(value: str) -> None:
    with pytest.raises(ValueError, match="BUMMERL_PACE"):
        from_environment({"BUMMERL_PACE": value})


@pytest.mark.parametrize(
    ("value", "origin"),
    [
        ("https://Club.Example:443/", "https://club.example"),
        ("http://localhost:80", "http://localhost"),
        ("http://[::1]:8066", "http://[::1]:8066"),
    ],
)
def test_an_address_is_written_as_browsers_write_it(value: str, origin: str) -> None:
    assert from_environment({"BUMMERL_ADDRESS": value}).address == origin


@pytest.mark.parametrize("value", ["club.example", "ftp://club.example", "https://club.example/cards", "https://"])
def test_a_wrong_address_is_named(value: str) -> None:
    with pytest.raises(ValueError, match="BUMMERL_ADDRESS"):
        from_environment({"BUMMERL_ADDRESS": value})
