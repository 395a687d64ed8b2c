"""The command that takes pictures for people takes them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from e2e import screens
from e2e.house import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from e2e.house import Server

pytestmark = pytest.mark.e2e

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("name", ["home-small-dark", "table-help", "phone"])
def test_a_picture_has_the_size_of_its_screen(browser: Browser, server: Server, tmp_path: Path, name: str) -> None:
    screen = next(screen for screen in screens.SCREENS if screen.name == name)
    target = tmp_path / f"{name}.png"
    screens.take(browser, server, screen, target)
    picture = target.read_bytes()
    assert picture.startswith(PNG)
    width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
    assert width == screen.look["width"]
    assert height >= screen.look["height"]
    assert len(picture) > 20_000


def test_every_picture_has_a_name_of_its_own() -> None:
    names = [screen.name for screen in screens.SCREENS]
    assert len(names) == len(set(names))


def test_the_command_says_how_it_is_used() -> None:
    told = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "e2e" / "screens.py"), "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "screenshots/" in told.stdout
