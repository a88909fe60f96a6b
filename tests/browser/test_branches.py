"""A person plays on from a position of a finished game, by touch on a phone and with the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.person import DOES_NOT_SCROLL, HAND, RESULT, open_table, skip_ahead

pytestmark = [pytest.mark.browser]

SHORT = {"game": "matchmaster", "players": 2, "bots": 1, "level": "beginner", "pace": "instant", "options": {"rounds": "short"}}


def replay_of_a_finished_game(page: Page) -> str:
    """Play a short game to its end, open its replay at the fifth move, and return the path of the replay."""
    table = open_table(page, SHORT | {"name": "Ada"})
    page.goto(table)
    skip_ahead(page, lambda _: False)
    page.locator(RESULT).wait_for()
    page.goto(f"{table}/replay#5")
    page.locator("[data-testid=replay][data-at='5']").wait_for()
    return f"{table}/replay"


def test_a_person_plays_on_from_a_position_by_touch_and_finds_the_game_at_the_replay(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, touch=True, at=None)
    replay = replay_of_a_finished_game(page)
    page.get_by_test_id("play-on-ask").tap()
    page.locator("label:has([data-testid=cards-other])").tap()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_test_id("play-on-start").tap()
    expect(page.get_by_test_id("origin")).to_contain_text("What if: game of Ada and Bruno, from move 5")
    assert faults(page) == []
    page.get_by_test_id("origin-replay").tap()
    page.locator("[data-testid=replay][data-at='5']").wait_for()
    expect(page).to_have_url(re.compile(f"{replay}#5$"))
    expect(page.get_by_test_id("branches")).to_contain_text("From move 5, other cards")
    expect(page.get_by_test_id("branches")).to_contain_text("not finished")
    page.get_by_test_id("branch").tap()
    page.get_by_role("button", name="Hide this line").tap()
    expect(page.get_by_test_id("origin")).to_have_count(0)
    page.wait_for_function(DOES_NOT_SCROLL)


@pytest.mark.exhaustive
def test_a_person_plays_on_from_a_position_with_the_keyboard(open_page: Callable[..., Page]) -> None:
    page = open_page(at=None)
    replay = replay_of_a_finished_game(page)
    hand = page.locator(f"{HAND} [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.get_by_test_id("play-on-ask").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("cards-same")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("cards-other")).to_be_checked()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("play-on-level")).to_be_focused()
    page.keyboard.press("c")
    expect(page.locator("[data-testid=replay]"), "the keys of the form do not move the replay").to_have_attribute("data-at", "5")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_test_id("origin").wait_for()
    expect(page.locator(f"{HAND} [data-card]")).to_have_count(len(hand))
    assert page.locator(f"{HAND} [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
    skip_ahead(page, lambda _: False)
    page.locator(RESULT).wait_for()
    page.goto(replay)
    expect(page.get_by_test_id("branches")).to_contain_text("From move 5, same cards")
    expect(page.get_by_test_id("branches")).to_contain_text(re.compile(r"Place [12] of 2"))
