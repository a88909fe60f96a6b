"""Which table a client means by a key of its own: settled once, by the database, before the table is made.

Who asks again, at any server and however long the first answer takes, means the same table. Who asked first may be gone before it
was made: then whoever asks next makes it.
"""

from __future__ import annotations

import contextlib
import hashlib

import sqlalchemy as sql

from matchwood.server.protocol.errors import Busy
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import now

HOUR = 3_600_000
KEPT_MS = 24 * HOUR
"""Milliseconds for which a key counts."""

NAME = sql.text("INSERT INTO named_tables (name, table_id, at) VALUES (:name, :table_id, :at) ON CONFLICT DO NOTHING")


class TableKeys:
    """The keys by which clients name tables. Raises Busy when the database does not answer."""

    def __init__(self, engine: sql.Engine) -> None:
        self._store = Transactions(engine, "names of tables", "This table could not be made just now. Please try again.")
        self._tidied = now()

    async def id_of(self, person: str, key: str, otherwise: str) -> str:
        """The id of the table that this person names so; it is this one if they have named none so yet."""
        row = {"name": hashlib.sha256(f"{person}\0{key}".encode()).hexdigest(), "table_id": otherwise, "at": now()}
        table_id = await self._store.in_transaction(lambda connection: _named(connection, row))
        await self._delete_old()
        return table_id

    async def _delete_old(self) -> None:
        """Forget names that are too old, once in a while."""
        if now() - self._tidied > HOUR:
            self._tidied = now()
            table = schema.named_tables
            with contextlib.suppress(Busy):  # another time, then
                await self._store.in_transaction(
                    lambda connection: connection.execute(table.delete().where(table.c.at < self._tidied - KEPT_MS))
                )


def _named(connection: sql.Connection, row: dict[str, object]) -> str:
    connection.execute(NAME, row)  # of two at the same time one waits here for the other
    table = schema.named_tables
    found: str = connection.scalars(sql.select(table.c.table_id).where(table.c.name == row["name"])).one()
    return found
