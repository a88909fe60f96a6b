"""A person who plays Matchstick Tycoon on the page, with a mouse or with a keyboard."""

from __future__ import annotations

from abc import abstractmethod

from playwright.sync_api import Locator, Page

from tests.browser.person import HAND, KeyboardPerson, MousePerson, Person

OPEN = "[data-chip]:not([data-state=closed])"


class TycoonPlayer(Person):
    """A player who plays the weakest possible number, by turns by its number alone and card by card."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.plays = 0
        self.passes = 0

    @abstractmethod
    def name(self, number: str) -> None:
        """Choose this number."""

    @abstractmethod
    def toggle(self, card: str) -> None:
        """Select or deselect the card with this ID. Equal cards have different IDs."""

    @abstractmethod
    def confirm(self) -> None:
        """Play the selected cards."""

    @abstractmethod
    def pass_turn(self) -> None:
        """Pass."""

    def picked(self) -> list[str]:
        return [card.get_attribute("data-id") or "" for card in self.page.locator(f"{HAND} [aria-pressed=true]").all()]

    def chip(self, number: str) -> Locator:
        return self.page.locator(f"[data-chip='{number}']")

    def act(self) -> str:
        """Play if there is a legal play, and pass otherwise."""
        asked = self.wait_until_asked()
        if asked != "playing":
            return asked
        number = self.number()
        if self.page.locator(OPEN).count():
            self.play_weakest()
            self.plays += 1
        else:
            self.pass_turn()
            self.passes += 1
        self.wait_for_more_than(number)
        return asked

    def play_weakest(self) -> None:
        number = self.page.locator(OPEN).first.get_attribute("data-chip") or ""
        self.name(number)
        self.page.locator(f"[data-chip='{number}'][data-state=play]").wait_for()
        if self.plays % 2 == 0:
            self.name(number)
            return
        cards = self.picked()
        for card in cards:
            self.toggle(card)
        assert self.picked() == []
        for card in cards:
            self.toggle(card)
        assert self.picked() == cards
        if self.page.locator("[data-chip][data-state=play]").count() == 1:
            self.confirm()
        else:
            self.name(number)
            self.confirm()


class TycoonMousePlayer(TycoonPlayer, MousePerson):
    """A player who uses the mouse."""

    def name(self, number: str) -> None:
        self.chip(number).click()

    def toggle(self, card: str) -> None:
        self.press(f"{HAND} [data-id='{card}']")

    def confirm(self) -> None:
        self.press("[data-testid=confirm]")

    def pass_turn(self) -> None:
        self.press("[data-testid=pass]")


class TycoonKeyboardPlayer(TycoonPlayer, KeyboardPerson):
    """A player who types the number, and selects cards with arrow keys and the space bar."""

    def name(self, number: str) -> None:
        self.page.keyboard.press(number.lower())

    def toggle(self, card: str) -> None:
        self.go_to(f"{HAND} [data-id][tabindex='0']")
        cards = [one.get_attribute("data-id") for one in self.cards().all()]
        steps = cards.index(card) - cards.index(self.page.evaluate("document.activeElement.dataset.id"))
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
        self.page.keyboard.press(" ")

    def confirm(self) -> None:
        self.page.keyboard.press("Enter")

    def pass_turn(self) -> None:
        self.page.keyboard.press("p")
