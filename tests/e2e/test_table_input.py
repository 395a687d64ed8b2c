"""Drag and drop, refusals, second thoughts: what hands do at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.table import State, look, my_move, open_part, play_any, press, sit, wait
from e2e.test_axe import check

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.house import Visitor

pytestmark = pytest.mark.e2e
TABLES = 40
MOVES = 400


def drag(page: Page, what: str, onto: str, *, drop: bool = True) -> None:
    """Carry something with the mouse."""
    start, end = page.locator(what).bounding_box(), page.locator(onto).bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 14, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] + 20, steps=2)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    if drop:
        page.mouse.up()


def table_where(page_of: Callable[[], Page], wanted: Callable[[State], bool]) -> Page:
    """Open tables until one begins as wanted."""
    for _ in range(TABLES):
        page = page_of()
        if wanted(my_move(page)):
            return page
    raise AssertionError("no table began as wanted")


def test_a_card_dragged_to_the_middle_is_played(come: Callable[..., Visitor]) -> None:
    page = sit(come())
    state = my_move(page)
    drag(page, f'[data-card="{state.hand[1]}"]', "[data-drop=trick]", drop=False)
    expect(page.locator(".spot.open.over")).to_have_text("Play")
    page.mouse.up()
    wait(page, lambda now: state.hand[1] not in now.hand)


def test_a_card_dropped_elsewhere_goes_back(come: Callable[..., Visitor]) -> None:
    page = sit(come())
    state = my_move(page)
    drag(page, f'[data-card="{state.hand[1]}"]', ".counter")
    assert look(page).hand == state.hand
    assert look(page).turn
    assert page.locator(".carried").count() == 0


def test_the_trump_jack_dragged_to_the_turn_up_is_exchanged(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = table_where(lambda: sit(visitor), lambda state: "exchange" in state.actions)
    turned = page.locator("[data-place=turnup] use").get_attribute("href")
    assert turned is not None
    drag(page, f'[data-card="J{turned[-1]}"]', "[data-drop=turnup]")
    state = wait(page, lambda now: turned[3:] in now.hand)
    assert f"J{turned[-1]}" not in state.hand
    assert page.locator("[data-place=turnup] use").get_attribute("href") == f"#f-J{turned[-1]}"


def test_the_turn_up_dragged_onto_the_stock_closes_and_can_be_taken_back(come: Callable[..., Visitor]) -> None:
    page = sit(come())
    my_move(page)
    drag(page, "[data-place=turnup]", "[data-place=stock]")
    expect(page.locator(".slips")).to_contain_text("closing the stock")
    expect(page.locator("[data-place=closed]")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator("[data-place=closed]")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator(".stock .n")).to_contain_text("closed by you", timeout=4_000)
    assert "close" not in look(page).actions


def test_what_is_not_possible_is_refused_with_a_sentence_and_its_rule(come: Callable[..., Visitor]) -> None:
    page = sit(come())
    before = my_move(page)
    assert "claim" not in before.actions
    page.keyboard.press("6")
    expect(page.locator(".slips .refuse")).to_be_visible()
    link = page.locator(".slips .refuse a")
    expect(link).to_have_text("Rule 3.8")
    assert link.get_attribute("href") == "/rules#3.8"
    expect(page.get_by_role("status").filter(has_text="Rule 3.8")).to_be_attached()
    assert look(page).hand == before.hand


def close_and_play_until_a_card_is_refused(page: Page) -> State:
    """Close on my lead, deal after deal, until I have to follow and hold cards that may not."""
    for _ in range(MOVES):
        state = my_move(page)
        if state.refused:
            return state
        if state.result:
            page.locator(".result .btn.primary").click()
            wait(page, lambda now: not now.result)
        elif "close" in state.actions:
            page.locator("[data-action=close]").click()
            page.locator("[role=alertdialog] .btn.primary").click()
            wait(page, lambda now: "close" not in now.actions and not now.asking)
        elif state.playable:
            play_any(page, state)
        else:
            page.locator("[data-action=settle]").click()
            wait(page, lambda now: now.result)
    raise AssertionError("no card was ever refused")


def test_in_the_strict_phase_only_lawful_cards_are_bright_and_others_say_why(come: Callable[..., Visitor]) -> None:
    page = sit(come(settings={"confirmClose": True}))
    state = close_and_play_until_a_card_is_refused(page)
    assert state.playable
    press(page, state.refused[0], force=True)
    expect(page.locator(".slips .refuse a")).to_have_text("Rule 3.4")
    assert look(page).hand == state.hand


def test_a_prepared_card_that_is_not_lawful_any_more_is_let_go(come: Callable[..., Visitor]) -> None:
    """A card that was chosen before the opponent led must never become a revoke."""
    page = sit(come(settings={"confirmClose": True}), pace=400)
    dropped = page.get_by_role("log").filter(has_text="was let go")
    for _ in range(4 * MOVES):
        if dropped.count():
            return
        state = look(page)
        if state.result:
            page.locator(".result .btn.primary").click()
            wait(page, lambda now: not now.result)
        elif "close" in state.actions:
            page.locator("[data-action=close]").click()
            page.locator("[role=alertdialog] .btn.primary").click()
            wait(page, lambda now: "close" not in now.actions and not now.asking)
        elif state.playable:
            # The card may have gone by itself at this moment.
            page.evaluate("(card) => document.querySelector(card)?.click()", f'[data-card="{state.playable[0]}"]')
        elif "settle" in state.actions:
            page.locator("[data-action=settle]").click()
        elif state.hand and not state.turn and not page.locator(".card.prepared").count():
            page.evaluate("(card) => document.querySelector(card)?.click()", f'[data-card="{state.hand[-1]}"]')
        page.wait_for_timeout(30)
    raise AssertionError("no prepared card ever became unlawful")


def test_a_trick_lies_until_it_is_tapped_where_a_person_wants_it_so(come: Callable[..., Visitor]) -> None:
    page = sit(come(settings={"speed": "tap"}), rules="scharf")
    press(page, my_move(page).playable[0])
    wait(page, lambda now: len(now.trick) == 2)
    lying = look(page).trick
    page.wait_for_timeout(2500)
    assert look(page).trick == lying
    page.locator(".felt").click(position={"x": 300, "y": 300})
    wait(page, lambda now: now.trick != lying)


def test_the_cards_drawn_for_the_first_deal_lie_until_they_were_seen(come: Callable[..., Visitor]) -> None:
    visitor = come(settings={"speed": "tap"}, stored={"bummerl.choice": '{"rules":"klassisch"}'})
    page = visitor.goto("/")
    page.locator(".stage .hand button:enabled").first.wait_for()
    page.get_by_role("button", name="Play the computer").click()
    lot = page.locator("[data-region=lot]")
    expect(lot).to_contain_text("The higher card deals")
    cards = lot.locator(".card").count()
    assert cards >= 2
    assert cards % 2 == 0
    expect(lot.locator(".higher")).to_have_count(1)
    check(page, "the cards drawn for the first deal")
    mine = lot.locator(".who").first.locator(".higher").count() == 1
    lot.click(force=True)
    expect(lot).to_have_count(0)
    page.locator("[data-region=hand] button").first.wait_for()
    expect(page.locator(".seat.mine")).to_contain_text("dealer" if mine else "forehand")
    expect(page.locator("[role=log]")).to_contain_text("Drawn for the first deal")


def test_where_a_revoke_is_punished_it_is_asked_about_and_then_costs_the_deal(come: Callable[..., Visitor]) -> None:
    page = sit(come(settings={"confirmClose": True}), rules="klassisch", strict=True)
    state = close_and_play_until_a_card_is_refused(page)
    wrong = page.locator(f'[data-card="{state.refused[0]}"]')
    wrong.click(position=open_part(wrong), force=True)
    question = page.locator("[role=alertdialog]")
    expect(question).to_contain_text("lose the deal by 3 points")
    question.get_by_role("button", name="Another card").click()
    assert look(page).hand == state.hand
    wrong.click(position=open_part(wrong), force=True)
    question.get_by_role("button", name="Play it anyway").click()
    wait(page, lambda now: now.result)
    expect(page.locator(".result .why")).to_contain_text("Duty broken")


def test_a_marriage_lifts_its_pair_and_escape_lets_go(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = table_where(lambda: sit(visitor), lambda state: any(action.startswith("+") for action in state.actions))
    action = next(action for action in look(page).actions if action.startswith("+"))
    page.keyboard.press("m")
    expect(page.locator("[data-region=hand] .sel")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("[data-region=hand] .sel")).to_have_count(0)
    page.keyboard.press("m")
    page.locator(f'[data-card="K{action[1]}"]').click(position={"x": 12, "y": 40})
    state = wait(page, lambda now: f"K{action[1]}" not in now.hand)
    assert not state.turn or state.trick


def test_two_taps_play_where_a_person_wants_it_so(come: Callable[..., Visitor]) -> None:
    page = sit(come(settings={"confirmPlay": True}))
    state = my_move(page)
    card = page.locator(f'[data-card="{state.hand[0]}"]')
    card.click(position=open_part(card))
    expect(page.locator("[data-region=hand] .sel")).to_have_count(1)
    assert look(page).hand == state.hand
    card.click(position=open_part(card))
    wait(page, lambda now: state.hand[0] not in now.hand)


def test_help_lists_why_each_action_is_not_possible(come: Callable[..., Visitor]) -> None:
    page = sit(come())
    my_move(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Why not?")).to_be_visible()
    expect(dialog.locator("dl.why")).to_contain_text("declare 66")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
