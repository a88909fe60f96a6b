"""The loading of tables from the log and the last snapshot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from matchwood.server.storage.log import Log
from matchwood.server.table.events import Event, game_of
from matchwood.server.table.snapshot import SNAPSHOT_EVENTS, Snapshot
from matchwood.server.table.table import Table

logger = logging.getLogger(__name__)

_decoder = msgspec.json.Decoder(Snapshot)

WaitForRules = Callable[[str], Awaitable[object]]


async def load_table(log: Log, table_id: str, wait_for_rules: WaitForRules | None = None) -> Table | None:
    """Load a table from the database. Returns None if the table does not exist."""
    body, events = await log.read_from_snapshot(table_id)
    if body is None:
        return await _from_start(log, table_id, events, wait_for_rules)
    try:
        snapshot = _decoder.decode(body)
        if wait_for_rules is not None:
            await wait_for_rules(snapshot.about.game)
        return await asyncio.to_thread(Table.from_snapshot, table_id, snapshot, events)
    except Exception as error:  # a damaged snapshot is never a reason to fail
        table = await _from_start(log, table_id, await log.read(table_id), wait_for_rules)
        logger.warning("The snapshot of table %s is damaged, so the whole log was read.", table_id, exc_info=error)
        return table


def snapshot_due(table: Table) -> str | None:
    """Return a snapshot of the table as JSON. Return None if the table has too few new events since the last snapshot."""
    if table.number - table.snapshot_at < SNAPSHOT_EVENTS:
        return None
    table.snapshot_at = table.number
    return msgspec.json.encode(table.snapshot()).decode()


async def _from_start(log: Log, table_id: str, events: Sequence[Event], wait_for_rules: WaitForRules | None) -> Table | None:
    if not events:
        return None
    if wait_for_rules is not None:
        await wait_for_rules(game_of(events))
    try:
        return await asyncio.to_thread(Table.from_events, table_id, events)  # a long game would block the event loop
    except Exception as error:
        raise log.unreadable(table_id, error) from error
