"""How well people play, as others at their table see it before, during and after the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import PATIENCE, TABLE
from tests.browser.test_waiting_room import sets_a_table

pytestmark = pytest.mark.browser


def signs_up(page: Page, name: str) -> None:
    home = page.url
    page.locator("[data-testid=account]:visible").click()
    page.get_by_test_id("way-up").click()
    page.get_by_test_id("account-name").fill(name)
    page.get_by_test_id("account-password").fill("correct horse")
    page.get_by_test_id("account-go").click()
    page.get_by_test_id("sign-out").wait_for(timeout=PATIENCE)
    page.goto(home)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_who_has_an_account_shows_at_the_table_how_well_they_play(open_page: Callable[..., Page]) -> None:
    ada, bea, stranger = open_page(360, 740), open_page(1280, 800, "de"), open_page(360, 740)
    signs_up(ada, "Ada")
    sets_a_table(ada, 1)
    ada.get_by_test_id("watching").select_option("everybody")
    expect(ada.locator("[data-seat='0']")).to_contain_text("you · not rated yet", timeout=PATIENCE)
    expect(stranger.get_by_test_id("lobby")).to_contain_text("Ada (new), Bruno", timeout=PATIENCE)
    assert fits(stranger)
    bea.goto(ada.url)
    bea.get_by_test_id("name").fill("Bea")
    bea.get_by_test_id("sit").click()
    expect(bea.locator("[data-seat='0']")).to_contain_text("noch ohne Wertung", timeout=PATIENCE)
    expect(ada.locator("[data-seat='2']")).to_contain_text("Bea")
    assert "not rated" not in ada.locator("[data-seat='2']").inner_text()
    assert fits(ada)
    ada.get_by_test_id("begin").click()
    bea.locator(TABLE).wait_for()
    bea.keyboard.press("?")
    expect(bea.get_by_test_id("standings")).to_contain_text("Wertungen Ada (neu)")
