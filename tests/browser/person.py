"""Somebody at the table, with a mouse or with nothing but a keyboard."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Locator, Page

from tests.http import WITHOUT_TLS

TABLE, HAND, SHEET, RESULT = (f"[data-testid={name}]" for name in ("table", "hand", "sheet", "result"))
WAITING_FOR_ME = f"{TABLE}[data-turn-mine=true]"
RETRIES = 1
"""The server may close a connection that was idle just when it is used again; a browser asks again as well."""
NONE_KEPT = httpx.Limits(max_keepalive_connections=0)
"""For a client that does not ask again, each request has a connection of its own."""
LOOKS_EVERY = 50
"""Milliseconds."""
SCROLLS_NO_MORE = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth <= window.innerWidth && scrollHeight <= window.innerHeight;
}"""
LIES_BEHIND = """target => !!(document.activeElement.compareDocumentPosition(document.querySelector(target))
  & Node.DOCUMENT_POSITION_PRECEDING)"""

WATCHES_FOR_REFUSALS = """() => {
  window.refused = false;
  new MutationObserver((_, watch) => {
    window.refused ||= !!document.querySelector('[data-testid=refusal]');
    if (window.refused) watch.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}"""

View = dict[str, Any]


def first_move(view: View) -> str:
    """The first of the legal moves."""
    return str(view["moves"][0])


def open_table(page: Page, wish: dict[str, Any]) -> str:
    """Where the table is that this person opens without the page."""
    answer = page.request.post("/api/tables", data=wish, max_retries=RETRIES)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['id']}"


def take_seat(page: Page | BrowserContext, table: str, name: str) -> None:
    """Sit down at this table without the page."""
    answer = page.request.post(f"{address_of(table)}/seats", data={"name": name}, max_retries=RETRIES)
    assert answer.ok, answer.text()


def address_of(table: str) -> str:
    """Where the server answers for the table whose page is there."""
    return table.replace("/t/", "/api/tables/")


def without_the_page(page: Page) -> tuple[httpx.Client, str]:
    """For what the person at this table does without the page: who asks, and where."""
    cookies = {one["name"]: one["value"] for one in page.context.cookies()}
    return httpx.Client(cookies=cookies, timeout=60, verify=WITHOUT_TLS, limits=NONE_KEPT), address_of(page.url)


def skip_ahead(page: Page, far_enough: Callable[[View], bool], choose: Callable[[View], str] = first_move) -> None:
    """Make the moves that come now without the page, until the table is so far or the game is over; then look at it anew."""
    address = page.url
    http, table = without_the_page(page)
    with http:
        while (seen := http.get(table).json())["state"] == "playing" and not far_enough(seen["view"]):
            if page.url == address:
                page.goto("about:blank")  # it need not show what nobody looks at
            if seen["view"]["moves"]:
                http.post(f"{table}/moves", json={"move": choose(seen["view"]), "key": f"skipped {seen['number']}"})
            else:
                http.get(f"{table}?after={seen['number']}&wait=5")
    if page.url != address:
        page.goto(address)


def sets_a_table(page: Page, bots: int) -> None:
    """Create a table from the front page, and wait for its waiting room."""
    tick(page, "game-matchmaster")
    page.locator("summary").click()
    tick(page, f"bots-{bots}")
    page.get_by_test_id("pace").select_option("instant")
    page.get_by_test_id("play").click()
    page.get_by_test_id("waiting").wait_for()


def opened(page: Page, **more: Any) -> str:
    """Create a table that waits for one more person, and return the address of its page."""
    wish = {"game": "matchmaster", "players": 2, "name": "Ada", "pace": "instant", "level": "beginner"} | more
    return open_table(page, wish)


def sit_down(page: Page, address: str, name: str) -> None:
    """Take a seat at this table, and look at it."""
    take_seat(page, address, name)
    page.goto(address)
    page.locator(TABLE).wait_for()


def fills_in(page: Page, way: str, name: str) -> None:
    """Sign up (`way` is "up") or sign in ("in") under this name."""
    page.get_by_test_id(f"way-{way}").click()
    page.get_by_test_id("account-name").fill(name)
    page.get_by_test_id("account-password").fill("correct horse")
    page.get_by_test_id("account-go").click()
    page.get_by_test_id("sign-out").wait_for()


