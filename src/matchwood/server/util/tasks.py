"""Background tasks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context
from typing import Any, TypeVar

from matchwood.server.protocol.errors import Busy

logger = logging.getLogger(__name__)

T = TypeVar("T")

CANCEL_AGAIN_SECONDS = 2.0
"""If a task still runs after this time, `cancel_all` cancels it again."""


class Tasks:
    """A group of running asyncio tasks."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T], name: str, context: Context | None = None) -> asyncio.Task[T]:
        """Start a task in the given context."""
        task = asyncio.create_task(work, name=name, context=context)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        await cancel_all(*self._running)


async def periodically(seconds: float, work: Callable[[], Awaitable[object]], at_once: bool = False) -> None:
    """Call the function `work` every `seconds` seconds; if `at_once` is true, also at the start. Log all errors except `Busy`."""
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        try:
            await work()
        except Busy:
            pass
        except Exception:
            task = asyncio.current_task()
            logger.exception("The task %r failed. It runs again in %g seconds.", task and task.get_name(), seconds)
        await asyncio.sleep(seconds)


async def wait_at_most(event: asyncio.Event, seconds: float) -> None:
    """Wait until the event is set, for at most `seconds` seconds."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


@asynccontextmanager
async def send_heartbeats(send: Callable[[], Awaitable[object]], seconds: float) -> AsyncIterator[None]:
    """Call the function `send` every `seconds` seconds until the context ends. Ignore all errors."""
    is_open = True

    async def keep_sending() -> None:
        while is_open:  # `send` may lose the cancellation
            await asyncio.sleep(seconds)
            with contextlib.suppress(Exception):
                await send()

    task = asyncio.create_task(keep_sending(), name="heartbeats")
    try:
        yield
    finally:
        is_open = False
        await cancel_all(task)


async def cancel_all(*tasks: asyncio.Task[Any]) -> None:
    """Cancel the tasks, wait until they have ended, and ignore their errors.

    Before Python 3.12, `asyncio.wait_for` (as in the Redis client) can lose a cancellation, so running tasks are cancelled again.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)


def failed(task: asyncio.Task[Any]) -> bool:
    """Return whether a task has ended with an error or was cancelled."""
    return task.done() and (task.cancelled() or task.exception() is not None)
