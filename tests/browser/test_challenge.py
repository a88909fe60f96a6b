"""A person challenges a friend, who plays the same cards, and both compare their games, by touch and with the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.person import RESULT, TABLE, open_table, skip_ahead

pytestmark = [pytest.mark.browser]

SHORT = {"game": "matchmaster", "players": 2, "bots": 1, "level": "beginner", "pace": "instant", "options": {"rounds": "short"}}


def last_move(view: dict[str, Any]) -> str:
    return str(view["moves"][-1])


def finish_a_game(page: Page) -> None:
    page.goto(open_table(page, SHORT | {"name": "Ada"}))
    skip_ahead(page, lambda _: False)
    page.locator(RESULT).wait_for()


def test_a_friend_plays_a_challenge_by_touch_and_both_see_both_games(open_page: Callable[..., Page]) -> None:
    ada, bea = (open_page(360, 740, touch=True, at=None) for _ in range(2))
    finish_a_game(ada)
    table = ada.url
    ada.get_by_test_id("share-menu").tap()
    ada.get_by_test_id("challenge-make").tap()
    link = ada.get_by_test_id("link").input_value()
    assert "/c/" in link
    expect(ada.get_by_test_id("challenge-none")).to_be_visible()
    assert faults(ada) == []

    bea.goto(link)
    bea.get_by_test_id("challenge-accept").wait_for()
    expect(bea.locator("h1")).to_contain_text("Ada challenges you: MatchMaster")
    assert bea.evaluate("document.documentElement.scrollWidth") <= 360
    bea.get_by_test_id("report-name").tap()
    assert faults(bea) == []
    bea.get_by_test_id("send-name-report").tap()
    bea.get_by_test_id("name-reported").wait_for()
    bea.get_by_test_id("close-name-report").tap()
    bea.get_by_test_id("name").fill("Bea")
    bea.get_by_test_id("challenge-accept").tap()
    bea.locator(TABLE).wait_for()
    expect(bea.get_by_test_id("origin")).to_contain_text("Challenge by Ada")
    skip_ahead(bea, lambda _: False, last_move)
    bea.locator(RESULT).wait_for()
    expect(bea.locator(".poster .strike"), "the comparison is the main button").to_have_text("Compare both games")
    expect(bea.get_by_test_id("again")).to_have_class(re.compile("quiet"))
    bea.get_by_test_id("challenge-compare").tap()
    for person, names in ((bea, ("Ada", "You")), (ada, ("You", "Bea"))):
        person.goto(link)
        expect(person.get_by_test_id("compared")).to_have_count(2)
        for place, name in enumerate(names):
            expect(person.get_by_test_id("compared").nth(place)).to_contain_text(name)
        expect(person.get_by_test_id("comparison").locator("h2")).to_contain_text("Different from decision 1 on")
        expect(person.locator(".courses").first.locator("li")).to_have_count(16)
        assert person.evaluate("document.documentElement.scrollWidth") <= 360
        assert faults(person) == []
    ada.goto(table)
    expect(ada.get_by_test_id("challenge-found")).to_contain_text("Bea")
    ada.get_by_test_id("challenge-open").tap()
    expect(ada.get_by_test_id("compared")).to_have_count(2)


@pytest.mark.exhaustive
def test_a_friend_plays_a_challenge_with_the_keyboard(open_page: Callable[..., Page]) -> None:
    ada, bea = (open_page(at=None) for _ in range(2))
    finish_a_game(ada)
    ada.get_by_test_id("share-menu").focus()
    ada.keyboard.press("Enter")
    ada.get_by_test_id("challenge-make").focus()
    ada.keyboard.press("Enter")
    link = ada.get_by_test_id("link").input_value()
    bea.goto(link)
    bea.get_by_test_id("name").focus()
    bea.keyboard.type("Bea")
    bea.keyboard.press("Enter")
    bea.get_by_test_id("origin").wait_for()
    skip_ahead(bea, lambda _: False)  # the same moves as Ada
    bea.locator(RESULT).wait_for()
    bea.get_by_test_id("challenge-compare").focus()
    bea.keyboard.press("Enter")
    bea.get_by_test_id("equal").focus()
    expect(bea.get_by_test_id("equal")).to_contain_text("Both games were the same")
    bea.keyboard.press("Enter")
    expect(bea.get_by_test_id("comparison").locator("details[open] li").first).to_be_visible()
