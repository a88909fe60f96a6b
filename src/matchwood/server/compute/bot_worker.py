"""The moves and hints that a worker computes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from matchwood.server.compute.bots import BotTask, bot_of, quick_bot_of, seed_of, view_of
from matchwood.server.compute.hints import hint_of
from matchwood.server.compute.job_metrics import count_job
from matchwood.server.compute.job_queue import JOB_HEARTBEAT_SECONDS, Beat
from matchwood.server.protocol.errors import Busy, Newer
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.table.table import Table
from matchwood.server.util import logs
from matchwood.server.util.lru import LruCache
from matchwood.server.util.tasks import send_heartbeats

CACHED_TABLES = 200


class BotWorker:
    """Computes moves and hints in several threads."""

    def __init__(self, log: Log, threads: int) -> None:
        self._log = log
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="matchwood worker")
        self._tables: LruCache[str, Table] = LruCache(CACHED_TABLES)

    async def answer(self, beat: Beat, *, asked: BotTask, table_id: str, number: int, seat: int) -> Any:
        """Return a move or a hint as JSON. Return None if the table has changed since event number `number`."""
        logs.TABLE.set(table_id)
        try:
            with count_job(asked):
                async with send_heartbeats(beat, JOB_HEARTBEAT_SECONDS):
                    table = await self._table(table_id, number)
                    if table is None or table.game is None or seat not in table.game.owing:
                        return None
                    return await self._compute(asked, table, seat)
        except (Busy, Newer):  # the log has the error, and the server computes the move
            return None

    def close(self) -> None:
        """Start no further computation."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _compute(self, task: BotTask, table: Table, seat: int) -> Any:
        assert table.game is not None
        run = partial(asyncio.get_running_loop().run_in_executor, self._threads)
        if task == "hint":
            return msgspec.to_builtins(await run(hint_of, table.game.view(seat), seed_of(table, seat)))
        if task == "glance":
            return await run(quick_bot_of(table, seat).choose, table.game.view(seat))
        return await run(bot_of(table, seat).choose, view_of(table, seat))

    async def _table(self, table_id: str, number: int) -> Table | None:
        known = self._tables.pop(table_id, None)
        if known is None:
            known = await load_table(self._log, table_id)
        else:
            await asyncio.to_thread(known.advance, await self._log.read(table_id, known.number))
        if known is not None:
            self._tables.put(table_id, known)
        return known if known is not None and known.number == number else None
