"""The bar above the table shows the state of the game, and cuts off no text on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import TABLE, choose_setting, open_table
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

CUT_OFF = "texts => texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent)"

GAMES = {
    "matchmaster": ("MatchMaster", 4),
    "tycoon": ("Matchstick Tycoon", 4),
    "the_match": ("The Match!", 2),
    "matschig": ("Matschig", 4),
}
WITHOUT_TOOLTIP = """icons => icons.filter((icon) => !icon.title || icon.title !== icon.getAttribute("aria-label"))
  .map((icon) => icon.outerHTML)"""
"""Icon buttons whose tooltip differs from the text for screen readers."""


@everyday(1, "language", ["de", "en"])
def test_on_a_phone_the_bar_shows_the_whole_title_and_the_settings_button(open_page: Callable[..., Page], language: str) -> None:
    page = open_page(360, 740, language, at=None)
    for game, (title, players) in GAMES.items():
        wish = {"game": game, "players": players, "bots": players - 1, "name": "Ada", "hints": True, "clock": "brisk"}
        page.goto(open_table(page, wish))
        page.locator(TABLE).wait_for()
        assert page.locator("header h1 > *").evaluate_all(CUT_OFF) == []
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    other = {"de": "en", "en": "de"}[language]
    expect(page.get_by_test_id("open-settings")).to_be_in_viewport(ratio=1)
    choose_setting(page, "language", other)
    expect(page.locator("html")).to_have_attribute("lang", other)


def test_each_icon_in_the_bar_has_a_tooltip(open_page: Callable[..., Page]) -> None:
    page = open_page(at=None)
    wish = {"game": "matchmaster", "players": 4, "bots": 3, "name": "Ada", "hints": True}
    page.goto(open_table(page, wish))
    icons = page.locator("header.bar").locator("a, button").filter(has=page.locator("svg"))
    expect(icons).to_have_count(8)
    assert icons.evaluate_all(WITHOUT_TOOLTIP) == []


def test_a_player_can_leave_a_table_of_bots_without_a_question(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_test_id("play")).to_be_visible()
    page.go_back()
    expect(page.locator(TABLE)).to_be_visible()


@everyday(1, "language", ["en", "de"])
def test_a_player_with_a_running_clock_has_to_confirm_leaving(open_page: Callable[..., Page], language: str) -> None:
    page = open_page(360, 740, language, at=None)
    wish = {"game": "the_match", "players": 2, "bots": 1, "name": "Ada", "clock": "brisk"}
    page.goto(open_table(page, wish))
    page.get_by_test_id("leave").click()
    question = page.get_by_test_id("leaving")
    expect(question).to_contain_text({"de": "Deine Uhr läuft weiter.", "en": "Your clock keeps running."}[language])
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(page.get_by_test_id("leave")).to_be_focused()
    page.get_by_test_id("leave").click()
    page.get_by_test_id("leave-now").click()
    expect(page.get_by_test_id("play")).to_be_visible()
