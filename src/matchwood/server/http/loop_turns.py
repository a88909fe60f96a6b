"""Share the event loop fairly among client addresses."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Generator
from typing import Any


class LoopTurns:
    """Lets one task per client address continue in each iteration of the event loop."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def wait(self, address: str) -> Generator[Any, None, None]:
        """Wait until a task of this client address may continue."""
        loop = asyncio.get_running_loop()
        waiting = self._waiting.get(address)
        if waiting is None:
            if not self._waiting:
                loop.call_soon(self._next_iteration, loop)
            self._waiting[address] = deque()
            return
        turn = loop.create_future()
        waiting.append(turn)
        yield from turn

    def _next_iteration(self, loop: asyncio.AbstractEventLoop) -> None:
        for address, waiting in list(self._waiting.items()):
            while waiting and waiting[0].done():  # the task was cancelled
                waiting.popleft()
            if waiting:
                waiting.popleft().set_result(None)
            else:
                del self._waiting[address]
        if self._waiting:
            loop.call_soon(self._next_iteration, loop)
