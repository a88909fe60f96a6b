"""The front page while the server cannot be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

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
