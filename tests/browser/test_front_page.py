"""The front page while the server cannot be reached, or its answers are lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.person import TABLE
from tests.surely import surely

pytestmark = pytest.mark.browser


def test_it_says_so_and_offers_the_games_by_itself_as_soon_as_it_can(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.route("**/api/games", lambda route: route.abort())
    page.reload()
    failure = page.get_by_role("alert")
    expect(failure).to_be_visible()
    expect(page.get_by_test_id("play")).to_have_count(0)
    page.unroute("**/api/games")
    expect(page.get_by_test_id("play")).to_be_visible()
    expect(failure).to_have_count(0)


def test_a_table_whose_answer_is_lost_is_not_made_twice(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    asked: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(surely(route.request.post_data_json)["key"])
            if len(asked) == 1:
                route.fetch()
                route.abort()
                return
        route.continue_()

    page.route("**/api/tables", lose_the_first_answer)
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    assert len(asked) == 2
    assert len(page.request.get("/".join(page.url.split("/")[:3]) + "/api/tables").json()) == 1
