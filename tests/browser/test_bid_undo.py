"""Undoing a bid with one tap or key while another player has not bid yet."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import TABLE, MousePerson, tick

pytestmark = pytest.mark.browser

CHOSEN, THINKING = re.compile("hat angesagt"), re.compile("überlegt")


@pytest.mark.stress("a bid is taken back while others bid")
def test_a_bid_can_be_undone_until_the_last_player_has_bid(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 740), open_page(1280, 800, "de")
    tick(ada, "game-matchmaster")
    ada.get_by_test_id("settings").click()
    tick(ada, "players-2")
    ada.get_by_test_id("invite").click()
    ada.get_by_test_id("play").click()
    ada.get_by_test_id("waiting").wait_for()
    bea.goto(ada.url)
    bea.get_by_test_id("name").fill("Bea")
    bea.get_by_test_id("sit").click()
    for page in (ada, bea):
        page.locator(f"{TABLE}[data-phase=bidding]").wait_for()
        expect(page.get_by_test_id("take-back")).to_have_count(0)
    MousePerson(ada).bid(3)
    hers = bea.locator("[data-seat='0']")
    expect(hers).to_have_attribute("aria-label", CHOSEN)
    ada.get_by_test_id("take-back").click()
    expect(ada.get_by_test_id("bids")).to_be_visible()
    expect(hers).to_have_attribute("aria-label", THINKING)
    expect(bea.get_by_test_id("said")).to_contain_text("zurückgenommen")
    MousePerson(ada).bid(2)
    expect(ada.get_by_test_id("take-back")).to_be_visible()
    ada.keyboard.press("u")
    expect(ada.locator("[data-bid='2']"), "the bid is still selected").to_have_attribute("aria-pressed", "true")
    MousePerson(ada).bid(1)
    expect(hers).to_have_attribute("aria-label", CHOSEN)
    MousePerson(bea).bid(0)
    for page in (ada, bea):
        page.locator(f"{TABLE}[data-phase=playing]").wait_for()
        expect(page.get_by_test_id("take-back")).to_have_count(0)
