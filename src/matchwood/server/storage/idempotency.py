"""Idempotency keys for new tables."""

from __future__ import annotations

import contextlib
import hashlib

import sqlalchemy as sql

from matchwood.server.protocol.errors import Busy
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import now

HOUR_MS = 3_600_000
KEEP_MS = 24 * HOUR_MS

INSERT_KEY = sql.text("INSERT INTO named_tables (name, table_id, at) VALUES (:name, :table_id, :at) ON CONFLICT DO NOTHING")


class TableKeys:
    """Idempotency keys for new tables. A repeated request creates no second table."""

    def __init__(self, engine: sql.Engine) -> None:
        self._store = Transactions(engine, "idempotency keys", "The table was not created. Please try again.")
        self._expired_at = now()

    async def id_of(self, person: str, key: str, new_id: str) -> str:
        """Return the table ID for an idempotency key. If the key is new, store and return `new_id`."""
        row = {"name": hashlib.sha256(f"{person}\0{key}".encode()).hexdigest(), "table_id": new_id, "at": now()}
        table_id = await self._store.in_transaction(lambda connection: _id_of(connection, row))
        await self._delete_expired()
        return table_id

    async def _delete_expired(self) -> None:
        if now() - self._expired_at > HOUR_MS:
            self._expired_at = now()
            table = schema.named_tables
            expired = table.delete().where(table.c.at < self._expired_at - KEEP_MS)
            with contextlib.suppress(Busy):  # the next hour tries again
                await self._store.in_transaction(lambda connection: connection.execute(expired))


def _id_of(connection: sql.Connection, row: dict[str, object]) -> str:
    connection.execute(INSERT_KEY, row)  # waits for a concurrent request with the same key
    table = schema.named_tables
    table_id: str = connection.scalars(sql.select(table.c.table_id).where(table.c.name == row["name"])).one()
    return table_id
