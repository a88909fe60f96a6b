"""Heartbeats, without which another process repeats the work."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from matchwood.server.util.tasks import cancel_all


@asynccontextmanager
async def send_heartbeats(send: Callable[[], Awaitable[object]], seconds: float) -> AsyncIterator[None]:
    """Call `send` every `seconds` while the context is open, and ignore its errors."""
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
