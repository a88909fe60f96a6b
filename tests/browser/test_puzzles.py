"""The page of the puzzles: the ten of a day, a question, its answer, and what follows."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from matchwood.puzzles.days import puzzles_on
from matchwood.puzzles.puzzle import Puzzle
from tests.browser.axe import faults
from tests.browser.person import HAND, RETRIES, WAITING_FOR_ME
from tests.server.puzzles.people import today, wrong_move
from tests.support.waiting import wait_until

pytestmark = pytest.mark.browser

OPTION = f"{HAND} [aria-disabled=false]"
TIMEOUT = 120_000  # the rules may have to be compiled
FITS = "document.documentElement.scrollWidth <= window.innerWidth"
HAND_IS_ABOVE_CONTROLS = """() => {
  const [hand, controls] = ["hand", "replay-slider"].map((name) =>
    document.querySelector(`[data-testid=${name}]`)?.getBoundingClientRect());
  return hand && controls && hand.bottom <= controls.top;
}"""
ANSWERED = "[data-testid=question][data-judged=true]"


def card_puzzle() -> tuple[int, Puzzle]:
    """Return a puzzle of today that a click on a card answers, with its number."""
    numbered = enumerate(puzzles_on(today()), 1)
    return next(found for found in numbered if found[1].game == "matchmaster" and not found[1].best.startswith("bid"))


def answer(page: Page, number: int, move: Callable[[Puzzle], str] = wrong_move) -> None:
    """Answer a puzzle of today without the page."""
    puzzle = puzzles_on(today())[number - 1]
    page.request.get("/api/puzzles", max_retries=RETRIES)
    assert page.request.post(f"/api/puzzles/{today()}/{puzzle.id}", data={"move": move(puzzle)}, timeout=TIMEOUT).ok


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_list_fits_each_window_and_is_accessible(language: str, open_page: Callable[..., Page]) -> None:
    page = open_page(320, 640, language, at="/puzzles")
    expect(page.get_by_test_id("puzzles").locator("li")).to_have_count(10)
    expect(page.get_by_test_id("progress")).to_contain_text("0")
    for width in (320, 360, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        wait_until(lambda: page.evaluate(FITS), f"it fits at {width}")
    assert faults(page) == []


def test_a_person_answers_a_puzzle_sees_the_rating_and_continues(open_page: Callable[..., Page]) -> None:
    number, _ = card_puzzle()
    page = open_page(360, 740, at="/puzzles")
    page.get_by_test_id(f"puzzle-{number}").click()
    page.locator(WAITING_FOR_ME).wait_for(timeout=TIMEOUT)
    expect(page.get_by_test_id("question").get_by_role("heading")).to_have_text(f"Puzzle {number} of 10")
    expect(page.get_by_test_id("question")).to_contain_text("MatchMaster: which move is best?")
    expect(page.get_by_test_id("outcome"), "the answer is secret").to_have_count(0)
    assert faults(page) == []
    page.locator(OPTION).first.click()
    page.locator(ANSWERED).wait_for(timeout=TIMEOUT)
    expect(page.get_by_test_id("outcome")).to_contain_text(re.compile(r"Your rating: 1500 → \d+"))
    expect(page.get_by_test_id("outcome")).to_contain_text("Champion")
    assert page.evaluate(FITS)
    assert faults(page) == []

    page.get_by_test_id("next").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Puzzle {number % 10 + 1} of 10")
    page.goto("/puzzles")
    expect(page.get_by_test_id("progress")).to_contain_text("1 of 10 answered")
    expect(page.get_by_test_id("standing")).to_contain_text("1 day")


def test_a_wrong_answer_is_played_out_and_compared_with_the_best_move(open_page: Callable[..., Page]) -> None:
    number, _ = card_puzzle()
    page = open_page(360, 740, at="/puzzles")
    answer(page, number)
    page.reload()
    expect(page.get_by_test_id(f"puzzle-{number}")).to_contain_text("Missed")
    page.get_by_test_id(f"puzzle-{number}").click()
    continuation = page.get_by_test_id("continuation")
    expect(continuation.get_by_test_id("continuation-chosen")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("replay-next").click(timeout=TIMEOUT)
    expect(continuation).to_have_attribute("data-at", "1")
    continuation.get_by_test_id("continuation-best").click()
    expect(continuation).to_have_attribute("data-at", "0")
    expect(page.get_by_test_id("replay-next")).to_be_visible()
    wait_until(lambda: page.evaluate(HAND_IS_ABOVE_CONTROLS), "the whole hand is visible")
    assert page.evaluate(FITS)
    assert faults(page) == []
    page.get_by_test_id("replay-last").click()
    expect(continuation).to_have_attribute("data-at", re.compile(r"[1-9]\d*"))


def test_a_solved_puzzle_shows_only_the_line_of_the_best_move(open_page: Callable[..., Page]) -> None:
    number, _ = card_puzzle()
    page = open_page(1280, 800, "de", at="/puzzles")
    answer(page, number, lambda puzzle: puzzle.best)
    page.goto(f"/puzzles/{today()}/{number}")
    expect(page.get_by_test_id("continuation")).to_contain_text("Richtig", timeout=TIMEOUT)
    expect(page.get_by_test_id("continuation-chosen")).to_have_count(0)
    expect(page.get_by_test_id("replay-next")).to_be_visible(timeout=TIMEOUT)


def test_earlier_days_can_be_opened(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, at="/puzzles")
    page.get_by_test_id("day-before").click()
    expect(page).to_have_url(re.compile(r"/puzzles/\d{4}-\d\d-\d\d$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzles of")
    page.get_by_role("link", name="Today").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzles")


def test_a_server_without_puzzles_shows_an_empty_page(open_page: Callable[..., Page]) -> None:
    def without_puzzles(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "puzzles": []})

    page = open_page(360, 740, at=None)
    page.route("**/api/puzzles", without_puzzles)
    page.goto("/puzzles")
    expect(page.get_by_test_id("puzzles")).to_contain_text("This server has no puzzles")


def test_a_failed_request_can_be_repeated(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, at=None)
    page.route("**/api/puzzles", lambda route: route.abort())
    page.goto("/puzzles")
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    page.unroute("**/api/puzzles")
    again.click()
    expect(page.get_by_test_id("puzzles").locator("li")).to_have_count(10)
