"""HTTP clients that wait for the next event of a table."""

from __future__ import annotations

import asyncio


class Waiters:
    """The HTTP clients that wait for the next event of one table."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    async def wait(self, seconds: int) -> None:
        """Wait at most `seconds` seconds for the table's next event."""
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(news)
        try:
            await asyncio.wait((news,), timeout=seconds)
        finally:
            self._waiting.discard(news)

    def release(self) -> None:
        """Answer all HTTP clients that wait for an event."""
        for news in self._waiting:
            if not news.done():
                news.set_result(None)
