"""Closed tables: what is due at a table without watchers happens in time, also after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sql

from matchwood.server.protocol.errors import Busy
from matchwood.server.protocol.values import Clock
from matchwood.server.storage.alarms import Alarm, Alarms
from matchwood.server.storage.database import open_database
from matchwood.server.table import clocks
from matchwood.server.table.clocks import CLOCKS, DAY
from matchwood.server.table.events import Moved
from matchwood.server.tables import overdue
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from matchwood.server.util.clock import now
from tests.server.in_process import make_move, run_server, start_table
from tests.support.database import open_new_database
from tests.support.optional import not_none
from tests.support.waiting import wait_for_async, wait_until_async

HOUR = 3_600_000


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks for due alarms all the time, and the brisk clock has one second."""
    monkeypatch.setattr(overdue, "INTERVAL_SECONDS", 0.05)
    monkeypatch.setattr(overdue, "GRACE_MS", 100)
    monkeypatch.setitem(CLOCKS, "brisk", Clock("brisk", bank=1, increment=0))
    monkeypatch.setattr(clocks, "INITIAL_LAG_MS", 0)
    monkeypatch.setattr(clocks, "LAG_PER_DECISION_MS", 0)


async def test_a_clock_of_a_closed_table_runs_out_after_a_restart(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        await start_table(services.tables, clock="brisk")
        await services.scheduler.close()  # as a killed server does
    async with run_server(tmp_path) as services:
        await wait_until_async(lambda: any(all(map(room.table.is_inactive, (0, 1))) for room in services.tables.rooms.values()))
        room = next(iter(services.tables.rooms.values()))
        moves = [event for event in await services.log.read(room.table.id) if isinstance(event, Moved)]
        assert all(event.key is None for event in moves)
        await wait_for_async(lambda: alarms(services.tables), condition=lambda found: not found, what="no alarm is left")


async def test_a_window_of_a_closed_table_closes_after_a_restart(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        room = await start_table(services.tables, 3, game="matschig", window=1, options={"rounds": 12})  # type: ignore[arg-type]  # clients cannot choose so short a time
        await until_a_window_is_open(services.tables, room)
        assert [alarm.at < now() + 1_000 for alarm in await alarms(services.tables)] == [True]
    async with run_server(tmp_path) as services:
        await wait_until_async(lambda: any(room.table.silent_move() is None for room in services.tables.rooms.values()))


async def test_bots_of_a_closed_table_move_only_if_the_table_has_a_clock(tmp_path: Path) -> None:
    made: list[str] = []
    async with run_server(tmp_path) as services:
        await services.scheduler.close()
        for clock in ("correspondence", "none"):
            room = await start_table(services.tables, 1, bots=1, clock=clock)
            made.append(room.table.id)
        (alarm,) = await alarms(services.tables)
        assert alarm.table_id == made[0]
        await Alarms(services.log.engine).reschedule(alarm, now())
    async with run_server(tmp_path) as services:
        await wait_until_async(
            lambda: made[0] in services.tables.rooms and services.tables.rooms[made[0]].table.decisions_made(1) > 0
        )
        assert made[1] not in services.tables.rooms


async def test_an_early_alarm_is_rescheduled_and_an_alarm_without_a_table_is_deleted(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        await start_table(services.tables, clock="correspondence")
        (alarm,) = await alarms(services.tables)
        assert alarm.at == pytest.approx(now() + 1_000 * 3 * DAY, abs=HOUR)
        await Alarms(services.log.engine).reschedule(alarm, now() - HOUR)  # no server ran for a while
        with services.log.engine.begin() as connection:
            connection.execute(sql.text("INSERT INTO alarms VALUES ('gone', 1)"))
    async with run_server(tmp_path) as services:
        (alarm,) = await wait_for_async(
            lambda: alarms(services.tables), condition=lambda found: all(alarm.at >= now() + HOUR for alarm in found)
        )
        assert alarm.at == pytest.approx(now() + 1_000 * 3 * DAY, abs=HOUR)


async def test_a_damaged_table_is_retried_later(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with run_server(tmp_path) as services:
        with services.log.engine.begin() as connection:
            connection.execute(sql.text("INSERT INTO events VALUES ('odd', 1, '{}')"))
            connection.execute(sql.text("INSERT INTO alarms VALUES ('odd', 1)"))
        await wait_for_async(
            lambda: alarms(services.tables), condition=lambda found: all(alarm.at >= now() + HOUR / 2 for alarm in found)
        )
        logged = ["The log of table odd is damaged, so the table cannot be opened.", "Table odd is overdue, but cannot be loaded."]
        assert [record.message for record in caplog.records] == logged


async def test_a_failing_database_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class FailingAlarms(Alarms):
        reads = 0

        async def due(self, _before: int, _most: int) -> list[Alarm]:
            self.reads += 1
            raise Busy("The database fails.")

    failing = FailingAlarms(open_new_database(tmp_path / "tables.db"))
    tables = overdue.OverdueTables(failing, run_due=do_nothing, now=now)
    await wait_until_async(lambda: failing.reads > 3)
    await tables.close()
    assert ["Timed actions at tables that are not in memory are delayed" in record.message for record in caplog.records] == [True]


async def test_one_of_two_servers_takes_an_alarm(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        with services.log.engine.begin() as connection:
            connection.execute(sql.text(f"INSERT INTO alarms VALUES ('a', {now() + HOUR})"))
        (alarm,) = await alarms(services.tables)
        several = Alarms(services.log.engine), Alarms(services.log.engine)
        taken = [await each.reschedule(alarm, alarm.at + HOUR) for each in several]
        assert taken == [Alarm("a", alarm.at + HOUR), None]


def test_due_alarms_are_found_by_an_index(tmp_path: Path) -> None:
    engine = open_database(f"{tmp_path}/tables.db")
    with engine.connect() as connection:
        plan = connection.execute(sql.text("EXPLAIN QUERY PLAN SELECT table_id, at FROM alarms WHERE at <= 5 ORDER BY at LIMIT 20"))
        assert ["USING INDEX" in row[3] or "USING COVERING INDEX" in row[3] for row in plan] == [True]
    engine.dispose()


async def until_a_window_is_open(tables: Tables, room: Room) -> None:
    for _ in range(60):
        if room.table.silent_move() is not None:
            return
        await make_move(tables, room, not_none(room.table.game).owing[0])
    raise AssertionError("no window opened")


async def alarms(tables: Tables) -> list[Alarm]:
    return await Alarms(tables.log.engine).due(10**15, 10)


async def do_nothing(_: str) -> None:
    pass
