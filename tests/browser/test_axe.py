"""axe finds no accessibility faults in the pages, the tables and their dialogs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.person import TABLE, WAITING_FOR_ME, open_table

pytestmark = pytest.mark.browser


def test_the_front_page_and_the_settings_have_no_faults(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.get_by_test_id("play").wait_for()
    page.locator("details summary").first.click()
    expect(page.get_by_test_id("pace")).to_be_visible()
    assert faults(page) == []
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("settings-sheet").wait_for()
    assert faults(page) == []


def test_the_front_page_without_a_connection_has_no_faults_and_fits_a_small_phone(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(320, 568, "de")
    page.route("**/api/tables", lambda route: route.abort())
    page.reload()
    expect(page.get_by_test_id("offline-learn")).to_be_in_viewport(ratio=1)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("address", ["account", "rules/matchmaster", "learn/matchmaster", "learn/tycoon/first", "replay"])
def test_other_pages_have_no_faults(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, at=f"/{address}")
    page.get_by_role("heading", level=1).first.wait_for()
    assert faults(page) == []


@pytest.mark.parametrize(
    ("game", "players", "keys"),
    [
        ("matchmaster", 4, "?sl"),
        ("tycoon", 4, "?i"),
        ("the_match", 2, "?"),
        ("matschig", 4, "?s"),
    ],
)
def test_a_table_and_its_dialogs_have_no_faults(game: str, players: int, keys: str, open_page: Callable[..., Page]) -> None:
    page = open_page(at=None)
    wish = {"game": game, "players": players, "bots": players - 1, "name": "Ada", "pace": "instant", "hints": True}
    page.goto(open_table(page, wish))
    page.locator(f"{WAITING_FOR_ME}, {TABLE}[data-phase=window]").first.wait_for()
    assert faults(page) == []
    for key in keys:
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        assert faults(page) == [], key
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
