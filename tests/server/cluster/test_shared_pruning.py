"""Several servers on one PostgreSQL delete old tables: one server at a time."""

from __future__ import annotations

import sqlalchemy as sql

from matchwood.server.admin.pruning import LOCK, delete_tables, measure, old_tables
from matchwood.server.admin.tables import OperatorTables
from matchwood.server.services import Services
from matchwood.server.storage import schema
from tests.server.in_process import start_table


async def test_only_one_process_deletes_old_tables_at_a_time(here: Services) -> None:
    engine, room = here.log.engine, await start_table(here.tables)
    OperatorTables(engine).close(room.table.id, "root")
    with engine.begin() as connection:
        connection.execute(schema.ends.update().values(at=1, settled=1))
    with engine.begin() as connection, engine.begin() as other:
        due = old_tables(connection, before=2)
        measured = measure(connection, due)
        other.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
        assert delete_tables(connection, due) is None
        assert old_tables(connection, before=2) == due == [room.table.id]
    with engine.begin() as connection:
        assert delete_tables(connection, due) == measured
        assert old_tables(connection, before=2) == []
    assert type(measured.bytes) is int
