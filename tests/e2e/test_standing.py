"""Ratings, games, the ledger and the luck of the cards, as people with and without a name find them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from e2e.by_wire import bearer, play_a_bummerl
from e2e.test_axe import LOOKS, check, findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from e2e.house import Server, Visitor

pytestmark = pytest.mark.e2e

PATHS = ["/ratings", "/players/me", "/ledger", "/luck"]


def named(server: Server, token: str, name: str) -> None:
    """Take a name."""
    account = {"name": name, "password": "a long password"}
    httpx.post(f"{server.address}/api/account", json=account, headers=bearer(token)).raise_for_status()


@pytest.mark.parametrize("lang", ["es", "de"])
def test_a_newcomer_finds_out_what_to_do(come: Callable[..., Visitor], lang: str) -> None:
    visitor = come(lang=lang)
    found = []
    for path in PATHS:
        page = visitor.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.get_by_role("alert").count() == 0
        for width, height, theme in LOOKS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            found += findings(page, f"{path}, {width} px, {theme}")
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
    assert not found, "\n".join(found)


def test_two_people_rise_fall_owe_and_settle(come: Callable[..., Visitor], server: Server) -> None:
    one, two = play_a_bummerl(server)
    named(server, one, "Leni Huber")
    play_a_bummerl(server, one, two)
    leni, franz = come(stored={"bummerl.token": one}), come(stored={"bummerl.token": two}, width=360, height=740)

    page = leni.goto("/ratings")
    page.get_by_label("Rules").select_option(label="Sharp")
    row = page.get_by_role("row").filter(has_text="Leni Huber")
    expect(row).to_contain_text("still uncertain")
    expect(page.get_by_role("row").filter(has_text="Franz")).to_have_count(0)
    page.get_by_label("Search for a name").fill("nobody at all")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_text("Nobody by that name")).to_be_visible()
    page.get_by_label("Search for a name").fill("HUBER")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("link", name="Leni Huber").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.get_by_role("img", name="in 2 steps")).to_be_visible()
    expect(page.locator("ol.games li")).to_have_count(2)
    expect(page.get_by_role("row").filter(has_text="Franz")).to_contain_text("2")
    check(page, "my games")
    first = page.locator("ol.games li a").last
    assert (first.get_attribute("href") or "").endswith("?bummerl=1")
    first.click()
    page.wait_for_url("**/review/*?deal=1")
    expect(page.get_by_role("heading", name="The whole Bummerl")).to_be_visible()

    # Franz is a guest: he sees his own, and of Leni what is rated.
    other = franz.goto("/ratings?rules=scharf%20revoke%3Dprevent")
    expect(other.get_by_text("Only you see that")).to_be_visible()
    other.get_by_role("link", name="Leni Huber").click()
    expect(other.get_by_role("heading", name="Games of Leni Huber")).to_be_visible()
    expect(other.locator("ol.games li")).to_have_count(2)
    expect(other.get_by_role("heading", name="Against each person")).to_have_count(0)

    page, other = leni.goto("/ledger"), franz.goto("/ledger")
    open_debts = page.locator("ul.debts li")
    if open_debts.count() == 0:
        # Each has won once: they are even. One more Bummerl makes a debt.
        play_a_bummerl(server, one, two)
        page, other = leni.goto("/ledger"), franz.goto("/ledger")
    expect(page.locator("ul.debts li")).to_contain_text("a coffee")
    page.get_by_role("button", name="Settled").click()
    if page.get_by_label("How many?").count():
        page.get_by_label("How many?").fill("1")
    page.get_by_role("button", name="Say so").click()
    expect(page.get_by_text("has to agree")).to_be_visible()
    check(page, "a debt called settled")
    other = franz.goto("/ledger")
    expect(other.get_by_text("Leni Huber says that 1 × is settled")).to_be_visible()
    check(other, "asked whether a debt is settled")
    other.get_by_role("button", name="Yes, settled").click()
    expect(other.get_by_role("heading", name="Settled so far")).to_be_visible()
    page = leni.goto("/ledger")
    expect(page.locator("ul.settled li")).to_have_count(1)


def test_my_cards_are_counted_once_a_deal_is_over(come: Callable[..., Visitor], server: Server) -> None:
    token, _ = play_a_bummerl(server)
    visitor = come(stored={"bummerl.token": token})
    page = visitor.goto("/luck")
    expect(page.get_by_text("One hand since")).to_be_visible()
    rows = page.locator("tbody tr")
    # Six figures of the hand, five ranks of the turn-up, and the lot.
    expect(rows).to_have_count(12)
    expect(rows.filter(has_text="Aces").locator("td").nth(1)).to_have_text("1.0")
    turned = [rows.filter(has_text="Turn-up").nth(place).locator("td").first.inner_text() for place in range(5)]
    assert sorted(turned) == ["0", "0", "0", "0", "1"]
    expect(page.get_by_text("With so few hands")).to_be_visible()
    check(page, "the luck of the cards")
    page.get_by_role("radio", name="All people").check()
    expect(page.get_by_text("hands since")).to_be_visible()
    page.get_by_role("radio", name="The computers").check()
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    check(page, "the luck of the computers on a phone")
