"""The line to the server is cut: the page says so, tries again, and says that it is back."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.held_line import HeldLine
from tests.browser.person import TABLE, MousePerson

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("language", "lost", "back"),
    [
        ("en", "No connection. Trying again …", "The connection is back."),
        ("de", "Keine Verbindung. Neuer Versuch läuft …", "Die Verbindung ist wieder da."),
    ],
)
def test_a_browser_that_goes_offline_says_so_until_it_is_back(
    language: str, lost: str, back: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(360, 740, language)
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    notice = page.get_by_test_id("offline")
    said = page.get_by_test_id("said")
    expect(notice).to_have_count(0)
    page.context.set_offline(True)
    expect(notice).to_contain_text(lost)
    expect(notice).to_be_in_viewport(ratio=1)
    expect(said).to_contain_text(lost)
    page.context.set_offline(False)
    expect(notice).to_have_count(0)
    expect(said).to_contain_text(back)


def test_a_line_on_which_nobody_answers_any_more_is_noticed_without_a_word_of_the_browser(open_page: Callable[..., Page]) -> None:
    page = open_page()
    line = HeldLine(page)
    MousePerson(page).open_table("en")
    page.locator(f"{TABLE}[data-turn-mine=true]").wait_for()
    line.holding = True
    expect(page.get_by_test_id("offline")).to_be_visible()
    line.let_go()
    expect(page.get_by_test_id("offline")).to_have_count(0)


def test_whoever_does_not_want_to_wait_tries_again_at_once(open_page: Callable[..., Page]) -> None:
    page = open_page()
    lines: list[WebSocketRoute] = []

    def send_the_first_away(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.send(json.dumps({"type": "problem", "error": {"code": "too_many", "message": "", "retry_after": 600}}))
            line.close()
        else:
            line.connect_to_server()

    page.route_web_socket("**/live", send_the_first_away)
    page.reload()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_test_id("offline")).to_have_count(0)
    assert len(lines) == 2
