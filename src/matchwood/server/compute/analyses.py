"""Analyses of finished games. Workers or this process make them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.replay_messages import Analysing, Analysis
from matchwood.server.protocol.errors import Busy, TooMany
from matchwood.server.util.low_priority import low_priority_threads
from matchwood.server.util.tasks import cancel_all

Record = Mapping[str, Any]


class RemoteAnalyses(Protocol):
    """Asks workers and other servers for analyses."""

    async def make(self, work: AnalysisTask, here: Analyses) -> Analysis:
        """If possible, let another process make the analysis. Raises Abandoned if no client waits for the analysis."""

    async def close(self) -> None:
        """Close the connections to other processes."""


MAX_KEPT = 50
"""The number of finished analyses in memory. Each one has up to some hundred kilobytes."""
MAX_WAITING = 10
MAX_WAITING_PER_ADDRESS = 3
RETRY_SECONDS = 30
ABANDONED_SECONDS = 120.0
"""An analysis is cancelled if no client has asked for it for this time."""


class Abandoned(Exception):
    """The analysis was cancelled because no client waits for it."""


class AnalysisTask:
    """An analysis in progress. If `of_table` is true, `key` is the ID of a table."""

    def __init__(self, key: str, record: Record, asker: str = "", of_table: bool = False) -> None:
        self.key = key
        self.record = record
        self.of_table = of_table
        self.asker = asker
        self.begun = False
        self.done, self.of = 0, 0
        self.asked = time.monotonic()
        self.ended = threading.Event()
        self.task: asyncio.Task[Analysis | None]

    def run(self) -> Analysis:
        """Analyse the game. Raises BadRecord if the game record is invalid, and Abandoned if no client waits."""
        from matchwood.analysis.analysis import analyse  # would delay the first page

        self.check_wanted()
        self.begun = True
        found = analyse(self.record, progress=self._report_progress)
        return msgspec.convert(found.to_dict(), Analysis)

    def _report_progress(self, done: int, of: int) -> None:
        self.done, self.of = done, of
        self.check_wanted()

    def check_wanted(self) -> None:
        """Raise Abandoned if the analysis is no longer needed."""
        if self.ended.is_set() or time.monotonic() - self.asked > ABANDONED_SECONDS:
            raise Abandoned


class Analyses:
    """Makes one analysis at a time, and keeps the latest analyses in memory."""

    def __init__(self, compiler: Compiler, elsewhere: RemoteAnalyses | None = None) -> None:
        self._compiler = compiler
        self._elsewhere = elsewhere
        self._thread = low_priority_threads(1, "matchwood analysis")
        self._tasks: OrderedDict[str, AnalysisTask] = OrderedDict()
        self._making = 0

    def request(self, key: str, record: Record, asker: str = "", of_table: bool = False) -> Analysing:
        """Return the progress of an analysis. The first request starts the analysis.

        `asker` is the client's address. If `of_table` is true, `key` is the ID of a table. If the analysis failed, raises its error
        once. Raises Busy or TooMany if too many analyses wait.
        """
        work = self._tasks.get(key) or self._start(AnalysisTask(key, record, asker, of_table))
        work.asked = time.monotonic()
        if not work.task.done():
            ahead = 0 if work.begun else self._count_ahead(work)
            return Analysing("working" if work.begun else "waiting", ahead, work.done, work.of, None)
        del self._tasks[key]
        found = work.task.result()
        if found is None:  # the other request was just abandoned
            return self.request(key, record, asker, of_table)
        self._tasks[key] = work
        return Analysing("done", 0, work.done, work.of, found)

    def is_next(self, work: AnalysisTask) -> bool:
        """Return whether this analysis is the next to start."""
        waiting = (other for other in self._tasks.values() if not (other.begun or other.task.done()))
        return not self._making and next(waiting, None) is work

    async def make(self, work: AnalysisTask) -> Analysis:
        """Make an analysis in this process.

        Raises BadRecord if the game record is invalid, and Abandoned if no client waits.
        """
        self._making += 1
        try:
            await self._compiler.wait_for_analysis(str(work.record.get("game")))
            return await asyncio.get_running_loop().run_in_executor(self._thread, work.run)
        finally:
            self._making -= 1

    async def close(self) -> None:
        """Cancel all unfinished analyses."""
        for work in self._tasks.values():
            work.ended.set()
        await cancel_all(*(work.task for work in self._tasks.values()))
        if self._elsewhere is not None:
            await self._elsewhere.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _start(self, work: AnalysisTask) -> AnalysisTask:
        if sum(other.asker == work.asker and not other.task.done() for other in self._tasks.values()) >= MAX_WAITING_PER_ADDRESS:
            raise TooMany(
                f"At most {MAX_WAITING_PER_ADDRESS} games can be analysed for one address at the same time.", RETRY_SECONDS
            )
        if self._count_ahead(None) >= MAX_WAITING:
            raise Busy("Too many games are being analysed. Please try again in a minute.")
        self._tasks[work.key] = work
        work.task = asyncio.create_task(self._make(work), name=f"analysis of {work.key}")
        finished = [kept for kept, other in self._tasks.items() if other.task.done()]
        for kept in finished[: max(0, len(self._tasks) - MAX_KEPT)]:
            del self._tasks[kept]
        return work

    async def _make(self, work: AnalysisTask) -> Analysis | None:
        try:
            return await (self.make(work) if self._elsewhere is None else self._elsewhere.make(work, self))
        except Abandoned:
            return None

    def _count_ahead(self, work: AnalysisTask | None) -> int:
        """Return how many analyses come before `work`, or before a new analysis if `work` is None."""
        waiting = [other for other in self._tasks.values() if not other.task.done()]
        return waiting.index(work) if work else len(waiting)
