"""The levels of bots are chosen on the front page: one level for all bots, or one for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import TABLE, address_of, get_json
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

LEVELS = {
    "de": ["Anfänger", "Freizeitspieler", "Vereinsspieler", "Könner", "Meister"],
    "en": ["Beginner", "Casual player", "Club player", "Expert", "Champion"],
}


def open_choices(page: Page) -> None:
    page.locator("details summary").click()
    page.get_by_test_id("pace").select_option("instant")


def levels_at(page: Page) -> list[str | None]:
    """Create the table, and return the level of each seat from the API."""
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    table = get_json(page, address_of(page.url))
    return [seat["level"] for seat in table["seats"]]


def assert_levels_are_shown(page: Page, *levels: str) -> None:
    """Check that screen readers, tooltips and the rules of the table give the level of each bot."""
    told = [f"Bot, {level}" for level in levels]
    for seat, text in enumerate(told, 1):
        at = page.locator(f"{TABLE} [data-seat='{seat}']")
        assert text in (at.get_attribute("aria-label") or "")
        expect(at.get_by_title(text)).to_have_count(1)
    page.keyboard.press("?")
    for level in levels:
        expect(page.get_by_test_id("house-rules")).to_contain_text(f"({level})")


def select(page: Page, bot: int) -> Locator:
    return page.get_by_test_id(f"level-{bot}")


@everyday(1, ("width", "language"), [(360, "de"), (1280, "en")])
def test_each_bot_has_its_chosen_level(open_page: Callable[..., Page], width: int, language: str) -> None:
    page, levels = open_page(width, 740, language), LEVELS[language]
    open_choices(page)
    page.get_by_test_id("level").select_option("expert")
    page.get_by_test_id("each").select_option("true")
    for bot in range(3):
        expect(select(page, bot).locator("option")).to_have_text(levels)
        expect(select(page, bot)).to_have_value("expert")
    select(page, 0).select_option("champion")
    select(page, 2).select_option("beginner")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    assert levels_at(page) == [None, "champion", "expert", "beginner"]
    assert_levels_are_shown(page, levels[4], levels[3], levels[0])


def test_one_level_for_all_bots_replaces_different_levels(open_page: Callable[..., Page]) -> None:
    page = open_page()
    open_choices(page)
    page.get_by_test_id("each").select_option("true")
    select(page, 1).select_option("champion")
    page.get_by_test_id("each").select_option("false")
    expect(select(page, 1)).to_have_count(0)
    page.get_by_test_id("level").select_option("casual")
    assert levels_at(page) == [None, "casual", "casual", "casual"]
    assert_levels_are_shown(page, "Casual player", "Casual player", "Casual player")
