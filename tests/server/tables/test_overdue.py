"""Tables that nobody has open: what is due there happens at its time, also after a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Unpack

import pytest
import sqlalchemy as sql

from matchwood.server.protocol.errors import Busy
from matchwood.server.protocol.messages import NewTable
from matchwood.server.protocol.values import Clock
from matchwood.server.storage.alarms import Alarm, Alarms
from matchwood.server.storage.database import open_database
from matchwood.server.table import clocks
from matchwood.server.table.clocks import CLOCKS, DAY
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.events import Moved
from matchwood.server.tables import overdue
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from matchwood.server.util.clock import now
from tests.server.in_process import TableSettings, run_server
from tests.surely import surely
from tests.waiting import awaited, until

PEOPLE = ("ada", "bea", "cem")
HOUR = 3_600_000


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks out does so all the time, and the brisk clock gives a moment only."""
    monkeypatch.setattr(overdue, "INTERVAL_SECONDS", 0.05)
    monkeypatch.setattr(overdue, "GRACE_MS", 100)
    monkeypatch.setitem(CLOCKS, "brisk", Clock("brisk", bank=1, increment=0))
    monkeypatch.setattr(clocks, "INITIAL_LAG_MS", 0)
    monkeypatch.setattr(clocks, "LAG_PER_DECISION_MS", 0)


async def test_after_a_restart_a_clock_runs_out_though_nobody_opens_the_table(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        await table_of_people(services.tables, clock="brisk")
        await services.scheduler.close()  # as if the server had been killed
    async with run_server(tmp_path) as services:
        await until(lambda: any(all(map(room.table.is_inactive, (0, 1))) for room in services.tables.rooms.values()))
        room = next(iter(services.tables.rooms.values()))
        moves = [event for event in await services.log.read(room.table.id) if isinstance(event, Moved)]
        assert all(event.key is None for event in moves)
        await awaited(lambda: alarms(services.tables), so=lambda found: not found, what="all alarms are gone")


async def test_after_a_restart_a_window_closes_though_nobody_opens_the_table(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        room = await table_of_people(services.tables, game="matschig", players=3, window=1, options={"rounds": 12})  # type: ignore[arg-type]  # no window offered is as short
        await until_a_window_is_open(services.tables, room)
        assert [alarm.at < now() + 1_000 for alarm in await alarms(services.tables)] == [True]
    async with run_server(tmp_path) as services:
        await until(lambda: any(room.table.silent_move() is None for room in services.tables.rooms.values()))


async def test_bots_move_on_where_a_clock_will_run_and_where_none_will_they_wait_for_somebody(tmp_path: Path) -> None:
    made: list[str] = []
    async with run_server(tmp_path) as services:
        await services.scheduler.close()
        for clock in ("correspondence", "none"):
            room = await table_of_people(services.tables, bots=1, clock=clock, level="beginner")
            made.append(room.table.id)
        (alarm,) = await alarms(services.tables)
        assert alarm.table_id == made[0]
        await Alarms(services.log.engine).reschedule(alarm, now())
    async with run_server(tmp_path) as services:
        await until(lambda: made[0] in services.tables.rooms and services.tables.rooms[made[0]].table.decisions_made(1) > 0)
        assert made[1] not in services.tables.rooms


async def test_an_alarm_that_rings_too_early_is_set_anew_and_one_of_no_table_is_gone(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        await table_of_people(services.tables, clock="correspondence")
        (alarm,) = await alarms(services.tables)
        assert alarm.at == pytest.approx(now() + 1_000 * 3 * DAY, abs=HOUR)
        await Alarms(services.log.engine).reschedule(alarm, now() - HOUR)  # the servers were away for a while
        with services.log.engine.begin() as connection:
            connection.execute(sql.text("INSERT INTO alarms VALUES ('gone', 1)"))
    async with run_server(tmp_path) as services:
        (alarm,) = await awaited(lambda: alarms(services.tables), so=lambda found: all(alarm.at >= now() + HOUR for alarm in found))
        assert alarm.at == pytest.approx(now() + 1_000 * 3 * DAY, abs=HOUR)


async def test_a_table_that_cannot_be_opened_is_not_tried_all_the_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with run_server(tmp_path) as services:
        with services.log.engine.begin() as connection:
            connection.execute(sql.text("INSERT INTO events VALUES ('odd', 1, '{}')"))
            connection.execute(sql.text("INSERT INTO alarms VALUES ('odd', 1)"))
        await awaited(lambda: alarms(services.tables), so=lambda found: all(alarm.at >= now() + HOUR / 2 for alarm in found))
        told = ["The log of table odd is damaged, so the table cannot be opened.", "table odd is overdue, but cannot be loaded"]
        assert [record.message for record in caplog.records] == told


async def test_a_database_that_does_not_answer_is_told_of_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Away(Alarms):
        looks = 0

        async def due(self, _before: int, _most: int) -> list[Alarm]:
            self.looks += 1
            raise Busy("It is away.")

    away = Away(open_database(f"{tmp_path}/tables.db"))
    looking = overdue.OverdueTables(away, run_due=nobody_comes, now=now)
    await until(lambda: away.looks > 3)
    await looking.close()
    assert ["timed actions at tables that are not in memory are delayed" in record.message for record in caplog.records] == [True]


async def test_of_those_who_hear_an_alarm_one_takes_it(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        with services.log.engine.begin() as connection:
            connection.execute(sql.text(f"INSERT INTO alarms VALUES ('a', {now() + HOUR})"))
        (alarm,) = await alarms(services.tables)
        several = Alarms(services.log.engine), Alarms(services.log.engine)
        taken = [await each.reschedule(alarm, alarm.at + HOUR) for each in several]
        assert taken == [Alarm("a", alarm.at + HOUR), None]


def test_what_rings_is_found_without_looking_at_all_the_others(tmp_path: Path) -> None:
    engine = open_database(f"{tmp_path}/tables.db")
    with engine.connect() as connection:
        plan = connection.execute(sql.text("EXPLAIN QUERY PLAN SELECT table_id, at FROM alarms WHERE at <= 5 ORDER BY at LIMIT 20"))
        assert ["USING INDEX" in row[3] or "USING COVERING INDEX" in row[3] for row in plan] == [True]
    engine.dispose()


async def table_of_people(
    tables: Tables, game: str = "matchmaster", players: int = 2, bots: int = 0, **more: Unpack[TableSettings]
) -> Room:
    wish = NewTable(game, players, "Ada", bots=bots, **TableSettings(pace="instant") | more)
    room = await tables.create(wish, PEOPLE[0])
    for person in PEOPLE[1 : players - bots]:
        await tables.commands.run(room, Sit(person, person))
    return room


async def until_a_window_is_open(tables: Tables, room: Room) -> None:
    for count in range(60):
        if room.table.silent_move() is not None:
            return
        seat = surely(room.table.game).owing[0]
        await tables.commands.run(room, PlayMove(PEOPLE[seat], surely(room.table.game).legal_moves(seat)[0], str(count)))
    raise AssertionError("no window opened")


async def alarms(tables: Tables) -> list[Alarm]:
    return await Alarms(tables.log.engine).due(10**15, 10)


async def nobody_comes(_: str) -> None:
    """What is due there is nothing."""
