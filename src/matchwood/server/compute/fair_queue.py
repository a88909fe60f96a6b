"""A queue that runs one task at a time. Callers take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Runs one task at a time. Callers with waiting tasks take turns, one task each (Nagle, RFC 970)."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False

    @asynccontextmanager
    async def turn(self, caller: str) -> AsyncIterator[None]:
        """Wait until the caller may run a task. No other task runs during the `with` block."""
        if self._busy:
            await self._wait(caller)
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
            self._start_next()

    async def _wait(self, caller: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(caller, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # this caller's turn had already begun
                self._busy = False
                self._start_next()
            else:
                self._waiting[caller].remove(turn)
                if not self._waiting[caller]:
                    del self._waiting[caller]
            raise

    def _start_next(self) -> None:
        if self._waiting:
            caller, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[caller] = turns  # now the last one
            self._busy = True  # so that a new task cannot run first
            turn.set_result(None)
