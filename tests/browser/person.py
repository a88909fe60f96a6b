"""A person who plays MatchMaster on the page, with a mouse or with a keyboard."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Locator, Page

from tests.support.http import WITHOUT_TLS

TABLE, HAND, SHEET, RESULT = (f"[data-testid={name}]" for name in ("table", "hand", "sheet", "result"))
WAITING_FOR_ME = f"{TABLE}[data-turn-mine=true]"
RETRIES = 1
"""Retries of a request. The server may close an idle connection at the moment of its reuse, and browsers retry too."""
NEW_CONNECTIONS = httpx.Limits(max_keepalive_connections=0)
"""Each request of a client without retries uses a new connection."""
POLL_MS = 50
"""Time between two checks of a state of the page."""
DOES_NOT_SCROLL = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth <= window.innerWidth && scrollHeight <= window.innerHeight;
}"""
IS_BEFORE_THE_FOCUS = """target => !!(document.activeElement.compareDocumentPosition(document.querySelector(target))
  & Node.DOCUMENT_POSITION_PRECEDING)"""

WATCH_FOR_REFUSALS = """() => {
  window.refused = false;
  new MutationObserver((_, watch) => {
    window.refused ||= !!document.querySelector('[data-testid=refusal]');
    if (window.refused) watch.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}"""

View = dict[str, Any]


def first_move(view: View) -> str:
    """Return the first legal move."""
    return str(view["moves"][0])


def open_table(page: Page, wish: dict[str, Any]) -> str:
    """Create a table by an HTTP call of this person, and return the path of its page."""
    answer = page.request.post("/api/tables", data=wish, max_retries=RETRIES)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['id']}"


def take_seat(page: Page | BrowserContext, table: str, name: str) -> None:
    """Take a seat at this table by an HTTP call."""
    answer = page.request.post(f"{address_of(table)}/seats", data={"name": name}, max_retries=RETRIES)
    assert answer.ok, answer.text()


def get_json(page: Page, path: str) -> Any:
    """Return the answer to a GET call of this person."""
    return page.request.get(path, max_retries=RETRIES).json()


def address_of(table: str) -> str:
    """Return the API address of the table with this page."""
    return table.replace("/t/", "/api/tables/")


def http_client_of(page: Page) -> tuple[httpx.Client, str]:
    """Return an HTTP client with the cookies of the person at this table, and the API address of the table."""
    cookies = {one["name"]: one["value"] for one in page.context.cookies()}
    return httpx.Client(cookies=cookies, timeout=60, verify=WITHOUT_TLS, limits=NEW_CONNECTIONS), address_of(page.url)


def skip_ahead(page: Page, far_enough: Callable[[View], bool], choose: Callable[[View], str] = first_move) -> None:
    """Make the next moves by HTTP calls until `far_enough` accepts the view or the game is over, and then show the table again."""
    address = page.url
    http, table = http_client_of(page)
    with http:
        while (seen := http.get(table).json())["state"] == "playing" and not far_enough(seen["view"]):
            if page.url == address:
                page.goto("about:blank")  # an empty page saves the drawing of the skipped moves
            if seen["view"]["moves"]:
                http.post(f"{table}/moves", json={"move": choose(seen["view"]), "key": f"skipped {seen['number']}"})
            else:
                http.get(f"{table}?after={seen['number']}&wait=5")
    if page.url != address:
        page.goto(address)


def create_table(page: Page, bots: int) -> None:
    """Create a table from the front page, and wait for its waiting room."""
    tick(page, "game-matchmaster")
    page.locator("summary").click()
    tick(page, f"bots-{bots}")
    page.get_by_test_id("pace").select_option("instant")
    page.get_by_test_id("play").click()
    page.get_by_test_id("waiting").wait_for()


def create_open_table(page: Page, **more: Any) -> str:
    """Create a table that waits for one more player, and return the path of its page."""
    wish = {"game": "matchmaster", "players": 2, "name": "Ada", "pace": "instant", "level": "beginner"} | more
    return open_table(page, wish)


def sit_down(page: Page, address: str, name: str) -> None:
    """Take a seat at this table, and show it on the page."""
    take_seat(page, address, name)
    page.goto(address)
    page.locator(TABLE).wait_for()


