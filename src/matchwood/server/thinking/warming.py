"""Getting the rules and the bots ready in the background, so that the first page is there at once.

The library loads machine code, and on the very first start it compiles it for some seconds. None of this may happen in the event
loop, so whoever needs the rules or a bot waits here first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading

logger = logging.getLogger(__name__)


class Warming:
    """A thread that uses every game and every bot once. It ends by itself; nobody has to wait for it to end the server."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._rules, self._bots = asyncio.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="matchwood warming", daemon=True)
        self._loop.call_later(0.05, self._thread.start)  # listen first

    async def rules(self) -> None:
        """Wait until games can be played without keeping the event loop."""
        await self._rules.wait()

    async def bots(self) -> None:
        """Wait until bots can play."""
        await self._bots.wait()

    def _run(self) -> None:
        from matchwood.face.warming import warm_bots, warm_rules  # it loads the compiler, and the first page need not wait for that

        for ready, work in ((self._rules, warm_rules), (self._bots, warm_bots)):
            try:
                work()
            except Exception:  # it fails again, and is told, where it matters
                logger.exception("warming up failed")
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                self._loop.call_soon_threadsafe(ready.set)
