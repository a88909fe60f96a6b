"""Old tables are deleted with everything that belongs to them, by an operator or regularly by a server."""

from __future__ import annotations

from datetime import timedelta

import pytest
import sqlalchemy as sql

from matchwood.server.admin import broadcast, retention
from matchwood.server.admin.pruning import Pruned, delete_in_batches, measure, old_tables
from matchwood.server.admin.retention import Retention
from matchwood.server.admin.tables import OperatorTables
from matchwood.server.protocol.chat_messages import Say
from matchwood.server.protocol.errors import NotFound
from matchwood.server.services import Services
from matchwood.server.storage import schema
from matchwood.server.storage.operator_actions import latest_actions
from matchwood.server.tables.room import Room
from matchwood.server.util.clock import now
from tests.server.in_process import start_table
from tests.support.waiting import wait_for_async, wait_until_async

DAY_MS = 86_400_000
AGE = timedelta(days=90)


@pytest.fixture(autouse=True)
def quick_lookups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "INTERVAL_SECONDS", 0.05)


async def ended(services: Services, engine: sql.Engine, days_ago: int) -> Room:
    """Return a table whose game has ended some days ago."""
    room = await start_table(services.tables)
    OperatorTables(engine).close(room.table.id, "root")
    ends = schema.ends
    change = ends.update().where(ends.c.table_id == room.table.id).values(at=now() - days_ago * DAY_MS, settled=1)
    with engine.begin() as connection:
        connection.execute(change)
    return room


def old(engine: sql.Engine, days: int = 90) -> list[str]:
    with engine.connect() as connection:
        return old_tables(connection, now() - days * DAY_MS)


def rows_about(engine: sql.Engine, table_id: str) -> dict[str, int]:
    """Return the number of rows about a table in each database table."""
    counted = {}
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            if "table_id" in table.c:
                rows = connection.scalar(sql.select(sql.func.count()).select_from(table).where(table.c.table_id == table_id))
                counted[table.name] = rows or 0
    return {name: rows for name, rows in counted.items() if rows}


async def test_only_tables_that_ended_long_ago_are_old(services: Services, engine: sql.Engine) -> None:
    await start_table(services.tables)
    await ended(services, engine, 80)
    oldest = [(await ended(services, engine, days)).table.id for days in (200, 100)]
    assert old(engine) == oldest
    assert len(old(engine, 70)) == 3


async def test_all_rows_of_an_old_table_are_deleted_and_of_no_other_table(services: Services, engine: sql.Engine) -> None:
    rooms = [await ended(services, engine, days) for days in (100, 1)]
    for room in rooms:
        await services.chat.say(room, Say("k", text="hello"), "ada")
    before = [rows_about(engine, room.table.id) for room in rooms]
    assert before[0].keys() >= {"events", "sitters", "talk", "ends"}
    with engine.connect() as connection:
        measured = measure(connection, old(engine))
    assert measured.tables == 1
    assert measured.bytes > 500
    assert delete_in_batches(engine, old(engine), AGE, "root") == (measured, True)
    assert [rows_about(engine, room.table.id) for room in rooms] == [{}, before[1]]


async def test_the_results_of_an_old_table_are_kept_only_for_accounts(services: Services, engine: sql.Engine) -> None:
    rooms = [await ended(services, engine, 100) for _ in range(2)]
    row = {"seat": 0, "kind": "person", "game": "matchmaster", "at": 1, "away": 0}
    with engine.begin() as connection:
        for room, owner in zip(rooms, ("guest", "member"), strict=True):
            connection.execute(schema.results.delete().where(schema.results.c.table_id == room.table.id))
            connection.execute(schema.results.insert().values(table_id=room.table.id, owner=owner, name=owner, **row))
        account = {"id": "1", "name": "M", "folded": "m", "owner": "member", "made": 0}
        connection.execute(schema.accounts.insert().values(account))
    delete_in_batches(engine, old(engine), AGE, "root")
    assert [rows_about(engine, room.table.id) for room in rooms] == [{}, {"results": 1}]


async def test_a_table_with_an_open_report_is_kept(services: Services, engine: sql.Engine) -> None:
    room = await ended(services, engine, 100)
    line = await services.chat.say(room, Say("k", text="rude"), "ada")
    await services.chat.report(room, line.id, "bea")
    assert old(engine) == []
    with engine.begin() as connection:
        connection.execute(schema.reports.update().values(settled=1))
    delete_in_batches(engine, old(engine), AGE, "root")
    with engine.connect() as connection:
        assert connection.execute(sql.select(schema.reports)).all() == []


async def test_a_server_forgets_tables_that_an_operator_deleted(services: Services, engine: sql.Engine) -> None:
    gone, kept = await ended(services, engine, 100), await start_table(services.tables)
    delete_in_batches(engine, old(engine), AGE, "root")
    await wait_until_async(lambda: gone.table.id not in services.tables.rooms)
    assert kept.table.id in services.tables.rooms
    with pytest.raises(NotFound):
        await services.tables.room(gone.table.id)


async def test_a_server_deletes_old_tables_regularly(
    services: Services, engine: sql.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "INTERVAL_SECONDS", 0.05)
    await ended(services, engine, 80)
    gone = (await ended(services, engine, 100)).table.id
    server = Retention(engine, AGE)

    async def actions() -> list[tuple[str, str | None, str]]:
        with engine.connect() as connection:
            return [(each.subject, each.reason, each.by) for each in latest_actions(connection, 10)]

    try:
        await wait_for_async(actions, lambda found: ("1 tables", "older than 90 days", "server") in found)
    finally:
        await server.close()
    assert rows_about(engine, gone) == {}
    assert len(old(engine, 70)) == 1


async def test_a_server_without_the_setting_deletes_nothing(engine: sql.Engine) -> None:
    server = Retention(engine, None)
    assert not server._running
    await server.close()


def test_amounts_are_added() -> None:
    assert Pruned(1, 20).plus(Pruned(2, 30)) == (3, 50)
