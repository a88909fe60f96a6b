"""The one place where tests wait: for a state, whenever it comes, and never for a time.

`TIMEOUT` bounds every wait. It is generous, so that what ends a test is something that never comes and not a machine that is
slow. That something does not happen cannot be waited for; wait for something that comes after it would have happened.
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
"""Seconds; on a busy machine much takes long."""
COMPILING = 240.0
"""Seconds for what may have to be compiled first."""
PAUSE = 0.01
"""Seconds between the first two looks; a little more between the next, since whoever looks takes time from what is waited for."""
LONGEST_PAUSE = 0.1

T = TypeVar("T")


def waited_for(story: Coroutine[object, object, T]) -> T:
    """What the story comes to, told in a loop and a thread of its own: the main thread's loop may belong to a browser."""
    with ThreadPoolExecutor(1, thread_name_prefix="story") as thread:
        return thread.submit(asyncio.run, story).result()


def wait_for(look: Callable[[], T], so: Callable[[T], object] = bool, what: str = "", patience: float = TIMEOUT) -> T:
    """The first that is seen and is so: look again and again, and fail with what was seen instead."""
    ends, pause = time.monotonic() + patience, PAUSE
    while not so(seen := look()):
        assert time.monotonic() < ends, _in_vain(seen, what, patience)
        time.sleep(pause)
        pause = min(LONGEST_PAUSE, 1.2 * pause)
    return seen


def wait_until(so: Callable[[], object], what: str = "", patience: float = TIMEOUT) -> None:
    """Wait until this is so."""
    wait_for(so, bool, what, patience)


async def awaited(look: Callable[[], Awaitable[T]], so: Callable[[T], object] = bool, what: str = "") -> T:
    """As `wait_for`, of somebody who has to be waited for to look, in an event loop that goes on meanwhile."""
    ends, pause = time.monotonic() + TIMEOUT, PAUSE
    while not so(seen := await look()):
        assert time.monotonic() < ends, _in_vain(seen, what, TIMEOUT)
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 1.2 * pause)
    return seen


async def until(so: Callable[[], object], what: str = "") -> None:
    """As `wait_until`, in an event loop that goes on meanwhile."""

    async def look() -> object:
        return so()

    await awaited(look, bool, what)


async def others_go_on() -> None:
    """Give everything else in this event loop one turn."""
    await asyncio.sleep(0)


def page_until(page: Page, so: Callable[[], object], what: str = "") -> None:
    """As `wait_until`, while this page goes on: what it sends is heard only while somebody waits for it."""
    ends = time.monotonic() + TIMEOUT
    while not (seen := so()):
        assert time.monotonic() < ends, _in_vain(seen, what, TIMEOUT)
        page.wait_for_timeout(1_000 * PAUSE)


async def time_passes(seconds: float, why: str) -> None:
    """Let some time pass that nothing is waited for in.

    Only for what the test does to the product: pauses of clients that come and go at random, that kill or cut something at any
    moment. What a test asserts must be true however long or short they are.
    """
    assert why
    await asyncio.sleep(seconds)


def _in_vain(seen: object, what: str, patience: float) -> str:
    return f"waited {patience:g} s in vain{f' until {what}' if what else ''}; what was seen last: {seen!r}"
