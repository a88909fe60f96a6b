"""Tasks have an owner, who names them, and with whom they end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context
from typing import Any, TypeVar

from matchwood.server.protocol.errors import Busy

logger = logging.getLogger(__name__)

T = TypeVar("T")

CANCEL_AGAIN_SECONDS = 2.0
"""Seconds after which a task is told again to end."""


class Tasks:
    """The tasks of one owner. Each is forgotten when it has ended."""

    def __init__(self) -> None:
        self._going: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T], name: str, context: Context | None = None) -> asyncio.Task[T]:
        """Do this from now on, in this context or a copy of the present one."""
        task = asyncio.create_task(work, name=name, context=context)
        self._going.add(task)
        task.add_done_callback(self._going.discard)
        return task

    async def close(self) -> None:
        """Stop all that still go on."""
        await cancel_all(*self._going)


async def periodically(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    """Wait for `seconds`, then run `work`, and repeat this until the task is cancelled.

    An error of `work` is logged under the name of the task, and does not end it. `Busy` is logged where it is raised.
    """
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Busy:
            pass
        except Exception:
            task = asyncio.current_task()
            logger.exception("The task %r failed. It runs again in %g seconds.", task and task.get_name(), seconds)


async def cancel_all(*tasks: asyncio.Task[Any]) -> None:
    """Cancel these tasks and wait until they have ended, however they do.

    Whoever hears nothing is told again: `asyncio.wait_for`, with which a client of Redis sends, forgets before Python 3.12 that it
    was cancelled if that happens just when it is done.
    """
    going = set(tasks)
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=CANCEL_AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether it has ended without an answer."""
    return task.done() and (task.cancelled() or task.exception() is not None)
