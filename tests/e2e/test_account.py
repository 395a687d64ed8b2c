"""The page about oneself in real browsers: names, sessions, passkeys, and how everything goes away again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect

from e2e.house import Server
from e2e.table import sit
from e2e.test_axe import LOOKS, check, findings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import CDPSession, Page

    from e2e.house import Visitor

    Come = Callable[..., Visitor]

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that browsers call localhost, where passkeys work without HTTPS, and that never tires of logins."""
    running = Server(tmp_path_factory.mktemp("people") / "data", host="localhost", BUMMERL_LOGINS_PER_MINUTE="1000")
    running.start()
    yield running
    running.stop()


def take(page: Page, name: str, password: str) -> None:
    """A guest takes a name."""
    part = page.get_by_role("region", name="Take a name")
    part.get_by_label("Name").fill(name)
    part.get_by_label("Password", exact=True).fill(password)
    part.get_by_role("button", name="Take this name").click()
    expect(page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()


def enter(page: Page, name: str, password: str) -> None:
    """Try to sign in."""
    part = page.get_by_role("region", name="Sign in")
    part.get_by_label("Name").fill(name)
    part.get_by_label("Password", exact=True).fill(password)
    part.get_by_role("button", name="Sign in", exact=True).click()


def authenticator(visitor: Visitor) -> tuple[CDPSession, str]:
    """A device with a fingerprint reader, simulated by the browser itself."""
    device = visitor.context.new_cdp_session(visitor.page)
    device.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    added: dict[str, Any] = device.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return device, added["authenticatorId"]


def test_a_name_of_ones_own_goes_on_in_another_browser(come: Come, house: Server) -> None:
    resi = come(house)
    table = sit(resi).url
    page = resi.goto("/")
    page.get_by_role("banner").get_by_role("link", name="You").click()
    expect(page.get_by_text("Nothing is needed to play")).to_be_visible()
    take(page, "Resi", "a long password")
    # What she played as a guest is still hers, and so is the name at tables.
    assert page.evaluate("JSON.parse(localStorage.getItem('bummerl.settings')).name") == "Resi"
    expect(page.get_by_role("status").first).to_have_text("Resi is yours now.")

    phone = come(house, width=360, height=740)
    other = phone.goto("/you")
    enter(other, "Resi", "a wrong password")
    expect(other.get_by_role("alert")).to_have_text("Name or password is wrong.")
    wrong = other.get_by_role("alert").inner_text()
    enter(other, "Nobody at all", "a wrong password")
    expect(other.get_by_role("alert")).to_have_text(wrong)
    phone.forgive("status of 401")
    enter(other, "resi", "a long password")
    expect(other.get_by_role("heading", name="Signed in as Resi")).to_be_visible()
    phone.goto("/")
    expect(other.locator(f'a[href$="{table.rpartition("/")[2]}"]').first).to_be_visible()

    # She signs the phone out from here; there it is a guest again.
    page.reload()
    sessions = page.get_by_role("region", name="Where you are signed in")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    expect(sessions.get_by_text("this one")).to_have_count(1)
    other.goto(table)
    other.locator("[data-region=hand] button").first.wait_for()
    sessions.get_by_role("button", name="Sign out").click()
    expect(other.get_by_role("alertdialog", name="You are signed out here")).to_be_visible()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    phone.goto("/you")
    expect(other.get_by_role("region", name="Take a name")).to_be_visible()
    assert other.evaluate("localStorage.getItem('bummerl.token')") is None
    page.get_by_role("button", name="Sign out").first.click()
    expect(page.get_by_role("heading", name="You", exact=True)).to_be_focused()
    expect(page.get_by_role("status").first).to_have_text("You are signed out.")


def test_the_guest_of_before_comes_back(come: Come, house: Server) -> None:
    take(come(house).goto("/you"), "Poldi", "a long password")
    seated = httpx.post(f"{house.address}/api/tables", json={"level": "beginner"}).raise_for_status().json()
    token = seated["token"]
    page = come(house, settings={"name": "Guest"}).goto("/you")
    page.evaluate("(token) => localStorage.setItem('bummerl.token', token)", token)
    page.reload()
    expect(page.get_by_text("Your open game as a guest stays in this browser")).to_be_visible()
    enter(page, "Poldi", "a long password")
    expect(page.get_by_role("heading", name="Signed in as Poldi")).to_be_visible()
    assert page.evaluate("localStorage.getItem('bummerl.token')") != token
    page.get_by_role("button", name="Sign out").first.click()
    expect(page.get_by_role("heading", name="You", exact=True)).to_be_visible()
    assert page.evaluate("localStorage.getItem('bummerl.token')") == token
    assert page.evaluate("JSON.parse(localStorage.getItem('bummerl.settings')).name") == "Guest"


def test_a_new_password_is_the_only_one(come: Come, house: Server) -> None:
    visitor = come(house, width=360, height=740)
    page = visitor.goto("/you")
    take(page, "Mitzi", "a long password")
    part = page.get_by_role("region", name="Change the password")
    part.get_by_label("Present password").fill("not this one")
    part.get_by_label("New password").fill("another password")
    part.get_by_role("button", name="Change it").click()
    expect(part.get_by_role("alert")).to_have_text("This is not your present password.")
    visitor.forgive("status of 401")
    part.get_by_label("Present password").fill("a long password")
    shown = part.get_by_role("button", name="Show").last
    shown.click()
    expect(part.get_by_label("New password")).to_have_attribute("type", "text")
    part.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("status").first).to_contain_text("The password is changed.")
    page.get_by_role("button", name="Sign out").first.click()
    enter(page, "Mitzi", "a long password")
    expect(page.get_by_role("alert")).to_be_visible()
    enter(page, "Mitzi", "another password")
    expect(page.get_by_role("heading", name="Signed in as Mitzi")).to_be_visible()


