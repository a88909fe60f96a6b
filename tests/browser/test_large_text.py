"""Writing at twice its size, as a person may set it: nothing is cut, covered or out of reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.person import WAITING_FOR_ME, View, open_table, skip_ahead
from tests.browser.test_layout import MOMENTS
from tests.parameters import everyday
from tests.waiting import wait_for

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (320, 568), (1280, 800)]
FAULTS = """() => {
  const found = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth + 1) found.push(`the page is ${scrollWidth} wide`);
  const lines = [];
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || one.closest(".unseen, svg, option, select, .cost")) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (let { left, right, top, bottom } of range.getClientRects()) {
      for (let up = one; up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(up);
        if (!/clip|hidden/.test(overflowX + overflowY)) continue;
        const room = up.getBoundingClientRect();
        const cut = right > room.right + 2 || bottom > room.bottom + 4;
        if (cut && textOverflow !== "ellipsis") found.push(`“${text.data}” is cut`);
        [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
        [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
      }
      if (right > window.innerWidth + 1 || left < -1) found.push(`“${text.data}” sticks out`);
      const high = (bottom - top) * 0.2;  // the room above and below letters
      lines.push({ words: text.data.trim(), left, right, top: top + high, bottom: bottom - high });
    }
  }
  for (const [index, a] of lines.entries())
    for (const b of lines.slice(index + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (a.words !== b.words && wide > 2 && high > 2) found.push(`“${a.words}” and “${b.words}” lie over each other`);
    }
  for (const one of document.querySelectorAll("main :is(button, select, input, a)")) {
    if (!one.checkVisibility() || one.closest("[aria-hidden=true]")) continue;
    one.scrollIntoView({ block: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const points = [0.1, 0.5].map((share) => document.elementFromPoint(left + width * share, top + height / 2));
    if (width && !points.some((there) => one.contains(there) || there?.contains(one)))
      found.push(`out of reach: ${one.outerHTML.slice(0, 120)}`);
  }
  window.scrollTo(0, 0);
  return found;
}"""
"""What nobody can read or press."""


def bidding(view: View) -> bool:
    """A bid is due, and others have been made."""
    return bool(view["table"]["phase"] == "bidding" and view["moves"] and view["table"]["round"] > 1)


WAYS = [
    ("the_match", 2, MOMENTS["the_match"]),
    ("matschig", 4, MOMENTS["matschig"]),
    ("matchmaster", 4, bidding),
    ("matchmaster", 4, MOMENTS["matchmaster"]),
    ("tycoon", 4, MOMENTS["tycoon"]),
]


def assert_all_can_be_read_and_reached(page: Page, what: str, sizes: list[tuple[int, int]]) -> None:
    page.add_style_tag(content="html { font-size: 200% !important }")
    page.evaluate("document.fonts.ready")
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        wait_for(lambda: page.evaluate(FAULTS), lambda found: found == [], f"{what} at {width}×{height}")


@everyday(2, ("game", "players", "far_enough"), WAYS)
@everyday(1, "language", ["de", "en"])
def test_a_table_can_be_read_and_played_at_twice_the_size(
    game: str, players: int, far_enough: Callable[[View], bool], language: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(*SIZES[0], language, at=None)
    wish = {"game": game, "players": players, "bots": players - 1, "name": "Funkenkröte", "level": "beginner", "pace": "instant"}
    page.goto(open_table(page, wish))
    skip_ahead(page, far_enough)
    page.locator(WAITING_FOR_ME).wait_for()
    assert_all_can_be_read_and_reached(page, game, SIZES)


@everyday(1, "address", ["/", "/replay"])
def test_a_page_can_be_read_and_used_at_twice_the_size(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page(*SIZES[0], "de", at=address)
    page.get_by_role("heading", level=1).first.wait_for()
    assert_all_can_be_read_and_reached(page, address, SIZES[:1])
