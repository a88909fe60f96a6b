"""Tables from the database: from the last snapshot and what happened since, or from the whole log where there is none."""

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


async def load_table(log: Log, table_id: str, ready: Callable[[str], Awaitable[object]] | None = None) -> Table | None:
    """This table, None if there is none; `ready` is waited for with the key of its game.

    Raises Newer, Unreadable, Busy.
    """
    body, events = await log.read_from_snapshot(table_id)
    if body is None:
        return await _from_start(log, table_id, events, ready)
    try:
        snapshot = _decoder.decode(body)
        if ready is not None:
            await ready(snapshot.about.game)
        return await asyncio.to_thread(_from_snapshot, table_id, snapshot, events)
    except Exception as error:  # the log decides, whatever is wrong with a snapshot
        table = await _from_start(log, table_id, await log.read(table_id), ready)
        logger.warning("the snapshot of table %s is damaged: its log was read from the start", table_id, exc_info=error)
        return table


def snapshot_due(table: Table) -> str | None:
    """A snapshot of the table as it is now, if there are many events since the last one; the caller stores it."""
    if table.number - table.snapshot_at < SNAPSHOT_EVENTS:
        return None
    table.snapshot_at = table.number
    return msgspec.json.encode(table.snapshot()).decode()


async def _from_start(
    log: Log, table_id: str, events: Sequence[Event], ready: Callable[[str], Awaitable[object]] | None
) -> Table | None:
    if not events:
        return None
    if ready is not None:
        await ready(game_of(events))
    try:
        return await asyncio.to_thread(Table.from_events, table_id, events)  # a long game takes a while
    except Exception as error:
        raise log.unreadable(table_id, error) from error


def _from_snapshot(table_id: str, snapshot: Snapshot, events: Sequence[Event]) -> Table:
    table = Table.from_snapshot(table_id, snapshot)
    table.advance(events)
    return table
