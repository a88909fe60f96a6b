"""A page in a browser with WebDriver, with the part of Playwright's interface that the persons of the tests need."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from tests.support.waiting import wait_for

WAIT_SECONDS = 600.0
"""Seconds. A browser starts slowly on a machine that runs other tests."""
KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue006",
    "Shift": "\ue008",
    "Escape": "\ue00c",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
FOUND = """steps => steps.reduce((all, [css, number]) => {
  const found = all.flatMap(one => [...one.querySelectorAll(css)]);
  return number === null ? found : found.slice(number, number + 1);
}, [document])"""
SHOWN = "one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0"
STATES = {
    "attached": "all => all.length > 0",
    "detached": "all => all.length === 0",
    "visible": f"all => all.some(one => {SHOWN})",
}
AIM_AT = """([one]) => {
  if (!one || one.closest(':disabled, [aria-disabled=true]')) return null;
  const guard = event => {
    if (event.type === 'pointerdown' || event.type === 'click') window.missed = !!aim && !aim.contains(event.target);
    if (window.missed) { event.preventDefault(); event.stopImmediatePropagation() }
  };
  window.guarded ??= ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'].map(kind => addEventListener(kind, guard, true));
  window.aim = one;
  one.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const point = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return one.contains(document.elementFromPoint(...point)) ? point : null;
}"""
HIT = "() => { const hit = !window.missed; window.aim = null; window.missed = false; return hit }"
CHOOSE = """(one, value) => {
  one.value = value;
  for (const kind of ['input', 'change']) one.dispatchEvent(new Event(kind, { bubbles: true }));
}"""


class Driver(Protocol):
    """The interface of a controlled browser."""

    def go(self, address: str | None) -> None:
        """Load this address, or reload the page if `address` is None."""

    def call(self, function: str, argument: str) -> str:
        """Call a JavaScript function that takes a text, and return its text."""

    def act(self, source: dict[str, Any]) -> None:
        """Perform these actions of the mouse or the keys, in the format of WebDriver."""

    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""

    def picture(self) -> bytes:
        """Return a screenshot of the page as PNG."""

    def cookies(self) -> list[dict[str, str]]:
        """Return the cookies of the page with names and values."""

    def complaints(self) -> list[str]:
        """Return the errors and warnings in the console."""


@contextmanager
def running(*command: str, stdout: int = subprocess.DEVNULL, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """Run this program while the block runs."""
    with subprocess.Popen(command, stdout=stdout, stderr=subprocess.DEVNULL, text=True, **more) as process:
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(WAIT_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()


class RemotePage:
    """The only page of a browser."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self.context = self.keyboard = self
        self.cookies = driver.cookies

    @property
    def url(self) -> str:
        return str(self.evaluate("location.href"))

    def goto(self, address: str) -> None:
        self._driver.go(address)

    def reload(self) -> None:
        self._driver.go(None)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        self._driver.resize(size["width"], size["height"])

    def screenshot(self, path: Path) -> None:
        path.write_bytes(self._driver.picture())

    def press(self, keys: str) -> None:
        values = [KEYS.get(key, key) for key in keys.split("+")]
        steps = [("keyDown", value) for value in values] + [("keyUp", value) for value in reversed(values)]
        self._driver.act({"type": "key", "id": "keys", "actions": [{"type": kind, "value": value} for kind, value in steps]})

    def click_at(self, x: int, y: int) -> None:
        steps = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._driver.act({"type": "pointer", "id": "mouse", "actions": steps})

    def evaluate(self, script: str, arg: object = None) -> Any:
        """Return the value of an expression, or the result of a function for this argument."""
        value = "it instanceof Function ? it(JSON.parse(text)) : it"
        return json.loads(
            self._driver.call(f"text => {{ const it = ({script}); return JSON.stringify(({value}) ?? null) }}", json.dumps(arg))
        )

    def wait_for_function(self, script: str, arg: object = None, polling: float = 0) -> None:
        del polling
        wait_for(lambda: self.evaluate(f"arg => !!({script})(arg)", arg), what=script, timeout=WAIT_SECONDS)

    def locator(self, css: str) -> RemoteLocator:
        return RemoteLocator(self, [(css, None)])

    def get_by_test_id(self, name: str) -> RemoteLocator:
        return self.locator(f"[data-testid='{name}']")


class RemoteLocator:
    """Elements of the page. Every action searches for them again."""

    def __init__(self, page: RemotePage, steps: list[tuple[str, int | None]]) -> None:
        self._page = page
        self._steps = steps

    def locator(self, css: str) -> RemoteLocator:
        return RemoteLocator(self._page, [*self._steps, (css, None)])

    def nth(self, number: int) -> RemoteLocator:
        return RemoteLocator(self._page, [*self._steps[:-1], (self._steps[-1][0], number)])

    @property
    def first(self) -> RemoteLocator:
        return self.nth(0)

    def all(self) -> list[RemoteLocator]:
        return [self.nth(number) for number in range(self.count())]

    def count(self) -> int:
        return int(self._ask("all => all.length"))

    def wait_for(self, state: str = "visible") -> None:
        wait_for(lambda: self._ask(STATES[state]), what=f"{self._steps} is {state}", timeout=WAIT_SECONDS)

    def click(self) -> None:
        """Click the element when it no longer moves and nothing covers it."""
        wait_for(self._clicked, what=f"{self._steps} can be clicked", timeout=WAIT_SECONDS)

    def select_option(self, value: str) -> None:
        self._of_one(CHOOSE, value)

    def get_attribute(self, name: str) -> str | None:
        value: str | None = self._of_one("(one, name) => one.getAttribute(name)", name)
        return value

    def inner_text(self, timeout: float = 0) -> str:
        del timeout
        return str(self._of_one("one => one.innerText"))

    def input_value(self) -> str:
        return str(self._of_one("one => one.value"))

    def is_checked(self) -> bool:
        return bool(self._of_one("one => one.checked"))

    def is_enabled(self) -> bool:
        return bool(self._of_one("one => !one.closest(':disabled, [aria-disabled=true]')"))

    def _clicked(self) -> bool:
        """Click the element, and return whether the click hit it. The page ignores a click on an element that has replaced it."""
        point = self._ask(AIM_AT)
        if point is None or point != self._ask(AIM_AT):
            return False
        self._page.click_at(*point)
        return bool(self._page.evaluate(HIT))

    def _of_one(self, script: str, arg: object = None) -> Any:
        """Wait until one of the elements exists, and return the result of this function for the first of them and an argument."""
        of_first = f"(all, arg) => all.slice(0, 1).map(one => ({script})(one, arg))"
        return wait_for(lambda: self._ask(of_first, arg), what=f"there is {self._steps}", timeout=WAIT_SECONDS)[0]

    def _ask(self, script: str, arg: object = None) -> Any:
        return self._page.evaluate(f"([steps, arg]) => ({script})(({FOUND})(steps), arg)", [self._steps, arg])