@contextmanager
def expect_refusal(page: Page) -> Iterator[None]:
    """Wait for the page to refuse what the block does. It shows the reason for two seconds only: a later look may miss it."""
    page.evaluate(WATCHES_FOR_REFUSALS)
    yield
    page.wait_for_function("() => window.refused", polling=LOOKS_EVERY)


def tick(page: Page, choice: str) -> None:
    """Press the label of this radio button, once it stands still."""
    page.locator(f"label:has([data-testid='{choice}'])").click()
    wait_until_checked(page, choice)


def wait_until_checked(page: Page, choice: str) -> None:
    """Wait until this radio button is the one."""
    page.locator(f"[data-testid='{choice}']:checked").wait_for(state="attached")


def choose_setting(page: Page, setting: str, value: str) -> None:
    """Choose it in the sheet of settings, and close that."""
    page.get_by_test_id("open-settings").last.click()
    page.get_by_test_id(setting).select_option(value)
    page.get_by_test_id("close-settings-sheet").click()


class Person(ABC):
    """What a person does, whatever with."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sheets_seen = 0

    @abstractmethod
    def press(self, target: str) -> None:
        """Press the button that this selector names."""

    @abstractmethod
    def pick_game(self, game: str) -> None:
        """Mark this game among those that the front page offers."""

    @abstractmethod
    def select(self, choice: str, value: str) -> None:
        """Select this value in the list of that name."""

    @abstractmethod
    def bid(self, count: int) -> None:
        """Choose so many sticks and confirm."""

    @abstractmethod
    def play(self, card: str) -> None:
        """Play this card of the hand."""

    def choose_game(self, game: str) -> None:
        """Choose this game; where it is the only one, there is nothing to choose."""
        self.page.get_by_test_id("play").wait_for()
        if self.page.locator("[name=game]").count():
            self.pick_game(game)
            wait_until_checked(self.page, f"game-{game}")

    def unfold(self) -> None:
        """See who plays and how."""
        if not self.page.locator("details[open]").count():
            self.press("details summary")

    def choose_pace(self, pace: str) -> None:
        """Set how long bots wait."""
        self.unfold()
        self.select("pace", pace)

    def open_table(self, language: str, players: int = 4, game: str = "matchmaster", **options: str) -> None:
        """From the front page to a table with bots that do not keep anybody waiting."""
        if self.page.locator("html").get_attribute("lang") != language:
            self.choose_language(language)
        self.choose_game(game)
        self.choose_pace("instant")
        for key, value in options.items():
            self.select(f"option-{key}", value)
        if players != 4:
            tick(self.page, f"players-{players}")
        self.press("[data-testid=play]")
        self.page.locator(TABLE).wait_for()

    def choose_language(self, language: str) -> None:
        self.press("[data-testid=open-settings]")
        self.select("language", language)
        self.press("[data-testid=close-settings-sheet]")
        self.page.locator(f"html[lang={language}]").wait_for()

    def wait_until(self, so: str, argument: object) -> None:
        """Wait until this function of the page says so; it is not asked with every frame, which would keep the page drawing."""
        self.page.wait_for_function(so, arg=argument, polling=LOOKS_EVERY)

    def wait_until_asked(self) -> str:
        """What the table asks for next: a bid, a card, a look at the score sheet, or nothing more."""
        self.page.locator(f"{WAITING_FOR_ME}, {SHEET}, {RESULT}").first.wait_for()
        if self.page.locator(SHEET).count():
            return "sheet"
        return "over" if self.page.locator(RESULT).count() else self.phase()

    def number(self) -> str | None:
        """How much has happened at the table."""
        return self.page.locator(TABLE).get_attribute("data-number")

    def wait_for_more_than(self, number: str | None) -> None:
        """Wait until more has happened at the table, the game is over, or its sheet has come, below which the table waits."""
        self.wait_until(
            "([table, end, number]) => document.querySelector(end) || document.querySelector(table).dataset.number !== number",
            [TABLE, f"{RESULT}, {SHEET}", number],
        )

    def phase(self) -> str:
        return self.page.locator(TABLE).get_attribute("data-phase") or ""

    def hand(self) -> list[str]:
        return [card.get_attribute("data-card") or "" for card in self.cards().all()]

    def cards(self) -> Locator:
        return self.page.locator(f"{HAND} [data-card]")

    def playable(self) -> list[str]:
        return [
            card.get_attribute("data-card") or "" for card in self.page.locator(f"{HAND} [data-card][aria-disabled=false]").all()
        ]

    def act(self) -> str:
        """Do what the table asks for: every hand's number of trumps as a bid, the first card that may be played."""
        asked = self.wait_until_asked()
        if asked == "sheet":
            self.sheets_seen += 1
            assert not self.hand(), "the next deal is seen when the sheet is closed"
            self.press("[data-testid=close-sheet]")
            self.page.locator(SHEET).wait_for(state="detached")
        elif asked == "bidding":
            self.bid(sum(card.startswith("T") for card in self.hand()))
        elif asked == "playing":
            before = self.hand()
            card = self.playable()[0]
            self.play(card)
            self.wait_until(
                "([hand, card]) => !document.querySelector(`[data-testid=hand] [data-card='${card}']`) "
                "|| document.querySelectorAll('[data-testid=hand] [data-card]').length > hand.length",
                [before, card],
            )
        return asked

    def play_to_the_end(self) -> None:
        while self.act() != "over":
            pass


