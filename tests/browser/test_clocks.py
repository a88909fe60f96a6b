"""Clocks on the page: chosen with an explanation, shown at every seat, and announced when they run low."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.fitting import assert_everything_fits
from tests.browser.person import DOES_NOT_SCROLL, TABLE, MousePerson, open_table, skip_ahead, take_seat
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

GAMES = {"matchmaster": 7, "tycoon": 6, "the_match": 2, "matschig": 4}


def open_with_clock(page: Page, game: str = "matchmaster", players: int = 2, bots: int = 1, window: int = 0) -> str:
    wish = {"game": game, "players": players, "bots": bots, "name": "Ada", "clock": "brisk", "pace": "instant", "level": "beginner"}
    table = open_table(page, wish | {"window": window})
    page.goto(table)
    return table


def sit_down(page: Page, table: str, name: str) -> None:
    take_seat(page, table, name)
    page.goto(table)


def test_the_choice_of_a_clock_and_the_rules_explain_the_clock(open_page: Callable[..., Page]) -> None:
    page, words = open_page(360, 740, "de"), "Zu Beginn haben alle 1 Minute. Jede Entscheidung bringt 8 Sekunden dazu."
    page.locator("details summary").click()
    page.get_by_test_id("clock").select_option("brisk")
    expect(page.locator(".choice", has=page.get_by_test_id("clock")).locator("p")).to_contain_text(words)
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    expect(page.get_by_test_id("own-clock")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_test_id("rules")).to_contain_text(words)


@pytest.mark.exhaustive
def test_every_player_has_a_visible_clock_in_every_game(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 740, "de", at=None), open_page(at=None)
    for game, players in GAMES.items():
        table = open_with_clock(ada, game, players, players - 2)
        sit_down(bea, table, "Bea")
        for page, other in ((ada, players - 1), (bea, 0)):
            page.locator(TABLE).wait_for()
            expect(page.get_by_test_id("own-clock").get_by_role("timer")).to_be_visible()
            expect(page.get_by_test_id(f"clock-{other}")).to_be_visible()
            assert_everything_fits(page)
            page.goto("/")


@everyday(2, ("game", "players"), [("tycoon", 8), ("matchmaster", 7), ("tycoon", 6), ("matschig", 6)])
def test_clocks_fit_at_the_fullest_tables_on_small_phones(game: str, players: int, open_page: Callable[..., Page]) -> None:
    page = open_page(360, 640, "de", at=None)
    asked = "over"
    while asked == "over":  # a game sometimes ends before Ada has to pass
        open_with_clock(page, game, players, players - 1, window=20)
        if game == "tycoon":
            skip_ahead(page, lambda view: view["moves"] == ["pass"])  # the longest text of the clock
        asked = MousePerson(page).wait_until_asked()
    for width, height in ((360, 640), (740, 360), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_test_id("own-clock").get_by_role("timer")).to_be_visible()
        page.wait_for_function(DOES_NOT_SCROLL)


def test_a_clock_that_runs_low_is_shown_in_words_and_announced(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, at=None)
    page.clock.install()
    open_with_clock(page)
    MousePerson(page).wait_until_asked()
    own = page.get_by_test_id("own-clock")
    expect(own).to_have_attribute("data-low", "false")
    page.clock.fast_forward(52_000)
    expect(own).to_have_attribute("data-low", "true")
    expect(own).to_contain_text("running out")
    page.clock.run_for(1_000)
    expect(page.get_by_test_id("said")).to_contain_text("Your time is running out")


def test_a_player_sees_that_a_move_was_made_automatically(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, at=None)

    def late(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(str(message).replace('"automatic":0', '"automatic":1', 1)))

    page.route_web_socket("**/live", late)
    open_with_clock(page)
    expect(page.get_by_test_id("late")).to_have_text("Time is up: 1 move made for you")
    expect(page.get_by_test_id("said")).to_contain_text("Time is up: 1 move made for you")


def test_other_players_see_that_a_move_was_made_automatically(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 740, "de", at=None), open_page(at=None)
    table = open_with_clock(ada, bots=0)
    sit_down(bea, table, "Bea")

    def late(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            shown = message["table"] if message["type"] == "table" else message
            for seat in shown.get("seats", [])[1:]:
                seat["automatic"] = 2
            route.send(json.dumps(message))

        server.on_message(pass_on)

    ada.route_web_socket("**/live", late)
    ada.reload()
    expect(ada.get_by_test_id("clock-1")).to_contain_text(re.compile(r"auto [01]:\d\d"))  # the clock runs
    expect(ada.get_by_role("group", name="Zeit um: für Bea gespielt")).to_be_visible()
    expect(ada.get_by_test_id("said")).to_contain_text("Zeit um: für Bea gespielt.")
    assert_everything_fits(ada)
