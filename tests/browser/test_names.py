"""Generated names of guests are never broken inside a word at the end of a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.person import RETRIES, TABLE, View, address_of, first_move, http_client_of, open_table
from tests.support.parameters import everyday
from tests.support.waiting import wait_for

pytestmark = pytest.mark.browser

NAMES = {
    "de": ["Schlammmaulwurf", "Pfützenmaulwurf", "Knisterhamster", "Funkenkröte"],
    "en": ["Crackling Hedgehog", "Squelchy Duckling", "Flickering Magpie", "Glowing Firefly"],
}
"""The longest generated names."""
SIZES = [(320, 568), (360, 740), (390, 844), (844, 390), (1280, 800)]
GAMES = [("the_match", 2, {}), ("matchmaster", 4, {"rounds": "short"}), ("tycoon", 4, {}), ("matschig", 4, {"rounds": 2})]

FAULTS = """(names) => {
  const found = [];
  const words = names.flatMap((name) => name.split(" "));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element.closest("script, style, .unseen, option") || !element.checkVisibility()) continue;
    for (const word of words)
      for (let at = text.data.indexOf(word); at >= 0; at = text.data.indexOf(word, at + 1)) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const below = lines.some(({ top, height }) => Math.abs(top - lines[0].top) > height / 2);
        if (below) found.push(`“${word}” is broken in ${element.outerHTML}`);
      }
    const name = names.find((one) => text.data.trim() === one);
    if (!name || getComputedStyle(element).overflowX === "visible") continue;
    const short = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 4;
    const told = (one) => one && [one.title, one.getAttribute("aria-label")].some((full) => full?.includes(name));
    let up = element;
    while (up && !told(up)) up = up.parentElement;
    if (short && !up) found.push(`the whole of “${name}” is nowhere to be read: ${element.outerHTML}`);
  }
  return found;
}"""
"""Places at which one of these names is broken, or shortened without the whole name in a tooltip."""


def assert_names_are_whole(page: Page, names: list[str], what: str) -> None:
    page.evaluate("document.fonts.ready")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        look: Callable[[], list[str]] = partial(page.evaluate, FAULTS, names)
        wait_for(look, lambda found: not found, f"{what} at {width}×{height}")


def wish_for(game: str, players: int, language: str, **wish: Any) -> dict[str, Any]:
    """Return the settings of a table with this number of players. The first player has the first of the long names."""
    return {"game": game, "players": players, "name": NAMES[language][0], "pace": "instant"} | wish


@contextmanager
def sit_down_together(page: Page, wish: dict[str, Any], names: list[str]) -> Iterator[list[httpx.Client]]:
    """Create a table at which all other persons take seats with their names, show it, and yield the HTTP clients of the others."""
    table = open_table(page, wish)
    with ExitStack() as clients:
        others = [
            clients.enter_context(httpx.Client(base_url=page.request.get("/", max_retries=RETRIES).url, timeout=60))
            for _ in names[1:]
        ]
        for person, name in zip(others, names[1:], strict=True):
            answer = person.post(f"{address_of(table)}/seats", json={"name": name})
            assert answer.is_success, answer.text
        page.goto(table)
        yield others


def play_on(page: Page, others: list[httpx.Client], far_enough: Callable[[View], bool]) -> None:
    """Make the first legal move of every seat by HTTP calls until `far_enough` accepts the view or the game is over, and then show
    the table again.
    """
    address = page.url
    myself, table = http_client_of(page)
    page.goto("about:blank")  # an empty page saves the drawing of the skipped moves
    with myself:
        for person in cycle([myself, *others]):
            seen = person.get(table).json()
            if seen["state"] != "playing" or (person is myself and far_enough(seen["view"])):
                break
            if seen["view"]["moves"]:
                person.post(f"{table}/moves", json={"move": first_move(seen["view"]), "key": f"played {seen['number']}"})
    page.goto(address)


def is_asked(view: View) -> bool:
    """Return whether the bids are open and the person has to decide."""
    return bool(view["moves"]) and view["table"]["phase"] != "bidding"


@everyday(1, ("game", "players", "options"), GAMES)
@everyday(1, "language", ["de", "en"])
def test_no_name_is_broken_at_a_table_in_a_result_or_in_a_replay(
    game: str, players: int, options: dict[str, Any], language: str, open_page: Callable[..., Page]
) -> None:
    page, names = open_page(*SIZES[0], language, at=None), NAMES[language]
    with sit_down_together(page, wish_for(game, players, language, options=options), names[:players]) as others:
        play_on(page, others, is_asked)
        page.locator(TABLE).wait_for()
        assert_names_are_whole(page, names, game)
        play_on(page, others, lambda view: False)
        page.get_by_test_id("result").wait_for()
        assert_names_are_whole(page, names, "the result")
        page.route("**/analysis?*", lambda route: route.abort())  # not needed here, and limited for each address
        page.goto(f"{page.url}/replay")
        page.get_by_test_id("replay").wait_for()
        assert_names_are_whole(page, names, "the replay")


@everyday(1, "language", ["de", "en"])
def test_no_name_is_broken_in_a_waiting_room_or_on_the_front_page(language: str, open_page: Callable[..., Page]) -> None:
    page, names = open_page(*SIZES[0], language, at=None), NAMES[language]
    with sit_down_together(page, wish_for("matchmaster", 5, language), names):
        page.get_by_test_id("waiting").wait_for()
        assert_names_are_whole(page, names, "the waiting room")
        page.goto("/")
        page.get_by_text(names[1]).first.wait_for()
        assert_names_are_whole(page, names, "the front page")
