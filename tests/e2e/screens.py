"""Pictures of the main states of the page, from the real product, so that people can look at them.

.venv/bin/python tests/e2e/screens.py               # all of them, into screenshots/
.venv/bin/python tests/e2e/screens.py home table    # those whose name begins so
.venv/bin/python tests/e2e/screens.py --readme      # docs/img/table.png and docs/img/phone.png
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from playwright.sync_api import Browser, Page

from e2e.by_wire import play_a_bummerl, play_deals
from e2e.house import ROOT, Server, Visitor, running_chromium, visit
from e2e.table import look, my_move, sit

Look = dict[str, Any]
DESK: Look = {"width": 1280, "height": 800}
PHONE: Look = {"width": 360, "height": 740, "touch": True}
SMALL: Look = {"width": 320, "height": 568, "touch": True}
ACROSS: Look = {"width": 740, "height": 360, "touch": True}
WIDE: Look = {"width": 1600, "height": 900}


@dataclass(frozen=True)
class Screen:
    """One picture: how to get there, and through whose browser."""

    name: str
    reach: Callable[[Visitor], None]
    look: Look = field(default_factory=lambda: DESK)
    full: bool = False


def page_at(path: str) -> Callable[[Visitor], None]:
    """Open a path and wait until it is quiet."""

    def reach(visitor: Visitor) -> None:
        page = visitor.goto(path)
        page.wait_for_load_state("networkidle")

    return reach


def at_table(*steps: Callable[[Page], None], **wish: Any) -> Callable[[Visitor], None]:
    """Sit down at a table, then do the steps."""

    def reach(visitor: Visitor) -> None:
        page = sit(visitor, **wish)
        my_move(page)
        for step in steps:
            step(page)
        page.wait_for_timeout(400)

    return reach


def tricks(count: int) -> Callable[[Page], None]:
    """Play on until that many cards of mine are gone, or the deal is over."""

    def play(page: Page) -> None:
        for _ in range(count):
            state = my_move(page)
            if state.result or not state.playable:
                return
            card = f'[data-region=hand] [data-card="{state.playable[-1]}"]'
            # Whatever takes the card away in the meantime is no fault of the picture.
            page.evaluate("(card) => document.querySelector(card)?.click()", card)
            page.wait_for_timeout(150)
        my_move(page)

    return play


def closed(page: Page) -> None:
    """Close the stock as soon as that is possible, then play until a card may not be played."""
    for _ in range(3):
        state = my_move(page)
        if state.result or "close" in state.actions:
            break
        tricks(1)(page)
    if "close" in look(page).actions:
        page.keyboard.press("c")
        page.wait_for_timeout(2600)
    my_move(page)


def refused(page: Page) -> None:
    """Ask for something that is not possible now."""
    tricks(1)(page)
    for key in ("6", "x", "m", "c"):
        if look(page).slip:
            return
        page.keyboard.press(key)
        page.wait_for_timeout(200)


def to_the_end(page: Page) -> None:
    """Play the deal out."""
    for _ in range(12):
        state = my_move(page)
        if state.result:
            return
        if "settle" in state.actions and not state.hand:
            page.locator('[data-action="settle"]').click()
        else:
            tricks(1)(page)


def pressed(key: str) -> Callable[[Page], None]:
    """Press a key."""
    return lambda page: page.keyboard.press(key)


def lost(visitor: Visitor) -> None:
    """A table whose connection is gone."""
    at_table(tricks(1))(visitor)
    visitor.context.set_offline(True)
    visitor.server.kill()
    visitor.page.wait_for_timeout(6000)
    visitor.server.start()


def three(visitor: Visitor) -> None:
    """A table for three before its first card."""
    import httpx

    opened = httpx.post(
        f"{visitor.server.address}/api/tables", json={"rules": "dreier", "level": "beginner", "pace": 0}
    )
    seated = opened.raise_for_status().json()
    visitor.context.add_init_script(f"localStorage.setItem('bummerl.token', '{seated['token']}')")
    page = visitor.goto(f"/t/{seated['id']}")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)


def invited(visitor: Visitor) -> None:
    """A table that waits for a friend."""
    visitor.goto("/").locator("section", has=visitor.page.locator("#with-people")).locator(".btn.primary").click()
    visitor.page.locator("#invitation").wait_for()


def asked(visitor: Visitor) -> None:
    """What the friend sees who came by the link."""
    host = visit(visitor.browser, visitor.server, settings={"name": "Leni"})
    invited(host)
    link = host.page.url
    host.context.close()
    visitor.page.goto(link)
    visitor.page.locator("#waiting-title").wait_for()


def named(visitor: Visitor) -> None:
    """The page about oneself of somebody who has taken a name."""
    page = visitor.goto("/you")
    name = f"Resi {token_hex(3)}"
    page.locator('input[autocomplete="username"]').first.fill(name)
    page.locator('input[type="password"]').first.fill("a long password")
    page.locator(".btn.primary").first.click()
    page.get_by_role("heading", level=1).filter(has_text=name).wait_for()


def spoken_to(people: int) -> Callable[[Visitor], None]:
    """A table of people at which another one has just said something."""

    def reach(visitor: Visitor) -> None:
        address = visitor.server.address
        rules = "weich-wien" if people == 2 else "dreier"
        wish = {"rules": rules, "people": people - 1, "name": "Leni"}
        mine = httpx.post(f"{address}/api/tables", json=wish).raise_for_status().json()
        table = mine["id"]
        names = ["Franz", "Sepp"][: people - 1]
        seated = [httpx.post(f"{address}/api/tables/{table}/seats", json={"name": name}).json() for name in names]
        visitor.context.add_init_script(f"localStorage.setItem('bummerl.token', '{mine['token']}')")
        visitor.page.goto(f"{address}/t/{table}")
        visitor.page.locator(".opps > .opp").first.wait_for()
        for other in seated:
            guest = visit(visitor.browser, visitor.server)
            guest.context.add_init_script(f"localStorage.setItem('bummerl.token', '{other['token']}')")
            guest.page.goto(f"{address}/t/{table}")
            guest.page.get_by_role("button", name="Talk and people").click()
            guest.page.get_by_role("dialog").get_by_role("button", name="Well played!").click()
            visitor.page.locator(".speech").nth(seated.index(other)).wait_for()
            guest.context.close()
        visitor.page.wait_for_timeout(400)

    return reach


def talking(visitor: Visitor) -> None:
    """The sheet with the talk at a table of two."""
    spoken_to(2)(visitor)
    visitor.page.locator("button.talk:visible").click()
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.wait_for_timeout(300)


def reviewed(visitor: Visitor) -> None:
    """The review of a deal that was played out."""
    at_table(to_the_end)(visitor)
    visitor.page.locator('.result a[href^="/review/"]').click()
    visitor.page.locator("figure svg").first.wait_for(timeout=60_000)
    visitor.page.wait_for_timeout(300)


def proven(visitor: Visitor) -> None:
    """A review whose shuffle has been checked."""
    reviewed(visitor)
    visitor.page.locator(".proof button").click()
    visitor.page.locator(".verdict").wait_for()


def replayed(visitor: Visitor) -> None:
    """A deal of three in the middle of its steps."""
    table, token = play_deals(visitor.server, "dreier", 1)
    visitor.context.add_init_script(f"localStorage.setItem('bummerl.token', '{token}')")
    page = visitor.goto(f"/review/{table}")
    page.locator(".scene").wait_for()
    for _ in range(8):
        page.locator("section .do .btn").nth(2).click()


def standing(path: str) -> Callable[[Visitor], None]:
    """A page of somebody who has played rated Bummerls for a coffee."""

    def reach(visitor: Visitor) -> None:
        one, two = play_a_bummerl(visitor.server)
        for _ in range(4):
            play_a_bummerl(visitor.server, one, two)
        visitor.context.add_init_script(f"localStorage.setItem('bummerl.token', '{one}')")
        page_at(path)(visitor)

    return reach


def expert(visitor: Visitor) -> None:
    """The expert part with two options that contradict each other."""
    page = visitor.goto("/profiles?rules=weich-wien%20closeMinStock=4")
    page.locator("summary").nth(6).click()
    page.locator('input[name="option-drawCarry"][value="yes"]').check()
    page.get_by_role("alert").wait_for()


def games(visitor: Visitor) -> None:
    """The home page with games that were begun."""
    for rules in ("weich-wien", "scharf closeMinStock=2"):
        at_table(tricks(2), rules=rules)(visitor)
    page_at("/")(visitor)


SCREENS: list[Screen] = [
    *(Screen(f"home-{lang}", page_at("/"), {**DESK, "lang": lang}, full=True) for lang in ("es", "de", "en")),
    Screen("home-dark", page_at("/"), {**DESK, "theme": "dark", "lang": "de"}),
    Screen("home-phone", page_at("/"), {**PHONE, "lang": "de"}, full=True),
    Screen("home-small-dark", page_at("/"), {**SMALL, "theme": "dark", "lang": "es"}, full=True),
    Screen("home-dreier", page_at("/"), {**DESK, "stored": {"bummerl.choice": '{"rules":"dreier"}'}}),
    Screen("home-sixty-six", page_at("/"), {**PHONE, "stored": {"bummerl.choice": '{"rules":"sechsundsechzig"}'}}),
    Screen("rules-german", page_at("/rules#3.6"), {**DESK, "lang": "de", "settings": {"pack": "german"}}),
    Screen("home-games", games, DESK, full=True),
    Screen("profiles", page_at("/profiles"), {**DESK, "lang": "de"}, full=True),
    Screen("profiles-expert", expert, DESK, full=True),
    Screen("profiles-phone", page_at("/profiles"), {**PHONE, "lang": "es"}, full=True),
    Screen("compare", page_at("/compare?a=weich-wien&b=scharf"), {**DESK, "lang": "es"}, full=True),
    Screen("compare-phone", page_at("/compare?a=weich-wien&b=scharf"), {**PHONE, "lang": "de"}, full=True),
    Screen("rules", page_at("/rules#3.4"), DESK),
    Screen("rules-phone", page_at("/rules#3.4"), {**PHONE, "lang": "de"}),
    Screen("rules-dreier", page_at("/rules?profile=dreier"), {**DESK, "lang": "es"}, full=True),
    Screen("settings", page_at("/settings"), {**DESK, "lang": "de"}, full=True),
    Screen("about", page_at("/about"), DESK),
    Screen("you", page_at("/you"), {**DESK, "lang": "de"}, full=True),
    Screen("you-phone", page_at("/you"), {**PHONE, "lang": "es"}, full=True),
    Screen("you-named", named, DESK, full=True),
    Screen("you-named-phone", named, {**PHONE, "theme": "dark", "lang": "de"}, full=True),
    Screen("invited", invited, {**DESK, "lang": "de"}),
    Screen("asked", asked, {**PHONE, "lang": "es"}),
    Screen("table", at_table(tricks(3))),
    Screen("table-dark", at_table(tricks(3)), {**DESK, "theme": "dark", "settings": {"theme": "dark"}, "lang": "de"}),
    Screen("table-german", at_table(tricks(2)), {**DESK, "settings": {"pack": "german"}, "lang": "de"}),
    Screen("table-tournament", at_table(tricks(2)), {**WIDE, "settings": {"pack": "tournament"}, "lang": "de"}),
    Screen("table-four-colours", at_table(), {**DESK, "settings": {"fourColours": True, "bigIndex": True}}),
    Screen("table-closed", at_table(closed)),
    Screen("table-refused", at_table(refused)),
    Screen("table-text", at_table(tricks(2)), {**DESK, "settings": {"textTable": True}}),
    Screen("table-help", at_table(pressed("?"))),
    Screen("table-result", at_table(to_the_end), {**DESK, "lang": "de"}),
    Screen("table-lost", lost),
    Screen("table-sixty-six", at_table(rules="sechsundsechzig"), {**DESK, "lang": "de"}),
    Screen("table-dreier", three, {**DESK, "lang": "de"}),
    Screen("ratings", standing("/ratings"), {**DESK, "lang": "de"}, full=True),
    Screen("my-games", standing("/players/me"), DESK, full=True),
    Screen("my-games-phone", standing("/players/me"), {**PHONE, "lang": "de"}, full=True),
    Screen("ledger-phone", standing("/ledger"), {**PHONE, "lang": "es"}, full=True),
    Screen("luck", standing("/luck"), {**DESK, "lang": "de"}, full=True),
    Screen("luck-phone-dark", standing("/luck"), {**PHONE, "theme": "dark"}, full=True),
    Screen("leaving", page_at("/leaving"), {**DESK, "lang": "de"}, full=True),
    Screen("review-proven", proven, {**DESK, "lang": "de"}, full=True),
    Screen("replay-of-three", replayed, {**DESK, "lang": "de"}, full=True),
    Screen("review", reviewed, DESK, full=True),
    Screen("review-dark", reviewed, {**DESK, "theme": "dark", "settings": {"theme": "dark"}, "lang": "es"}, full=True),
    Screen("review-phone", reviewed, {**PHONE, "lang": "de"}, full=True),
    Screen("talk", talking, {**DESK, "lang": "es"}),
    Screen("phone-talk", talking, {**PHONE, "lang": "de"}),
    Screen("phone-said", spoken_to(2), {**PHONE, "theme": "dark", "settings": {"theme": "dark"}}),
    Screen("phone-said-across", spoken_to(2), ACROSS),
    Screen("phone-said-dreier", spoken_to(3), {**PHONE, "lang": "de"}),
    Screen("table-said-dreier", spoken_to(3), {**DESK, "lang": "es"}),
    Screen("phone", at_table(tricks(2)), {**PHONE, "lang": "de"}),
    Screen("phone-dark", at_table(tricks(2)), {**PHONE, "theme": "dark", "settings": {"theme": "dark"}}),
    Screen("phone-small", at_table(tricks(1)), {**SMALL, "lang": "es"}),
    Screen("phone-across", at_table(tricks(1)), ACROSS),
    Screen("phone-result", at_table(to_the_end), {**PHONE, "lang": "de"}),
    Screen("phone-text", at_table(), {**PHONE, "settings": {"textTable": True}}),
]


def take(browser: Browser, server: Server, screen: Screen, target: Path) -> None:
    """Take one picture and leave."""
    visitor = visit(browser, server, **screen.look)
    try:
        screen.reach(visitor)
        target.parent.mkdir(parents=True, exist_ok=True)
        visitor.page.screenshot(path=target, full_page=screen.full)
    finally:
        visitor.context.close()


def for_readme(browser: Browser, server: Server) -> None:
    """The pictures of the README: a deal that is well under way."""
    for name, wanted in (("table", DESK), ("phone", PHONE)):
        for _ in range(20):
            visitor = visit(browser, server, **wanted)
            # The weave of the cloth would make the picture three times as large.
            visitor.page.route("**/felt.svg", lambda route: route.abort())
            at_table(tricks(2))(visitor)
            state = look(visitor.page)
            # A picture that shows what can be done: on lead with a pair in hand, and no sixty-six yet.
            if len(state.actions) >= 3 and any(action.startswith("+") for action in state.actions):
                break
            visitor.context.close()
        visitor.page.screenshot(path=ROOT / "docs" / "img" / f"{name}.png")
        visitor.context.close()


def main() -> int:
    """Write the pictures that were asked for; name those that could not be taken."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("names", nargs="*", help="beginnings of names; none: all")
    options.add_argument("--to", type=Path, default=ROOT / "screenshots", help="folder (default: screenshots)")
    options.add_argument("--readme", action="store_true", help="write the pictures of the README instead")
    given = options.parse_args()
    wanted = [screen for screen in SCREENS if not given.names or screen.name.startswith(tuple(given.names))]
    failed = 0
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        server = Server(Path(folder) / "data")
        server.start()
        try:
            if given.readme:
                for_readme(browser, server)
                return 0
            for screen in wanted:
                try:
                    take(browser, server, screen, given.to / f"{screen.name}.png")
                    print(f"  {screen.name}", flush=True)
                except Exception as problem:
                    failed += 1
                    print(f"  {screen.name}: {problem}", file=sys.stderr, flush=True)
        finally:
            server.stop()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
