"""Work that is done one piece at a time, by turns for all who want some: whoever wants much waits for himself alone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Who waits, in the order of their turns. Fair queueing (Nagle, RFC 970) with pieces that all count alike."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._taken = False

    @asynccontextmanager
    async def turn(self, of: str) -> AsyncIterator[None]:
        """Wait until it is their turn, and keep all others waiting meanwhile."""
        if self._taken:
            await self._wait(of)
        self._taken = True
        try:
            yield
        finally:
            self._taken = False
            self._call_next()

    async def _wait(self, of: str) -> None:
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(of, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._taken = False  # it was called, and will not come
                self._call_next()
            else:
                self._waiting[of].remove(called)
                if not self._waiting[of]:
                    del self._waiting[of]
            raise

    def _call_next(self) -> None:
        if self._waiting:
            of, theirs = self._waiting.popitem(last=False)
            called = theirs.popleft()
            if theirs:
                self._waiting[of] = theirs  # behind the others
            self._taken = True  # nobody who comes now gets in between
            called.set_result(None)
