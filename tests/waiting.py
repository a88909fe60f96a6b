"""Letting tests wait for what happens in an event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

PATIENCE = 30
"""Seconds; on a busy machine much takes long."""

T = TypeVar("T")


def waited_for(story: Coroutine[object, object, T]) -> T:
    """What the story comes to, told in a loop and a thread of its own: the main thread's loop may belong to a browser."""
    with ThreadPoolExecutor(1, thread_name_prefix="story") as thread:
        return thread.submit(asyncio.run, story).result()


async def until(so: Callable[[], bool]) -> None:
    """Wait until this is so."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.01)
