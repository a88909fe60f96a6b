"""The front page of a server whose games are still being compiled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from matchwood.cardgames.catalogue import keys
from matchwood.preparing.stages import PLAYABLE, STAGES
from tests.browser.conftest import Server
from tests.browser.person import TABLE, tick
from tests.preparing.slow_child import SlowChildren

pytestmark = pytest.mark.browser


@pytest.fixture
def children(tmp_path: Path) -> SlowChildren:
    return SlowChildren(tmp_path)


@pytest.fixture
def server(tmp_path: Path, children: SlowChildren) -> Iterator[Server]:
    server = Server(tmp_path, children.act_as_child)
    server.start()
    yield server
    server.stop()


def test_the_page_shows_the_progress_of_a_game_and_opens_the_table_when_the_game_is_ready(
    open_page: Any, children: SlowChildren
) -> None:
    page: Page = open_page(360, 740)
    bars = page.get_by_role("progressbar")
    expect(bars).to_have_count(4)
    tick(page, "game-tycoon")
    children.wait_until_started("tycoon")
    page.get_by_test_id("play").click()
    waiting = page.get_by_test_id("preparing")
    expect(waiting).to_contain_text("Matchstick Tycoon is being prepared.")
    expect(waiting).to_contain_text("0 of 4 steps done")
    expect(waiting).to_be_focused()
    children.allow("tycoon", 2)
    expect(waiting.get_by_role("progressbar")).to_have_js_property("value", 2)
    page.get_by_test_id("cancel").click()
    expect(page.get_by_test_id("play")).to_be_visible()
    page.get_by_test_id("play").click()
    expect(waiting).to_contain_text("2 of 4 steps done")
    children.allow("tycoon", len(PLAYABLE))
    page.locator(TABLE).wait_for()
    page.go_back()
    expect(bars).to_have_count(3)


def test_a_compiled_game_starts_at_once_and_choosing_it_ends_the_wait_for_another_game(
    open_page: Any, children: SlowChildren
) -> None:
    children.allow("matchmaster")
    page: Page = open_page()
    expect(page.get_by_role("progressbar")).to_have_count(3)
    tick(page, "game-matschig")
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("preparing")).to_be_visible()
    tick(page, "game-matchmaster")
    expect(page.get_by_test_id("preparing")).to_have_count(0)
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    for game in set(keys()) - {"matchmaster"}:
        children.allow(game, len(STAGES))
    page.go_back()
    expect(page.get_by_test_id("play")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
