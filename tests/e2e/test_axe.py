"""axe-core finds nothing on any page, light and dark, on a phone and on a desktop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from e2e.house import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.house import Visitor

pytestmark = pytest.mark.e2e

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATHS = [
    "/",
    "/profiles",
    "/profiles?rules=dreier",
    "/compare?a=weich-wien&b=sechsundsechzig",
    "/rules",
    "/rules?profile=dreier",
    "/settings",
    "/about",
    "/you",
    "/nowhere",
]
LOOKS = [(1280, 800, "light"), (1280, 800, "dark"), (360, 740, "light"), (360, 740, "dark")]


def findings(page: Page, what: str) -> list[str]:
    """What axe finds on the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then((all) => all.violations)"
    )
    return [
        f"{what}: {each['id']} ({each['impact']}): {node['target']} {node['failureSummary']}"
        for each in found
        for node in each["nodes"][:3]
    ]


def check(page: Page, what: str) -> None:
    """Fail with what axe finds on the page as it is now."""
    found = findings(page, what)
    assert not found, "\n".join(found)


def open_everything(page: Page) -> None:
    """Fold out what is folded, so that nothing hides from the check."""
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")


@pytest.mark.parametrize("path", PATHS)
def test_axe_finds_nothing_on_the_pages(come: Callable[..., Visitor], path: str) -> None:
    page = come(lang="de").goto(path)
    page.wait_for_load_state("networkidle")
    open_everything(page)
    found = []
    for width, height, theme in LOOKS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found += findings(page, f"{path}, {width} px, {theme}")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_states_that_need_a_hand(come: Callable[..., Visitor]) -> None:
    visitor = come(stored={"bummerl.choice": '{"rules":"scharf closeMinStock=2","level":"beginner"}'})
    page = visitor.goto("/profiles")
    page.get_by_text("What a deal is worth").click()
    page.get_by_role("radio", name="After a drawn deal the winner of the next one gets a point more").check()
    expect(page.get_by_role("alert")).to_be_visible()
    check(page, "two options that contradict each other")
    visitor.forgive("status of 400")
    page = visitor.goto("/")
    page.locator(".stage .hand button:enabled").first.click()
    page.wait_for_url("**/t/*")
    page = visitor.goto("/")
    page.get_by_role("button", name="Abandon", exact=True).click()
    check(page, "a game to abandon")
    page.goto(f"{visitor.server.address}/?x=1")
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert").first).to_be_visible()
    check(page, "no connection")
    visitor.forgive("net::ERR_")


@pytest.mark.parametrize(("width", "height", "theme"), LOOKS)
def test_axe_finds_nothing_at_the_table(come: Callable[..., Visitor], width: int, height: int, theme: str) -> None:
    settings = {"theme": theme, "textTable": theme == "dark"}
    visitor = come(width=width, height=height, theme=theme, settings=settings)
    page = visitor.goto("/")
    page.locator(".stage .hand button:enabled").first.wait_for()
    page.get_by_role("button", name="Play the computer").click()
    page.wait_for_url("**/t/*")
    page.wait_for_load_state("networkidle")
    check(page, "the table before the first card")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "help at the table")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.wait_for_timeout(300)
    check(page, "the table while the stock is being closed")
