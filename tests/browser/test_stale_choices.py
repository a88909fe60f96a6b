"""A choice made without a connection is played if it still answers the current question. Otherwise the page refuses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.breakable_connection import BreakableConnection
from tests.browser.fitting import assert_everything_fits
from tests.browser.paused_websocket import PausedWebSocket
from tests.browser.person import (
    TABLE,
    WAITING_FOR_ME,
    MousePerson,
    address_of,
    create_open_table,
    get_json,
    http_client_of,
    sit_down,
    take_seat,
)
from tests.support.parameters import everyday
from tests.support.waiting import wait_for

pytestmark = pytest.mark.browser

CHANGED = {
    "en": "The situation has changed, so your choice was not used. Please choose again.",
    "de": "Die Lage hat sich geändert, deshalb gilt deine Wahl nicht mehr. Bitte wähle noch einmal.",
}


def seen(http: httpx.Client, table: str) -> dict[str, Any]:
    now: dict[str, Any] = http.get(table).json()
    return now


def moves(http: httpx.Client, table: str, move: str, key: str) -> None:
    http.post(f"{table}/moves", json={"move": move, "key": key}).raise_for_status()


@everyday(1, "language", ["de", "en"])
def test_a_bid_made_without_a_connection_is_refused_in_a_later_round(language: str, open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 640, language, at=None), open_page(at=None)
    connection = BreakableConnection(ada)
    address = create_open_table(ada)
    sit_down(bea, address, "Bea")
    ada.goto(address)
    ada.locator(WAITING_FOR_ME).wait_for()
    connection.close()
    MousePerson(ada).bid(1)
    others = [http_client_of(ada), http_client_of(bea)]
    ada_elsewhere = others[0][0]
    table = others[0][1]
    with ada_elsewhere, others[1][0]:
        while (now := seen(ada_elsewhere, table))["view"]["table"]["round"] == 1 or not now["view"]["moves"]:
            for http, _ in others:
                asked = seen(http, table)
                if asked["view"]["moves"] and asked["view"]["table"]["round"] == 1:
                    moves(http, table, asked["view"]["moves"][0], f"{asked['number']} {asked['you']}")
        connection.restore()
        expect(ada.get_by_test_id("refusal")).to_contain_text(CHANGED[language])
        assert_everything_fits(ada)
        later = seen(ada_elsewhere, table)
    assert (later["number"], later["view"]["table"]["fixed"]) == (now["number"], [False, False])
    if ada.get_by_test_id("close-sheet").count():
        ada.get_by_test_id("close-sheet").click()
    ada.locator(f"{WAITING_FOR_ME}[data-phase=bidding]").wait_for()
    MousePerson(ada).bid(0)
    ada.locator(f"{TABLE}[data-turn-mine=false]").wait_for()
    wait_for(lambda: get_json(ada, address_of(address))["view"]["table"]["fixed"], lambda fixed: fixed == [True, False], "bids")


def test_a_bid_made_without_a_connection_counts_if_only_other_players_have_bid_since(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(at=None), open_page(at=None)
    connection = BreakableConnection(ada)
    address = create_open_table(ada, players=3)
    take_seat(bea, address, "Bea")
    cem = open_page(at=None)
    sit_down(cem, address, "Cem")
    ada.goto(address)
    ada.locator(WAITING_FOR_ME).wait_for()
    connection.close()
    MousePerson(ada).bid(1)
    http, table = http_client_of(cem)
    with http:
        moves(http, table, "bid 0", "k")
        connection.restore()
        now = wait_for(lambda: get_json(ada, address_of(address))["view"]["table"], lambda now: now["fixed"][0], "Ada's bid")
        expect(ada.get_by_test_id("refusal")).to_have_count(0)
    assert (now["fixed"], now["bids"][0]) == ([True, False, True], 1)


def test_a_second_tab_shows_the_seat_that_was_taken_in_the_first(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(at=None), open_page(at=None)
    address = create_open_table(ada, players=3)
    bea.goto(address)
    second = bea.context.new_page()
    second.goto(address)
    second.get_by_test_id("sit").wait_for()
    bea.get_by_test_id("name").fill("Bea")
    bea.get_by_test_id("sit").click()
    for tab in (bea, second):
        expect(tab.get_by_test_id("stand-up")).to_be_visible()
        expect(tab.get_by_test_id("sit")).to_have_count(0)


def test_a_slow_server_is_not_reported_as_a_lost_connection(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    socket = PausedWebSocket(page)
    MousePerson(page).open_table("en", game="tycoon")
    page.locator(WAITING_FOR_ME).wait_for()
    socket.paused = True
    expect(page.get_by_test_id("slow")).to_contain_text("The server is slow to answer …")
    expect(page.get_by_test_id("said")).to_contain_text("The server is slow to answer …")
    assert page.get_by_test_id("offline").count() == 0
    socket.resume()
    expect(page.get_by_test_id("slow")).to_have_count(0)


def test_a_page_with_a_missing_file_reloads_the_new_version(open_page: Callable[..., Page]) -> None:
    page = open_page()
    gone = True

    def part(route: Route) -> None:
        if gone:
            route.fulfill(content_type="text/javascript", body="throw new TypeError('it is gone')")
        else:
            route.continue_()

    def newer(route: Route) -> None:
        nonlocal gone
        if route.request.resource_type == "document":
            route.continue_()
        else:  # the page asks for the version of the server, which is new from now on
            gone = False
            route.fulfill(body='<script type="module" src="/assets/index-of-another-version.js"></script>')

    page.route("**/assets/RulesPage-*.js", part)
    page.route(lambda address: address.rstrip("/").count("/") == 2, newer)
    page.evaluate("window.before = true")
    page.evaluate("history.pushState(null, '', '/rules/tycoon'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_role("heading", level=1).first.wait_for()
    page.wait_for_function("() => !window.before")
    assert page.url.endswith("/rules/tycoon")


def test_a_double_click_plays_one_card(open_page: Callable[..., Page]) -> None:
    page = open_page()
    person = MousePerson(page)
    person.open_table("en", players=2)
    while person.wait_until_asked() != "playing":
        person.act()
    number = person.number()
    before = person.hand()
    box = page.locator("[data-testid=hand] [data-card][aria-disabled=false]").first.bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + 12, box["y"] + box["height"] / 2, delay=20)
    person.wait_for_more_than(number)
    page.locator(WAITING_FOR_ME).wait_for()
    assert len(before) - len(person.hand()) == 1
