"""The lobby on the front page, which updates automatically."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import TABLE, create_table

pytestmark = pytest.mark.browser


@pytest.mark.own_server
def test_a_public_table_appears_and_disappears_and_strangers_can_join_or_watch(open_page: Callable[..., Page]) -> None:
    host, stranger, watcher = open_page(360, 740), open_page(360, 740, "de"), open_page()
    expect(stranger.get_by_test_id("lobby")).to_contain_text("Gerade gibt es keinen öffentlichen Tisch")
    create_table(host, 2)
    host.get_by_test_id("watching").select_option("everybody")
    listed = stranger.locator("[data-table]")
    expect(listed).to_contain_text("1 Platz frei")
    assert stranger.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    listed.click()
    stranger.get_by_test_id("sit").click()
    stranger.locator(TABLE).wait_for()
    expect(watcher.locator("[data-table]")).to_contain_text("running")
    watcher.locator("[data-table]").click()
    expect(watcher.locator("body")).to_contain_text("You are watching")
    expect(watcher.locator("[data-testid=hand]")).to_have_count(0)
    expect(host.get_by_test_id("watchers")).to_contain_text("1 spectator")


def test_a_table_without_spectators_is_explained_to_host_and_strangers(open_page: Callable[..., Page]) -> None:
    host, stranger = open_page(), open_page()
    create_table(host, 2)
    host.get_by_test_id("watching").select_option("nobody")
    expect(host.get_by_test_id("waiting")).to_contain_text("Only players see this table")
    host.get_by_test_id("begin").click()
    host.locator(TABLE).wait_for()
    stranger.goto(host.url)
    expect(stranger.locator("body")).to_contain_text("Spectators are not allowed")