class MousePerson(Person):
    """Points and clicks."""

    def press(self, target: str) -> None:
        self.page.locator(target).click()

    def pick_game(self, game: str) -> None:
        tick(self.page, f"game-{game}")

    def select(self, choice: str, value: str) -> None:
        self.page.get_by_test_id(choice).select_option(value)

    def bid(self, count: int) -> None:
        self.press(f"[data-testid=bids] [data-bid='{count}']")
        self.press("[data-testid=confirm-bid]")

    def play(self, card: str) -> None:
        self.press(f"{HAND} [data-card='{card}']")


class KeyboardPerson(Person):
    """Never touches a mouse: every step is a key, and every target is reached by Tab and arrows."""

    def press(self, target: str) -> None:
        self.go_to(target)
        self.page.keyboard.press("Enter")

    def pick_game(self, game: str) -> None:
        self.go_to("[name=game]:checked")  # of a group, Tab reaches this one alone
        for _ in self.page.locator("[name=game]").all():
            if self.page.get_by_test_id(f"game-{game}").is_checked():
                return
            self.page.keyboard.press("ArrowDown")

    def select(self, choice: str, value: str) -> None:
        self.go_to(f"[data-testid={choice}]")
        choices = self.page.get_by_test_id(choice)
        values = [option.get_attribute("value") for option in choices.locator("option").all()]
        steps = values.index(value) - values.index(choices.input_value())
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowDown" if steps > 0 else "ArrowUp")
        self.wait_until("([list, value]) => document.querySelector(list).value === value", [f"[data-testid={choice}]", value])

    def bid(self, count: int) -> None:
        self.page.keyboard.press(str(count))
        self.page.locator(f"[data-bid='{count}'][aria-pressed=true]").wait_for()
        self.press("[data-testid=confirm-bid]")

    def play(self, card: str) -> None:
        self.go_to(f"{HAND} [data-card][tabindex='0']")
        hand = self.hand()
        now = self.page.evaluate("document.activeElement.dataset.card")
        steps = hand.index(card) - hand.index(now)
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
        assert self.page.evaluate("document.activeElement.dataset.card") == card
        self.page.keyboard.press("Enter")

    def go_to(self, target: str) -> None:
        self.page.locator(target).first.wait_for()
        for _ in range(60):
            if self.page.evaluate("target => !!document.activeElement?.matches(target)", target):
                return
            self.page.keyboard.press("Shift+Tab" if self.page.evaluate(LIES_BEHIND, target) else "Tab")
        raise AssertionError(f"Tab does not reach {target}")
