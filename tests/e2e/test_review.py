"""Looking back: a deal judged move by move, its whole Bummerl, the proof of its shuffle, and playing on from there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.by_wire import play_deals
from e2e.table import look, play_a_deal, sit
from e2e.test_axe import check

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from e2e.house import Server, Visitor

pytestmark = pytest.mark.e2e

WORKING_MS = 60_000
"""A busy machine looks through a deal in this time."""


def reviewed(visitor: Visitor) -> None:
    """Wait until the deal has been looked through; a server that has just started is still getting ready."""
    visitor.forgive("status of 503")
    page = visitor.page
    expect(page.get_by_role("heading", name="Every action")).to_be_visible(timeout=WORKING_MS)


def test_a_deal_is_judged_proven_and_played_on_from(come: Callable[..., Visitor]) -> None:
    visitor = come(stored={"bummerl.choice": '{"rules":"klassisch"}'})
    page = visitor.goto("/")
    # From the home page, so that this browser has a secret of its own in the shuffle.
    page.locator(".stage .hand button:enabled").first.wait_for()
    page.get_by_role("button", name="Play the computer").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-region=hand] button").first.wait_for()
    play_a_deal(page)
    page.locator('.result a[href^="/review/"]').click()
    reviewed(visitor)

    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("Deal 1 was shuffled exactly as promised")).to_be_visible()
    deal, lot = page.locator(".proof ol").first, page.locator(".proof ol").last
    expect(deal.locator("li")).to_have_count(5)
    for proven in ("The server promised you the same thing", "Your own secret went into it", "give just this pack"):
        expect(deal.get_by_text(proven)).to_be_visible()
    expect(lot.locator("li")).to_have_count(4)
    for proven in ("Your own secret went into it", "From these secrets", "the higher one deals"):
        expect(lot.get_by_text(proven)).to_be_visible()
    expect(page.get_by_text("this deal", exact=True)).to_be_visible()
    check(page, "a deal looked through and proven")

    # Somebody changes two cards of the record on the way.
    def forged(route: Route) -> None:
        record = route.fetch().json()
        pack = record["deals"][0]["pack"]
        pack[3], pack[4] = pack[4], pack[3]
        record["dealer"] = 1 - record["dealer"]
        route.fulfill(body=json.dumps(record), content_type="application/json")

    page.route("**/record?format=json", forged)
    page.get_by_role("button", name="Check again").click()
    expect(page.get_by_text("Deal 1 does not hold")).to_be_visible()
    bad = page.locator(".proof li.bad")
    expect(bad).to_have_count(2)
    expect(bad.first).to_contain_text("card 4 differs")
    expect(bad.last).to_contain_text("another first dealer follows")
    check(page, "a deal that does not hold")
    page.unroute("**/record?format=json")

    row = page.locator("ol button:enabled").nth(1)
    row.click()
    shown = page.locator(".moment .hand").get_attribute("aria-label")
    mine = page.get_by_role("heading", name="What you could do").count() > 0
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-region=hand] button").first.wait_for()
    state = look(page)
    assert len(state.hand) in (4, 5)
    if mine:
        names = page.locator("[data-region=hand] button").all()
        assert len(names) == len((shown or "").split(", "))
    assert not state.result


def test_a_whole_bummerl_is_looked_through_deal_by_deal(come: Callable[..., Visitor], server: Server) -> None:
    table, token = play_deals(server, "weich-wien", 2)
    visitor = come(stored={"bummerl.token": token}, lang="de", width=360, height=740)
    page = visitor.goto(f"/review/{table}?deal=1")
    visitor.forgive("status of 503")
    expect(page.get_by_role("heading", name="Das ganze Bummerl")).to_be_visible(timeout=WORKING_MS)
    rows = page.locator("section:has(#bummerl) tbody tr")
    expect(rows.filter(has_text="dieses Spiel")).to_have_count(1)
    unknown = page.get_by_text("noch nicht durchgesehen")
    if rows.filter(has=unknown).count():
        page.get_by_role("button", name="Alle Spiele durchsehen").click()
    expect(unknown).to_have_count(0, timeout=WORKING_MS)
    expect(page.get_by_role("img", name="Deine Chance ging von 50 Prozent")).to_be_visible()
    page.get_by_role("link", name="2. Spiel").click()
    expect(page.get_by_text("2. Spiel").first).to_be_visible(timeout=WORKING_MS)
    check(page, "a whole Bummerl on a phone")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_deal_of_three_is_shown_step_by_step(come: Callable[..., Visitor], server: Server) -> None:
    table, token = play_deals(server, "dreier", 1)
    visitor = come(stored={"bummerl.token": token})
    page = visitor.goto(f"/review/{table}")
    expect(page.get_by_role("heading", name="The deal step by step")).to_be_visible()
    expect(page.get_by_role("img", name="You, cards")).to_be_visible()
    steps = page.locator(".said b")
    expect(steps).to_contain_text("Step 1 of")
    page.get_by_role("button", name="On", exact=True).click()
    expect(steps).to_contain_text("Step 2 of")
    page.get_by_role("button", name="Last").click()
    expect(page.get_by_role("button", name="On", exact=True)).to_be_disabled()
    page.get_by_text("All steps").click()
    assert page.locator("details ol li").count() > 5
    check(page, "a deal of three, step by step")
    # That person added no secret: the server's alone, and the page says what that does not prove.
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("Deal 1 was shuffled exactly as promised")).to_be_visible()
    expect(page.get_by_text("could have tried out many secrets")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".table-page")).to_be_visible()


def test_a_stranger_reads_names_instead_of_you(come: Callable[..., Visitor], server: Server) -> None:
    table, _ = play_deals(server, "weich-wien", 1)
    visitor = come()
    page = visitor.goto(f"/review/{table}")
    reviewed(visitor)
    expect(page.get_by_text("Chance of Leni to win this Bummerl, in percent")).to_be_visible()
    moves = page.locator("ol li b").all_inner_texts()
    assert any(move.startswith("Leni ") for move in moves)
    assert not any(move.startswith("You ") for move in moves)


def test_the_words_of_a_table_without_a_finished_deal(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = sit(visitor)
    table = page.url.rpartition("/")[2]
    page = visitor.goto(f"/review/{table}")
    expect(page.get_by_role("alert")).to_be_visible()
    visitor.forgive("status of 409")
