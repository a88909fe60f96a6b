"""The branches of finished games in the database."""

from __future__ import annotations

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import now

INSERT_BRANCH = sql.text(
    "INSERT INTO branches (table_id, owner, subject, at) VALUES (:table_id, :owner, :subject, :at) ON CONFLICT DO NOTHING"
)


class BranchStore:
    """Stores the branches that people start. Methods raise `Busy` if the database does not answer."""

    def __init__(self, engine: sql.Engine) -> None:
        self._store = Transactions(engine, "branches", "The table was not created. Please try again.")

    async def add(self, table_id: str, owner: str, subject: str) -> None:
        """Store that this person continues a finished game at the table `table_id`.

        `subject` is the ID of the finished game's table or record.
        """
        row = {"table_id": table_id, "owner": owner, "subject": subject, "at": now()}
        await self._store.in_transaction(lambda connection: connection.execute(INSERT_BRANCH, row))

    async def tables_of(self, owner: str, subject: str, limit: int) -> list[str]:
        """Return the newest branches of this person from a game, as table IDs. Some of these tables may not exist."""
        table = schema.branches
        query = sql.select(table.c.table_id).where(table.c.owner == owner, table.c.subject == subject)
        query = query.order_by(table.c.at.desc(), table.c.table_id).limit(limit)
        return await self._store.in_transaction(lambda connection: list(connection.scalars(query)))
