"""Hints at the table, where they were allowed when it was opened."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import HAND, TABLE, WAITING_FOR_ME, open_table, tick

pytestmark = pytest.mark.browser


def test_who_is_to_move_may_ask_for_a_hint_where_the_table_allows_it(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    tick(page, "game-matchmaster")
    page.locator("summary").click()
    page.get_by_test_id("hints").select_option("true")
    page.get_by_test_id("pace").select_option("instant")
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    page.get_by_test_id("open-hint").click()
    note = page.get_by_test_id("hint")
    expect(note.locator("p").first).to_have_text(re.compile(r"^I would bid [^.]+\.$"))
    expect(note).to_contain_text(re.compile(r"(Next best|About as good): bid "))
    expect(page.get_by_test_id("said")).to_contain_text("I would bid")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.keyboard.press("t")
    expect(note).to_contain_text("I would bid")
    page.get_by_test_id("open-hint").focus()
    page.keyboard.press("?")
    expect(page.get_by_test_id("close-rules")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("open-hint"), "the keyboard goes on where it was").to_be_focused()
    note.get_by_role("button").press("Enter")
    expect(note).to_have_count(0)
    expect(page.locator("[data-bid='0']"), "what had the focus is gone").to_be_focused()
    page.keyboard.press("t")
    expect(note).to_contain_text("I would bid")
    page.locator("[data-testid=bids] [data-bid='1']").click()
    page.get_by_test_id("confirm-bid").click()
    expect(note).to_have_count(0)


def test_a_hint_says_why_and_lights_what_it_means(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, at=None)
    tip = {"move": "bid 1", "other": "bid 0", "better_by": 4.0, "error": 0.1, "alike": False, "trials": 100}
    reasons = [{"code": "no_trumps"}, {"code": "of_a_later_release"}]
    page.route("**/hint", lambda route: route.fulfill(json={**tip, "reasons": reasons}))
    wish = {"game": "matchmaster", "players": 2, "bots": 1, "name": "Ada", "pace": "instant", "hints": True}
    page.goto(open_table(page, wish))
    page.locator(WAITING_FOR_ME).wait_for()
    page.keyboard.press("t")
    why = page.get_by_test_id("reasons").get_by_role("listitem")
    expect(why).to_have_text(["You hold no trump, and every trump beats what you hold."])
    expect(page.get_by_test_id("said")).to_contain_text("every trump beats what you hold")
    bid = page.locator("[data-bid='1']")
    expect(bid).to_have_css("animation-name", "lit")
    page.keyboard.press("Escape")
    expect(bid).not_to_have_css("animation-name", "lit")


def test_whoever_closes_the_hint_with_a_key_keeps_what_they_picked(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 640, at=None)
    wish = {"game": "tycoon", "players": 2, "bots": 1, "name": "Ada", "pace": "instant", "hints": True}
    page.goto(open_table(page, wish))
    page.locator(WAITING_FOR_ME).wait_for()
    page.locator(f"{HAND} [data-card]").first.click()
    page.keyboard.press("t")
    page.get_by_test_id("hint").wait_for()
    picked = page.locator(f"{HAND} [aria-pressed=true]")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(picked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)


@pytest.mark.parametrize(
    "size", [(360, 740), (320, 568), (740, 360), (640, 400), (1280, 800)], ids=lambda size: "x".join(map(str, size))
)
@pytest.mark.parametrize(("game", "move", "other"), [("matchmaster", "bid 1", "bid 0"), ("the_match", "1", "2")])
def test_a_hint_hides_nothing_that_it_speaks_about(
    open_page: Callable[..., Page], game: str, move: str, other: str, size: tuple[int, int]
) -> None:
    page = open_page(*size, at=None)
    tip = {"move": move, "other": other, "better_by": 4.0, "error": 0.1, "alike": False, "trials": 100, "reasons": []}
    page.route("**/hint", lambda route: route.fulfill(json=tip))
    wish = {"game": game, "players": 2, "bots": 1, "name": "Ada", "pace": "instant", "hints": True}
    page.goto(open_table(page, wish))
    page.locator(WAITING_FOR_ME).wait_for()
    page.keyboard.press("t")
    note = page.get_by_test_id("hint")
    expect(note).to_be_in_viewport(ratio=1)
    lies = note.bounding_box()
    assert lies is not None
    named = page.locator(f"{HAND} [data-card], [data-bid], [data-place^='1,']")
    for box in filter(None, (one.bounding_box() for one in named.all())):
        beside = box["x"] >= lies["x"] + lies["width"] or box["x"] + box["width"] <= lies["x"]
        assert beside or box["y"] >= lies["y"] + lies["height"] or box["y"] + box["height"] <= lies["y"]
