"""Whole Bummerls at the table in a real browser: by keys alone, and by touch on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.table import State, look, my_move, open_part, sit, wait

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.house import Visitor

pytestmark = pytest.mark.e2e
ENOUGH_TRICKS = 2
MOVES = 600


def focused_card(page: Page) -> str | None:
    """The card that has the focus."""
    card: str | None = page.evaluate("document.activeElement?.dataset?.card ?? null")
    return card


def by_keys(page: Page, state: State) -> None:
    """One move with nothing but the keyboard."""
    if state.result:
        page.keyboard.press("Enter")
        wait(page, lambda now: not now.result)
    elif "claim" in state.actions and state.tricks >= ENOUGH_TRICKS:
        page.keyboard.press("6")
        wait(page, lambda now: now.asking or now.result)
        if look(page).asking:
            page.keyboard.press("Shift+Tab")
            page.keyboard.press("Enter")
        wait(page, lambda now: now.result)
    elif "settle" in state.actions:
        page.keyboard.press("w")
        wait(page, lambda now: now.result)
    else:
        place = state.hand.index(state.playable[0])
        page.keyboard.press("Home")
        for _ in range(place):
            page.keyboard.press("ArrowRight")
        assert focused_card(page) == state.playable[0]
        page.keyboard.press("Enter")
        wait(page, lambda now: state.playable[0] not in now.hand or now.result)


def by_touch(page: Page, state: State) -> None:
    """One move with a finger."""
    if state.result:
        page.locator(".result .btn.primary").tap()
        wait(page, lambda now: not now.result)
    elif "claim" in state.actions and state.tricks >= ENOUGH_TRICKS:
        page.locator("[data-action=claim]").tap()
        page.locator("[role=alertdialog] .btn.primary").tap()
        wait(page, lambda now: now.result)
    elif "settle" in state.actions:
        page.locator("[data-action=settle]").tap()
        wait(page, lambda now: now.result)
    else:
        card = page.locator(f'[data-card="{state.playable[0]}"]')
        card.tap(position=open_part(card))
        wait(page, lambda now: state.playable[0] not in now.hand or now.result)


def bummerl(page: Page, move: Callable[[Page, State], None]) -> int:
    """Play until somebody has won the Bummerl; the number of moves."""
    for moves in range(MOVES):
        state = my_move(page)
        if state.ended:
            return moves
        move(page, state)
    raise AssertionError("the Bummerl never ended")


def test_a_whole_bummerl_by_keys_alone(come: Callable[..., Visitor]) -> None:
    page = sit(come())
    page.keyboard.press("ArrowRight")
    assert bummerl(page, by_keys) > 6
    expect(page.locator(".result h2")).to_contain_text("Bummerl")
    assert look(page).ended
    rows = page.locator(".side tbody tr")
    assert rows.count() >= 3
    scores = [int(text) for text in rows.last.locator("td.n").all_text_contents()]
    assert min(scores) <= 0 < max(scores)
    page.keyboard.press("Enter")
    expect(page.locator(".side tbody tr")).to_have_count(1)


def test_a_whole_bummerl_by_touch_on_a_phone(come: Callable[..., Visitor]) -> None:
    page = sit(come(width=360, height=740, touch=True, lang="de"))
    assert bummerl(page, by_touch) > 6
    expect(page.locator(".result h2")).to_contain_text("Bummerl")
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow == 0
