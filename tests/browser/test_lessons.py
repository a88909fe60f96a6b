"""Lessons at the real table: played to the end, with wrong moves, interrupted and continued, and with highlighted elements."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from matchwood.api.lesson import teach
from tests.api.lessons import LESSONS, the_right_moves
from tests.browser.lessons import LESSON_PANEL, choose_quick_speed, decision_at, open_lesson, wait_for_step
from tests.browser.person import TABLE, KeyboardPerson, MousePerson, Person, address_of, get_json
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

BIDS_TWO_AT_ONCE = """lesson => new MutationObserver((_, observer) => {
  if (!document.querySelector(lesson)) return;
  observer.disconnect();
  dispatchEvent(new KeyboardEvent("keydown", { key: "2" }));
}).observe(document.body, { subtree: true, attributes: true })"""
"""The key is pressed at the moment at which the sentence of the step appears. No person is that fast."""
RECORD_SENTENCES = """() => {
  window.told = [];
  new MutationObserver(() => window.told.push(document.querySelector("[data-testid=lesson-meanwhile]")?.textContent ?? ""))
    .observe(document.querySelector("[data-testid=lesson]"), { subtree: true, childList: true, characterData: true });
}"""
HIGHLIGHTED = "() => document.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(rule => rule.selectorText))"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "person_type"), [pytest.param(360, MousePerson, marks=pytest.mark.exhaustive), (1280, KeyboardPerson)]
)
@pytest.mark.stress("a key comes with the sentence of a step")
def test_a_first_lesson_can_be_found_and_played_to_its_end(
    width: int, person_type: type[Person], open_page: Callable[..., Page]
) -> None:
    page = open_page(width, 740)
    choose_quick_speed(page)
    page.reload()
    person = person_type(page)
    person.choose_game("matchmaster")
    person.press("[data-testid=learn-matchmaster]")
    wait_for_step(page, 0)
    person.bid(0)
    expect(page.get_by_test_id("lesson-meanwhile")).to_contain_text("Watch what happens")
    person.press("[data-testid=close-sheet]")
    page.locator(f"{LESSON_PANEL}[data-wrong=true]").wait_for()
    expect(page.get_by_test_id("lesson-text")).to_contain_text("You bid fewer")
    page.evaluate(BIDS_TWO_AT_ONCE, decision_at(0))
    person.press("[data-testid=try-again]")
    page.locator("[data-bid='2'][aria-pressed=true]").wait_for()
    person.press("[data-testid=confirm-bid]")
    wait_for_step(page, 1)
    page.reload()
    for step, card in enumerate(("S4", "T10", "L3", "T12"), 1):
        wait_for_step(page, step)
        person.play(card)
    person.press("[data-testid=close-sheet]")
    wait_for_step(page, 5)
    expect(page.locator(f"{LESSON_PANEL} [data-testid=play-now]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    person.press(f"{LESSON_PANEL} .leave")
    expect(page.get_by_test_id("lesson-first")).to_contain_text("Done")


def test_while_the_opponent_plays_the_lesson_describes_the_moves_of_the_opponent(open_page: Callable[..., Page]) -> None:
    page = open_page(390, 844)
    open_lesson(page, "the_match", "first", [])
    wait_for_step(page, 0)
    page.evaluate(RECORD_SENTENCES)
    page.locator("[data-place='1,2']").click()
    wait_for_step(page, 1)
    assert any("Bea" in told for told in page.evaluate("window.told"))
    expect(page.get_by_test_id("lesson-meanwhile")).to_have_count(0)


def test_the_end_of_a_lesson_offers_a_game_against_beginners_with_hints(open_page: Callable[..., Page]) -> None:
    page = open_page(390, 844)
    moves = the_right_moves("tycoon", "first")
    open_lesson(page, "tycoon", "first", moves)
    page.locator(f"{LESSON_PANEL} [data-testid=play-now]").click()
    page.wait_for_url("**/t/*")
    page.locator(TABLE).wait_for()
    table = get_json(page, address_of(page.url))
    assert (table["game"], table["hints"]) == ("tycoon", True)
    assert [seat["level"] for seat in table["seats"]] == [None, "beginner", "beginner", "beginner"]
    page.goto("/")
    expect(page.get_by_test_id("game-tycoon")).to_be_checked()


def test_an_illegal_card_in_a_lesson_is_refused_with_the_reason(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.clock.install()
    open_lesson(page, "matchmaster", "first", ["bid 2"])
    wait_for_step(page, 1)
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=10))
    page.locator("[data-card=T12]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("refusal")).to_contain_text("light blue")
    expect(page.locator(f"{LESSON_PANEL}[data-step='1']")).to_be_visible()


def test_with_reduced_motion_highlighted_cards_have_a_shadow(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.emulate_media(reduced_motion="reduce")
    open_lesson(page, "matchmaster", "first", ["bid 2"])
    wait_for_step(page, 1)
    expect(page.locator("[data-card=S4]")).to_have_css("filter", re.compile("drop-shadow"))


def test_without_a_connection_a_lesson_shows_an_error_and_a_link_to_the_rules(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/learn/tycoon/first")
    expect(page.get_by_role("main")).to_contain_text("Lessons need a connection")
    page.get_by_text("Read the rules instead").click()
    expect(page.get_by_role("heading", name="Matchstick Tycoon").first).to_be_visible()


def test_an_unknown_lesson_shows_page_not_found(open_page: Callable[..., Page]) -> None:
    page = open_page(at="/learn/matchmaster/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")


@everyday(1, "key", sorted({key for key, _ in LESSONS}))
def test_every_element_that_a_first_lesson_highlights_is_on_the_page(key: str, open_page: Callable[..., Page]) -> None:
    first = next(name for game, name in LESSONS if game == key)
    assert_highlighted_elements_are_visible(open_page(360, 740), key, first)


@everyday(1, "key", sorted({key for key, _ in LESSONS}))
def test_each_decision_of_a_first_lesson_is_fully_visible_on_a_low_phone(key: str, open_page: Callable[..., Page]) -> None:
    page = open_page(320, 568, "de")
    moves = the_right_moves(key, "first")
    for step in range(len(moves)):
        open_lesson(page, key, "first", moves[:step])
        wait_for_step(page, step)
        assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), step


@pytest.mark.exhaustive
@pytest.mark.parametrize(("key", "name"), LESSONS)
def test_every_element_that_a_lesson_highlights_is_on_the_page(key: str, name: str, open_page: Callable[..., Page]) -> None:
    assert_highlighted_elements_are_visible(open_page(1280, 800), key, name)


def assert_highlighted_elements_are_visible(page: Page, key: str, name: str) -> None:
    """Check at each decision of the lesson that all highlighted elements are visible and nothing exceeds the window."""
    moves = the_right_moves(key, name)
    for step in range(len(moves)):
        open_lesson(page, key, name, moves[:step])
        wait_for_step(page, step)
        lit = teach(key, name, moves[:step]).light
        assert len(page.evaluate(HIGHLIGHTED)) == bool(lit)
        for thing in lit:
            what, _, which = thing.partition("=")
            selector = f"[data-{what}='{which}']" if which else f"[data-card='{thing}'], [data-move='{thing}']"
            expect(page.locator(selector).first, f"decision {step + 1}: {thing}").to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), step
