"""A player leaves: what the other players see and can choose, and how the player gets the seat back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from matchwood.server.tables import presence
from tests.browser.conftest import Server
from tests.browser.fitting import assert_everything_fits
from tests.browser.person import TABLE, MousePerson, create_open_table, sit_down

pytestmark = pytest.mark.browser


def shorten_grace_period() -> None:
    presence.GRACE_SECONDS = 0.5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that marks a missing player as absent after half a second."""
    server = Server(tmp_path_factory.mktemp("server"), shorten_grace_period)
    server.start()
    yield server
    server.stop()


def test_a_bot_plays_for_an_absent_player_until_the_player_takes_the_seat_back(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 640, "de", at=None), open_page(at=None)
    address = create_open_table(ada)
    sit_down(bea, address, "Bea")
    ada.goto(address)
    bea.get_by_test_id("leave").click()
    expect(bea.get_by_test_id("leaving")).to_contain_text("they can let a bot play for you")
    bea.get_by_test_id("leave-now").click()
    expect(ada.get_by_test_id("away")).to_contain_text("Bea ist abwesend.")
    expect(ada.get_by_test_id("said")).to_contain_text("Bea ist abwesend.")
    assert_everything_fits(ada)
    ada.get_by_test_id("away-do").click()
    ada.keyboard.press("Escape")
    ada.get_by_test_id("away-dialog").wait_for(state="detached")
    ada.get_by_test_id("away-do").click()
    ada.get_by_test_id("wish-wait").click()
    expect(ada.get_by_test_id("away")).to_contain_text("Du möchtest warten.")
    ada.get_by_test_id("away-do").click()
    ada.get_by_test_id("wish-bot").click()
    expect(ada.get_by_test_id("away")).to_have_count(0)
    bea.goto(address)
    expect(bea.get_by_test_id("hand")).to_have_count(0)
    bea.get_by_test_id("back-do").click()
    expect(bea.get_by_test_id("hand")).to_be_visible()
    expect(bea.get_by_test_id("back")).to_have_count(0)
    expect(ada.locator("[data-seat='1']")).to_contain_text("Bea")


@pytest.mark.exhaustive
def test_the_question_about_an_absent_player_disappears_when_the_player_returns(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(at=None), open_page(at=None)
    address = create_open_table(ada)
    sit_down(bea, address, "Bea")
    ada.goto(address)
    bea.goto("about:blank")
    ada.get_by_test_id("away-do").click()
    bea.goto(address)
    expect(ada.get_by_test_id("away")).to_have_count(0)
    expect(ada.get_by_test_id("away-dialog")).to_have_count(0)


def test_ending_a_game_needs_two_presses_and_the_table_names_the_player_who_left(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 740, at=None), open_page(at=None)
    address = create_open_table(ada)
    sit_down(bea, address, "Bea")
    ada.goto(address)
    bea.goto("about:blank")
    ada.get_by_test_id("away-do").click()
    ada.get_by_test_id("wish-end").click()
    expect(ada.get_by_test_id("ended")).to_have_count(0)
    ada.get_by_test_id("wish-end").click()
    expect(ada.get_by_test_id("ended")).to_contain_text("Bea left")
    bea.goto(address)
    expect(bea.get_by_test_id("ended")).to_be_visible()
    ada.goto("/")
    ada.get_by_test_id("finished").click()
    expect(ada.locator("[data-table]").first).to_contain_text("ended early")


def test_the_front_page_shows_a_seat_kept_by_a_bot_without_scrolling(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(at=None), open_page(390, 844, at=None)
    address = create_open_table(ada)
    sit_down(bea, address, "Bea")
    ada.goto(address)
    bea.goto("about:blank")
    ada.get_by_test_id("away-do").click()
    ada.get_by_test_id("wish-bot").click()
    expect(ada.get_by_test_id("away")).to_have_count(0)
    bea.goto("/")
    way = bea.get_by_test_id("continue").locator("[data-table]")
    expect(way).to_be_in_viewport(ratio=1)
    expect(way).to_contain_text("a bot plays for you")
    way.click()
    bea.get_by_test_id("back-do").click()
    expect(bea.get_by_test_id("hand")).to_be_visible()


def test_after_a_resignation_the_other_players_decide(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 740, "de", at=None), open_page(390, 844, at=None)
    address = create_open_table(ada)
    sit_down(bea, address, "Bea")
    ada.goto(address)
    expect(ada.get_by_test_id("away")).to_have_count(0)
    bea.get_by_test_id("leave").click()
    bea.get_by_test_id("resign").click()
    expect(bea.get_by_test_id("leaving")).to_contain_text("The other players decide")
    bea.get_by_test_id("resign-do").click()
    expect(bea.get_by_test_id("play")).to_be_visible()
    expect(ada.get_by_test_id("away")).to_contain_text("Bea hat aufgegeben.")
    MousePerson(ada).bid(1)
    expect(ada.get_by_test_id("status")).to_have_text("Warten auf Bea")
    ada.get_by_test_id("away-do").click()
    for _ in range(2):
        ada.get_by_test_id("wish-end").click()
    expect(ada.get_by_test_id("ended")).to_contain_text("Bea ist gegangen")


@pytest.mark.exhaustive
def test_a_friend_can_replace_a_bot_if_the_table_allows_it(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 640, "de"), open_page()
    ada.locator("details summary").click()
    ada.get_by_test_id("takeover").select_option("true")
    ada.get_by_test_id("play").click()
    ada.locator(TABLE).wait_for()
    ada.keyboard.press("?")
    expect(ada.get_by_test_id("rules")).to_contain_text("kann man für einen Bot einspringen")
    bea.goto(ada.url)
    bea.get_by_test_id("join-do").click()
    bea.get_by_test_id("takeover-1").click()
    expect(bea.get_by_test_id("hand")).to_be_visible()


def test_a_person_with_the_link_can_replace_a_bot(open_page: Callable[..., Page]) -> None:
    ada, bea, cem = open_page(at=None), open_page(at=None), open_page(360, 640, at=None)
    address = create_open_table(ada, players=3, bots=1)
    sit_down(bea, address, "Bea")
    cem.goto(address)
    cem.get_by_test_id("join-do").click()
    cem.get_by_test_id("name").last.fill("Cem")
    cem.get_by_test_id("takeover-1").click()
    expect(cem.get_by_test_id("hand")).to_be_visible()
    expect(cem.get_by_test_id("takeover")).to_have_count(0)
    expect(bea.locator("[data-seat='1']")).to_contain_text("Cem")
