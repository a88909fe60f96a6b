"""A game of another package, without own code in the page, is offered, played and replayed like any other game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import RESULT, WAITING_FOR_ME, KeyboardPerson, MousePerson, Person, skip_ahead
from tests.support.plugin import exec_with_packages

pytestmark = pytest.mark.browser

SIZES = {360: 740, 1280: 800}
MOVES = "[data-testid=moves] [data-move]"
WORDS = {
    "en": {
        "title": "Kuhn poker",
        "rules": "who bluffs whom?",
        "hands": "Hands in all",
        "paid": "in the pot: 1",
        "bet": "Bet",
        "told": "You bet.",
    },
    "de": {
        "title": "Kuhn-Poker",
        "rules": "Wer blufft wen?",
        "hands": "Hände insgesamt",
        "paid": "im Topf: 1",
        "bet": "Setzen",
        "told": "Du setzt.",
    },
}
CARDS = {"en": re.compile("jack|queen|king"), "de": re.compile("Bube|Dame|König")}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, kuhn: Path) -> Iterator[Server]:
    """Yield a server on which the other package is also installed."""
    server = Server(tmp_path_factory.mktemp("server"), first=partial(exec_with_packages, kuhn))
    server.start()
    yield server
    server.stop()


def over(page: Page) -> bool:
    """Wait until the person has to move or the game is over, and return whether it is over."""
    page.locator(f"{WAITING_FOR_ME}, {RESULT}").first.wait_for()
    return page.locator(RESULT).count() > 0


def bet(person: Person) -> None:
    """Make the second of the two moves, with its button or its number."""
    if isinstance(person, KeyboardPerson):
        person.page.keyboard.press("2")
    else:
        person.press(f"{MOVES}[data-move=bet]")


def assert_everything_fits(page: Page) -> None:
    """Check that nothing exceeds the width of the window, and that every move can be pressed without scrolling."""
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    for move in page.locator(MOVES).all():
        box = move.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= page.evaluate("window.innerHeight"), "a move is below the edge"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "person_type", "language"),
    [
        (1280, MousePerson, "en"),
        *(pytest.param(*way, marks=pytest.mark.exhaustive) for way in [(360, MousePerson, "de"), (1280, KeyboardPerson, "en")]),
    ],
)
def test_a_whole_game_of_another_package_can_be_played_and_replayed(
    width: int, person_type: type[Person], language: str, exhaustive: bool, open_page: Callable[..., Page]
) -> None:
    words = WORDS[language]
    page = open_page(width, SIZES[width], "de" if language == "en" else "en")  # the test changes the language
    person = person_type(page)
    person.open_table(language, game="kuhn", hands="10")
    page.locator(WAITING_FOR_ME).wait_for()
    expect(page.get_by_role("heading", level=1)).to_contain_text(words["title"])
    expect(page.get_by_test_id("lies")).to_contain_text(words["hands"])
    expect(page.get_by_role("group", name=words["paid"])).to_have_count(2)
    expect(page.get_by_test_id("hand").get_by_role("listitem")).to_have_text(CARDS[language])
    expect(page.locator(MOVES).nth(1)).to_contain_text(words["bet"])
    assert_everything_fits(page)

    page.keyboard.press("?")
    expect(page.get_by_test_id("rules")).to_contain_text(words["rules"])
    expect(page.get_by_test_id("rulebook-open")).to_have_count(0)
    page.keyboard.press("Escape")
    page.reload()
    page.locator(WAITING_FOR_ME).wait_for()
    bet(person)
    expect(page.get_by_test_id("story-line")).to_be_visible()
    page.keyboard.press("w")
    expect(page.get_by_test_id("story")).to_contain_text(words["told"])
    page.keyboard.press("Escape")
    if not exhaustive:
        skip_ahead(page, lambda view: bool(view["table"]["number"] == view["table"]["hands"]))
    while not over(page):
        number = person.number()
        bet(person)
        person.wait_for_more_than(number)

    expect(page.locator(RESULT).get_by_role("listitem").first).to_contain_text("1.")
    person.press("[data-testid=look-back]")
    expect(page.get_by_test_id("hands")).to_contain_text(CARDS[language])
    expect(page.get_by_test_id("decision")).to_have_text(re.compile(rf": {words['bet']}"))  # the first move of the test
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("story-line")).to_contain_text(words["told"])
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the replay scrolls sideways"


@pytest.mark.exhaustive
def test_arrow_keys_move_the_focus_between_moves_and_enter_makes_the_focused_move(open_page: Callable[..., Page]) -> None:
    page = open_page()
    person = KeyboardPerson(page)
    person.open_table("en", game="kuhn", hands="10")
    page.locator(WAITING_FOR_ME).wait_for()
    person.go_to(f"{MOVES}[tabindex='0']")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{MOVES}[data-move=bet]")).to_be_focused()
    number = person.number()
    page.keyboard.press("Enter")
    person.wait_for_more_than(number)
    # The focus stays at the moves for the next decision.
    page.locator(WAITING_FOR_ME).wait_for()
    expect(page.locator(f"{MOVES}[tabindex='0']")).to_be_focused()
    page.keyboard.press("w")
    expect(page.get_by_test_id("story")).to_contain_text("You bet.")


@pytest.mark.exhaustive
def test_the_front_page_requests_missing_texts_of_a_game_again(open_page: Callable[..., Page], server: Server) -> None:
    """The front page shows an error until all texts have arrived, and never shows keys of games."""
    page = open_page()
    page.get_by_test_id("play").wait_for()
    page.route("**/api/games/kuhn", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert").first).to_have_text(
        "Games and lessons need a connection to the server. You can still read the rules."
    )
    expect(page.get_by_test_id("play")).to_have_count(0)
    page.unroute_all()
    expect(page.get_by_role("radio", name="Kuhn poker")).to_be_attached()
    assert server.runs
