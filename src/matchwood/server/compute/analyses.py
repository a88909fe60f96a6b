"""Analyses of finished games: by workers, or one at a time in this process, in a thread that gives way to whoever plays."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec

from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.replay_messages import Analysing, Analysis
from matchwood.server.protocol.errors import Busy, TooMany
from matchwood.server.util.low_priority import low_priority_threads
from matchwood.server.util.tasks import cancel_all

Record = Mapping[str, Any]


class RemoteAnalyses(Protocol):
    """The way to others that analyse."""

    async def make(self, work: AnalysisTask, here: Analyses) -> Analysis:
        """What others find, or what is made `here` because nobody else does. Raises Abandoned, and what making it raises."""

    async def close(self) -> None:
        """Ask no more."""


MAX_KEPT = 50
"""How many analyses are kept; one is up to some hundred kilobytes, and can be made again."""
MAX_WAITING = 10
MAX_WAITING_PER_ADDRESS = 3
"""How many of one address may wait at the same time."""
RETRY_SECONDS = 30
"""Seconds until somebody may ask for one more."""
ABANDONED_SECONDS = 120.0
"""Seconds after which an analysis that nobody asks for any more is given up."""


class Abandoned(Exception):
    """Nobody waits for this analysis any more."""


class AnalysisTask:
    """One analysis: how far it is, and when somebody asked for it last. A thread makes it, the event loop looks at it.

    `of_table` says that its key is the name of a table, whose log tells the record.
    """

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
        """Judge every move. Raises Abandoned, and BadRecord for a record at fault."""
        from matchwood.analysis.analysis import analyse  # with the compiler, which the first page need not wait for

        self.check_wanted()
        self.begun = True
        found = analyse(self.record, progress=self._report_progress)
        return msgspec.convert(found.to_dict(), Analysis)

    def _report_progress(self, done: int, of: int) -> None:
        self.done, self.of = done, of
        self.check_wanted()

    def check_wanted(self) -> None:
        """Raise Abandoned if nobody waits for it any more."""
        if self.ended.is_set() or time.monotonic() - self.asked > ABANDONED_SECONDS:
            raise Abandoned


class Analyses:
    """Makes the analyses that people ask for in the order in which they asked, and keeps the last ones."""

    def __init__(self, compiler: Compiler, elsewhere: RemoteAnalyses | None = None) -> None:
        self._compiler = compiler
        self._elsewhere = elsewhere
        self._thread = analysis_thread()
        self._works: OrderedDict[str, AnalysisTask] = OrderedDict()
        self._making = 0

    def request(self, key: str, record: Record, asker: str = "", of_table: bool = False) -> Analysing:
        """How far the analysis of this game is. Whoever asks first has it begun; the `asker` is an address.

        `of_table` says that the key is the name of a table, whose log tells the record.

        Raises what went wrong if it failed, and then whoever asks next has it begun again; Busy while too many wait, TooMany while
        too many of the asker's own do.
        """
        work = self._works.get(key) or self._start(AnalysisTask(key, record, asker, of_table))
        work.asked = time.monotonic()
        if not work.task.done():
            ahead = 0 if work.begun else self._count_ahead(work)
            return Analysing("working" if work.begun else "waiting", ahead, work.done, work.of, None)
        del self._works[key]
        found = work.task.result()
        if found is None:  # it was given up just before somebody asked again
            return self.request(key, record, asker, of_table)
        self._works[key] = work
        return Analysing("done", 0, work.done, work.of, found)

    def is_next(self, work: AnalysisTask) -> bool:
        """Whether it would be begun at once if it were to be made here, and nobody has waited longer."""
        waiting = (other for other in self._works.values() if not (other.begun or other.task.done()))
        return not self._making and next(waiting, None) is work

    async def make(self, work: AnalysisTask) -> Analysis:
        """Make it here, after those that are to be made here already. Raises Abandoned, and BadRecord for a record at fault."""
        self._making += 1
        try:
            await self._compiler.wait_for_analysis(str(work.record.get("game")))
            return await asyncio.get_running_loop().run_in_executor(self._thread, work.run)
        finally:
            self._making -= 1

    async def close(self) -> None:
        """Give up what is not finished."""
        for work in self._works.values():
            work.ended.set()
        await cancel_all(*(work.task for work in self._works.values()))
        if self._elsewhere is not None:
            await self._elsewhere.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _start(self, work: AnalysisTask) -> AnalysisTask:
        if sum(other.asker == work.asker and not other.task.done() for other in self._works.values()) >= MAX_WAITING_PER_ADDRESS:
            raise TooMany(f"At most {MAX_WAITING_PER_ADDRESS} games are analysed for one address at the same time.", RETRY_SECONDS)
        if self._count_ahead(None) >= MAX_WAITING:
            raise Busy("Many games are being analysed just now. Please try again in a minute.")
        self._works[work.key] = work
        work.task = asyncio.create_task(self._make(work), name=f"analysis of {work.key}")
        finished = [kept for kept, other in self._works.items() if other.task.done()]
        for kept in finished[: max(0, len(self._works) - MAX_KEPT)]:
            del self._works[kept]
        return work

    async def _make(self, work: AnalysisTask) -> Analysis | None:
        try:
            return await (self.make(work) if self._elsewhere is None else self._elsewhere.make(work, self))
        except Abandoned:
            return None

    def _count_ahead(self, work: AnalysisTask | None) -> int:
        """How many are made before this one, or before one that is asked for now."""
        waiting = [other for other in self._works.values() if not other.task.done()]
        return waiting.index(work) if work else len(waiting)


def analysis_thread() -> ThreadPoolExecutor:
    """A thread for one analysis at a time."""
    return low_priority_threads(1, "matchwood analysis")
