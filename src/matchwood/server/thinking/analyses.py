"""Analyses of finished games: one at a time in this process, in a thread that gives way to the games being played."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from matchwood.server.errors import Busy, TooMany
from matchwood.server.thinking.replay_messages import Analysing, Analysis
from matchwood.server.thinking.warming import Warming

Record = Mapping[str, Any]

KEPT = 50
"""How many analyses are kept; one is up to some hundred kilobytes, and can be made again."""
MOST_WAITING = 10
MOST_OF_ONE = 3
"""How many of one address may wait at the same time."""
SOON = 30
"""Seconds until somebody may ask for one more."""
PATIENCE = 120.0
"""Seconds after which an analysis that nobody asks for any more is given up."""
NICENESS = 10


class Abandoned(Exception):
    """Nobody waits for this analysis any more."""


class Work:
    """One analysis: how far it is, and when somebody asked for it last. A thread makes it, the event loop looks at it."""

    def __init__(self, record: Record, asker: str) -> None:
        self.record = record
        self.asker = asker
        self.begun = False
        self.done, self.of = 0, 0
        self.asked = time.monotonic()
        self.ended = threading.Event()
        self.task: asyncio.Task[Analysis | None]

    def make(self) -> Analysis:
        """Judge every move. Raises Abandoned, and BadRecord for a record at fault."""
        from matchwood.analysis.analysis import analyse  # with the compiler, which the first page need not wait for

        self._go_on()
        self.begun = True
        found = analyse(self.record, progress=self._reach)
        return msgspec.convert(found.to_dict(), Analysis)

    def _reach(self, done: int, of: int) -> None:
        self.done, self.of = done, of
        self._go_on()

    def _go_on(self) -> None:
        if self.ended.is_set() or time.monotonic() - self.asked > PATIENCE:
            raise Abandoned


class Analyses:
    """Makes the analyses that people ask for in the order in which they asked, and keeps the last ones."""

    def __init__(self, warming: Warming) -> None:
        self._warming = warming
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="matchwood analysis", initializer=_give_way)
        self._works: OrderedDict[str, Work] = OrderedDict()

    def ask(self, key: str, record: Record, asker: str = "") -> Analysing:
        """How far the analysis of this game is. Whoever asks first has it begun; the `asker` is an address.

        Raises what went wrong if it failed, and then whoever asks next has it begun again; Busy while too many wait, TooMany while
        too many of the asker's own do.
        """
        work = self._works.get(key) or self._begin(key, record, asker)
        work.asked = time.monotonic()
        if not work.task.done():
            return Analysing("working" if work.begun else "waiting", self._ahead(work), work.done, work.of, None)
        del self._works[key]
        found = work.task.result()
        if found is None:  # it was given up just before somebody asked again
            return self.ask(key, record, asker)
        self._works[key] = work
        return Analysing("done", 0, work.done, work.of, found)

    async def close(self) -> None:
        """Give up what is not finished."""
        works = list(self._works.values())
        for work in works:
            work.ended.set()
            work.task.cancel()
        await asyncio.gather(*(work.task for work in works), return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _begin(self, key: str, record: Record, asker: str) -> Work:
        if sum(work.asker == asker and not work.task.done() for work in self._works.values()) >= MOST_OF_ONE:
            raise TooMany(f"At most {MOST_OF_ONE} games are analysed for one address at the same time.", SOON)
        if self._ahead(None) >= MOST_WAITING:
            raise Busy("Many games are being analysed just now. Please try again in a minute.")
        work = self._works[key] = Work(record, asker)
        work.task = asyncio.create_task(self._make(work), name=f"analysis of {key}")
        finished = [kept for kept, other in self._works.items() if other.task.done()]
        for kept in finished[: max(0, len(self._works) - KEPT)]:
            del self._works[kept]
        return work

    async def _make(self, work: Work) -> Analysis | None:
        await self._warming.bots()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work.make)
        except Abandoned:
            return None

    def _ahead(self, work: Work | None) -> int:
        """How many are made before this one, or before one that is asked for now."""
        waiting = [other for other in self._works.values() if not other.task.done()]
        return waiting.index(work) if work else len(waiting)


def _give_way() -> None:
    """Whoever plays comes first: what this thread does gives way to all others where the system knows that of threads."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
