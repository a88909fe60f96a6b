"""What is open here by somebody who may be known no more: it is looked at again at once when that changes in this process."""

from __future__ import annotations

import asyncio


class Passes:
    """Who waits to be looked at again, by the account, or by the hash of a guest."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Future[None]]] = {}

    async def called(self, whose: str, seconds: float) -> None:
        """Wait until these are called, at most so many seconds."""
        called = asyncio.get_running_loop().create_future()
        waiting = self._waiting.setdefault(whose, set())
        waiting.add(called)
        try:
            await asyncio.wait((called,), timeout=seconds)
        finally:
            waiting.discard(called)
            if not waiting and self._waiting.get(whose) is waiting:
                del self._waiting[whose]

    def call(self, whose: str) -> None:
        """Something has changed for these."""
        for called in self._waiting.pop(whose, ()):
            called.set_result(None)
