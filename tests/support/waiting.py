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


def run_in_thread(coroutine: Coroutine[object, object, T]) -> T:
    """Run the coroutine in a new thread with an event loop, since the main thread's loop may belong to a browser, and return
    its result.
    """
    with ThreadPoolExecutor(1, thread_name_prefix="coroutine") as thread:
        return thread.submit(asyncio.run, coroutine).result()


def wait_for(read: Callable[[], T], condition: Callable[[T], object] = bool, what: str = "", timeout: float = TIMEOUT) -> T:
    """Call `read` until `condition` accepts its result, and return it. Fail with the last result after `timeout` seconds."""
    ends, pause = time.monotonic() + timeout, PAUSE
    while not condition(seen := read()):
        assert time.monotonic() < ends, _timeout_message(seen, what, timeout)
        time.sleep(pause)
        pause = min(LONGEST_PAUSE, 1.2 * pause)
    return seen


def wait_until(condition: Callable[[], object], what: str = "", timeout: float = TIMEOUT) -> None:
    """Wait until `condition` returns a true value."""
    wait_for(condition, bool, what, timeout)


async def wait_for_async(read: Callable[[], Awaitable[T]], condition: Callable[[T], object] = bool, what: str = "") -> T:
    """Wait like `wait_for`, with an asynchronous `read`, in a running event loop."""
    ends, pause = time.monotonic() + TIMEOUT, PAUSE
    while not condition(seen := await read()):
        assert time.monotonic() < ends, _timeout_message(seen, what, TIMEOUT)
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 1.2 * pause)
    return seen


async def wait_until_async(condition: Callable[[], object], what: str = "") -> None:
    """Wait like `wait_until`, in a running event loop."""

    async def read() -> object:
        return condition()

    await wait_for_async(read, bool, what)


async def let_other_tasks_run() -> None:
    """Let all other tasks of this event loop run once."""
    await asyncio.sleep(0)


def wait_until_in_page(page: Page, condition: Callable[[], object], what: str = "") -> None:
    """Wait like `wait_until`, and let the page run. Its messages arrive only during such a wait."""
    ends = time.monotonic() + TIMEOUT
    while not (seen := condition()):
        assert time.monotonic() < ends, _timeout_message(seen, what, TIMEOUT)
        page.wait_for_timeout(1_000 * PAUSE)


async def let_time_pass(seconds: float, why: str) -> None:
    """Let some time pass without a condition.

    Only for what the test does to the server: random pauses of clients, and kills or cuts at random times. The assertions of a
    test must be true for any duration.
    """
    assert why
    await asyncio.sleep(seconds)


def _timeout_message(seen: object, what: str, timeout: float) -> str:
    return f"waited {timeout:g} s{f' until {what}' if what else ''}; last value: {seen!r}"
