"""Two people at one table: clocks, consent, a word now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from e2e.table import look, press, wait

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.house import Server, Visitor

pytestmark = pytest.mark.e2e


def two_people(come: Callable[..., Visitor], server: Server) -> tuple[Page, Page]:
    """Leni and Franz at a table with live clocks, the cards dealt."""
    wish = {"rules": "weich-wien", "people": 1, "name": "Leni", "clock": {"perMove": 20, "reserve": 180}}
    leni = httpx.post(f"{server.address}/api/tables", json=wish).raise_for_status().json()
    seats = f"{server.address}/api/tables/{leni['id']}/seats"
    franz = httpx.post(seats, json={"name": "Franz"}).raise_for_status().json()
    pages = []
    for token in (leni["token"], franz["token"]):
        visitor = come()
        visitor.context.add_init_script(f"localStorage.setItem('bummerl.token', '{token}')")
        visitor.page.goto(f"{server.address}/t/{leni['id']}")
        visitor.page.locator("[data-region=hand] button").first.wait_for()
        pages.append(visitor.page)
    return pages[0], pages[1]


def test_two_people_see_each_others_clocks_moves_and_words(come: Callable[..., Visitor], server: Server) -> None:
    leni, franz = two_people(come, server)
    to_lead, other = (leni, franz) if wait(leni, lambda now: now.turn or look(franz).turn).turn else (franz, leni)
    expect(to_lead.locator(".seat.mine .clock.runs")).to_be_visible()
    expect(other.locator(".opp .clock.runs")).to_be_visible()
    card = look(to_lead).playable[0]
    press(to_lead, card)
    wait(other, lambda now: now.turn and now.trick == [card])
    to_lead.get_by_role("button", name="Talk and people").click()
    to_lead.get_by_role("button", name="Well played!").click()
    expect(other.locator(".log")).to_contain_text("Well played!")


def test_adjourning_needs_the_other_and_both_go_on(come: Callable[..., Visitor], server: Server) -> None:
    leni, franz = two_people(come, server)
    leni.get_by_role("button", name="Menu").click()
    leni.get_by_role("button", name="Ask to adjourn").click()
    expect(leni.locator(".consent")).to_contain_text("waiting for an answer")
    expect(franz.locator(".consent")).to_contain_text("Leni would like to adjourn")
    franz.get_by_role("button", name="Agree").click()
    for page in (leni, franz):
        expect(page.locator(".over .off")).to_contain_text("All clocks stand")
    for page in (leni, franz):
        page.get_by_role("button", name="Go on").click()
    for page in (leni, franz):
        expect(page.locator(".over .off")).to_have_count(0)
    wait(leni, lambda now: now.turn or look(franz).turn)
