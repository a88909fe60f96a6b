"""Hints at a table that allows them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import HAND, TABLE, WAITING_FOR_ME, address_of, get_json, open_table, skip_ahead, tick
from tests.support.parameters import everyday
from tests.support.waiting import wait_for

pytestmark = pytest.mark.browser

SIZES = [(320, 568), (360, 740), (390, 844), (844, 390), (768, 1024), (1280, 600), (1280, 800), (1920, 1080)]
GAMES = [
    ("tycoon", 4, [{"code": "no_sticks"}, {"code": "unbeaten", "number": "F"}]),
    ("matchmaster", 4, [{"code": "no_trumps"}]),
    ("the_match", 2, [{"code": "certain"}]),
    ("matschig", 4, []),
]
COVERED = """() => {
  const note = document.querySelector("[data-testid=hint]");
  const over = note.getBoundingClientRect();
  const found = [];
  for (const one of document.querySelectorAll("[data-testid=table] *, button, a")) {
    if (one.contains(note) || note.contains(one) || one.closest(".unseen")) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const wide = Math.min(right, over.right) - Math.max(left, over.left);
    const high = Math.min(bottom, over.bottom) - Math.max(top, over.top);
    if (wide > 1 && high > 1 && one.checkVisibility()) found.push(one.outerHTML.slice(0, 120));
  }
  if (over.left < 0 || over.right > window.innerWidth || document.documentElement.scrollWidth > window.innerWidth)
    found.push("it sticks out");
  return found;
}"""
"""The elements that the hint covers."""


def test_the_current_player_can_get_a_hint_if_the_table_allows_hints(open_page: Callable[..., Page]) -> None:
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
    expect(page.get_by_test_id("open-hint"), "the focus returns to the hint button").to_be_focused()
    note.get_by_role("button").press("Enter")
    expect(note).to_have_count(0)
    expect(page.locator("[data-bid='0']"), "the focused button has disappeared").to_be_focused()
    page.keyboard.press("t")
    expect(note).to_contain_text("I would bid")
    page.locator("[data-testid=bids] [data-bid='1']").click()
    page.get_by_test_id("confirm-bid").click()
    expect(note).to_have_count(0)


def test_a_hint_gives_its_reasons_and_highlights_its_move(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, at=None)
    tip = {"move": "bid 1", "other": "bid 0", "better_by": 4.0, "error": 0.1, "alike": False, "trials": 100}
    reasons = [{"code": "no_trumps"}, {"code": "of_a_later_release"}]
    page.route("**/hint?*", lambda route: route.fulfill(json={**tip, "reasons": reasons}))
    wish = {"game": "matchmaster", "players": 2, "bots": 1, "name": "Ada", "pace": "instant", "hints": True}
    page.goto(open_table(page, wish))
    page.locator(WAITING_FOR_ME).wait_for()
    page.keyboard.press("t")
    why = page.get_by_test_id("reasons").get_by_role("listitem")
    expect(why).to_have_text(["You have no trump, and every trump beats your cards."])
    expect(page.get_by_test_id("said")).to_contain_text("every trump beats your cards")
    bid = page.locator("[data-bid='1']")
    expect(bid).to_have_css("animation-name", "lit")
    page.keyboard.press("Escape")
    expect(bid).not_to_have_css("animation-name", "lit")


@pytest.mark.stress("keys follow each other while a hint is fetched")
def test_escape_closes_a_hint_and_keeps_the_selected_cards(open_page: Callable[..., Page]) -> None:
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


@everyday(1, ("game", "move", "other"), [("matchmaster", "bid 1", "bid 0"), ("the_match", "1", "2")])
def test_a_hint_does_not_cover_the_cards_that_it_names(open_page: Callable[..., Page], game: str, move: str, other: str) -> None:
    page = open_page(at=None)
    tip = {"move": move, "other": other, "better_by": 4.0, "error": 0.1, "alike": False, "trials": 100, "reasons": []}
    page.route("**/hint?*", lambda route: route.fulfill(json=tip))
    wish = {"game": game, "players": 2, "bots": 1, "name": "Ada", "pace": "instant", "hints": True}
    page.goto(open_table(page, wish))
    page.locator(WAITING_FOR_ME).wait_for()
    for width, height in ((360, 740), (320, 568), (740, 360), (640, 400), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("t")
        expect(page.get_by_test_id("hint")).to_be_in_viewport(ratio=1)
        assert_the_hint_covers_no_choice(page)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("hint")).to_have_count(0)


def assert_the_hint_covers_no_choice(page: Page) -> None:
    lies = page.get_by_test_id("hint").bounding_box()
    assert lies is not None
    named = page.locator(f"{HAND} [data-card], [data-bid], [data-place^='1,']")
    for box in filter(None, (one.bounding_box() for one in named.all())):
        beside = box["x"] >= lies["x"] + lies["width"] or box["x"] + box["width"] <= lies["x"]
        assert beside or box["y"] >= lies["y"] + lies["height"] or box["y"] + box["height"] <= lies["y"]


@everyday(2, ("game", "players", "reasons"), GAMES)
@everyday(1, "language", ["de", "en"])
def test_a_hint_covers_no_part_of_the_table(
    game: str, players: int, reasons: list[Any], language: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(390, 844, language, at=None)
    wish = {"game": game, "players": players, "bots": players - 1, "name": "Ada", "pace": "instant", "hints": True}
    table = open_table(page, wish)
    page.goto(table)
    # If only one card follows suit, the page does not compare moves.
    skip_ahead(page, lambda view: len(view["moves"]) > 1 and view["table"]["phase"] != "bidding")
    page.locator(WAITING_FOR_ME).wait_for()
    first, other, *_ = get_json(page, address_of(table))["view"]["moves"]
    tip = {"move": first, "other": other, "better_by": 4.0, "error": 0.1, "alike": False, "trials": 10_000}
    page.route("**/hint?*", lambda route: route.fulfill(json={**tip, "reasons": reasons}))
    page.keyboard.press("t")
    page.get_by_test_id("hint").get_by_text(re.compile(r"10[.,]000|\?$")).first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wait_for(lambda: page.evaluate(COVERED), lambda found: found == [], f"{width}×{height}")
