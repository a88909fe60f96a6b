"""A worker's mind: sets tables up from their logs and thinks for the seats that servers ask about."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
from saq.types import Context

from matchwood.server.compute.bots import Asked, bot_of, quick_bot_of, seed_of
from matchwood.server.compute.heartbeat import send_heartbeats
from matchwood.server.compute.hints import hint_of
from matchwood.server.compute.job_metrics import count_job
from matchwood.server.protocol.errors import Busy, Newer
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.table.table import Table
from matchwood.server.util import logs
from matchwood.server.util.lru import LruCache

logger = logging.getLogger(__name__)

CACHED_TABLES = 200
"""Tables that are kept in memory as they were at the last request."""
HEARTBEAT_SECONDS = 0.5
"""Seconds between two signs of life of a worker that thinks."""


class BotWorker:
    """Thinks in threads of its own, each about one decision at a time."""

    def __init__(self, log: Log, threads: int) -> None:
        self._log = log
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="matchwood worker")
        self._tables: LruCache[str, Table] = LruCache(CACHED_TABLES)

    async def think(self, context: Context, *, asked: Asked, table_id: str, number: int, seat: int) -> Any:
        """What that seat should do after that event, as JSON; None if the table is elsewhere by now, or something went wrong."""
        logs.TABLE.set(table_id)
        try:
            with count_job(asked):
                async with send_heartbeats(context["job"].update, HEARTBEAT_SECONDS):
                    table = await self._table(table_id, number)
                    if table is None or table.game is None or seat not in table.game.owing:
                        return None
                    return await self._answer(asked, table, seat)
        except (Busy, Newer):  # the log tells of it; the server thinks by itself
            return None
        except Exception:
            logger.exception("a thought failed")
            return None

    def close(self) -> None:
        """Think about nothing new."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _answer(self, asked: Asked, table: Table, seat: int) -> Any:
        assert table.game is not None
        view, run = table.game.view(seat), partial(asyncio.get_running_loop().run_in_executor, self._threads)
        if asked == "hint":
            return msgspec.to_builtins(await run(hint_of, view, seed_of(table, seat)))
        bot = quick_bot_of(table, seat) if asked == "glance" else bot_of(table, seat)
        return await run(bot.choose, view)

    async def _table(self, table_id: str, number: int) -> Table | None:
        """The table after exactly that event. While it is brought up to date here, nobody else has it."""
        known = self._tables.pop(table_id, None)
        if known is None:
            known = await load_table(self._log, table_id)
        else:
            await asyncio.to_thread(known.advance, await self._log.read(table_id, known.number))
        if known is not None:
            self._tables.put(table_id, known)
        return known if known is not None and known.number == number else None
