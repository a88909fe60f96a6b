"""Tables from the database: from the last snapshot and what happened since, or from the whole log where there is none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from matchwood.server.storage.events import Event, game_of
from matchwood.server.storage.log import Log
from matchwood.server.table.snapshot import EVERY, Snapshot
from matchwood.server.table.table import Table

logger = logging.getLogger(__name__)

_decoder = msgspec.json.Decoder(Snapshot)


async def loaded(log: Log, table_id: str, ready: Callable[[str], Awaitable[object]] | None = None) -> Table | None:
    """This table, None if there is none; `ready` is waited for with the key of its game.

    Raises Newer, Unreadable, Busy.
    """
    body, events = await log.read_from_snapshot(table_id)
    try:
        snapshot = None if body is None else _decoder.decode(body)
    except msgspec.DecodeError:
        logger.exception("the snapshot of table %s is damaged: its log is read from the start", table_id)
        snapshot, events = None, await log.read(table_id)
    if snapshot is None and not events:
        return None
    if ready is not None:
        await ready(game_of(events) if snapshot is None else snapshot.about.game)
    try:
        return await asyncio.to_thread(_set_up, table_id, snapshot, events)  # a long game takes a while
    except Exception as error:
        raise log.unreadable(table_id, error) from error


def snapshot_due(table: Table) -> str | None:
    """A snapshot of the table as it is now, if there are many events since the last one; the caller stores it."""
    if table.number - table.snapshot_at < EVERY:
        return None
    table.snapshot_at = table.number
    return msgspec.json.encode(table.snapshot()).decode()


def _set_up(table_id: str, snapshot: Snapshot | None, events: Sequence[Event]) -> Table:
    if snapshot is None:
        return Table.replayed(table_id, events)
    table = Table.restored(table_id, snapshot)
    table.went_on(events)
    return table
