"""The own tables on the front page: how to return to them, and how to remove them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import TABLE, address_of, get_json, open_table

pytestmark = pytest.mark.browser

SCROLLS_INSIDE = "part => [part, ...part.querySelectorAll('*')].some(one => one.scrollHeight > one.clientHeight + 1 "
SCROLLS_INSIDE += "&& ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))"


def opened(page: Page, many: int) -> list[str]:
    wish = {"game": "the_match", "players": 2, "bots": 1, "name": "Ada"}
    return [open_table(page, wish) for _ in range(many)]


def test_a_running_game_is_shown_before_a_new_game_and_both_are_visible(open_page: Callable[..., Page]) -> None:
    page = open_page(390, 844, "de")
    opened(page, 1)
    page.reload()
    way = page.get_by_test_id("continue").locator("[data-table]")
    expect(way).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("play")).to_be_in_viewport(ratio=1)
    way.click()
    page.locator(TABLE).wait_for()


def test_the_front_page_shows_only_two_running_games_and_can_resign_and_remove_a_game(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    addresses = opened(page, 5)
    page.reload()
    going = page.get_by_test_id("continue")
    expect(going.locator("[data-table]:visible")).to_have_count(2)
    page.get_by_test_id("more-tables").click()
    expect(going.locator("[data-table]:visible")).to_have_count(5)
    assert not going.evaluate(SCROLLS_INSIDE)
    going.get_by_test_id("remove").first.click()
    expect(page.get_by_test_id("resigning")).to_contain_text("ends at once")
    page.get_by_test_id("resign-do").click()
    expect(going.locator("[data-table]")).to_have_count(4)
    states = [get_json(page, address_of(address))["state"] for address in addresses]
    assert sorted(states) == ["ended", *["playing"] * 4]
    page.reload()
    expect(going).to_be_visible()
    expect(page.get_by_test_id("finished")).to_have_count(0)


def test_a_removed_table_can_be_restored(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.goto(opened(page, 1)[0])
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-do").click()
    expect(page.get_by_test_id("ended")).to_contain_text("There is no winner")
    page.goto("/")
    page.get_by_test_id("finished").click()
    ended = page.get_by_test_id("my-tables")
    ended.get_by_test_id("remove").click()
    ended.get_by_test_id("put-back").click()
    expect(ended.locator("[data-table]")).to_be_visible()
    assert len(get_json(page, "/api/tables")) == 1
    ended.get_by_test_id("remove").click()
    expect(ended.get_by_test_id("put-back")).to_be_visible()
    assert get_json(page, "/api/tables") == []
