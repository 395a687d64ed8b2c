"""Two people in two real browsers: one invites by link, the other sits down, and they play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.test_axe import check

if TYPE_CHECKING:
    from collections.abc import Callable

    from e2e.house import Visitor

pytestmark = pytest.mark.e2e


def test_a_friend_sits_down_by_the_link_and_both_play_one_deal(come: Callable[..., Visitor]) -> None:
    leni = come(settings={"name": "Leni"})
    page = leni.goto("/")
    page.get_by_text("Stake, clock, rating").click()
    page.get_by_label("Stake", exact=False).first.fill("a coffee")
    page.get_by_role("button", name="Invite a friend").click()
    link = page.get_by_label("Link to this table").input_value()
    assert link == page.url

    franz = come(lang="de", width=360, height=740)
    other = franz.page
    other.goto(link)
    expect(other.get_by_role("heading", name="Leni lädt dich an den Tisch")).to_be_visible()
    expect(other.get_by_text("a coffee")).to_be_visible()
    check(page, "waiting for a friend")
    check(other, "asked to a table")
    other.get_by_label("Dein Name").fill("Franz")
    other.get_by_role("button", name="Dazusetzen").click()

    expect(other.locator("[data-region=hand] button")).to_have_count(5)
    expect(page.locator("[data-region=hand] button")).to_have_count(5)
    expect(page.get_by_text("Franz").first).to_be_visible()
    expect(page.get_by_role("heading", name="Waiting for somebody")).to_have_count(0)
    hands = [
        {card.get_attribute("data-card") for card in each.locator("[data-region=hand] button").all()}
        for each in (page, other)
    ]
    assert not hands[0] & hands[1]

    third = come()
    third.page.goto(link)
    expect(third.page.locator(".table-page")).to_be_visible()
    third.page.wait_for_load_state("networkidle")
    seen = third.page.evaluate("document.documentElement.outerHTML")
    for card in hands[0] | hands[1]:
        assert f'data-card="{card}"' not in seen


def test_an_open_table_is_found_in_the_list_and_by_pairing(come: Callable[..., Visitor]) -> None:
    leni = come(settings={"name": "Leni"})
    page = leni.goto("/profiles")
    page.get_by_role("radio", name="Sharp").check(force=True)
    page.get_by_role("button", name="Play by these rules").click()
    page.get_by_text("Stake, clock, rating").click()
    page.get_by_role("checkbox", name="Show the table in the list").check()
    page.get_by_role("button", name="Invite a friend").click()
    expect(page.get_by_role("heading", name="Waiting for somebody")).to_be_visible()
    franz = come(settings={"name": "Franz"})
    other = franz.goto("/")
    other.get_by_role("button", name="Sit down with Leni").first.click()
    expect(other.locator("[data-region=hand] button")).to_have_count(5)
    expect(page.locator("[data-region=hand] button")).to_have_count(5)

    first, second = come(settings={"name": "A"}), come(settings={"name": "B"})
    for visitor in (first, second):
        visitor.goto("/").get_by_role("button", name="Find an opponent").click()
        visitor.page.wait_for_url("**/t/*")
    for visitor in (first, second):
        expect(visitor.page.locator("[data-region=hand] button")).to_have_count(5)
    assert first.page.url == second.page.url


def test_a_table_nobody_came_to_can_be_given_up(come: Callable[..., Visitor]) -> None:
    page = come().goto("/")
    page.get_by_role("button", name="Invite a friend").click()
    page.get_by_role("button", name="Give up this table").click()
    expect(page.get_by_text("No open games.")).to_be_visible()
