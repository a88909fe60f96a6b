"""A player who looks at another page is alerted by the title of the tab, and by a notification if the player wants one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import MousePerson, choose_setting

pytestmark = pytest.mark.browser

FAKE_NOTIFICATIONS = """(() => {
  let hidden = false;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  window.lookElsewhere = () => (hidden = true);
  window.told = [];
  window.permission = "default";
  window.Notification = class {
    static get permission() { return window.permission; }
    static requestPermission() { return Promise.resolve((window.permission = window.answer)); }
    constructor(title, { body }) { window.told.push(`${title}: ${body}`); }
    close() { window.told.push("closed"); }
  };
})()"""


def at_a_table(page: Page) -> MousePerson:
    page.add_init_script(FAKE_NOTIFICATIONS)
    page.reload()
    person = MousePerson(page)
    person.open_table("en")
    return person


def ask_for_notifications(page: Page, answer: str) -> None:
    page.evaluate("answer => { window.answer = answer }", answer)
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("beckon").click()


def test_the_title_of_the_tab_shows_that_it_is_the_players_turn(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "de")
    person = MousePerson(page)
    person.open_table("en")
    person.wait_until_asked()
    expect(page).to_have_title("● Your turn · MatchMaster · Matchwood")
    choose_setting(page, "language", "de")
    expect(page).to_have_title("● Du bist dran · MatchMaster · Matchwood")
    page.goto(page.url.split("/t/")[0])
    expect(page).to_have_title("Matchwood")


def test_a_player_gets_one_notification_for_each_turn_and_none_while_the_page_is_visible(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "de")
    person = at_a_table(page)
    ask_for_notifications(page, "granted")
    expect(page.get_by_test_id("beckon")).to_be_checked()
    page.keyboard.press("Escape")
    assert page.evaluate("window.told") == []
    page.evaluate("window.lookElsewhere()")
    person.act()  # on a slow machine, a notification for the move before is possible
    page.wait_for_function("() => window.told.at(-1) === 'MatchMaster: Your turn'")
    so_far = page.evaluate("window.told.length")
    person.act()
    page.wait_for_function("called => window.told.length > called", arg=so_far)
    told = page.evaluate("window.told")
    assert told[so_far] == "closed", "the notification is closed after the move"
    assert told == (["MatchMaster: Your turn", "closed"] * len(told))[: len(told)], "one notification for each move"


@pytest.mark.exhaustive
def test_if_notifications_are_blocked_the_page_explains_where_to_allow_them(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "de")
    at_a_table(page)
    ask_for_notifications(page, "denied")
    expect(page.get_by_test_id("beckon")).not_to_be_checked()
    expect(page.get_by_test_id("rules")).to_contain_text("blocks notifications from this page")
