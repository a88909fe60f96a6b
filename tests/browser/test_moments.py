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
from tests.browser.person import HAND, RESULT, TABLE, WAITING_FOR_ME, get_json
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
    record = get_json(page, f"{server.address}/api/tables/{table['id']}/record")
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
    page.get_by_test_id("share-menu").click()
    expect(page.get_by_test_id("share-moment")).to_be_focused()
    assert faults(page) == []
    with page.expect_download() as saved:
        page.get_by_test_id("save-picture").click()
    assert re.fullmatch(rf"tycoon-{table['id']}-{event}\.png", saved.value.suggested_filename)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("share-menu")).to_be_focused()
    page.get_by_test_id("see-replay").focus()
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


def test_a_player_decides_the_costliest_moves_again_and_sees_a_summary(
    open_page: Callable[..., Page], server: Server, finished: Finished
) -> None:
    table = finished("matchmaster", rounds="short")
    page = known_as(open_page(360, 740, at=None), table, server.address)
    page.goto(f"/t/{table['id']}/replay")
    page.get_by_test_id("learn-start").click(timeout=TIMEOUT)
    question, summary = page.get_by_test_id("question"), page.get_by_test_id("learn-summary")
    answers = 0
    while True:
        question.or_(summary).wait_for()
        if summary.count():
            break
        page.locator(WAITING_FOR_ME).wait_for()
        if page.locator(TABLE).get_attribute("data-phase") == "bidding":
            page.locator("[data-bid]").first.click()
            page.get_by_test_id("confirm-bid").click()
        else:
            page.locator(f"{HAND} [aria-disabled=false]").first.click()
        page.locator(ANSWERED).wait_for()
        expect(question.get_by_role("heading")).to_contain_text(f"{answers + 1} of")
        answers += 1
        page.get_by_test_id("learn-next").click()
        page.locator(ANSWERED).wait_for(state="detached")
    expect(summary.get_by_role("listitem")).to_have_count(answers)
    assert faults(page) == []
    page.get_by_test_id("learn-again").click()
    expect(question.get_by_role("heading")).to_contain_text("1 of")
    page.get_by_role("link", name="Leave the question").click()
    expect(page.get_by_test_id("learn")).to_be_visible()


def test_a_player_shares_a_question_from_the_result_and_from_the_replay(
    open_page: Callable[..., Page], server: Server, finished: Finished
) -> None:
    table = finished("matchmaster", rounds="short")
    page = known_as(open_page(language="de", at=None), table, server.address)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/t/{table['id']}")
    page.get_by_test_id("share-menu").click()
    page.get_by_test_id("find-moment").click()
    page.get_by_test_id("share-moment").click(timeout=TIMEOUT)
    expect(page.get_by_test_id("share-moment")).to_have_text("Kopiert")
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{server.address}/t/{table['id']}/at/\d+A\?lang=de", link)
    page.goto(f"/t/{table['id']}/replay#0")
    page.get_by_test_id("share-menu").click()
    page.get_by_test_id("share-moment").click()
    expect(page.get_by_test_id("share-moment")).to_have_text("Kopiert")
    assert page.evaluate("navigator.clipboard.readText()").startswith(f"{server.address}/t/{table['id']}/at/")
    page.get_by_test_id("close-sharing").click()
    page.get_by_test_id("ask-here").click()
    page.locator(WAITING_FOR_ME).wait_for()


def test_a_seat_without_a_decision_gets_no_question(open_page: Callable[..., Page], server: Server, finished: Finished) -> None:
    table = finished("tycoon")
    page = open_page(at=None)
    event, _ = moments(page, server, table)[0]
    page.goto(f"/t/{table['id']}/at/{event}B")
    expect(page.get_by_test_id("question")).to_contain_text("had no decision here")
