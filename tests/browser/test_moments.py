"""The question "What would you play?" at a moment of a finished game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import matchwood
from tests.browser.axe import faults
from tests.browser.conftest import Server
from tests.browser.finished import known_as
from tests.browser.matschig import MatschigMousePlayer
from tests.browser.person import HAND, RESULT, TABLE, WAITING_FOR_ME
from tests.browser.the_match import WITHIN_REACH
from tests.browser.tycoon import TycoonKeyboardPlayer

pytestmark = pytest.mark.browser

Finished = Callable[..., dict[str, Any]]
TIMEOUT = 120_000  # the code that judges moves may have to be compiled
ANSWERED = "[data-testid=question][data-judged=true]"


class MatschigTouchPlayer(MatschigMousePlayer):
    """A player who touches cards, players and buttons."""

    def press(self, target: str) -> None:
        self.page.locator(target).tap()

    def aim(self, place: int) -> None:
        self.page.locator("[data-testid=panel] [data-aim]").nth(place).tap()


def moments(page: Page, server: Server, table: dict[str, Any], beginning: str = "") -> list[tuple[int, str]]:
    """Return the events before each real decision of the first seat, and the moves of the seat, which begin with this text."""
    record = page.request.get(f"{server.address}/api/tables/{table['id']}/record").json()
    own = [(number, event["move"]) for number, event in enumerate(record["events"]) if event.get("seat") == 0]
    chosen = [(event, move) for event, move in own if move.startswith(beginning)]
    return [(event, move) for event, move in chosen if len(matchwood.Position.at(record, event, 0).view().moves) > 1]


def open_moment(page: Page, table: dict[str, Any], event: int, language: str) -> None:
    page.goto(f"/t/{table['id']}/at/{event}A?lang={language}")
    page.locator(WAITING_FOR_ME).wait_for()


def test_a_reader_answers_a_question_by_touch_in_the_language_of_the_link(
    open_page: Callable[..., Page], server: Server, finished: Finished
) -> None:
    table = finished("matschig", "Bea", players=3, rounds=2)
    page = open_page(360, 740, touch=True, at=None)
    event, _ = moments(page, server, table, "throw")[0]
    open_moment(page, table, event, "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    question = page.get_by_test_id("question")
    expect(question.get_by_role("heading")).to_have_text("Was würdest du spielen?")
    expect(question).to_contain_text("Du spielst für Bea")
    expect(page.locator(RESULT), "the ending stays hidden").to_have_count(0)
    expect(page.get_by_test_id("answer"), "the answer stays hidden").to_have_count(0)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    MatschigTouchPlayer(page).act()
    page.locator(ANSWERED).wait_for(timeout=TIMEOUT)
    expect(page.get_by_test_id("answer").locator("tr").last).to_contain_text("spielte")
    expect(page.get_by_test_id("verdict")).not_to_be_empty()
    expect(page.locator(TABLE)).to_have_attribute("data-turn-mine", "false")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    page.get_by_test_id("see-replay").tap()
    expect(page.get_by_test_id("replay")).to_be_visible()
    expect(page.get_by_test_id("decision")).to_contain_text(re.compile("Bea"))


def test_a_player_answers_a_question_by_keyboard(open_page: Callable[..., Page], server: Server, finished: Finished) -> None:
    table = finished("tycoon")
    page = known_as(open_page(at=None), table, server.address)
    event, _ = moments(page, server, table)[1]
    open_moment(page, table, event, "en")
    assert faults(page) == []
    TycoonKeyboardPlayer(page).act()
    page.locator(ANSWERED).wait_for(timeout=TIMEOUT)
    expect(page.get_by_test_id("see-replay"), "the keyboard continues below the answer").to_be_focused()
    expect(page.get_by_test_id("said")).to_contain_text("Your move")
    assert faults(page) == []
    page.keyboard.press("Enter")
    page.get_by_test_id("replay").wait_for()


@pytest.mark.parametrize(("game", "move"), [("matchmaster", f"{HAND} [aria-disabled=false]"), ("the_match", WITHIN_REACH)])
def test_a_reader_answers_a_question_with_one_pick(
    game: str, move: str, open_page: Callable[..., Page], server: Server, finished: Finished
) -> None:
    table = finished(game, **({"rounds": "short"} if game == "matchmaster" else {}))
    page = open_page(at=None)
    event, _ = next(moment for moment in moments(page, server, table) if not moment[1].startswith("bid"))
    open_moment(page, table, event, "en")
    page.locator(move).first.click()
    page.locator(ANSWERED).wait_for(timeout=TIMEOUT)
    page.reload()
    page.locator(WAITING_FOR_ME).wait_for()
    expect(page.get_by_test_id("answer"), "the question can be asked again").to_have_count(0)


def test_a_seat_without_a_decision_gets_no_question(open_page: Callable[..., Page], server: Server, finished: Finished) -> None:
    table = finished("tycoon")
    page = open_page(at=None)
    event, _ = moments(page, server, table)[0]
    page.goto(f"/t/{table['id']}/at/{event}B")
    expect(page.get_by_test_id("question")).to_contain_text("had no decision here")
