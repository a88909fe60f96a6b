"""If the system forces its colours (high contrast), borders and outlines replace colours and shadows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import HAND, TABLE, WAITING_FOR_ME, open_table, skip_ahead
from tests.browser.scenes import MOMENTS
from tests.support.parameters import everyday
from tests.support.waiting import wait_for

pytestmark = pytest.mark.browser

WITHOUT_AN_EDGE = """() => [...document.querySelectorAll(".strike, .quiet, .plain, .pass, select")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 4 && getComputedStyle(one).opacity > 0)
  .filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) < 1)
  .map((one) => one.outerHTML)"""
"""Controls without a visible border."""
EDGES = """(one) => [one, ...one.querySelectorAll("*")].flatMap((part) => ["", "::before", "::after"].map((pseudo) => {
  const style = getComputedStyle(part, pseudo || null);
  if (pseudo && style.content === "none") return "";
  const border = `${style.borderTopStyle} ${style.borderTopWidth} ${style.borderTopColor}`;
  const outline = style.outlineStyle === "none" ? "" : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
  return style.opacity === "0" ? "" : `${border}, ${outline}`;
})).filter(Boolean).join("; ")"""
"""The borders and outlines of an element and of its contents."""
DIFFERENT = {
    "matchmaster": [("[data-seat='0']", "[data-seat='1']")],
    "tycoon": [
        ("[data-chip][data-state=fill], [data-chip][data-state=play]", "[data-chip][data-state=closed]"),
        ("[data-seat='0']", ".seat:not(.glow)"),
    ],
    "the_match": [
        ("[data-choice][aria-disabled=false]:not(:focus)", "[data-choice][aria-disabled=true]"),
        (".chip.turn", ".chip:not(.turn)"),
    ],
    "matschig": [("[data-testid=idea][aria-disabled=false], [data-testid=confirm]", "[data-testid=undo][aria-disabled=true]")],
}
"""For each game, pairs of elements whose borders must differ while a player decides."""


def edges(found: Iterable[Locator]) -> list[str]:
    """Return the borders and outlines of each of these elements."""
    return [one.evaluate(EDGES) for one in found]


@everyday(2, "game", ["the_match", "tycoon", "matchmaster", "matschig"])
def test_each_control_has_a_border_that_differs_between_states(game: str, open_page: Callable[..., Page]) -> None:
    page = open_page(390, 844, at=None)
    page.emulate_media(forced_colors="active")
    players = 2 if game == "the_match" else 4
    wish = {"game": game, "players": players, "bots": players - 1, "name": "Ada", "level": "beginner", "pace": "instant"}
    page.goto(open_table(page, wish))
    skip_ahead(page, MOMENTS[game])
    page.locator(f"{WAITING_FOR_ME}, {TABLE}[data-phase=over]").first.wait_for()
    assert page.evaluate(WITHOUT_AN_EDGE) == []
    for one, other in DIFFERENT[game]:
        pair = page.locator(one).first, page.locator(other).first
        if all(found.count() for found in pair):  # in some deals every number is possible
            wait_for(partial(edges, pair), lambda seen: seen[0] != seen[1], one)


def test_a_selected_bid_has_a_different_border(open_page: Callable[..., Page]) -> None:
    page = open_page(390, 844, at=None)
    page.emulate_media(forced_colors="active")
    page.goto(open_table(page, {"game": "matchmaster", "players": 2, "bots": 1, "name": "Ada", "pace": "instant"}))
    page.locator("[data-bid='1']").click()
    chosen, other = (page.locator(f"[data-bid='{bid}']") for bid in (1, 0))
    expect(chosen).to_have_attribute("aria-pressed", "true")
    page.locator(f"{HAND} [data-card]").first.focus()
    assert chosen.evaluate(EDGES) != other.evaluate(EDGES)


@everyday(1, "address", ["/", "/account", "/learn/tycoon/first", "/learn/matchmaster", "/replay", "/rules/tycoon"])
def test_each_control_of_a_page_has_a_border(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page(390, 844, at=None)
    page.emulate_media(forced_colors="active")
    page.goto(address)
    page.get_by_role("heading", level=1).first.wait_for()
    wait_for(lambda: page.evaluate(WITHOUT_AN_EDGE), lambda found: found == [])
    for chosen in page.locator("label:has(input:checked:not([role=switch]))").all():
        assert "solid 4px" in chosen.evaluate(EDGES) or chosen.locator(":focus-visible").count()
