"""One line describes the last event, and opens the game log, in the same way at every table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import TABLE, WAITING_FOR_ME, View, first_move, open_table, skip_ahead
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

GAMES = [("matchmaster", 3), ("tycoon", 3), ("the_match", 2), ("matschig", 3)]


def sit_down(page: Page, game: str, players: int) -> None:
    wish = {"game": game, "players": players, "bots": players - 1, "name": "Ada", "pace": "instant", "level": "beginner"}
    page.goto(open_table(page, wish))
    page.locator(TABLE).wait_for()


@everyday(1, ("game", "players"), GAMES)
def test_the_line_opens_the_whole_game_log_also_after_a_return_to_the_table(
    game: str, players: int, open_page: Callable[..., Page]
) -> None:
    page = open_page(360, 740, at=None)
    sit_down(page, game, players)
    made: list[str] = []

    def choose(view: View) -> str:
        made.append(first_move(view))
        return made[-1]

    skip_ahead(page, lambda _: len(made) == 3, choose)
    page.locator(TABLE).wait_for()
    line = page.get_by_test_id("story-line")
    expect(line).to_be_in_viewport(ratio=1)
    line.click()
    story = page.get_by_test_id("story")
    expect(story.get_by_role("listitem").nth(3)).to_be_attached()
    expect(story.get_by_role("listitem").last).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    expect(line).to_be_focused()


def test_the_chat_opens_the_game_log_if_there_is_no_space_for_the_line(open_page: Callable[..., Page]) -> None:
    page = open_page(320, 568, at=None)
    sit_down(page, "matchmaster", 2)
    expect(page.get_by_test_id("story-line")).to_have_count(0)
    page.get_by_test_id("open-talk").click()
    page.get_by_test_id("to-story").click()
    expect(page.get_by_test_id("story")).to_be_in_viewport()
    expect(page.get_by_test_id("talk")).to_have_count(0)


def test_the_line_shows_the_last_entry_of_the_game_log(open_page: Callable[..., Page]) -> None:
    page = open_page(at=None)
    sit_down(page, "matchmaster", 2)
    page.get_by_test_id("bids").locator("[data-bid='1']").click()
    page.get_by_test_id("confirm-bid").click()
    page.locator(f"{WAITING_FOR_ME}[data-phase=playing]").wait_for()  # from now on no bot moves
    page.keyboard.press("w")
    expect(page.get_by_test_id("story").get_by_role("listitem").last).to_be_visible()
    last = page.get_by_test_id("story").get_by_role("listitem").last.inner_text().strip()
    expect(page.get_by_test_id("story-line")).to_have_text(re.compile(re.escape(last)))
    expect(page.get_by_test_id("story")).to_contain_text("The bids:")
    expect(page.get_by_test_id("story").get_by_text("has bid")).to_have_count(1)


def test_on_a_phone_in_landscape_format_the_bar_has_a_button_for_the_game_log(open_page: Callable[..., Page]) -> None:
    page = open_page(740, 360, at=None)
    sit_down(page, "tycoon", 3)
    expect(page.get_by_test_id("story-line")).to_have_count(0)
    page.get_by_test_id("open-story").click()
    expect(page.get_by_role("dialog", name="Game log")).to_be_visible()
