"""Somebody who looks elsewhere is called back to the table: by the tab's title, and by a notification if they want that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import MousePerson, choose_setting

pytestmark = pytest.mark.browser

ELSEWHERE = """(() => {
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
    page.add_init_script(ELSEWHERE)
    page.reload()
    person = MousePerson(page)
    person.open_table("en")
    return person


def wish_to_be_called(page: Page, answer: str) -> None:
    page.evaluate("answer => { window.answer = answer }", answer)
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("beckon").click()


def test_the_tab_says_whose_move_it_is(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "de")
    person = MousePerson(page)
    person.open_table("en")
    person.wait_until_asked()
    expect(page).to_have_title("● Your turn · MatchMaster · Matchwood")
    choose_setting(page, "language", "de")
    expect(page).to_have_title("● Du bist dran · MatchMaster · Matchwood")
    page.goto(page.url.split("/t/")[0])
    expect(page).to_have_title("Matchwood")


def test_who_wants_it_is_notified_of_a_move_once_and_not_while_looking(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "de")
    person = at_a_table(page)
    wish_to_be_called(page, "granted")
    expect(page.get_by_test_id("beckon")).to_be_checked()
    page.keyboard.press("Escape")
    assert page.evaluate("window.told") == []
    page.evaluate("window.lookElsewhere()")
    person.act()  # a slow machine may already call for the move before this one
    page.wait_for_function("() => window.told.at(-1) === 'MatchMaster: Your turn'")
    so_far = page.evaluate("window.told.length")
    person.act()
    page.wait_for_function("called => window.told.length > called", arg=so_far)
    told = page.evaluate("window.told")
    assert told[so_far] == "closed", "it goes when the move is made"
    assert told == (["MatchMaster: Your turn", "closed"] * len(told))[: len(told)], "once for each move"


@pytest.mark.exhaustive
def test_a_browser_that_allows_no_notifications_says_where_that_is_changed(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "de")
    at_a_table(page)
    wish_to_be_called(page, "denied")
    expect(page.get_by_test_id("beckon")).not_to_be_checked()
    expect(page.get_by_test_id("rules")).to_contain_text("blocks notifications from this page")
