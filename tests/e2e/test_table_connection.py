"""What the table shows, hides and survives."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.table import kill_and_restart, look, my_move, press, sit, wait

if TYPE_CHECKING:
    from collections.abc import Callable

    from e2e.house import Server, Visitor

pytestmark = pytest.mark.e2e


def forgive_the_cut(visitor: Visitor) -> None:
    """The browser notes every attempt to reach a server that is not there; it is about to go for good."""
    visitor.page.evaluate("null")
    visitor.page.close()
    for part in ("WebSocket connection", "ERR_CONNECTION_REFUSED"):
        visitor.forgive(part)


def test_the_table_goes_on_by_itself_after_the_server_was_killed(
    come: Callable[..., Visitor], own_server: Server
) -> None:
    visitor = come(own_server)
    page = sit(visitor)
    state = my_move(page)
    press(page, state.playable[0])
    state = my_move(page)
    own_server.kill()
    expect(page.locator(".over .off")).to_contain_text("nobody plays for you", timeout=8_000)
    assert look(page).hand == state.hand
    own_server.start()
    expect(page.locator(".over .off")).to_have_count(0)
    state = my_move(page)
    press(page, state.playable[0])
    wait(page, lambda now: state.playable[0] not in now.hand or now.result)
    forgive_the_cut(visitor)


def test_a_short_gap_is_bridged_without_a_word(come: Callable[..., Visitor], own_server: Server) -> None:
    visitor = come(own_server)
    page = sit(visitor)
    before = my_move(page)
    kill_and_restart(own_server)
    expect(page.locator(".net:not(.off)")).to_be_attached()
    state = wait(page, lambda now: now.turn and bool(now.actions))
    assert state.hand == before.hand
    assert page.locator(".over .off").count() == 0
    forgive_the_cut(visitor)


def test_hidden_cards_are_alike_in_every_respect(come: Callable[..., Visitor]) -> None:
    page = sit(come())
    my_move(page)
    backs = page.evaluate(
        "[...document.querySelectorAll('.backs .card, .bk')].map((card) => "
        'card.outerHTML.replace(/ style="[^"]*"/g, \'\').replace(/ data-place="stock"/, \'\')'
        '.replace(/ class="[^"]*"/, \'\'))'
    )
    assert len(backs) >= 10
    assert len(set(backs)) == 1
    seen = set(page.evaluate("[...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))"))
    cards = {href for href in seen if href.startswith("#f-")}
    assert len(cards) == 6, "five in the hand and the turn-up"


def test_cards_fly_and_nothing_stays_in_the_air(come: Callable[..., Visitor]) -> None:
    page = sit(come(settings={"speed": "normal"}))
    state = my_move(page)
    page.evaluate(
        "window.flown = 0; new MutationObserver((changes) => changes.forEach((change) => "
        "window.flown += change.addedNodes.length)).observe(document.querySelector('.flights'), {childList: true})"
    )
    press(page, state.playable[0])
    after = wait(page, lambda now: now.turn and now.hand != state.hand and len(now.hand) == 5, seconds=20)
    assert after.turn
    assert page.evaluate("window.flown") >= 4, "two cards to the trick and two drawn"
    expect(page.locator(".flyer")).to_have_count(0)
    expect(page.locator(".away")).to_have_count(0)


def test_movement_is_left_out_where_a_person_wants_it_calm(come: Callable[..., Visitor]) -> None:
    visitor = come(settings={"speed": "normal"})
    visitor.page.emulate_media(reduced_motion="reduce")
    page = sit(visitor)
    state = my_move(page)
    page.evaluate(
        "window.flown = 0; new MutationObserver(() => window.flown++)"
        ".observe(document.querySelector('.flights'), {childList: true})"
    )
    press(page, state.playable[0])
    wait(page, lambda now: now.turn and now.hand != state.hand)
    assert page.evaluate("window.flown") == 0


def test_every_event_is_said_and_can_be_said_again(come: Callable[..., Visitor]) -> None:
    page = sit(come())
    said = page.get_by_role("log").first
    expect(said).to_contain_text("You hold")
    expect(said).to_contain_text("Your turn")
    state = my_move(page)
    press(page, state.playable[0])
    expect(said).to_contain_text("You lead")
    page.keyboard.press("s")
    expect(said).to_contain_text("Computer 7 to go")


def test_the_text_table_is_a_second_complete_view(come: Callable[..., Visitor]) -> None:
    page = sit(come(settings={"textTable": True}, width=360, height=740, touch=True))
    panel = page.locator(".textpanel")
    expect(panel).to_contain_text("You lead")
    expect(page.locator(".stage")).to_be_hidden()
    cards = panel.locator("ol button")
    assert cards.count() == 5
    first = cards.first.locator("span").first.inner_text()
    cards.first.tap()
    expect(panel.locator("ol")).not_to_contain_text(first.partition("\u2002")[2])


def test_the_next_deal_comes_at_once_because_the_page_shows_its_secrets(come: Callable[..., Visitor]) -> None:
    visitor = come()
    sent: list[str] = []
    visitor.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page = visitor.goto("/")
    page.locator(".stage .hand button:enabled").first.click()
    page.locator(".table-page [data-region=hand] button").first.wait_for()
    my_move(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up the deal").click()
    page.locator("[role=alertdialog] .btn.primary").click()
    page.locator(".result .btn.primary").click()
    wait(page, lambda now: len(now.hand) == 5 and not now.result, seconds=8)
    links = [frame for frame in sent if '"reveal"' in frame]
    assert len(links) == 2, "before the first deal and before the second"
    assert len(links[0]) > len(links[1]), "the lot for the dealer and the first deal come together"