def test_a_passkey_from_the_first_to_the_last(come: Come, house: Server) -> None:
    visitor = come(house)
    device, _ = authenticator(visitor)
    page = visitor.goto("/you")
    page.get_by_role("region", name="Take a name").get_by_label("Name").fill("Gusti")
    page.get_by_role("button", name="Take it with a passkey").click()
    expect(page.get_by_role("heading", name="Signed in as Gusti")).to_be_visible()
    keys = page.get_by_role("region", name="Passkeys")
    expect(keys.get_by_role("listitem")).to_have_count(1)
    # It is the only way in, so it stays.
    keys.get_by_role("button", name="Remove").click()
    expect(keys.get_by_role("alert")).to_have_text("This passkey is your only way in. Set a password first.")
    visitor.forgive("status of 400")
    keys.get_by_role("button", name="Rename").click()
    keys.get_by_label("What to call it").first.fill("My phone")
    page.keyboard.press("Enter")
    expect(keys.get_by_text("My phone")).to_be_visible()
    found = [finding for width, height, theme in LOOKS for finding in look_at(page, width, height, theme)]
    assert not found, "\n".join(found)

    page.get_by_role("button", name="Sign out").first.click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Signed in as Gusti")).to_be_visible()
    expect(keys.get_by_text("last used")).to_be_visible()
    part = page.get_by_role("region", name="Set a password")
    part.get_by_label("New password").fill("a long password")
    part.get_by_role("button", name="Set it").click()
    expect(page.get_by_role("region", name="Change the password")).to_be_visible()
    keys.get_by_role("button", name="Remove My phone").click()
    expect(keys.get_by_text("You have none yet.")).to_be_visible()

    # The device still has it, but it does not let in any more.
    page.get_by_role("button", name="Sign out").first.click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("This passkey was not accepted.")
    visitor.forgive("status of 401")
    device.detach()


def look_at(page: Page, width: int, height: int, theme: str) -> list[str]:
    """What axe finds in one look of the page."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
    return findings(page, f"signed in, {width} px, {theme}")


def test_where_there_are_no_passkeys_the_page_says_why(come: Come) -> None:
    page = come(lang="de").goto("/you")
    expect(page.get_by_text("Passkeys brauchen HTTPS und eine feste Adresse")).to_be_visible()
    expect(page.get_by_role("button", name="Passkey")).to_have_count(0)


def test_ones_data_can_be_taken_along_and_erased_after_two_questions(come: Come, house: Server) -> None:
    visitor = come(house)
    page = visitor.goto("/you")
    take(page, "Ferdl", "a long password")
    data = page.get_by_role("region", name="Your data")
    with page.expect_download() as coming:
        data.get_by_role("button", name="Download my data").click()
    kept = json.loads(Path(coming.value.path()).read_text(encoding="utf-8"))
    assert kept["me"]["name"] == "Ferdl"
    assert len(kept["sessions"]) == 1

    data.get_by_role("button", name="Erase my data").click()
    go_on = data.get_by_role("button", name="Erase everything")
    expect(go_on).to_be_disabled()
    check(page, "before erasing oneself")
    data.get_by_role("checkbox").check()
    go_on.click()
    # The second question begins on the safe answer.
    expect(page.get_by_role("button", name="No, keep it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_role("heading", name="Signed in as Ferdl")).to_be_visible()
    data.get_by_role("button", name="Erase my data").click()
    data.get_by_role("checkbox").check()
    go_on.click()
    page.get_by_role("button", name="Yes, erase everything about me").click()
    expect(page.get_by_role("status").first).to_have_text("Everything about you is erased.")
    enter(page, "Ferdl", "a long password")
    expect(page.get_by_role("alert")).to_have_text("Name or password is wrong.")
    visitor.forgive("status of 401")
    # The name is free again.
    take(page, "Ferdl", "another password")