def sign_up_or_in(page: Page, way: str, name: str) -> None:
    """Sign up (`way` is "up") or sign in ("in") under this name."""
    page.get_by_test_id(f"way-{way}").click()
    page.get_by_test_id("account-name").fill(name)
    page.get_by_test_id("account-password").fill("correct horse")
    page.get_by_test_id("account-go").click()
    page.get_by_test_id("sign-out").wait_for()


@contextmanager
def expect_refusal(page: Page) -> Iterator[None]:
    """Wait until the page refuses the action of the block. The page shows the reason for only two seconds, so that a later check
    may miss it.
    """
    page.evaluate(WATCH_FOR_REFUSALS)
    yield
    page.wait_for_function("() => window.refused", polling=POLL_MS)


def tick(page: Page, choice: str) -> None:
    """Press the label of this radio button when it no longer moves."""
    page.locator(f"label:has([data-testid='{choice}'])").click()
    wait_until_checked(page, choice)


def wait_until_checked(page: Page, choice: str) -> None:
    """Wait until this radio button is checked."""
    page.locator(f"[data-testid='{choice}']:checked").wait_for(state="attached")


def choose_setting(page: Page, setting: str, value: str) -> None:
    """Choose this value of a setting, and close the settings."""
    page.get_by_test_id("open-settings").last.click()
    page.get_by_test_id(setting).select_option(value)
    page.get_by_test_id("close-settings-sheet").click()


class Person(ABC):
    """The actions of a person, with any input device."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sheets_seen = 0

    @abstractmethod
    def press(self, target: str) -> None:
        """Press the button with this selector."""

    @abstractmethod
    def pick_game(self, game: str) -> None:
        """Select this game on the front page."""

    @abstractmethod
    def select(self, choice: str, value: str) -> None:
        """Select this value in the list with this name."""

    @abstractmethod
    def bid(self, count: int) -> None:
        """Choose a bid of this number, and confirm it."""

    @abstractmethod
    def play(self, card: str) -> None:
        """Play this card of the hand."""

    def choose_game(self, game: str) -> None:
        """Choose this game, unless the server offers only one game."""
        self.page.get_by_test_id("play").wait_for()
        if self.page.locator("[name=game]").count():
            self.pick_game(game)
            wait_until_checked(self.page, f"game-{game}")

    def unfold(self) -> None:
        """Open the details of players and settings."""
        if not self.page.locator("details[open]").count():
            self.press("details summary")

    def choose_pace(self, pace: str) -> None:
        """Choose the pace of the bots."""
        self.unfold()
        self.select("pace", pace)

    def open_table(self, language: str, players: int = 4, game: str = "matchmaster", **options: str) -> None:
        """Create a table with bots that move at once, starting on the front page."""
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

    def wait_until(self, condition: str, argument: object) -> None:
        """Wait until this JavaScript function returns a true value.

        A check in every frame would keep the page drawing, so that the function is called at intervals.
        """
        self.page.wait_for_function(condition, arg=argument, polling=POLL_MS)

    def wait_until_asked(self) -> str:
        """Wait until the person has to act, and return what to do: the phase, "sheet" for a score sheet, or "over"."""
        self.page.locator(f"{WAITING_FOR_ME}, {SHEET}, {RESULT}").first.wait_for()
        if self.page.locator(SHEET).count():
            return "sheet"
        return "over" if self.page.locator(RESULT).count() else self.phase()

    def number(self) -> str | None:
        """Return the number of events that the table shows."""
        return self.page.locator(TABLE).get_attribute("data-number")

    def wait_for_more_than(self, number: str | None) -> None:
        """Wait until the table shows further events, the result or a score sheet."""
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
        """Do what the table asks for, and return it. The bid is the number of trumps, and the card is the first legal one."""
        asked = self.wait_until_asked()
        if asked == "sheet":
            self.sheets_seen += 1
            assert not self.hand(), "the next hand is shown only after the sheet is closed"
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
    """A person who uses the mouse."""

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
    """A person who uses only the keyboard, and reaches every target by Tab and arrow keys."""

    def press(self, target: str) -> None:
        self.go_to(target)
        self.page.keyboard.press("Enter")

    def pick_game(self, game: str) -> None:
        self.go_to("[name=game]:checked")  # Tab reaches only the checked option of a group
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
            self.page.keyboard.press("Shift+Tab" if self.page.evaluate(IS_BEFORE_THE_FOCUS, target) else "Tab")
        raise AssertionError(f"Tab does not reach {target}")
