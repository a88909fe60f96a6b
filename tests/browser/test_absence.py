"""Somebody leaves: what the others see and may choose, and the way back to the seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from matchwood.server.tables import presence
from tests.browser.conftest import Server
from tests.browser.fitting import assert_everything_fits
from tests.browser.person import TABLE, MousePerson, create_open_table, sit_down

pytestmark = pytest.mark.browser


def be_impatient() -> None:
    presence.GRACE_SECONDS = 0.5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at whose tables nobody waits long for whoever is gone."""
    server = Server(tmp_path_factory.mktemp("impatient server"), be_impatient)
    server.start()
    yield server
    server.stop()


def test_a_bot_plays_on_for_whoever_left_until_they_take_their_seat_back(open_page: Callable[..., Page]) -> None:
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
def test_whoever_comes_back_by_themselves_is_no_longer_asked_about(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(at=None), open_page(at=None)
    address = create_open_table(ada)
    sit_down(bea, address, "Bea")
    ada.goto(address)
    bea.goto("about:blank")
    ada.get_by_test_id("away-do").click()
    bea.goto(address)
    expect(ada.get_by_test_id("away")).to_have_count(0)
    expect(ada.get_by_test_id("away-dialog")).to_have_count(0)


def test_an_ended_table_is_asked_for_twice_and_says_who_left(open_page: Callable[..., Page]) -> None:
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


def test_a_seat_that_a_bot_keeps_is_among_the_first_things_on_the_front_page(open_page: Callable[..., Page]) -> None:
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


def test_who_resigns_among_people_leaves_the_decision_to_them(open_page: Callable[..., Page]) -> None:
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
def test_a_friend_takes_over_from_a_bot_where_the_house_rules_say_so(open_page: Callable[..., Page]) -> None:
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


def test_somebody_who_has_the_link_may_take_over_from_a_bot(open_page: Callable[..., Page]) -> None:
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
