"""The way from the front page to a seat: a link for friends, seats in the waiting room, and a host who arranges and starts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.person import TABLE, create_table, open_table
from tests.support.parameters import everyday
from tests.support.waiting import wait_until_in_page

pytestmark = pytest.mark.browser


def test_friends_join_by_the_link_and_the_host_arranges_the_seats(open_page: Callable[..., Page]) -> None:
    host, friend = open_page(360, 740), open_page(1280, 800, "de")
    create_table(host, 1)
    expect(host.get_by_test_id("qr")).to_be_visible()
    expect(host.get_by_test_id("link")).to_have_value(host.url)
    friend.goto(host.url)
    friend.get_by_test_id("name").fill("Zoe")
    friend.get_by_test_id("sit").click()
    expect(host.locator("[data-seat='2']")).to_contain_text("Zoe")
    host.get_by_test_id("free-2").click()
    expect(friend.get_by_test_id("waiting")).to_contain_text("Der Gastgeber hat deinen Platz")
    expect(friend.get_by_test_id("name")).to_have_value("Zoe")
    friend.get_by_test_id("sit").click()
    expect(host.locator("[data-seat='2']")).to_contain_text("Zoe")
    host.get_by_test_id("up-2").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Zoe")
    host.get_by_test_id("sits-3").select_option("close")
    expect(friend.locator("[data-seat]")).to_have_count(3)
    host.get_by_test_id("sits-2").select_option("champion")
    expect(friend.locator("[data-seat='2']")).to_contain_text("Meister")
    expect(friend.get_by_test_id("waiting")).to_contain_text("Der Gastgeber startet die Partie")
    expect(host.get_by_test_id("waiting")).to_contain_text("Start when you like")
    assert host.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    host.get_by_test_id("begin").click()
    for page in (host, friend):
        page.locator(TABLE).wait_for()
        expect(page.locator("[data-testid=hand] [data-card]")).to_have_count(7)


@everyday(
    1,
    ("width", "language", "said"),
    [(360, "de", "Abwerfen darfst du nicht"), (1280, "en", "You may not play a card of another suit")],
)
def test_the_rules_of_the_game_can_be_read_in_the_waiting_room(
    open_page: Callable[..., Page], width: int, language: str, said: str
) -> None:
    page = open_page(width, 740, language)
    create_table(page, 0)
    page.get_by_test_id("rulebook-open").click()
    expect(page.get_by_test_id("rules-text")).to_contain_text(said)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rulebook")).to_have_count(0)
    expect(page.get_by_test_id("rulebook-open")).to_be_focused()


def test_the_waiting_room_offers_lessons_to_new_players(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    create_table(page, 0)
    expect(page.get_by_test_id("rules-lessons")).to_have_attribute("href", "/learn/matchmaster")
    page.evaluate("localStorage.setItem('matchwood.played.matchmaster', 'yes')")
    with page.expect_response("**/api/games"):
        page.reload()
    expect(page.get_by_test_id("begin")).to_be_visible()
    expect(page.get_by_test_id("rules-lessons")).to_have_count(0)


def test_one_tap_starts_the_game_with_bots_on_all_free_seats(open_page: Callable[..., Page]) -> None:
    page = open_page()
    create_table(page, 0)
    page.get_by_test_id("begin").click()
    page.locator(TABLE).wait_for()
    expect(page.locator("[data-seat]")).to_have_count(4)


@everyday(1, ("width", "language"), [(360, "de"), (1280, "en")])
def test_a_player_alone_with_bots_finds_the_link_for_friends(open_page: Callable[..., Page], width: int, language: str) -> None:
    page, friend = open_page(width, 740, language, at=None), open_page(at=None)
    wish = {"game": "matchmaster", "players": 3, "bots": 2, "name": "Ada", "pace": "instant", "takeover": True}
    address = open_table(page, wish)
    for somebody in (page, friend):
        somebody.goto(address)
        somebody.locator(TABLE).wait_for()
        somebody.keyboard.press("?")
    page.get_by_test_id("invite").click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    expect(page.get_by_test_id("link")).to_have_value(page.url)
    expect(page.get_by_test_id("rules")).to_contain_text(
        {"de": "für einen Bot einspringen", "en": "take over from a bot"}[language]
    )
    inner = page.get_by_test_id("rules").get_by_role("region")
    assert inner.evaluate("region => region.scrollWidth <= region.clientWidth"), "the rules scroll sideways"
    expect(friend.get_by_test_id("rules")).to_be_visible()
    expect(friend.get_by_test_id("invite")).to_have_count(0)


def test_the_rules_come_before_the_invitation(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, at=None)
    wish = {"game": "matchmaster", "players": 3, "bots": 2, "name": "Ada", "pace": "instant"}
    page.goto(open_table(page, wish))
    page.locator(TABLE).wait_for()
    page.keyboard.press("?")
    expect(page.locator("p:has([data-testid=rulebook-open]) ~ * [data-testid=invite]")).to_be_visible()


def test_a_running_table_without_spectators_offers_no_link(open_page: Callable[..., Page]) -> None:
    page = open_page(at=None)
    wish = {"game": "matchmaster", "players": 2, "bots": 1, "name": "Ada", "watching": "nobody"}
    page.goto(open_table(page, wish))
    page.locator(TABLE).wait_for()
    page.keyboard.press("?")
    expect(page.get_by_test_id("rules")).to_be_visible()
    expect(page.get_by_test_id("invite")).to_have_count(0)


@pytest.mark.stress("choices are refused, or overtaken by those of others")
def test_after_a_failed_choice_the_lists_show_the_true_state_and_the_focus_stays(open_page: Callable[..., Page]) -> None:
    host, friend = open_page(360, 640), open_page(360, 740)
    create_table(host, 0)
    host.get_by_test_id("sits-2").select_option("close")
    expect(host.locator("[data-seat]")).to_have_count(3)
    expect(host.get_by_test_id("sits-2")).to_have_value("open")
    host.route("**/arrangement", lambda route: route.abort())
    for choice, wish, truth in (("sits-1", "champion", "open"), ("watching", "everybody", "link")):
        host.get_by_test_id(choice).select_option(wish)
        expect(host.get_by_role("alert")).to_be_visible()
        expect(host.get_by_test_id(choice)).to_have_value(truth)
    host.unroute("**/arrangement")
    friend.goto(host.url)
    friend.get_by_test_id("name").fill("Zoe")
    friend.keyboard.press("Enter")
    host.get_by_test_id("free-1").press("Enter")
    expect(host.locator("[data-seat='1']")).to_be_focused()
    friend.get_by_test_id("sit").press("Enter")
    friend.get_by_test_id("stand-up").press("Enter")
    friend.get_by_test_id("sit").wait_for()
    expect(friend.get_by_test_id("waiting")).not_to_contain_text("The host freed your seat")
    expect(friend.locator("body")).not_to_be_focused()
    for seat in (1, 2):
        host.get_by_test_id(f"sits-{seat}").select_option("club")
    expect(friend.get_by_test_id("sit")).to_have_count(0)
    expect(friend.get_by_test_id("qr"), "without a free seat there is no invitation").to_have_count(0)
    host.get_by_test_id("sits-1").select_option("open")
    expect(friend.get_by_test_id("name")).to_have_value("Zoe")


def test_sitting_down_can_be_undone_before_the_answer_arrives(open_page: Callable[..., Page]) -> None:
    host, friend = open_page(), open_page(360, 740)
    create_table(host, 0)
    friend.goto(host.url)
    friend.get_by_test_id("name").fill("Zoe")
    held: list[tuple[Route, APIResponse]] = []
    for button, call, back in (("sit", "**/seats", "stand-up"), ("stand-up", "**/leave", "sit")):
        friend.route(call, lambda route: held.append((route, route.fetch())))
        friend.get_by_test_id(button).press("Enter")
        friend.get_by_test_id(back).press("Enter")
        wait_until_in_page(friend, lambda: held)  # the answer may arrive after the update of the table
        route, answer = held.pop()
        route.fulfill(response=answer)
        friend.unroute(call)
        friend.get_by_test_id(button).wait_for()
        friend.get_by_test_id(button).press("Enter")
        friend.get_by_test_id(back).wait_for()


def test_inviting_friends_asks_for_a_name_first_and_then_shows_the_start_button(open_page: Callable[..., Page]) -> None:
    page = open_page(390, 844, "de")
    page.get_by_test_id("invite").click()
    expect(page.get_by_test_id("name")).to_be_focused()
    expect(page.get_by_test_id("name")).to_be_in_viewport(ratio=1)
    page.keyboard.type("Ada")
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("waiting")).to_contain_text("Ada")
    expect(page.get_by_test_id("begin")).to_be_in_viewport(ratio=1)
    page.goto("/")
    page.get_by_test_id("invite").click()
    expect(page.get_by_test_id("waiting"), "the page remembers the name").to_contain_text("Ada")


def test_a_guest_can_move_a_seat_to_another_browser_with_a_link(open_page: Callable[..., Page]) -> None:
    app, browser = open_page(360, 740, at=None), open_page(1280, 800, "de", at=None)
    address = open_table(open_page(at=None), {"game": "matchmaster", "players": 3, "name": "Ada"})
    app.goto(address)
    app.get_by_test_id("name").fill("Bea")
    app.get_by_test_id("sit").click()
    browser.goto(address)
    browser.get_by_test_id("name").fill("bea")
    expect(browser.get_by_test_id("twin")).to_contain_text("Bea hat hier schon einen Platz")
    app.get_by_test_id("open-hand-over").click()
    app.get_by_test_id("hand-over-make").click()
    link = app.locator("[data-testid='hand-over'] [data-testid='link']").input_value()
    assert "#seat=" in link
    browser.route("**/assets/TakeAlong-*", lambda route: route.abort())
    browser.goto(link)
    browser.get_by_test_id("no-handover").wait_for()
    browser.unroute_all()
    browser.get_by_test_id("no-handover-do").click()
    expect(browser.get_by_test_id("take-along")).to_contain_text("Bea hat in einem anderen Browser einen Platz")
    assert browser.url == app.url, "the secret is removed from the address"
    browser.get_by_test_id("take-along-do").click()
    expect(browser.locator("[data-seat='1']")).to_contain_text("du")
    expect(app.locator("[data-seat='1']")).to_contain_text("you")
