"""Signs of life of whoever works on something, for those who would begin it anew if there were none."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from matchwood.server.util.tasks import cancel_all


@asynccontextmanager
async def send_heartbeats(give: Callable[[], Awaitable[object]], every: float) -> AsyncIterator[None]:
    """Give a sign of life every so many seconds, for as long as it lasts."""
    lasts = True

    async def keep_giving() -> None:
        while lasts:  # also if it does not notice that it is stopped
            await asyncio.sleep(every)
            with contextlib.suppress(Exception):  # the next one will do
                await give()

    beating = asyncio.create_task(keep_giving(), name="signs of life")
    try:
        yield
    finally:
        lasts = False
        await cancel_all(beating)
