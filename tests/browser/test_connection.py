"""The connection to the server is lost: the page shows it, connects again, and shows that it is connected."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.paused_websocket import PausedWebSocket
from tests.browser.person import TABLE, WAITING_FOR_ME, MousePerson, http_client_of
from tests.support.waiting import wait_for

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("language", "lost", "back"),
    [
        ("en", "No connection. Trying again …", "The connection is back."),
        ("de", "Keine Verbindung. Neuer Versuch …", "Die Verbindung ist wieder da."),
    ],
)
def test_the_page_shows_while_the_browser_is_offline(language: str, lost: str, back: str, open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, language)
    MousePerson(page).open_table(language, game="tycoon")
    page.locator(WAITING_FOR_ME).wait_for()  # no other seat moves, so that there is no other announcement
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


def test_the_page_notices_a_server_that_no_longer_answers(open_page: Callable[..., Page]) -> None:
    page = open_page()
    socket = PausedWebSocket(page)
    MousePerson(page).open_table("en")
    page.locator(f"{TABLE}[data-turn-mine=true]").wait_for()
    socket.paused = True
    expect(page.get_by_test_id("slow")).to_be_visible()
    socket.resume()
    expect(page.get_by_test_id("slow")).to_have_count(0)


@pytest.mark.parametrize(
    "wake_up", ["document.dispatchEvent(new Event('visibilitychange'))", "window.dispatchEvent(new Event('online'))"]
)
def test_a_phone_that_wakes_up_with_a_dead_connection_shows_the_current_table(open_page: Callable[..., Page], wake_up: str) -> None:
    page = open_page(360, 740)
    lines: list[WebSocketRoute] = []
    asleep = False

    def connected(line: WebSocketRoute) -> None:
        first = not lines
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(lambda message: None if first and asleep else server.send(message))
        server.on_message(lambda message: None if first and asleep else line.send(message))

    page.route_web_socket("**/live", connected)
    page.reload()
    person = MousePerson(page)
    person.open_table("en")
    person.wait_until_asked()
    asleep = True
    http, table = http_client_of(page)
    with http:
        seen = http.get(table).json()
        http.post(f"{table}/moves", json={"move": seen["view"]["moves"][0], "key": "another device"})
        now = wait_for(lambda: http.get(table).json(), lambda later: later["view"]["moves"])
    page.evaluate(wake_up)
    expect(page.locator(TABLE)).to_have_attribute("data-number", str(now["number"]))
    assert len(lines) > 1


def test_a_button_connects_again_without_waiting(open_page: Callable[..., Page]) -> None:
    page = open_page()
    lines: list[WebSocketRoute] = []

    def refuse_the_first_connection(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.send(json.dumps({"type": "problem", "error": {"code": "too_many", "message": "", "retry_after": 600}}))
            line.close()
        else:
            line.connect_to_server()

    page.route_web_socket("**/live", refuse_the_first_connection)
    page.reload()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_test_id("offline")).to_have_count(0)
    assert len(lines) == 2
