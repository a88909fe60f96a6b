"""The public tables in the database."""

from __future__ import annotations

import sqlalchemy as sql

from matchwood.server.accounts.early_leavers import leaves_often
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions

UPSERT = sql.text(
    "INSERT INTO public_tables (table_id, run, since, seen, body) VALUES (:table_id, :run, :since, :seen, :body) "
    "ON CONFLICT (table_id, run) DO UPDATE SET seen = excluded.seen, body = excluded.body"
)


class PublicTables:
    """Stores the lobby entries of all servers."""

    def __init__(self, engine: sql.Engine) -> None:
        self._store = Transactions(engine, "the lobby", "The lobby is unavailable at the moment. Please try again.")

    async def put(self, table_id: str, server: str, since: float, seen: float, body: str) -> None:
        """Store a lobby entry, which the server confirmed at the time `seen`."""
        row = {"table_id": table_id, "run": server, "since": since, "seen": seen, "body": body}
        await self._store.in_transaction(lambda connection: connection.execute(UPSERT, row))

    async def leaves_often(self, owner: str) -> bool:
        """Return whether this person left many recent games early."""
        return await self._store.in_transaction(lambda connection: leaves_often(connection, owner))

    async def remove(self, table_id: str, server: str) -> None:
        """Delete this server's lobby entry for this table."""
        table = schema.public_tables
        change = table.delete().where(table.c.table_id == table_id, table.c.run == server)
        await self._store.in_transaction(lambda connection: connection.execute(change))

    async def delete_unconfirmed(self, before: float) -> None:
        """Delete each lobby entry whose last confirmation is older than the time `before`."""
        table = schema.public_tables
        change = table.delete().where(table.c.seen < before)
        await self._store.in_transaction(lambda connection: connection.execute(change))

    async def read(self, after: float, limit: int) -> list[str]:
        """Return one confirmed lobby entry for each table, with the newest table first."""
        return await self._store.in_transaction(lambda connection: _read(connection, after, limit))


def _read(connection: sql.Connection, after: float, limit: int) -> list[str]:
    table = schema.public_tables
    query = sql.select(table.c.table_id, table.c.body).where(table.c.seen >= after)
    found: dict[str, str] = {}
    for table_id, body in connection.execute(query.order_by(table.c.since.desc(), table.c.seen.desc()).limit(4 * limit)):
        found.setdefault(table_id, body)
    return list(found.values())[:limit]
