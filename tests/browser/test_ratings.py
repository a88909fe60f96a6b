"""Ratings of players, as the table shows them before, during and after the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import RETRIES, TABLE, address_of, create_table, get_json, open_table, take_seat

pytestmark = pytest.mark.browser

NOTHING_IS_CUT = """() => [...document.querySelectorAll("[data-testid=result] *")]
  .every((one) => one.getBoundingClientRect().right <= window.innerWidth)"""
"""The table cuts off overflowing content, so that the width of the page does not show it."""


def sign_up(page: Page, name: str) -> None:
    page.locator("[data-testid=account]:visible").click()
    page.get_by_test_id("way-up").click()
    page.get_by_test_id("account-name").fill(name)
    page.get_by_test_id("account-password").fill("correct horse")
    page.get_by_test_id("account-go").click()
    page.get_by_test_id("sign-out").wait_for()
    page.goto("/")


def play_a_whole_game(ada: Page, bea: Page) -> str:
    """Let Ada and Bea play a whole game by HTTP calls, and return the path of the table."""
    wish = {"game": "matchmaster", "players": 2, "name": "Ada", "options": {"rounds": "short"}}
    table = open_table(ada, wish)
    take_seat(bea, table, "Bea")
    state, number = "playing", 0
    while state == "playing":
        for page in (ada, bea):
            seen = get_json(page, address_of(table))
            state, number = seen["state"], number + 1
            for move in seen["view"]["moves"][:1]:
                page.request.post(f"{address_of(table)}/moves", data={"move": move, "key": f"move {number}"}, max_retries=RETRIES)
    return table


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_the_table_shows_the_ratings_of_players_with_accounts(open_page: Callable[..., Page], name: str) -> None:
    ada, bea, stranger = open_page(360, 740), open_page(1280, 800, "de"), open_page(360, 740)
    sign_up(ada, name)
    create_table(ada, 1)
    ada.get_by_test_id("watching").select_option("everybody")
    expect(ada.locator("[data-seat='0']")).to_contain_text("you · not rated yet")
    expect(stranger.get_by_test_id("lobby")).to_contain_text(f"{name} (new), Bruno")
    assert fits(stranger)
    bea.goto(ada.url)
    bea.get_by_test_id("name").fill("Bea")
    bea.get_by_test_id("sit").click()
    expect(bea.locator("[data-seat='0']")).to_contain_text("noch ohne Wertung")
    expect(ada.locator("[data-seat='2']")).to_contain_text("Bea")
    assert "not rated" not in ada.locator("[data-seat='2']").inner_text()
    assert fits(ada)
    ada.get_by_test_id("begin").click()
    bea.locator(TABLE).wait_for()
    bea.keyboard.press("?")
    expect(bea.get_by_test_id("standings")).to_contain_text(f"Wertungen {name} (neu)")


def test_a_rated_player_sees_the_change_of_the_rating(open_page: Callable[..., Page], name: str) -> None:
    ada, bea = open_page(360, 740), open_page(1280, 800, "de")
    sign_up(ada, name)
    sign_up(bea, name.replace("Ada", "Bea"))
    table = play_a_whole_game(ada, bea)
    for page in (ada, bea):
        page.goto(table)
        changes = page.get_by_test_id("rating-change")
        expect(changes).to_have_count(2)
        expect(changes.first).to_contain_text(" 1500 → ")
        assert fits(page)
    expect(bea.locator("body")).to_contain_text("Wertung vorher 1500, jetzt")
    bea.set_viewport_size({"width": 320, "height": 568})
    bea.wait_for_function(NOTHING_IS_CUT)
    ada.get_by_test_id("again").click()
    expect(ada.locator("[data-seat='1']")).to_contain_text("you · rating")
    bea.locator("a[href='/']").first.click()
    bea.locator("[data-testid=account]:visible").click()
    expect(bea.get_by_test_id("my-games")).to_contain_text("Wertung 1500 → ")
    expect(bea.get_by_test_id("left-early")).to_have_count(0)
    bea.locator("label:has([data-testid=hide-ratings])").click()
    expect(bea.get_by_test_id("hide-ratings")).to_be_checked()
    bea.goto(table)
    expect(bea.get_by_test_id("rating-change")).to_have_count(2)
    ada.goto(table)
    expect(ada.get_by_test_id("rating-change")).to_have_count(1)


@pytest.mark.exhaustive
def test_the_reason_for_an_unrated_game_is_shown_if_a_player_has_an_account(open_page: Callable[..., Page], name: str) -> None:
    ada, bea, cem = open_page(360, 740), open_page(), open_page()
    without = play_a_whole_game(bea, cem)
    sign_up(ada, name)
    ada.goto(play_a_whole_game(ada, bea))
    expect(ada.get_by_test_id("unrated")).to_have_text("Not rated: at least two players with accounts must finish the game.")
    assert fits(ada)
    with bea.expect_response("**/ratings"):
        bea.goto(without)
    expect(bea.get_by_test_id("result")).to_be_visible()
    expect(bea.get_by_test_id("unrated")).to_have_count(0)
