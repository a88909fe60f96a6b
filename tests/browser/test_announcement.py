"""The announcement of the operator: open pages and new pages show it until the operator withdraws it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from matchwood.server.admin.announcements import OperatorAnnouncements
from matchwood.server.storage.database import open_database
from tests.browser.conftest import Server
from tests.browser.fitting import fits
from tests.browser.person import TABLE, MousePerson
from tests.support.waiting import wait_until_in_page

pytestmark = pytest.mark.browser
MINUTE = timedelta(minutes=1)


@pytest.mark.own_server
def test_open_and_new_pages_show_the_announcement_until_the_operator_withdraws_it(
    server: Server, open_page: Callable[..., Page]
) -> None:
    engine = open_database(server.database)
    operator = OperatorAnnouncements(engine)
    front, table = open_page(360, 740, "de"), open_page(1280, 800)
    MousePerson(table).open_table("en")
    table.locator(TABLE).wait_for()
    operator.announce("Matchwood 1.1", 30 * MINUTE, 60 * MINUTE, "root")
    assert_announced(front, "Wartung ab")
    assert_announced(table, "Maintenance from")
    assert_announced(open_page(360, 740, at="/rules"), "Maintenance from")  # this page has no WebSocket
    front.get_by_test_id("announcement-do").click()
    expect(front.get_by_test_id("announcement")).to_have_count(0)
    assert_still_hidden_after_a_new_connection(front)
    operator.clear("root")
    expect(table.get_by_test_id("announcement")).to_have_count(0)
    engine.dispose()


def assert_announced(page: Page, label: str) -> None:
    """Check that this page shows and speaks the announcement."""
    bar = page.get_by_test_id("announcement")
    expect(bar).to_contain_text(label)
    expect(bar).to_contain_text("Matchwood 1.1")
    expect(page.get_by_test_id("said")).to_contain_text("Matchwood 1.1")
    assert fits(page)


def assert_still_hidden_after_a_new_connection(page: Page) -> None:
    """Check that a hidden announcement stays hidden when the page connects again and hears of it again."""
    frames: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    page.get_by_role("link", name="Regeln der Spiele").click()
    page.go_back()
    wait_until_in_page(page, lambda: any("Matchwood 1.1" in str(frame) for frame in frames))
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.get_by_test_id("announcement").count() == 0


def test_a_page_works_while_the_announcement_cannot_be_loaded(open_page: Callable[..., Page]) -> None:
    page = open_page(at=None)
    with page.expect_event("requestfailed", lambda request: "AnnouncementBar" in request.url):
        page.route("**/assets/AnnouncementBar-*", lambda route: route.abort())
        page.goto("/rules")
    expect(page.get_by_test_id("rules-text")).to_be_visible()
