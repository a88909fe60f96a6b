"""In Firefox and in WebKit: each game from the front page to its replay, a lesson, and the rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, cast

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser import firefox, webkit
from tests.browser.conftest import Server, report_failure
from tests.browser.lessons import wait_for_step
from tests.browser.matschig import MatschigKeyboardPlayer, MatschigMousePlayer
from tests.browser.person import RESULT, KeyboardPerson, MousePerson, Person, View, first_move, http_client_of, skip_ahead
from tests.browser.remote_page import RemotePage
from tests.browser.the_match import TheMatchKeyboardPlayer, TheMatchMousePlayer, nearly_over
from tests.browser.tycoon import TycoonKeyboardPlayer, TycoonMousePlayer
from tests.support.waiting import wait_for, wait_until

pytestmark = [pytest.mark.browser, pytest.mark.exhaustive]

PHONE, LAPTOP = ViewportSize(width=360, height=740), ViewportSize(width=1280, height=800)
WORDS = {"en": "How to play", "de": "So wird gespielt"}
EXCEEDS_THE_WIDTH = """() => {
  const page = document.documentElement;
  const windows = [...document.querySelectorAll('dialog')];
  return page.scrollWidth > page.clientWidth || windows.some(one => one.clientWidth < one.offsetWidth);
}"""
FILTER = "target => getComputedStyle(document.querySelector(target)).filter"
IS_VISIBLE = """name => {
  const { top, bottom } = document.getElementById(name).getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}"""


class Players(NamedTuple):
    """The players of a game with mouse and with keyboard, up to where moves are skipped, and the house rules."""

    mouse: type[Person]
    keyboard: type[Person]
    until: Callable[[View], bool] | None = None
    options: Mapping[str, Any] = MappingProxyType({})


GAMES = {
    "matchmaster": Players(MousePerson, KeyboardPerson, lambda view: bool(view["table"]["round"] > 5), {"rounds": "short"}),
    "tycoon": Players(TycoonMousePlayer, TycoonKeyboardPlayer),
    "the_match": Players(TheMatchMousePlayer, TheMatchKeyboardPlayer, nearly_over),
    "matschig": Players(MatschigMousePlayer, MatschigKeyboardPlayer, options={"rounds": "1"}),
}


@pytest.fixture(params=["firefox", "webkit"])
def page(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Page]:
    """Yield the empty page of this browser. An error or a warning in its console fails the test."""
    browser = {"firefox": firefox, "webkit": webkit}[request.param]
    if browser.found() is None:
        report = pytest.fail if sys.platform == "linux" else pytest.skip
        report(f"no usable {request.param}; `make test-all` installs Debian's")
    with browser.opened(tmp_path) as driver:
        page = cast(Page, RemotePage(driver))
        yield page
        report_failure(page, request, driver.complaints())
        assert driver.complaints() == []


def assert_nothing_exceeds_the_width(page: Page) -> None:
    """Check that the page does not scroll sideways, and that no dialog over it is wider than the window."""
    assert not page.evaluate(EXCEEDS_THE_WIDTH)


def check_the_rules(page: Page, language: str) -> None:
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    assert WORDS[language] in page.locator("dialog[open]").inner_text()
    assert_nothing_exceeds_the_width(page)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def check_a_move_made_in_another_window(person: Person) -> None:
    """Make a move of the same person by an HTTP call, and check that this page shows it."""
    person.wait_until_asked()
    number = person.number()
    http, table = http_client_of(person.page)
    with http:
        seen = wait_for(lambda: http.get(table).json(), lambda seen: seen["view"]["moves"])
        assert http.post(f"{table}/moves", json={"move": first_move(seen["view"]), "key": "elsewhere"}).is_success
    person.wait_for_more_than(number)


def at(page: Page, move: int | str) -> None:
    page.locator(f"[data-testid=replay][data-at='{move}']").wait_for()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_to_its_end_and_replayed(game: str, by: str, page: Page, server: Server) -> None:
    """The test uses a phone in German with only clicks, or a laptop in English with only the keyboard."""
    way = GAMES[game]
    page.set_viewport_size(PHONE if by == "mouse" else LAPTOP)
    page.goto(server.address)
    person = (way.mouse if by == "mouse" else way.keyboard)(page)
    language = "de"
    if by == "keyboard":
        person.choose_language("de")
        language = "en"
    assert_nothing_exceeds_the_width(page)
    person.open_table(language, game=game, **way.options)
    check_a_move_made_in_another_window(person)
    for _ in range(3):
        person.act()
        assert_nothing_exceeds_the_width(page)
    check_the_rules(page, language)
    if way.until:
        skip_ahead(page, way.until)
    person.play_to_the_end()
    players = 2 if game == "the_match" else 4
    assert page.locator(f"{RESULT} ol li").count() == players
    assert_nothing_exceeds_the_width(page)

    person.press("[data-testid=look-back]")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.get_by_test_id("analysis").wait_for()
    assert_nothing_exceeds_the_width(page)
    page.keyboard.press("End")
    at(page, page.get_by_test_id("replay-slider").get_attribute("max") or "")
    page.locator(RESULT).wait_for()
    assert_nothing_exceeds_the_width(page)


def test_a_first_lesson_can_be_played_to_its_end(page: Page, server: Server) -> None:
    page.set_viewport_size(PHONE)
    page.goto(server.address)
    person = MousePerson(page)
    person.choose_game("matchmaster")
    person.press("[data-testid=learn-matchmaster]")
    wait_for_step(page, 0)
    person.bid(2)
    for step, card in enumerate(("S4", "T10", "L3", "T12"), 1):
        wait_for_step(page, step)
        assert "drop-shadow" in page.evaluate(FILTER, f"[data-card={card}]")
        assert_nothing_exceeds_the_width(page)
        person.play(card)
    person.press("[data-testid=close-sheet]")
    wait_for_step(page, 5)
    page.locator("[data-testid=play-now]").first.wait_for()
    assert_nothing_exceeds_the_width(page)


def test_the_rules_can_be_read_in_both_languages(page: Page, server: Server) -> None:
    page.set_viewport_size(PHONE)
    page.goto(server.address)
    page.get_by_test_id("rules").click()
    for language in ("en", "de"):
        for game in GAMES:
            page.locator(f"nav a[href='/rules/{game}']").click()
            page.locator(f"nav a[href='/rules/{game}'][aria-current=page]").wait_for()
            page.locator(f"[data-testid=rules-text][lang={language}] [id='1']").wait_for()
            assert_nothing_exceeds_the_width(page)
        if language == "en":
            MousePerson(page).choose_language("de")
    page.goto(f"{server.address}/rules/matchmaster#10c")
    page.locator("[id='10c']").wait_for()
    wait_until(lambda: page.evaluate(IS_VISIBLE, "10c"), "the paragraph of this address is in sight")
