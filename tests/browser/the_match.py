"""A person who plays The Match! on the page, with a mouse or with a keyboard."""

from __future__ import annotations

from abc import abstractmethod

from playwright.sync_api import Locator, Page

from tests.browser.person import (
    RESULT,
    TABLE,
    WAITING_FOR_ME,
    KeyboardPerson,
    MousePerson,
    Person,
    View,
    open_table,
    skip_ahead,
)

COLUMNS = "[data-testid=pitch] [data-choice]"
WITHIN_REACH = "[data-testid=pitch] [data-choice][aria-disabled=false]"


def nearly_over(view: View) -> bool:
    """Return whether only a few attacks of regular time, extra time or penalties are left."""
    half = str(view["table"]["part"]).partition("_")[0]
    return half != "first" and (half != "second" or sum(view["table"]["stacks"]) < 3)


def worst_chance(view: View) -> str:
    """Return the move with the lowest chance of a goal, so that the match gets to penalties."""
    odds: dict[str, float] = view["table"]["odds"]
    return min(odds, key=lambda move: odds[move])


def shoots(view: View) -> bool:
    """Return whether this person shoots the next penalty."""
    return bool(view["table"]["phase"] == "shot" and view["moves"])


def start_shootout(page: Page) -> None:
    """Create a table for one screen, and play badly by HTTP calls until there are penalties."""
    wish = {"game": "the_match", "players": 2, "name": "Ada", "beside": ["Ben"], "pace": "instant"}
    for _ in range(10):  # a match may have a winner without penalties
        page.goto(open_table(page, wish))
        skip_ahead(page, shoots, worst_chance)
        page.locator(f"{WAITING_FOR_ME}, {RESULT}").first.wait_for()
        if page.locator(WAITING_FOR_ME).count():
            return
    raise AssertionError("ten matches without penalties")


class TheMatchPlayer(Person):
    """A player who chooses the card with the best chance, or the worst chance if `wants_goals` is False."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.moves = 0
        self.parts: set[str] = set()
        self.wants_goals = True

    @abstractmethod
    def play_to(self, card: Locator, from_left: int) -> None:
        """Play the ball to this card, which has this index from the left among the cards in reach."""

    def reach(self) -> list[Locator]:
        return self.page.locator(WITHIN_REACH).all()

    def chances(self) -> list[float]:
        return [float(card.get_attribute("data-chance") or 0) for card in self.reach()]

    def act(self) -> str:
        """Choose one of the cards within reach."""
        asked = self.wait_until_asked()
        if asked not in ("attack", "shot"):
            return asked
        self.page.locator(WITHIN_REACH).first.wait_for()
        self.parts.add(self.page.locator("h1 small").first.inner_text())
        number = self.number()
        chances = self.chances()
        best = chances.index((max if self.wants_goals else min)(chances))
        self.play_to(self.reach()[best], best)
        self.moves += 1
        self.wait_for_more_than(number)
        return asked


class TheMatchMousePlayer(TheMatchPlayer, MousePerson):
    """A player who uses the mouse."""

    def play_to(self, card: Locator, from_left: int) -> None:
        card.click()


class TheMatchKeyboardPlayer(TheMatchPlayer, KeyboardPerson):
    """A player who types the index of the card from the left, or moves to it with the arrow keys."""

    def play_to(self, card: Locator, from_left: int) -> None:
        if self.moves % 2:
            shot = self.page.locator(TABLE).get_attribute("data-phase") == "shot"
            row = self.reach() if shot else self.page.locator(COLUMNS).all()[:4]
            order = [one.get_attribute("data-choice") for one in row]
            self.page.keyboard.press(str(order.index(card.get_attribute("data-choice")) + 1))
            return
        self.go_to(f"{WITHIN_REACH}[tabindex='0']")
        self.page.keyboard.press("Home")
        for _ in range(from_left):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
