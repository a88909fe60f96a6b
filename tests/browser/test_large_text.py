"""With text of up to twice the usual size, nothing is cut off, covered or unreachable."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.person import RETRIES, WAITING_FOR_ME, View, address_of, open_table, skip_ahead
from tests.browser.scenes import MOMENTS, open_replay
from tests.support.parameters import everyday
from tests.support.waiting import wait_for

pytestmark = pytest.mark.browser

SCALES = [200, 150]
"""Text sizes in per cent of the usual size."""
SIZES = [(390, 844), (320, 568), (1280, 800)]
LARGE = SIZES[-1]
FAULTS = """() => {
  const found = [];
  const lines = [];
  const shown = document.querySelector("dialog[open]") ?? document.querySelector("#app");
  for (const one of [document.documentElement, ...shown.querySelectorAll("*")]) {
    const scrolls = one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX);
    if (!scrolls || one.closest(".wide") || one.scrollWidth <= one.clientWidth + 1) continue;
    const right = one.getBoundingClientRect().left + one.clientWidth + 1;
    const wide = [...one.querySelectorAll("*")].findLast((inside) => inside.getBoundingClientRect().right > right);
    found.push(`scrolls sideways for ${wide?.outerHTML.slice(0, 120)}`);
  }
  // What stays in the window while the page is scrolled lies over it now and then.
  const staying = (one) => shown.contains(one) && (getComputedStyle(one).position === "sticky" ? one : staying(one.parentElement));
  const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || one.closest(".unseen, svg, option, select, .cost")) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (let { left, right, top, bottom } of range.getClientRects()) {
      for (let up = one; shown.contains(up); up = up.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(up);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const room = up.getBoundingClientRect();
        const cut = !/auto|scroll/.test(overflowX + overflowY) && (right > room.right + 2 || bottom > room.bottom + 4);
        if (cut && (textOverflow !== "ellipsis" || !one.closest("[title], [aria-label]"))) found.push(`“${text.data}” is cut`);
        [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
        [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
      }
      if (right <= left || bottom <= top) continue;
      if (right > window.innerWidth + 1 || left < -1) found.push(`“${text.data}” sticks out`);
      const high = (bottom - top) * 0.2;  // the room above and below letters
      const stays = staying(one);
      lines.push({ words: text.data.trim(), stays, left, right, top: top + high, bottom: bottom - high });
    }
  }
  for (const [index, a] of lines.entries())
    for (const b of lines.slice(index + 1)) {
      if (a.stays !== b.stays) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (a.words !== b.words && wide > 2 && high > 2) found.push(`“${a.words}” and “${b.words}” lie over each other`);
    }
  for (const one of shown.querySelectorAll("button, select, input, a")) {
    if (!one.checkVisibility() || one.closest(".unseen, [aria-hidden=true]")) continue;
    one.scrollIntoView({ block: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const points = [0.1, 0.5].map((share) => document.elementFromPoint(left + width * share, top + height / 2));
    if (width && !points.some((there) => one.contains(there) || there?.contains(one)))
      found.push(`out of reach: ${one.outerHTML.slice(0, 120)}`);
  }
  window.scrollTo(0, 0);
  return found;
}"""
"""Elements that cannot be read or pressed."""


def bidding(view: View) -> bool:
    """Return whether the person has to bid after other bids."""
    return bool(view["table"]["phase"] == "bidding" and view["moves"] and view["table"]["round"] > 1)


POSITIONS = [
    ("the_match", 2, MOMENTS["the_match"]),
    ("matschig", 4, MOMENTS["matschig"]),
    ("matchmaster", 4, bidding),
    ("matchmaster", 4, MOMENTS["matchmaster"]),
    ("tycoon", 4, MOMENTS["tycoon"]),
]


TOOLS = {
    "matchmaster": ["sheet", "last", "show", "talk", "rules", "settings"],
    "tycoon": ["ideas", "rules"],
    "matschig": ["sheet", "rules"],
}
"""The dialogs that the bar of a table opens."""
PAGES = ["/learn/tycoon/first", "/", "/replay", "/account", "/nowhere"]
PAGES += [f"/{kind}/{game}" for kind in ("learn", "rules") for game in ("matchmaster", "tycoon", "the_match", "matschig")]
PAGES += ["/learn/matchmaster/first", "/learn/the_match/first", "/learn/matschig/first"]


def assert_all_can_be_read_and_reached(page: Page, what: str, scale: int, sizes: list[tuple[int, int]] = SIZES) -> None:
    page.evaluate(f"document.documentElement.style.fontSize = '{scale}%'")
    page.evaluate("document.fonts.ready")
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        wait_for(lambda: page.evaluate(FAULTS), lambda found: found == [], f"{what} at {width}×{height}")


@everyday(2, ("game", "players", "far_enough"), POSITIONS)
@everyday(1, "language", ["de", "en"])
@everyday(1, "scale", SCALES)
def test_a_table_can_be_read_and_played_with_large_text(
    game: str, players: int, far_enough: Callable[[View], bool], language: str, scale: int, open_page: Callable[..., Page]
) -> None:
    page = open_page(*SIZES[0], language, at=None)
    wish = {"game": game, "players": players, "bots": players - 1, "name": "Funkenkröte", "level": "beginner", "pace": "instant"}
    page.goto(open_table(page, wish))
    skip_ahead(page, far_enough)
    page.locator(WAITING_FOR_ME).wait_for()
    assert_all_can_be_read_and_reached(page, game, scale)


@everyday(2, "address", PAGES)
@everyday(1, "language", ["de", "en"])
@everyday(1, "scale", SCALES)
def test_a_page_can_be_read_and_used_with_large_text(
    address: str, language: str, scale: int, open_page: Callable[..., Page]
) -> None:
    page = open_page(*SIZES[0], language, at=address)
    page.get_by_role("heading", level=1).first.wait_for()
    assert_all_can_be_read_and_reached(page, address, scale)


@everyday(1, "language", ["de", "en"])
@everyday(1, "scale", SCALES)
def test_a_waiting_room_can_be_read_and_used_with_large_text(language: str, scale: int, open_page: Callable[..., Page]) -> None:
    page = open_page(*SIZES[0], language, at=None)
    page.goto(open_table(page, {"game": "matchmaster", "players": 5, "bots": 1, "name": "Funkenkröte"}))
    page.get_by_test_id("waiting").wait_for()
    assert_all_can_be_read_and_reached(page, "the waiting room", scale)


@everyday(1, "game", list(TOOLS))
@everyday(1, "language", ["de", "en"])
@everyday(1, "scale", SCALES)
def test_the_dialogs_of_a_table_can_be_read_and_used_with_large_text(
    game: str, language: str, scale: int, open_page: Callable[..., Page]
) -> None:
    page = open_page(*LARGE, language, at=None)
    wish = {"game": game, "players": 3, "bots": 1, "name": "Funkenkröte", "pace": "instant", "level": "beginner", "showing": True}
    table = open_table(page, wish)
    with httpx.Client(base_url=page.request.get("/", max_retries=RETRIES).url, timeout=60) as friend:
        assert friend.post(f"{address_of(table)}/seats", json={"name": "Schlammmaulwurf"}).is_success
    page.goto(table)
    for tool in TOOLS[game]:
        page.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})
        page.get_by_test_id(f"open-{tool}").click()
        page.locator("dialog[open]").wait_for()
        assert_all_can_be_read_and_reached(page, tool, scale)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


@everyday(1, ("game", "players"), [("tycoon", 4), ("matchmaster", 4), ("matschig", 4), ("the_match", 2)])
@everyday(1, "scale", SCALES)
def test_a_replay_can_be_read_and_used_with_large_text(
    game: str, players: int, scale: int, open_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = open_page(*SIZES[0], "de", at=None)
    open_replay(page, game, players, tmp_path)
    assert_all_can_be_read_and_reached(page, f"a replay of {game}", scale)
