"""The help page on leaving says what the table of outcomes says, row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from bummerl.club.outcomes import OUTCOMES
from bummerl.messages import messages
from e2e.test_axe import LOOKS, findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from e2e.house import Visitor

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_every_outcome_stands_on_the_page(come: Callable[..., Visitor], lang: str) -> None:
    words = messages(lang)
    page = come(lang=lang).goto("/leaving")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(len(OUTCOMES))
    shown = [" ".join(row.inner_text().split()) for row in rows.all()]
    for row in OUTCOMES:
        parts = [words.format(f"leaving-{name}-{getattr(row, name)}") for name in ("what", "when", "then")]
        parts.append(words.format(f"leaving-booked-{'yes' if row.booked else 'no'}"))
        assert [each for each in shown if all(part in each for part in parts)], row
    found = []
    for width, height, theme in LOOKS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found += findings(page, f"{lang}, {width} px, {theme}")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert not found, "\n".join(found)


def test_the_page_is_one_click_away_where_people_wait(come: Callable[..., Visitor]) -> None:
    page = come().goto("/")
    page.get_by_role("button", name="Invite a friend").click()
    link = page.get_by_role("link", name="What follows when somebody leaves?")
    expect(link.first).to_be_visible()
    assert link.first.get_attribute("href") == "/leaving"
