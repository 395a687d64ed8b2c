"""A deal of Dreierschnapsen against two computers, from the cut to the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.table import MOVES_OF_A_DEAL, look, my_move, open_part, press, sit, wait

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.house import Visitor

pytestmark = pytest.mark.e2e


def decide(page: Page, bid: str | None) -> str:
    """Answer what the table asks for; what it was about."""
    actions = look(page).actions
    if "bid" in actions:
        choice = page.locator(".auction .opt:not(.na)").filter(has_text=bid or "nothing").first
        if bid and choice.count():
            choice.click()
            page.locator("[data-action=bid]").click()
            return f"bid {bid}"
        page.locator("[data-action=pass]").click()
        return "pass"
    if "discard" in actions:
        for place in (0, 3):
            card = page.locator("[data-region=hand] .card").nth(place)
            card.click(position=open_part(card))
        page.locator("[data-action=discard]").click()
        return "discard"
    page.locator(".decide .btn").first.click()
    return actions[0].split(" ")[0]


def deal(page: Page, bid: str | None) -> None:
    """Play a whole deal, its decisions included."""
    for _ in range(MOVES_OF_A_DEAL):
        if my_move(page).result:
            return
        step(page, bid)
    raise AssertionError("the deal never ended")


def step(page: Page, bid: str | None) -> None:
    """One decision or one card, and what comes of it."""
    asked = ".decide .btn, .auction, [data-action=settle], [data-region=hand] button:not([aria-disabled])"
    page.locator(asked).first.wait_for()
    before = look(page)
    lines = page.locator(".log li").count()
    if page.locator(".decide .btn, .auction").count():
        decide(page, bid)
        wait(page, lambda now: now.actions != before.actions or page.locator(".log li").count() != lines or now.result)
        return
    if before.playable:
        press(page, before.playable[0])
    else:
        page.locator("[data-action=settle]").click()
    wait(page, lambda now: len(now.hand) < len(before.hand) or now.result)


def test_a_deal_of_three_from_the_cut_to_the_score(come: Callable[..., Visitor]) -> None:
    page = sit_at_three(come())
    expect(page.locator(".opp")).to_have_count(2)
    deal(page, "Bettler")
    expect(page.locator(".result")).to_be_visible()
    totals = page.locator(".result h3 small").all_inner_texts()
    assert len(totals) >= 3
    expect(page.locator(".side tbody tr")).to_have_count(2)


def test_each_contract_says_why_it_is_not_open(come: Callable[..., Visitor]) -> None:
    page = sit_at_three(come())
    for _ in range(4 * MOVES_OF_A_DEAL):
        if page.locator(".auction").count():
            break
        if my_move(page).result:
            page.locator(".result .btn.primary").click()
            wait(page, lambda now: not now.result)
        elif not page.locator(".auction").count():
            step(page, None)
    closed = page.locator(".auction .opt.na")
    assert closed.count() >= 2
    for reason in closed.locator("small").all_inner_texts():
        assert reason
        assert "dreier-" not in reason
    assert page.locator(".auction .opt.na input:not([disabled])").count() == 0
    expect(page.locator("[data-action=bid]")).to_be_disabled()


def sit_at_three(visitor: Visitor) -> Page:
    """Open a table for three; the first thing may be anybody's turn."""
    page = sit(visitor, rules="dreier", ready=".felt.n3")
    page.locator(".opp").first.wait_for()
    return page
