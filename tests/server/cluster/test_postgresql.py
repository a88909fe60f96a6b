"""PostgreSQL instead of SQLite: the same log, with the same migrations."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage import migrate
from matchwood.server.storage.database import open_database, upgrade_database
from matchwood.server.storage.log import Log
from matchwood.server.storage.migrate import REVISIONS
from matchwood.server.storage.schema import metadata
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.events import Moved
from tests.support.optional import not_none

MOVE = Moved(1, "bid 3", "a key")


def test_processes_that_start_at_once_can_share_a_new_database(database: str) -> None:
    with ThreadPoolExecutor(4) as processes:
        engines = list(processes.map(open_database, [database] * 4))
    with engines[0].connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    for engine in engines:
        engine.dispose()


async def test_processes_that_write_the_same_numbers_never_block_each_other(database: str) -> None:
    logs = [Log(open_database(database)) for _ in range(3)]
    places = [(table, number) for number in range(1, 31) for table in ("a", "b", "c")]
    taken = await asyncio.gather(
        *(
            log.append(*place, MOVE, f"person {place}")
            for log, order in zip(logs, (places, places[::-1], places[7:] + places[:7]), strict=True)
            for place in order
        )
    )
    assert sum(taken) == len(places), "each number is taken once"
    assert [len(await logs[0].read(table)) for table in "abc"] == [30, 30, 30]
    assert len(await logs[0].read("a", 28)) == 2
    assert await logs[0].read("a\0") == []
    for log in logs:
        log.close()


async def test_the_log_connects_again_after_its_connection_breaks(database: str) -> None:
    log = Log(open_database(database))
    assert await log.append("a", 1, MOVE)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'matchwood'")
    assert await log.append("a", 2, MOVE)
    assert len(await log.read("a")) == 2
    log.close()


async def test_people_can_play_during_a_migration(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def migrate_once(connection: sql.Connection) -> None:
        connection.execute(sql.text("ALTER TABLE events ADD COLUMN something VARCHAR(8)"))
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))

    services = Services(Log(open_database(database)))
    tables = services.tables
    room = await tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    await tables.commands.run(room, Sit("bea", "Bea"))
    monkeypatch.setattr(migrate, "REVISIONS", (*REVISIONS, "9999"))
    monkeypatch.setattr(migrate, "_run_migrations", migrate_once)
    upgrade = asyncio.create_task(asyncio.to_thread(upgrade_database, database))
    moves = 0
    while moves < 5 or not (upgrade.done() or not_none(room.table.game).over):  # a slow upgrade may take longer than the game
        seat = not_none(room.table.game).owing[0]
        move = not_none(room.table.game).legal_moves(seat)[0]
        await tables.commands.run(room, PlayMove(("ada", "bea")[seat], move, str(moves)))
        moves += 1
    assert await upgrade == (REVISIONS[-1], "9999")
    assert room.table.number == 2 + moves
    await services.close()


def test_commits_wait_for_the_disk_even_if_the_settings_of_the_database_differ(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("ALTER ROLE matchwood SET synchronous_commit = off")
        engine = open_database(database)
        with engine.connect() as other:
            assert other.scalar(sql.text("SHOW synchronous_commit")) == "on"
        engine.dispose()
        connection.execute("ALTER ROLE matchwood RESET synchronous_commit")
