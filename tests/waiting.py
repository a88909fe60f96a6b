"""Functions that wait for a state. Only this module waits, and it never waits for a fixed time.

`TIMEOUT` limits every wait. It is generous, so that a test fails only if a state is never reached, and not on a slow machine.
To check that an event does not happen, wait for a later event.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from playwright.sync_api import Page

TIMEOUT = 120.0
"""Seconds. A busy machine needs much time."""
COMPILING = 240.0
"""Seconds for an action that may include compiling."""
PAUSE = 0.01
"""Seconds between the first two checks. Later pauses are longer, since each check takes time from the awaited action."""
LONGEST_PAUSE = 0.1

T = TypeVar("T")


def waited_for(story: Coroutine[object, object, T]) -> T:
    """Run the coroutine in a new thread with an event loop, since the main thread's loop may belong to a browser, and return
    its result.
    """
    with ThreadPoolExecutor(1, thread_name_prefix="story") as thread:
        return thread.submit(asyncio.run, story).result()


def wait_for(look: Callable[[], T], so: Callable[[T], object] = bool, what: str = "", patience: float = TIMEOUT) -> T:
    """Call `look` until `so` accepts its result, and return this result. Fail with the last result after `patience` seconds."""
    ends, pause = time.monotonic() + patience, PAUSE
    while not so(seen := look()):
        assert time.monotonic() < ends, _in_vain(seen, what, patience)
        time.sleep(pause)
        pause = min(LONGEST_PAUSE, 1.2 * pause)
    return seen


def wait_until(so: Callable[[], object], what: str = "", patience: float = TIMEOUT) -> None:
    """Wait until `so` returns a true value."""
    wait_for(so, bool, what, patience)


async def awaited(look: Callable[[], Awaitable[T]], so: Callable[[T], object] = bool, what: str = "") -> T:
    """Wait like `wait_for`, with an asynchronous `look`, in a running event loop."""
    ends, pause = time.monotonic() + TIMEOUT, PAUSE
    while not so(seen := await look()):
        assert time.monotonic() < ends, _in_vain(seen, what, TIMEOUT)
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 1.2 * pause)
    return seen


async def until(so: Callable[[], object], what: str = "") -> None:
    """Wait like `wait_until`, in a running event loop."""

    async def look() -> object:
        return so()

    await awaited(look, bool, what)


async def others_go_on() -> None:
    """Let all other tasks of this event loop run once."""
    await asyncio.sleep(0)


def wait_until_in_page(page: Page, so: Callable[[], object], what: str = "") -> None:
    """Wait like `wait_until`, and let the page run. Its messages arrive only during such a wait."""
    ends = time.monotonic() + TIMEOUT
    while not (seen := so()):
        assert time.monotonic() < ends, _in_vain(seen, what, TIMEOUT)
        page.wait_for_timeout(1_000 * PAUSE)


async def time_passes(seconds: float, why: str) -> None:
    """Let some time pass without a condition.

    Only for what the test does to the server: random pauses of clients, and kills or cuts at random times. The assertions of a
    test must be true for any duration.
    """
    assert why
    await asyncio.sleep(seconds)


def _in_vain(seen: object, what: str, patience: float) -> str:
    return f"waited {patience:g} s in vain{f' until {what}' if what else ''}; what was seen last: {seen!r}"
