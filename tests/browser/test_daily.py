"""The deal of the day on the page: an attempt, its rank, practice, and the line to share."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.axe import faults
from tests.browser.person import TABLE, skip_ahead

pytestmark = pytest.mark.browser

TIMEOUT = 120_000  # the analysis may have to be compiled
GAME = "daily-tycoon"
WIDTH = "document.documentElement.scrollWidth"


def plays_the_rest(page: Page) -> None:
    """Play the attempt to its end by HTTP calls, and show its result."""
    page.locator(TABLE).wait_for()
    skip_ahead(page, lambda _: False)
    page.get_by_test_id("daily-after").wait_for()


def with_another_person(route: Route) -> None:
    """Add a person to the ranking."""
    ranking = route.fetch().json()
    ranking["by_result"].append(ranking["by_result"][0] | {"name": "Rude", "you": False})
    route.fulfill(json=ranking)


def move_focus_to(page: Page, target: Locator) -> None:
    """Press the tabulator until this element has the focus."""
    target.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if target.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError("the tabulator does not reach the element")


def test_a_player_attempts_the_deal_by_touch_and_sees_the_rank_and_the_choices_of_others(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(360, 740, "de", touch=True)
    page.goto("/daily")
    page.get_by_test_id(GAME).tap()
    assert faults(page) == []
    page.get_by_test_id("name").fill("Ada")
    page.get_by_test_id("daily-start").tap()
    plays_the_rest(page)
    expect(page.get_by_test_id("daily-after").locator("strong")).to_contain_text(re.compile(r"du bist \d+\. von \d+"))
    expect(page.locator(".poster .strike")).to_have_text("Mit anderen vergleichen")
    expect(page.get_by_test_id("again"), "an attempt counts only once").to_have_count(0)
    assert faults(page) == []
    page.route(re.compile(r"/api/daily/[\d-]+/tycoon$"), with_another_person)
    page.get_by_test_id("daily-link").tap()
    expect(page.get_by_test_id("daily-rank")).to_be_visible()
    expect(page.get_by_test_id("daily-mistakes-rank")).to_be_visible(timeout=TIMEOUT)
    expect(page.get_by_test_id("ranking").locator(".you")).to_contain_text("Ada")
    decisions = page.get_by_test_id("daily-decisions")
    expect(decisions.locator("h3").first).to_contain_text("Entscheidung")
    expect(decisions).to_contain_text("deine Wahl")
    assert faults(page) == []
    assert page.evaluate(WIDTH) <= 360
    page.get_by_test_id("report-name").tap()
    expect(page.get_by_test_id("name-report")).to_contain_text("„Rude“")
    page.route("**/report", lambda route: route.fulfill(status=204))
    with page.expect_request("**/tycoon/report") as sent:
        page.get_by_test_id("send-name-report").tap()
    assert sent.value.post_data_json == {"name": "Rude"}
    page.get_by_test_id("name-reported").wait_for()
    page.get_by_test_id("close-name-report").tap()
    page.get_by_test_id("order-mistakes").tap()
    expect(page.get_by_test_id("order-mistakes")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("daily-share").tap()
    line = page.get_by_test_id("link")
    expect(line.or_(page.get_by_test_id("daily-share").get_by_text("Kopiert"))).to_be_visible()
    page.get_by_test_id("daily-practise").tap()
    plays_the_rest(page)
    expect(page.get_by_test_id("daily-after")).to_contain_text("Dieses Ergebnis zählt nicht")
    practice = page.url
    page.get_by_test_id("daily-practise").tap()
    page.wait_for_url(lambda address: address != practice)
    page.locator(TABLE).wait_for()
    page.goto("/daily")
    expect(page.get_by_test_id(GAME)).to_contain_text("✓")


def test_a_player_starts_and_continues_an_attempt_by_keyboard(open_page: Callable[..., Page]) -> None:
    page = open_page(1280, 800)
    page.goto("/daily")
    page.get_by_test_id(GAME).wait_for()
    move_focus_to(page, page.get_by_test_id(GAME))
    page.keyboard.press("Enter")
    move_focus_to(page, page.get_by_test_id("daily-start"))
    page.keyboard.press("Enter")
    page.locator(TABLE).wait_for()
    table = page.url
    page.goto("/daily")
    move_focus_to(page, page.get_by_test_id(GAME))
    page.keyboard.press("Enter")
    move_focus_to(page, page.get_by_test_id("daily-continue"))
    page.keyboard.press("Enter")
    page.locator(TABLE).wait_for()
    assert page.url == table
    assert page.request.post(f"{table.replace('/t/', '/api/tables/')}/resign", data={}).ok
    expect(page.get_by_test_id("ended").locator(".strike")).to_have_text("See how others played")
    expect(page.get_by_test_id("daily-after")).to_contain_text("This attempt does not count")
    page.goto("/daily")
    page.get_by_test_id(GAME).click()
    expect(page.get_by_test_id("daily-quit")).to_be_visible()
    expect(page.get_by_test_id("daily-practise")).to_have_count(0)
    move_focus_to(page, page.get_by_test_id("daily-seal"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("matchwood verify")).to_be_visible()
    assert faults(page) == []


@pytest.mark.exhaustive
def test_a_guest_who_signs_up_keeps_the_attempt_and_gets_a_calendar(open_page: Callable[..., Page], name: str) -> None:
    page = open_page(360, 740)
    page.goto("/daily")
    page.get_by_test_id(GAME).click()
    page.get_by_test_id("daily-start").click()
    plays_the_rest(page)
    credentials = {"name": name, "password": "correct horse battery staple"}
    assert page.request.post("/api/account/sign-up", data=credentials).ok
    page.goto("/daily")
    expect(page.get_by_test_id("daily-streak")).to_have_text("One day in a row")
    page.get_by_test_id(GAME).click()
    expect(page.get_by_test_id("daily-rank")).to_be_visible()
    assert faults(page) == []
    assert page.request.post("/api/account/sign-out").ok
    page.reload()
    expect(page.get_by_test_id("daily-elsewhere")).to_be_visible()
