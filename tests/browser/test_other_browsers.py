"""In Firefox and in WebKit: each game, from the front page to its end and back to its moves; a lesson; and the rules."""

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
from tests.waiting import wait_for, wait_until

pytestmark = [pytest.mark.browser, pytest.mark.exhaustive]

PHONE, LAPTOP = ViewportSize(width=360, height=740), ViewportSize(width=1280, height=800)
WORDS = {"en": "How to play", "de": "So wird gespielt"}
STICKS_OUT = """() => {
  const page = document.documentElement;
  const windows = [...document.querySelectorAll('dialog')];
  return page.scrollWidth > page.clientWidth || windows.some(one => one.clientWidth < one.offsetWidth);
}"""
FILTER = "target => getComputedStyle(document.querySelector(target)).filter"
IN_SIGHT = """name => {
  const { top, bottom } = document.getElementById(name).getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}"""


class Way(NamedTuple):
    """How a game is played here, and what of it is skipped."""

    mouse: type[Person]
    keyboard: type[Person]
    until: Callable[[View], bool] | None = None
    options: Mapping[str, Any] = MappingProxyType({})


GAMES = {
    "matchmaster": Way(MousePerson, KeyboardPerson, lambda view: bool(view["table"]["round"] > 5), {"rounds": "short"}),
    "tycoon": Way(TycoonMousePlayer, TycoonKeyboardPlayer),
    "the_match": Way(TheMatchMousePlayer, TheMatchKeyboardPlayer, nearly_over),
    "matschig": Way(MatschigMousePlayer, MatschigKeyboardPlayer, options={"rounds": "1"}),
}


@pytest.fixture(params=["firefox", "webkit"])
def page(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Page]:
    """The page of this browser, still empty; whatever its console complains of fails the test."""
    browser = {"firefox": firefox, "webkit": webkit}[request.param]
    if browser.found() is None:
        says_so = pytest.fail if sys.platform == "linux" else pytest.skip
        says_so(f"no {request.param} here that a test can use; `make test-all` installs Debian's")
    with browser.opened(tmp_path) as driver:
        page = cast(Page, RemotePage(driver))
        yield page
        report_failure(page, request, driver.complaints())
        assert driver.complaints() == []


def assert_nothing_sticks_out(page: Page) -> None:
    """The page does not scroll to the side, and of a window over it only the text scrolls."""
    assert not page.evaluate(STICKS_OUT)


def look_into_the_rules(page: Page, language: str) -> None:
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    assert WORDS[language] in page.locator("dialog[open]").inner_text()
    assert_nothing_sticks_out(page)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def hear_of_a_move_made_elsewhere(person: Person) -> None:
    """The same person decides in another window, and this page learns it over its line."""
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
def test_a_game_is_played_to_its_end_and_looked_back_at(game: str, by: str, page: Page, server: Server) -> None:
    """On a phone in German, where one finger does it all, or on a laptop in English without a mouse."""
    way = GAMES[game]
    page.set_viewport_size(PHONE if by == "mouse" else LAPTOP)
    page.goto(server.address)
    person = (way.mouse if by == "mouse" else way.keyboard)(page)
    language = "de"
    if by == "keyboard":
        person.choose_language("de")
        language = "en"
    assert_nothing_sticks_out(page)
    person.open_table(language, game=game, **way.options)
    hear_of_a_move_made_elsewhere(person)
    for _ in range(3):
        person.act()
        assert_nothing_sticks_out(page)
    look_into_the_rules(page, language)
    if way.until:
        skip_ahead(page, way.until)
    person.play_to_the_end()
    players = 2 if game == "the_match" else 4
    assert page.locator(f"{RESULT} ol li").count() == players
    assert_nothing_sticks_out(page)

    person.press("[data-testid=look-back]")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.get_by_test_id("analysis").wait_for()
    assert_nothing_sticks_out(page)
    page.keyboard.press("End")
    at(page, page.get_by_test_id("replay-slider").get_attribute("max") or "")
    page.locator(RESULT).wait_for()
    assert_nothing_sticks_out(page)


def test_a_first_lesson_is_played_to_its_end(page: Page, server: Server) -> None:
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
        assert_nothing_sticks_out(page)
        person.play(card)
    person.press("[data-testid=close-sheet]")
    wait_for_step(page, 5)
    page.locator("[data-testid=play-now]").first.wait_for()
    assert_nothing_sticks_out(page)


def test_the_rules_are_read_in_both_languages(page: Page, server: Server) -> None:
    page.set_viewport_size(PHONE)
    page.goto(server.address)
    page.get_by_test_id("rules").click()
    for language in ("en", "de"):
        for game in GAMES:
            page.locator(f"nav a[href='/rules/{game}']").click()
            page.locator(f"nav a[href='/rules/{game}'][aria-current=page]").wait_for()
            page.locator(f"[data-testid=rules-text][lang={language}] [id='1']").wait_for()
            assert_nothing_sticks_out(page)
        if language == "en":
            MousePerson(page).choose_language("de")
    page.goto(f"{server.address}/rules/matchmaster#10c")
    page.locator("[id='10c']").wait_for()
    wait_until(lambda: page.evaluate(IN_SIGHT, "10c"), "the paragraph of this address is in sight")
