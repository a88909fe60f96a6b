"""The public tables of all servers on one database: who shows which table, and when it was last there."""

from __future__ import annotations

import sqlalchemy as sql

from matchwood.server.accounts.early_leavers import leaves_often
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions

PUT = sql.text(
    "INSERT INTO public_tables (table_id, run, since, seen, body) VALUES (:table_id, :run, :since, :seen, :body) "
    "ON CONFLICT (table_id, run) DO UPDATE SET seen = excluded.seen, body = excluded.body"
)


class PublicTables:
    """What stands in the lobby. A row that no process has confirmed for a while counts no more. Raises Busy."""

    def __init__(self, engine: sql.Engine) -> None:
        self._store = Transactions(engine, "the lobby", "The lobby cannot be reached just now. Please try again.")

    async def put(self, table_id: str, run: str, since: float, seen: float, body: str) -> None:
        """Let this table stand in the lobby, in the name of this run."""
        row = {"table_id": table_id, "run": run, "since": since, "seen": seen, "body": body}
        await self._store.in_transaction(lambda connection: _write(connection, PUT, row))

    async def leaves_often(self, owner: str) -> bool:
        """Whether this person has often left lately."""
        return await self._store.in_transaction(lambda connection: leaves_often(connection, owner))

    async def remove(self, table_id: str, run: str) -> None:
        """Take it away again, as far as this run is concerned."""
        table = schema.public_tables
        change = table.delete().where(table.c.table_id == table_id, table.c.run == run)
        await self._store.in_transaction(lambda connection: _write(connection, change))

    async def delete_unconfirmed(self, before: float) -> None:
        """Clear away what nobody has confirmed since then."""
        table = schema.public_tables
        change = table.delete().where(table.c.seen < before)
        await self._store.in_transaction(lambda connection: _write(connection, change))

    async def read(self, after: float, most: int) -> list[str]:
        """What was confirmed since then, each table once, the newest first."""
        return await self._store.in_transaction(lambda connection: _read(connection, after, most))


def _write(connection: sql.Connection, change: sql.Executable, row: dict[str, object] | None = None) -> None:
    connection.execute(change, row)


def _read(connection: sql.Connection, after: float, most: int) -> list[str]:
    table = schema.public_tables
    query = sql.select(table.c.table_id, table.c.body).where(table.c.seen >= after)
    found: dict[str, str] = {}
    for table_id, body in connection.execute(query.order_by(table.c.since.desc(), table.c.seen.desc()).limit(4 * most)):
        found.setdefault(table_id, body)
    return list(found.values())[:most]
