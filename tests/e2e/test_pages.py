"""The pages around the table, in a real browser against a real server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.table import play_a_deal, sit
from e2e.test_axe import check

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.house import Server, Visitor

pytestmark = pytest.mark.e2e

PATHS = ["/", "/profiles", "/compare", "/rules", "/settings", "/about", "/you", "/nowhere"]
PATHS += ["/ratings", "/luck", "/leaving"]


def ready_hand(page: Page) -> None:
    """Wait until the table on the home page waits for a card."""
    expect(page.locator(".stage .hand button:enabled").first).to_be_visible()


def test_the_first_card_is_playable_within_three_seconds_of_the_page_being_shown(come: Callable[..., Visitor]) -> None:
    waited: list[float] = []
    # The best of three: other things run on the machine that tests.
    while not waited or (min(waited) >= 3000 and len(waited) < 3):
        page = come().goto("/")
        ready_hand(page)
        waited.append(
            page.evaluate("performance.now() - performance.getEntriesByName('first-contentful-paint')[0].startTime")
        )
    assert min(waited) < 3000


def test_the_hand_that_is_shown_is_the_one_that_is_played(come: Callable[..., Visitor]) -> None:
    page = come().goto("/")
    ready_hand(page)
    shown = page.locator(".stage .hand button").all()
    assert len(shown) == 5
    names = [str(card.get_attribute("aria-label")).partition(" ")[2] for card in shown]
    played = names.pop(2)
    shown[2].click()
    page.wait_for_url("**/t/*")
    for name in names:
        expect(page.get_by_role("button", name=re.compile(f"^{name}", re.IGNORECASE)).first).to_be_attached()
    expect(page.get_by_role("button", name=re.compile(f"^{played}", re.IGNORECASE))).to_have_count(0)


def test_a_card_can_be_dragged_to_its_place(come: Callable[..., Visitor]) -> None:
    page = come().goto("/")
    ready_hand(page)
    card = page.locator(".stage .hand button").first.bounding_box()
    spot = page.locator(".stage .spot").bounding_box()
    assert card is not None
    assert spot is not None
    page.mouse.move(card["x"] + 30, card["y"] + 50)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 40, steps=3)
    page.mouse.move(spot["x"] + 40, spot["y"] + 60, steps=5)
    page.mouse.up()
    page.wait_for_url("**/t/*")


def test_the_same_table_waits_on_the_next_visit_and_new_rules_bring_another(come: Callable[..., Visitor]) -> None:
    page = come().goto("/")

    def hand() -> list[str | None]:
        ready_hand(page)
        return [card.get_attribute("aria-label") for card in page.locator(".stage .hand button").all()]

    first = hand()
    page.reload()
    assert hand() == first
    page.get_by_role("radio", name="Sixty-Six").check(force=True)
    expect(page.locator(".stage .hand button")).to_have_count(6)
    expect(page.get_by_text("No open games.")).to_be_visible()


def test_the_language_changes_everything_at_once_and_is_remembered(come: Callable[..., Visitor]) -> None:
    visitor = come(lang="de")
    page = visitor.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Der Tisch ist gedeckt.")
    page.evaluate("window.sameDocument = true")
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("La mesa ya está puesta.")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert page.evaluate("window.sameDocument")
    visitor.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Las reglas")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")


def test_on_a_phone_the_languages_are_one_small_menu(come: Callable[..., Visitor]) -> None:
    page = come(width=360, height=740).goto("/")
    menu = page.get_by_role("combobox", name="Language")
    expect(page.get_by_role("button", name="Deutsch")).to_have_count(0)
    menu.select_option(label="Deutsch")
    expect(page.get_by_role("heading", level=1)).to_have_text("Der Tisch ist gedeckt.")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("button", name="Deutsch")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("path", [*PATHS, "/rules?profile=dreier", "/profiles?rules=dreier", "/rules?profile=online"])
def test_every_page_is_complete_in_every_language_and_fits_every_width(come: Callable[..., Visitor], path: str) -> None:
    page = come().goto(path)
    page.wait_for_load_state("networkidle")
    prefixes = "pages|home|profiles|compare|rules|settings|about|option|fact|profile|section|example|term|why|level|you"
    prefixes += "|talk|report|standing|ratings|player|ledger|luck|leaving"
    said = []
    for name in ("Español", "Deutsch", "English"):
        page.get_by_role("button", name=name).first.click()
        text = page.locator("body").inner_text()
        assert not re.findall(rf"\b(?:{prefixes}|error)-[a-z0-9]+(?:-[\w-]+)?\b", text)
        assert "{" not in text
        said.append(text)
        for width in (320, 360, 701, 1024, 1280, 1600):
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
    assert len(set(said)) == 3


def test_single_rules_change_a_profile_and_are_played(come: Callable[..., Visitor]) -> None:
    page = come().goto("/profiles")
    page.get_by_text("Closing", exact=True).click()
    page.get_by_role("radio", name="with two it is too late").check()
    expect(page.locator("code")).to_have_text("weich-wien closeMinStock=4")
    expect(page.get_by_role("status")).to_contain_text("one rule changed")
    page.get_by_role("button", name="Play by these rules").click()
    expect(page.get_by_text("Your own rules")).to_be_visible()
    expect(page.get_by_text("Close with four cards or more").first).to_be_visible()
    ready_hand(page)
    page.get_by_role("button", name="Play the computer").click()
    page.wait_for_url("**/t/*")
    page.goto(page.url.split("/t/")[0] + "/")
    expect(page.get_by_text("Soft Viennese, changed ·")).to_be_visible()


def test_options_that_contradict_each_other_are_explained_in_words(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.goto("/profiles")
    page.get_by_text("What a deal is worth").click()
    page.get_by_role("radio", name="After a drawn deal the winner of the next one gets a point more").check()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("do not go together")
    expect(alert).to_contain_text("After a draw")
    expect(alert).to_contain_text("Nobody claims")
    expect(page.get_by_role("button", name="Play by these rules")).to_be_disabled()
    expect(page.locator("code")).to_have_text("weich-wien")
    page.get_by_role("radio", name="The last trick brings 10 card points").check()
    expect(alert).to_have_count(0)
    expect(page.locator("code")).to_have_text("weich-wien lastTrickRule=bonus10 drawCarry=yes")
    visitor.forgive("status of 400")


def test_two_profiles_are_compared_and_their_differences_marked(come: Callable[..., Visitor], server: Server) -> None:
    import httpx

    presets = {
        preset["preset"]: preset["options"] for preset in httpx.get(f"{server.address}/api/profiles").json()["presets"]
    }
    soft, sharp = presets["weich-wien"], presets["scharf"]
    differing = sum(soft[name] != sharp[name] for name in soft)
    page = come().goto("/compare?a=weich-wien&b=scharf")
    expect(page.get_by_role("status")).to_have_text(f"{differing} differences.")
    expect(page.locator("tr.differs")).to_have_count(differing)
    page.get_by_role("checkbox", name="Only what differs").check()
    expect(page.locator("tbody tr:not(.section)")).to_have_count(differing)
    page.get_by_label("Second profile").select_option("weich-wien")
    expect(page.get_by_role("status")).to_have_text("No differences.")


def test_the_rules_follow_the_profile_and_a_refusal_finds_its_number(come: Callable[..., Visitor]) -> None:
    page = come().goto("/rules?profile=scharf#3.7")
    section = page.locator("[id='3.7']")
    expect(section).to_contain_text("with two it is too late")
    expect(section).to_contain_text("It is too late to close.")
    expect(section).to_be_in_viewport()
    page.get_by_label("Rules of").select_option("weich-wien")
    expect(section).to_contain_text("even with its last two cards")
    expect(section).to_contain_text("You may close.")
    page.get_by_label("Rules of").select_option("online")
    expect(page.locator("[id='3.8']")).to_contain_text("The table counts for both.")
    page.get_by_label("Rules of").select_option("dreier")
    expect(page.locator("[id='7.4'] tbody tr")).to_have_count(10)


def test_open_games_can_be_resumed_and_abandoned(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.goto("/")
    ready_hand(page)
    page.locator(".stage .hand button").first.click()
    page.wait_for_url("**/t/*")
    address = page.url
    visitor.goto("/")
    page.get_by_role("link", name="Resume").click()
    page.wait_for_url(address)
    page.go_back()
    page.get_by_role("button", name="Abandon", exact=True).click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("link", name="Resume")).to_be_visible()
    page.get_by_role("button", name="Abandon", exact=True).click()
    page.get_by_role("button", name="Yes, abandon").click()
    expect(page.get_by_text("No open games.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No open games.")).to_be_visible()


def test_settings_hold_at_once_and_on_the_next_visit(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.goto("/settings")
    page.get_by_role("radio", name="Dark").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name="Double German").check(force=True)
    page.get_by_role("checkbox", name="Tap twice").check()
    visitor.goto("/settings")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("radio", name="Double German")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Tap twice")).to_be_checked()
    visitor.goto("/rules")
    expect(page.locator("[id='3.6']")).to_contain_text("The king and the ober of one suit")


def test_without_the_server_the_page_says_so_and_comes_back_by_itself(
    come: Callable[..., Visitor], own_server: Server, visitors: list[Visitor]
) -> None:
    visitor = come(own_server, service_workers=True)
    page = visitor.goto("/")
    ready_hand(page)
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    own_server.kill()
    page.reload()
    expect(page.get_by_text("No connection to the server.").first).to_be_visible()
    own_server.start()
    page.reload()
    ready_hand(page)
    kept = page.evaluate(
        "caches.keys()"
        ".then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))"
        ".then((all) => all.flat().map((request) => new URL(request.url).pathname))"
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/schema"))]
    visitor.forgive("net::ERR_")


def test_the_page_can_be_installed(come: Callable[..., Visitor]) -> None:
    page = come().goto("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert page.evaluate("(path) => fetch(path).then((answer) => answer.ok)", icon["src"])


def test_a_finished_deal_is_looked_through(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = sit(visitor)
    play_a_deal(page)
    page.get_by_role("link", name="Look through this deal").click()
    expect(page.get_by_role("heading", name="Every action")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("heading", level=1)).to_contain_text("and it stands")
    assert page.locator("ol > li").count() >= 4
    check(page, "review")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("ol > li button:enabled").last.click()
    expect(page.locator("ol > li.chosen")).to_have_count(1)
    expect(page.locator(".moment tbody tr").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert "bummerl record 1" in download.value.path().read_text()
    visitor.forgive("status of 503")
