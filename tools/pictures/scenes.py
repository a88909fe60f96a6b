"""The scenes of the pictures for docs/playing.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from matchwood import View
from tests.browser.person import RESULT, WAITING_FOR_ME
from tools.pictures import FILM, HAND
from tools.pictures.stories import Story, story

LANGUAGES = ("en", "de")
ANALYSED = 300_000
"""The time limit of an analysis in milliseconds."""


class Scene(NamedTuple):
    """A screenshot for the documents. The function `shown` prepares the page for the screenshot."""

    name: str
    size: tuple[int, int]
    shown: Callable[[Page], None]
    story: Callable[[], Story] | None = None
    """The game of the screenshot, or None for the front page."""
    path: str = ""

    def file(self, language: str) -> str:
        """Return the file name of the picture."""
        return f"{language}/{self.name}.webp"


def in_a_trick(view: View) -> bool:
    """Return whether the player has to follow suit although the trick contains a trump."""
    table = view.table
    if table.phase != "playing" or not 2 <= table.round <= 6 or len(table.trick) < 3 or len(table.hand) < 4:
        return False
    trumped = table.trick[0].card[0] != "T" and any(laid.card[0] == "T" for laid in table.trick)
    return trumped and sum(table.tricks) > 0 and table.bids[0] > 1 and 1 < len(view.moves) < len(table.hand)


def to_beat(view: View) -> bool:
    """Return whether seat 0 can answer a play of two or three cards in several ways."""
    table = view.table
    play = table.play
    if play is None or not 2 <= len(play.cards) <= 3 or play.sticks < 2:
        return False
    return table.sticks[0] >= 3 and 6 <= len(table.hand) <= 10 and len(view.moves) > 4


def before_the_goal(view: View) -> bool:
    """Return whether the next card can score a goal in the second half."""
    table = view.table
    late = table.phase == "attack" and table.row == 4 and table.part == "second_half"
    return late and 2 <= sum(table.goals) <= 3 and sum(card is not None for row in table.field for card in row) >= 9


def under_mud(view: View) -> bool:
    """Return whether the seat can avert at least three mud cards with umbrella cards."""
    table = view.table
    if table.phase != "defence" or len(table.mud) < 3 or table.round < 2:
        return False
    return any(one.points == 0 and one.move.startswith("shield") for one in table.outcomes) and "Sun" in table.hand


def bidding(view: View) -> bool:
    """Return whether the seat has to bid and holds two trumps."""
    table = view.table
    return bool(table.phase == "bidding" and table.round == 3) and sum(card[0] == "T" for card in table.hand) == 2


def won(view: View) -> bool:
    """Return whether seat 0 has won."""
    return view.over and view.table.scores[0] == max(view.table.scores)


def on_front(page: Page) -> None:
    """Wait for the front page and its lists of tables."""
    page.get_by_test_id("play").wait_for()
    page.locator("[role=status]").first.wait_for(state="detached")


def asked(page: Page) -> None:
    """Wait until the page asks for a move."""
    page.locator(WAITING_FOR_ME).wait_for()


def number_chosen(page: Page) -> None:
    """Press the first number that the player may choose."""
    asked(page)
    chip = page.locator("[data-chip]:not([data-state=closed])").first
    chip.click()
    page.locator("[data-chip][data-state=play]").first.wait_for()


def umbrellas_up(page: Page) -> None:
    """Click on the page's suggestion of umbrella cards."""
    asked(page)
    page.get_by_test_id("idea").click()


def bid_chosen(page: Page) -> None:
    """Press a bid without confirming it."""
    asked(page)
    page.locator("[data-bid='2']").click()


def over(page: Page) -> None:
    """Wait for the result."""
    page.locator(RESULT).wait_for()


def analysed(page: Page) -> None:
    """Wait for the analysis, and open a decisive move."""
    page.get_by_test_id("luck").wait_for(timeout=ANALYSED)
    page.locator("[data-turn]").nth(4).click()
    page.evaluate("window.scrollTo(0, 0)")


SCENES = (
    Scene("front", (1120, 830), on_front),
    Scene("matchmaster", (1000, 780), asked, lambda: story("matchmaster", 4, in_a_trick)),
    Scene("tycoon", (1000, 660), number_chosen, lambda: story("tycoon", 4, to_beat)),
    Scene("the_match", (1000, 720), asked, lambda: story("the_match", 2, before_the_goal)),
    Scene("matschig", (1000, 640), umbrellas_up, lambda: story("matschig", 4, under_mud)),
    Scene("phone", (360, 740), bid_chosen, lambda: story("matchmaster", 4, bidding)),
    Scene("result", (1000, 680), over, lambda: story("matchmaster", 4, won, rounds="short")),
    Scene("replay", (1120, 940), analysed, lambda: story("matchmaster", 4, won, rounds="short"), "/replay"),
)


def files() -> list[str]:
    """Return the file names of all pictures."""
    scenes = [scene.file(language) for scene in SCENES for language in LANGUAGES]
    return sorted([FILM, HAND, *scenes])
