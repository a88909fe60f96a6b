"""The layout of a table at every size: nothing covers a seat, nothing exceeds the window, and cards are as large as possible."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.person import TABLE, WAITING_FOR_ME, open_table, skip_ahead
from tests.browser.scenes import MOMENTS, open_replay
from tests.browser.the_match import start_shootout
from tests.support.parameters import everyday
from tests.support.waiting import wait_for, wait_until

pytestmark = pytest.mark.browser

SMALL = [(320, 568), (360, 740), (640, 400)]
PHONES = [(390, 844), (412, 915), (430, 932), (844, 390)]
LARGE = [(768, 1024), (1280, 800), (1920, 1080)]
TABLETS = [(768, 1024), (834, 1112), (1024, 768)]
LAPTOPS = [(1024, 768), (1280, 600), (1280, 800), (1366, 650)]
LOW_LAPTOPS = [(1280, 600), (1366, 650)]
LONG = "Nachdenkliches Zündholz"

FAULTS = """([least, tall]) => {
  const here = document.querySelector("[data-testid=table]");
  const shown = (what) => [...here.querySelectorAll(what)]
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width && box.height);
  const overlap = (a, b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );
  // The ends of a pitch are no seats, but names stand there.
  const seats = shown("[data-seat]:not(.end), .end .chip, [data-testid=score] > *");
  const held = shown("[data-testid=hand] [data-card]");
  const lying = shown("[data-played], [data-mud] .card, [data-testid=played] li, [data-testid=pitch] .card");
  const named = ({ one }) => one.dataset.seat ?? one.dataset.played ?? one.dataset.card ?? one.className;
  const found = [];
  for (const card of lying)
    for (const seat of seats)
      if (overlap(card.box, seat.box) > 1) found.push(`the card ${named(card)} covers the seat ${named(seat)}`);
  for (const [index, seat] of seats.entries())
    for (const other of seats.slice(index + 1))
      if (overlap(seat.box, other.box) > 1) found.push(`the seats ${named(seat)} and ${named(other)} overlap`);
  for (const thing of [...seats, ...held, ...lying])
    if (thing.box.left < -1 || thing.box.right > window.innerWidth + 1) found.push(`${named(thing)} sticks out`);
  for (const card of lying)
    for (let up = card.one.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const room = up.getBoundingClientRect();
      const { left, right, top, bottom } = card.box;
      if (/clip|hidden/.test(overflowX) && (left < room.left - 1 || right > room.right + 1)) found.push(`${named(card)} is cut`);
      if (/clip|hidden/.test(overflowY) && (top < room.top - 1 || bottom > room.bottom + 1)) found.push(`${named(card)} is cut`);
    }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide`);
  if (tall && scrollHeight > window.innerHeight) found.push(`the page is ${scrollHeight} high`);
  for (const card of held) {
    card.one.scrollIntoView({ block: "nearest" });
    const { right, top, height } = card.one.getBoundingClientRect();
    if (!card.one.contains(document.elementFromPoint(right - 4, top + height / 2)))
      found.push(`the card ${named(card)} of the hand is out of reach`);
  }
  for (const card of [...held.map(({ one }) => one.querySelector("svg")), ...lying.map(({ one }) => one)]) {
    const { width } = card.getBoundingClientRect();
    if (Math.round(width) < least) found.push(`a card is only ${width} wide`);
  }
  for (const line of here.querySelectorAll("[data-testid=panel] .hint"))
    if (line.scrollWidth > line.clientWidth) found.push(`“${line.textContent}” is cut`);
  return found;
}"""
"""The faults of a table. The arguments are the minimum width of a card, and whether the table must fit into the window."""

PLACES = """async () => {
  // A window tells of its new size with the next frame.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll(".place")].map((one) => one.getBoundingClientRect().y);
}"""
"""The vertical positions of the seats."""

BIDS_IN_SIGHT = """() => [...document.querySelectorAll("[data-bid], [data-testid=confirm-bid]")].filter((one) => {
  const { left, right, bottom } = one.getBoundingClientRect();
  return left >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
}).length"""
"""The number of bid buttons, including the confirm button, that are inside the window."""

MIN_CARD_PIXELS = {"matchmaster": (46, 78), "tycoon": (34, 60), "the_match": (20, 62), "matschig": (38, 62)}
"""Minimum width of a card in small and in large windows. Fifteen cards of Tycoon share one hand."""


SOME = [("matchmaster", 7), ("tycoon", 8), ("the_match", 2), ("matschig", 6)]
ALL = [
    *(("matchmaster", players) for players in range(2, 8)),
    *(("tycoon", players) for players in range(2, 9)),
    ("the_match", 2),
    *(("matschig", players) for players in range(3, 7)),
]
SIZED = [pytest.param(*one, marks=() if one in SOME else pytest.mark.exhaustive) for one in ALL]
LOW = {("matschig", players) for players in range(3, 7)}
"""Tables that may be higher than a phone in landscape format. They can be scrolled there."""


def faults_of(page: Page, least: int, fits: bool) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, [least, fits])
    return found


def assert_nothing_is_wrong(page: Page, game: str, players: int, fits: bool) -> None:
    """Check the table at all window sizes, after the layout has changed."""
    for sizes, least in ((SMALL, MIN_CARD_PIXELS[game][0]), (LARGE, MIN_CARD_PIXELS[game][1])):
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            tall = fits and (height >= 568 or (game, players) not in LOW)
            look = partial(faults_of, page, least, tall)
            wait_for(look, lambda found: not found, f"{game} for {players} at {width}×{height}")


def sit_down(page: Page, game: str, players: int, name: str = "Ada") -> None:
    wish: dict[str, Any] = {"game": game, "players": players, "bots": players - 1, "name": name, "level": "beginner"}
    page.goto(open_table(page, wish | {"pace": "instant"}))


@pytest.mark.parametrize(("game", "players"), SIZED)
def test_a_table_has_room_for_its_seats_and_cards(game: str, players: int, open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "de", at=None)
    sit_down(page, game, players, LONG)
    skip_ahead(page, MOMENTS[game])
    page.locator(WAITING_FOR_ME).wait_for()
    page.evaluate("document.fonts.ready")
    assert_nothing_is_wrong(page, game, players, fits=True)


@everyday(1, ("game", "players"), ALL[::-1])
def test_a_replay_has_room_for_its_seats_and_cards(game: str, players: int, open_page: Callable[..., Page], tmp_path: Path) -> None:
    page = open_page(360, 740, "de", at=None)
    open_replay(page, game, players, tmp_path)
    for at in (2 * players - 1, 3 * players + 1):
        page.get_by_test_id("replay-slider").fill(str(at))
        page.locator(f"[data-testid=replay][data-at='{at}']").wait_for()
        assert_nothing_is_wrong(page, game, players, fits=False)


@everyday(1, "players", [7, 6])
def test_no_seat_covers_another_in_a_replay_of_many_players_on_a_tablet(
    players: int, open_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = open_page(*TABLETS[0], at=None)
    open_replay(page, "matchmaster", players, tmp_path)
    page.get_by_test_id("replay-slider").fill(str(players + 1))
    page.locator(f"[data-testid=replay][data-at='{players + 1}']").wait_for()
    for width, height in TABLETS:
        page.set_viewport_size({"width": width, "height": height})
        wait_for(lambda: faults_of(page, 0, False), lambda found: not found, f"{width}×{height}")


@everyday(1, ("game", "players", "least"), [("tycoon", 8, 48), ("matchmaster", 7, 88)])
def test_played_cards_are_large_on_a_low_laptop_with_many_players(
    game: str, players: int, least: int, open_page: Callable[..., Page]
) -> None:
    page = open_page(1280, 600, at=None)
    sit_down(page, game, players, LONG)
    skip_ahead(page, MOMENTS[game])
    page.locator(WAITING_FOR_ME).wait_for()
    for width, height in LOW_LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        wait_for(partial(faults_of, page, least, True), lambda found: not found, f"{width}×{height}")


def test_the_cards_of_a_shootout_are_not_cut_off(open_page: Callable[..., Page]) -> None:
    page = open_page(390, 844, at=None)
    start_shootout(page)
    for width, height in (*SMALL, *PHONES, *LARGE):
        page.set_viewport_size({"width": width, "height": height})
        wait_for(partial(faults_of, page, 30, True), lambda found: not found, f"{width}×{height}")


def test_during_bidding_seats_do_not_move_and_every_bid_is_visible(open_page: Callable[..., Page]) -> None:
    page = open_page(320, 568, "de", at=None)
    sit_down(page, "matchmaster", 4)
    bids = page.locator("[data-testid=bids] [data-bid]")
    bids.first.wait_for()
    for width, height in (*SMALL, *LARGE):
        page.set_viewport_size({"width": width, "height": height})
        wait_until(lambda: page.evaluate(BIDS_IN_SIGHT) == len(bids.all()) + 1, f"all bids and their button at {width}×{height}")
    before = page.evaluate(PLACES)
    bids.nth(1).click()
    page.get_by_test_id("confirm-bid").click()
    page.locator(f"{TABLE}[data-phase=playing]").wait_for()
    assert page.evaluate(PLACES) == before


def test_no_seat_covers_another_during_bidding_with_many_players_on_a_laptop(open_page: Callable[..., Page]) -> None:
    page = open_page(1280, 800, at=None)
    sit_down(page, "matchmaster", 7)
    page.get_by_test_id("bids").wait_for()
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        wait_for(lambda: faults_of(page, 0, True), lambda found: not found, f"{width}×{height}")
