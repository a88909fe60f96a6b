"""A rematch with the same players: one tap for each player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import RESULT, RETRIES, TABLE, address_of, get_json, open_table, take_seat

pytestmark = pytest.mark.browser


def play_on(people: dict[int, Page], table: str, until: Callable[[dict[str, Any]], bool] = lambda view: False) -> None:
    """Make the first legal move of every seat with its own page, until `until` accepts the view or the game is over."""
    address = address_of(table)
    while (now := get_json(people[0], address))["state"] == "playing" and not until(now["view"]):
        mover = people[now["view"]["owing"][0]]
        moves = get_json(mover, address)["view"]["moves"]
        for move in moves[:1]:
            mover.request.post(f"{address}/moves", data={"move": move, "key": f"{now['number']}"}, max_retries=RETRIES)


@pytest.mark.stress("two people agree while a third one follows them")
def test_the_same_players_can_play_again_with_one_tap_each(open_page: Callable[..., Page]) -> None:
    ada, bea, watcher = open_page(360, 740, at=None), open_page(1280, 800, "de", at=None), open_page(at=None)
    wish = {"game": "tycoon", "players": 2, "name": "Ada", "pace": "instant"}
    table = open_table(ada, wish)
    take_seat(bea, table, "Bea")
    play_on({0: ada, 1: bea}, table, until=lambda view: min(view["table"]["cards"]) < 4)
    for page in (ada, bea, watcher):
        page.goto(table)
        page.locator(TABLE).wait_for()
    play_on({0: ada, 1: bea}, table)
    for page in (ada, bea, watcher):
        page.locator(RESULT).wait_for()
    ada.get_by_test_id("again").click()
    ada.get_by_test_id("waiting").wait_for()
    expect(ada.get_by_test_id("sits-0")).to_have_value("kept")
    expect(bea.get_by_test_id("wanted")).to_have_text("Ada möchte noch einmal spielen.")
    watcher.get_by_test_id("follow").click()
    bea.get_by_test_id("again").click()
    assert not ada.url.endswith(table)
    for page in (ada, bea, watcher):
        page.wait_for_url(ada.url)
        page.locator(TABLE).wait_for()
