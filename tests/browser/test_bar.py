"""The bar above the table, on a phone as well: what is going on, and no word of it cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import TABLE

pytestmark = pytest.mark.browser

CUT_OFF = "texts => texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent)"


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_phone_shows_what_is_going_on_and_changes_the_language_among_the_rules(
    open_page: Callable[..., Page], language: str
) -> None:
    page = open_page(360, 740, language)
    home = page.url
    for game, players in {"matchmaster": 4, "tycoon": 4, "the_match": 2, "matschig": 4}.items():
        wish = {"game": game, "players": players, "bots": players - 1, "name": "Ada", "hints": True, "clock": "brisk"}
        page.goto(f"{home}t/{page.request.post(f'{home}api/tables', data=wish).json()['id']}")
        page.locator(TABLE).wait_for()
        assert page.locator("header h1 > *").evaluate_all(CUT_OFF) == []
    other = {"de": "en", "en": "de"}[language]
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("rules").get_by_test_id(f"lang-{other}").click()
    expect(page.get_by_test_id("rules")).to_contain_text({"de": "So wird gespielt", "en": "How to play"}[other])
