"""The regular deletion of old tables by a server."""

from __future__ import annotations

import asyncio
import time
from datetime import timedelta
from functools import partial

import sqlalchemy as sql

from matchwood.server.admin.pruning import PAUSE_FACTOR, Pruned, delete_tables, in_batches, old_tables, record_pruning
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import milliseconds_of, now
from matchwood.server.util.tasks import Tasks, periodically

INTERVAL_SECONDS = 3_600.0
BY = "server"
"""The name of the operator in the actions that a server stores."""


class Retention(Tasks):
    """Deletes the tables whose game ended longer ago than `keep`. If `keep` is None, deletes no table."""

    def __init__(self, engine: sql.Engine, keep: timedelta | None) -> None:
        super().__init__()
        self._store = Transactions(engine, "old tables", "The old tables cannot be deleted at the moment.")
        if keep is not None:
            self.start(periodically(INTERVAL_SECONDS, lambda: self._prune(keep)), "deletion of old tables")

    async def _prune(self, keep: timedelta) -> None:
        before = now() - milliseconds_of(keep)
        pruned = Pruned()
        due = await self._store.in_transaction(lambda connection: old_tables(connection, before))
        for batch in in_batches(due):
            started_at = time.monotonic()
            deleted = await self._store.in_transaction(partial(delete_tables, table_ids=batch))
            if deleted is None:  # another server of the deployment does the work
                break
            pruned = pruned.plus(deleted)
            await asyncio.sleep(PAUSE_FACTOR * (time.monotonic() - started_at))
        if pruned.tables:
            await self._store.in_transaction(lambda connection: record_pruning(connection, pruned, keep, BY))
