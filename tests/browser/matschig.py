"""Somebody who plays Matschig, with a mouse or with nothing but a keyboard."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.person import HAND, RESULT, SHEET, WAITING_FOR_ME, KeyboardPerson, MousePerson, Person, address_of

PANEL, CONFIRM, LET, IDEA = (f"[data-testid={name}]" for name in ("panel", "confirm", "let", "idea"))
WINDOW = f"{WAITING_FOR_ME} {PANEL}[data-asked=window]"
FITS = f"{WINDOW} [data-aim][aria-disabled=false]"
"""A window is open, and something in this hand can be added."""
SPECIAL = ["Wind", "Sun", "Share", "Duck", "13"]


class Mudslinger(Person):
    """Throws the first pair, adds a card whenever it may, and holds off what it can."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.did: Counter[str] = Counter()

    @abstractmethod
    def toggle(self, card: str) -> None:
        """Pick this card up or put it back; equal cards are told apart by their id."""

    @abstractmethod
    def aim(self, place: int) -> None:
        """Aim at the player on this place of the row."""

    @abstractmethod
    def press_mud(self, place: int) -> None:
        """Press this mud card."""

    @abstractmethod
    def confirm(self) -> None:
        """Do what was picked."""

    @abstractmethod
    def let(self) -> None:
        """Let it fly."""

    @abstractmethod
    def shield_cheaply(self) -> None:
        """Take the umbrellas that are proposed."""

    def ids(self, beginning: str) -> list[str]:
        found = [card.get_attribute("data-id") or "" for card in self.cards().all()]
        return [one for one in found if one.startswith(beginning) and one.partition(".")[0] not in SPECIAL]

    def phase(self) -> str:
        """What is asked already, though what led to it may still be on its way to the eye."""
        return self.page.locator(PANEL).get_attribute("data-asked") or ""

    def act(self) -> str:
        """Answer what is asked."""
        asked = self.wait_until_asked()
        number = self.number()
        if asked == "sheet":
            self.sheets_seen += 1
            self.press("[data-testid=close-sheet]")
            self.page.locator(SHEET).wait_for(state="detached")
            return asked
        if asked == "over":
            return asked
        {"throw": self.throw, "window": self.answer, "defence": self.defend}[asked]()
        self.did[asked] += 1
        self.wait_for_more_than(number)
        return asked

    def skip_to_a_window(self, good: Callable[[], object] = lambda: True, window: str = FITS) -> None:
        """Throw and defend without the page, which looks on, until it shows such a window and the moment is good.

        Among bots the page itself lets fly what cannot be answered. A game that ends without such a window is played again.
        """
        ask = self.page.request
        while True:
            shown = self.page.locator(window).count()
            if self.page.locator(RESULT).count():
                self.press("[data-testid=again]")
                self.page.locator(RESULT).wait_for(state="detached")
                continue
            if self.page.locator(SHEET).count():  # looked for afterwards: the next round begins below it
                self.act()
                continue
            if shown and good():
                return
            table = address_of(self.page.url)
            seen = ask.get(table).json()
            moves = seen["view"]["moves"]
            if moves and (shown or "let" not in moves):
                ask.post(f"{table}/moves", data={"move": moves[0], "key": f"skipped {seen['number']}"})
            else:
                ask.get(f"{table}?after={seen['number']}&wait=1")

    def throw(self) -> None:
        self.toggle(self.ids("W")[0])
        self.toggle(self.ids("S")[0])
        # What would be thrown is weighed before it flies.
        self.wait_until("weight => /\\d/.test(document.querySelector(weight)?.textContent)", "[data-testid=weight]")
        self.aim(0)
        self.page.locator(f"{CONFIRM}[aria-disabled=false]").wait_for()
        self.confirm()

    def answer(self) -> None:
        if self.page.locator(f"{PANEL} [data-aim][aria-disabled=false]").count():
            self.aim(1)
            self.page.locator(f"{CONFIRM}[aria-disabled=false]").wait_for()
            self.confirm()
            self.did["add"] += 1
        else:
            self.let()

    def defend(self) -> None:
        special = next((card for card in self.hand() if card in SPECIAL), None)
        if special is not None:
            self.toggle(f"{special}.0")
            if special == "Duck":
                self.aim(0)
            if special == "13":
                self.press_mud(0)
            self.did[special] += 1
        elif self.page.locator(IDEA).is_enabled():
            self.shield_cheaply()
            self.did["shield"] += 1
        self.page.locator(f"{CONFIRM}[aria-disabled=false]").wait_for()
        self.confirm()


class MudslingerMouse(Mudslinger, MousePerson):
    """Points and clicks."""

    def toggle(self, card: str) -> None:
        self.press(f"{HAND} [data-id='{card}']")

    def aim(self, place: int) -> None:
        self.page.locator(f"{PANEL} [data-aim]").nth(place).click()

    def press_mud(self, place: int) -> None:
        self.page.locator("[data-mud] button").nth(place).click()

    def confirm(self) -> None:
        self.press(CONFIRM)

    def let(self) -> None:
        self.press(LET)

    def shield_cheaply(self) -> None:
        self.press(IDEA)


class MudslingerKeyboard(Mudslinger, KeyboardPerson):
    """Walks to cards with the arrows, picks them up with the space bar, and names players and mud by digits."""

    def toggle(self, card: str) -> None:
        self.go_to(f"{HAND} [data-id][tabindex='0']")
        cards = [one.get_attribute("data-id") for one in self.cards().all()]
        steps = cards.index(card) - cards.index(self.page.evaluate("document.activeElement.dataset.id"))
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
        self.page.keyboard.press(" ")

    def aim(self, place: int) -> None:
        self.page.keyboard.press(str(place + 1))

    def press_mud(self, place: int) -> None:
        self.page.keyboard.press(str(place + 1))

    def confirm(self) -> None:
        self.press(CONFIRM)

    def let(self) -> None:
        self.page.keyboard.press("l")

    def shield_cheaply(self) -> None:
        self.page.keyboard.press("c")
