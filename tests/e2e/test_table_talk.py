"""People at one table, each in a browser of his own: talk by consent, muting, blocking, reporting; and all three."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from e2e.house import ROOT
from e2e.table import MOVES_OF_A_DEAL, look, sit
from e2e.test_axe import check
from e2e.test_table_three import step

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from e2e.house import Server, Visitor

    Come = Callable[..., Visitor]

pytestmark = pytest.mark.e2e


def leni_and_franz(come: Come, server: Server) -> tuple[Page, Page]:
    """Leni, in English on a desktop, and Franz, in German on a phone, with their cards dealt."""
    leni = httpx.post(f"{server.address}/api/tables", json={"people": 1, "name": "Leni"}).raise_for_status().json()
    seats = f"{server.address}/api/tables/{leni['id']}/seats"
    franz = httpx.post(seats, json={"name": "Franz"}).raise_for_status().json()
    visitors = [come(), come(lang="de", width=360, height=740, theme="dark")]
    for visitor, seated in zip(visitors, (leni, franz), strict=True):
        visitor.context.add_init_script(f"localStorage.setItem('bummerl.token', '{seated['token']}')")
        visitor.page.goto(f"{server.address}/t/{leni['id']}")
        visitor.page.locator("[data-region=hand] button").first.wait_for()
    return visitors[0].page, visitors[1].page


def talk(page: Page) -> Locator:
    """Open the sheet with the talk."""
    page.get_by_role("button", name="Talk and people").or_(page.get_by_role("button", name="Reden")).first.click()
    return page.get_by_role("dialog")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_words_are_read_in_ones_own_language_and_free_ones_by_consent_only(come: Come, server: Server) -> None:
    leni, franz = leni_and_franz(come, server)
    talk(franz).get_by_role("button", name="Gut gespielt!").click()
    expect(leni.locator(".speech")).to_have_text("Well played!")
    expect(leni.locator(".log")).to_contain_text("Franz: Well played!")
    expect(leni.get_by_role("button", name="Talk and people, one new message")).to_be_visible()

    # Asked and refused.
    sheet = talk(leni)
    expect(sheet.get_by_role("log", name="What was said")).to_contain_text("Franz Well played!")
    expect(sheet.get_by_label("Your words")).to_have_count(0)
    check(leni, "the sheet with the talk")
    sheet.get_by_role("button", name="Ask the others").click()
    expect(sheet.get_by_text("It begins as soon as Franz agrees")).to_be_visible()
    expect(franz.locator(".consent")).to_contain_text("Leni möchte mit eigenen Worten schreiben.")
    check(franz, "asked for free text")
    franz.get_by_role("button", name="Lieber nicht").click()
    expect(franz.locator(".consent")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Ask the others")).to_be_visible()

    # Asked and taken back, then asked and agreed to.
    sheet.get_by_role("button", name="Ask the others").click()
    expect(franz.locator(".consent")).to_be_visible()
    sheet.get_by_role("button", name="Withdraw").click()
    expect(franz.locator(".consent")).to_have_count(0)
    sheet.get_by_role("button", name="Ask the others").click()
    franz.get_by_role("button", name="Einverstanden").click()
    field = sheet.get_by_label("Your words")
    field.fill("Servus! <img src=x onerror=alert(1)>")
    leni.keyboard.press("Enter")
    expect(field).to_have_value("")
    expect(franz.locator(".speech")).to_have_text("Servus! <img src=x onerror=alert(1)>")
    # Who looks on hears nothing of it.
    watcher = come()
    watcher.page.goto(leni.url)
    watcher.page.locator(".table-page .seat").first.wait_for()
    field.fill("just between us")
    sheet.get_by_role("button", name="Send").click()
    expect(franz.locator(".speech")).to_have_text("just between us")
    close(leni)
    talk(franz).get_by_role("button", name="Beenden").click()
    expect(franz.get_by_role("dialog").get_by_role("button", name="Die anderen fragen")).to_be_visible()
    franz.get_by_role("dialog").get_by_role("button", name="Danke.").click()
    expect(watcher.page.locator(".speech")).to_have_text("Thank you.")
    assert "just between us" not in watcher.page.content()
    expect(talk(leni).get_by_label("Your words")).to_have_count(0)


def test_mute_block_and_report_are_nobodys_business(come: Come, server: Server) -> None:
    leni, franz = leni_and_franz(come, server)
    sheet = talk(franz)
    sheet.get_by_role("button", name="Servus!").click()
    expect(leni.locator(".speech")).to_have_text("Hello!")
    sheet = talk(leni)
    sheet.get_by_role("button", name="Mute Franz").click()
    expect(sheet.get_by_text("You do not see what Franz says.")).to_be_visible()
    expect(sheet.get_by_role("log", name="What was said")).to_contain_text("Nothing has been said yet.")
    close(leni)
    talk(franz).get_by_role("button", name="Pfiat di!").click()
    expect(franz.get_by_role("dialog")).to_have_count(0)
    leni.reload()
    leni.locator("[data-region=hand] button").first.wait_for()
    talk(franz).get_by_role("button", name="Danke.").click()
    sheet = talk(leni)
    expect(sheet.get_by_text("You do not see what Franz says.")).to_be_visible()
    expect(sheet.get_by_role("log", name="What was said")).to_contain_text("Nothing has been said yet.")
    sheet.get_by_role("button", name="Hear Franz again").click()
    expect(sheet.get_by_text("You see what Franz says again.")).to_be_visible()

    sheet.get_by_role("button", name="Report Franz").click()
    form = leni.get_by_role("dialog", name="Report Franz")
    check(leni, "a report")
    form.get_by_role("radio", name="Leaving or stalling").check()
    form.get_by_label("In your words").fill("He lets me wait.")
    form.get_by_role("button", name="Send").click()
    expect(form.get_by_role("status")).to_have_text("Sent. Thank you.")
    form.get_by_role("button", name="Close").last.click()
    listed = operator(server, "list")
    assert "leaving or stalling" in listed
    assert "Franz" in listed
    assert "He lets me wait." in listed

    sheet = talk(leni)
    sheet.get_by_role("button", name="Block Franz").click()
    expect(sheet.get_by_role("button", name="No", exact=True)).to_be_focused()
    sheet.get_by_role("alertdialog").get_by_role("button", name="Block", exact=True).click()
    expect(sheet.get_by_text("Franz is blocked.")).to_be_visible()
    close(leni)
    # Franz has seen nothing of all that; the game goes on.
    expect(franz.locator(".log")).not_to_contain_text("gesperrt")
    assert "wait" not in franz.content()
    leni.goto(f"{server.address}/you")
    avoided = leni.get_by_role("region", name="People you avoid")
    avoided.get_by_role("button", name="Unblock Franz").click()
    expect(avoided.get_by_text("Franz is not blocked any more.")).to_be_visible()


def test_a_move_of_the_computer_is_reported_with_what_belongs_to_it(come: Come, server: Server) -> None:
    visitor = come()
    page = sit(visitor, level="beginner", dealer="me")
    page.locator('[data-place^="trick:"]').first.wait_for()
    (card,) = look(page).trick
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report the computer’s last move").click()
    page.get_by_label("In your words").fill("Why this one?")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Sent. Thank you.")
    close(page)
    shown = operator(server, "show", newest(server, "Why this one?"))
    assert "still being played" in shown
    assert card not in shown

    # The same move again, from the review of the finished deal.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up the deal").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Give up the deal").click()
    page.get_by_role("link", name="Look through this deal").click()
    expect(page.locator(".moment")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Report this move").click()
    page.get_by_label("In your words").fill("Now I see it all.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Sent. Thank you.")
    visitor.forgive("status of 503")
    assert f"The move: {card} in deal 1, by computer, seed" in operator(server, "show", newest(server, "Why this one?"))
    # The first move of the computer may have been an exchange before its card.
    shown = operator(server, "show", newest(server, "Now I see it all."))
    assert "computer (beginner)" in shown
    assert "in deal 1, by computer, seed" in shown


def newest(server: Server, words: str) -> str:
    """The name of the newest report with these words."""
    return [line for line in operator(server, "list").splitlines() if words in line][-1].split()[0]


def operator(server: Server, *words: str) -> str:
    """What the operator reads on the command line."""
    command = [sys.executable, "-m", "bummerl", "reports", "--data", str(server.data), *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=environment)
    return done.stdout


def test_three_people_play_dreierschnapsen_in_three_browsers(come: Come, server: Server) -> None:
    names = ("Leni", "Franz", "Sepp")
    visitors = [
        come(settings={"name": "Leni"}, stored={"bummerl.choice": '{"rules":"dreier","level":"beginner"}'}),
        come(lang="de", settings={"name": "Franz"}),
        come(lang="es", width=360, height=740, touch=True, settings={"name": "Sepp"}),
    ]
    pages = [visitor.page for visitor in visitors]
    leni, franz, sepp = pages
    visitors[0].goto("/").get_by_role("button", name="Invite a friend").click()
    link = leni.get_by_label("Link to this table").input_value()
    for page, button in ((franz, "Dazusetzen"), (sepp, "Sentarse")):
        page.goto(link)
        page.get_by_role("button", name=button).click()
    for page, me in zip(pages, names, strict=True):
        expect(page.locator(".felt.n3 .opps > .opp")).to_have_count(2)
        for other in set(names) - {me}:
            expect(page.locator(".opps > .opp").filter(has_text=other)).to_have_count(1)

    # What one says two read, unless one of them does not want to.
    sheet = talk(franz)
    sheet.get_by_role("button", name="Sepp stummschalten").click()
    expect(sheet.get_by_text("Du siehst nicht, was Sepp sagt.")).to_be_visible()
    close(franz)
    sepp.get_by_role("button", name="Charla").click()
    sepp.get_by_role("button", name="¡Suerte!").click()
    expect(leni.locator(".speech")).to_have_text("Good luck!")
    talk(leni).get_by_role("button", name="Hello!").click()
    expect(franz.locator(".speech")).to_have_text("Servus!")
    assert franz.locator(".speech").count() == 1

    play_together(pages)
    scores = [
        page.locator(".side tbody tr, .sheet tbody tr").last.locator("td.n").all_inner_texts() for page in pages[:2]
    ]
    # Each begins the sheet with himself: the same three scores, turned.
    assert sorted(scores[0]) == sorted(scores[1])
    for page in pages:
        expect(page.locator(".result")).to_be_visible()


def play_together(pages: list[Page]) -> None:
    """Let whoever is to act do something until the deal is over for all."""
    for _ in range(6 * MOVES_OF_A_DEAL):
        states = [look(page) for page in pages]
        if all(state.result for state in states):
            return
        acting = next((page for page, state in zip(pages, states, strict=True) if state.turn), None)
        if acting is None:
            pages[0].wait_for_timeout(50)
        else:
            step(acting, None)
    raise AssertionError("the deal never ended")
