"""Sitting at a table in a real browser: opening one, reading its state off the page, playing on."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, Position

    from e2e.house import Server, Visitor

MOVES_OF_A_DEAL = 40
STATE = """() => {
  const page = document.querySelector('.table-page');
  const visible = (selector) => [...page.querySelectorAll(selector)];
  return {
    turn: page.querySelector('.seat.mine.turn') !== null,
    hand: visible('[data-region=hand] button').map((card) => card.dataset.card),
    refused: visible('[data-region=hand] button[aria-disabled=true]').map((card) => card.dataset.card),
    actions: visible('[data-action]').map((button) => button.dataset.action),
    trick: visible('[data-place^="trick:"] use').map((use) => use.getAttribute('href').slice(3)),
    tricks: Number(page.querySelector('.mypile .pile')?.dataset.tricks ?? 0),
    result: page.querySelector('.result') !== null,
    ended: page.querySelector('.result a[href="/"]') !== null,
    asking: page.querySelector('[role=alertdialog]') !== null,
    slip: page.querySelector('.slips .paper')?.textContent ?? '',
  };
}"""


@dataclass(frozen=True)
class State:
    """What the page shows of the table."""

    turn: bool
    hand: list[str]
    refused: list[str]
    actions: list[str]
    trick: list[str]
    tricks: int
    result: bool
    ended: bool
    asking: bool
    slip: str

    @property
    def playable(self) -> list[str]:
        """The cards that can be played now."""
        return [card for card in self.hand if card not in self.refused] if self.turn else []


def sit(visitor: Visitor, ready: str = "[data-region=hand] button", **wish: Any) -> Page:
    """Open a table against the computer, sit down at it and wait for what says that it is there."""
    address = visitor.server.address
    wish = {"rules": "weich-wien", "level": "beginner", "dealer": "other", "pace": 0, **wish}
    seated = httpx.post(f"{address}/api/tables", json=wish).raise_for_status().json()
    visitor.context.add_init_script(f"localStorage.setItem('bummerl.token', '{seated['token']}')")
    page = visitor.page
    page.goto(f"{address}/t/{seated['id']}")
    page.locator(ready).first.wait_for(state="attached")
    return page


def look(page: Page) -> State:
    """Read the table off the page."""
    return State(**page.evaluate(STATE))


def wait(page: Page, until: Callable[[State], bool], seconds: float = 30) -> State:
    """Look until the table is as wanted."""
    end = time.monotonic() + seconds
    while not until(state := look(page)):
        assert time.monotonic() < end, f"never came to be: {state}"
        page.wait_for_timeout(15)
    return state


def my_move(page: Page) -> State:
    """Wait until it is my turn or the deal is over."""
    return wait(page, lambda state: state.turn or state.result)


def open_part(card: Locator) -> Position:
    """Where to press a card of the fan: its right part may lie under its neighbour, a corner of its box be empty."""
    box = card.bounding_box()
    assert box is not None
    return {"x": box["width"] * 0.4, "y": box["height"] * 0.35}


def press(page: Page, card: str, *, force: bool = False) -> None:
    """Click a card of my hand."""
    found = page.locator(f'[data-card="{card}"]')
    found.click(position=open_part(found), force=force)


def play_any(page: Page, state: State) -> State:
    """Play the first card that can be played, with the mouse, and wait for the next turn."""
    card = state.playable[0]
    press(page, card)
    wait(page, lambda now: card not in now.hand or now.result)
    return my_move(page)


def play_a_deal(page: Page) -> State:
    """Play any lawful card until the deal is over, and settle it where nobody has claimed."""
    for _ in range(MOVES_OF_A_DEAL):
        state = my_move(page)
        if state.result:
            return state
        if state.playable:
            play_any(page, state)
        else:
            page.locator("[data-action=settle]").click()
            wait(page, lambda now: now.result)
    raise AssertionError("the deal never ended")


def kill_and_restart(server: Server) -> None:
    """As a power cut would."""
    server.kill()
    server.start()
