"""A person who plays Matschig on the page, with a mouse or with a keyboard."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.person import HAND, RESULT, SHEET, WAITING_FOR_ME, KeyboardPerson, MousePerson, Person, address_of

PANEL, CONFIRM, LET, IDEA = (f"[data-testid={name}]" for name in ("panel", "confirm", "let", "idea"))
WINDOW = f"{WAITING_FOR_ME} {PANEL}[data-asked=window]"
FITS = f"{WINDOW} [data-aim][aria-disabled=false]"
"""The selector of an open interrupt in which this hand can add a card."""
SPECIAL = ["Wind", "Sun", "Share", "Duck", "13"]


class MatschigPlayer(Person):
    """A player who throws the first pair, adds a card to mud if possible, and averts as much mud as possible."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.did: Counter[str] = Counter()

    @abstractmethod
    def toggle(self, card: str) -> None:
        """Select or deselect the card with this ID. Equal cards have different IDs."""

    @abstractmethod
    def aim(self, place: int) -> None:
        """Aim at the player with this index in the row."""

    @abstractmethod
    def press_mud(self, place: int) -> None:
        """Press the mud card with this index."""

    @abstractmethod
    def confirm(self) -> None:
        """Confirm the selected action."""

    @abstractmethod
    def decline(self) -> None:
        """Decline the interrupt."""

    @abstractmethod
    def shield_cheaply(self) -> None:
        """Choose the proposed umbrellas."""

    def ids(self, beginning: str) -> list[str]:
        found = [card.get_attribute("data-id") or "" for card in self.cards().all()]
        return [one for one in found if one.startswith(beginning) and one.partition(".")[0] not in SPECIAL]

    def phase(self) -> str:
        """Return the current question. The page may still be showing the events before it."""
        return self.page.locator(PANEL).get_attribute("data-asked") or ""

    def act(self) -> str:
        """Answer the current question, and return it."""
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

    def skip_to_an_interrupt(self, good: Callable[[], object] = lambda: True, window: str = FITS) -> None:
        """Throw and defend by HTTP calls until the page shows an interrupt that `window` selects and `good` returns True.

        At a table of bots, the page itself declines interrupts without a fitting card. A game that ends before is played again.
        """
        ask = self.page.request
        while True:
            shown = self.page.locator(window).count()
            if self.page.locator(RESULT).count():
                self.press("[data-testid=again]")
                self.page.locator(RESULT).wait_for(state="detached")
                continue
            if self.page.locator(SHEET).count():  # check the sheet after the result, because the next round starts below the sheet
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
        # The table shows the weight of the selected mud before the throw.
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
            self.decline()

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


class MatschigMousePlayer(MatschigPlayer, MousePerson):
    """A player who uses the mouse."""

    def toggle(self, card: str) -> None:
        self.press(f"{HAND} [data-id='{card}']")

    def aim(self, place: int) -> None:
        self.page.locator(f"{PANEL} [data-aim]").nth(place).click()

    def press_mud(self, place: int) -> None:
        self.page.locator("[data-mud] button").nth(place).click()

    def confirm(self) -> None:
        self.press(CONFIRM)

    def decline(self) -> None:
        self.press(LET)

    def shield_cheaply(self) -> None:
        self.press(IDEA)


class MatschigKeyboardPlayer(MatschigPlayer, KeyboardPerson):
    """A player who selects cards with arrow keys and the space bar, and players and mud with digits."""

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

    def decline(self) -> None:
        self.page.keyboard.press("l")

    def shield_cheaply(self) -> None:
        self.page.keyboard.press("c")
