"""Somebody who plays Matchstick Tycoon, with a mouse or with nothing but a keyboard."""

from __future__ import annotations

from abc import abstractmethod

from playwright.sync_api import Locator, Page

from tests.browser.person import HAND, KeyboardPerson, MousePerson, Person

OPEN = "[data-chip]:not([data-state=closed])"


class Tycoon(Person):
    """Takes the weakest number that can be had, first by the number alone, next time card by card."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.plays = 0
        self.passes = 0

    @abstractmethod
    def name(self, number: str) -> None:
        """Ask for this number."""

    @abstractmethod
    def toggle(self, card: str) -> None:
        """Pick this card up or put it back; equal cards are told apart by their id."""

    @abstractmethod
    def confirm(self) -> None:
        """Play what is picked up."""

    @abstractmethod
    def give_way(self) -> None:
        """Pass."""

    def picked(self) -> list[str]:
        return [card.get_attribute("data-id") or "" for card in self.page.locator(f"{HAND} [aria-pressed=true]").all()]

    def chip(self, number: str) -> Locator:
        return self.page.locator(f"[data-chip='{number}']")

    def act(self) -> str:
        """Play if there is anything to play, else pass."""
        asked = self.wait_until_asked()
        if asked != "playing":
            return asked
        number = self.number()
        if self.page.locator(OPEN).count():
            self.play_weakest()
            self.plays += 1
        else:
            self.give_way()
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


class TycoonMouse(Tycoon, MousePerson):
    """Points and clicks."""

    def name(self, number: str) -> None:
        self.chip(number).click()

    def toggle(self, card: str) -> None:
        self.press(f"{HAND} [data-id='{card}']")

    def confirm(self) -> None:
        self.press("[data-testid=confirm]")

    def give_way(self) -> None:
        self.press("[data-testid=pass]")


class TycoonKeyboard(Tycoon, KeyboardPerson):
    """Types the number, walks to cards with the arrows, and picks them up with the space bar."""

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

    def give_way(self) -> None:
        self.page.keyboard.press("p")
