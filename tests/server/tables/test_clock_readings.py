"""The clocks of tables run on, also if the clock of the machine is changed."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from matchwood.server.services import Services
from matchwood.server.storage import server_uptime
from matchwood.server.table.clocks import CLOCKS
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from matchwood.server.util.clock import WallClock
from tests.server.in_process import ADA, make_move, run_server, start_table
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async

TWO_HOURS = 2 * 60 * 60
NANOSECONDS_PER_SECOND = 1_000_000_000


class MachineClock:
    """The clock of a machine, in nanoseconds since 1970. A test can set it."""

    set_by = 0

    def __call__(self) -> int:
        return time.time_ns() + self.set_by


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> MachineClock:
    machine = MachineClock()
    monkeypatch.setattr(server_uptime, "WallClock", lambda: WallClock(machine))
    return machine


async def table_at_which_bea_thinks(tables: Tables) -> Room:
    room = await start_table(tables, clock="brisk")
    await make_move(tables, room, ADA, "bid 0")
    return room


def left_to_bea(room: Room) -> float:
    return not_none(not_none(room.view_of("bea").clocks)[1]).left


async def test_a_table_clock_continues_if_the_machine_clock_is_set_back(tables: Tables, machine: MachineClock) -> None:
    room = await table_at_which_bea_thinks(tables)
    machine.set_by = -TWO_HOURS * NANOSECONDS_PER_SECOND
    before = left_to_bea(room)
    await wait_until_async(lambda: left_to_bea(room) < before - 0.1)


async def test_a_table_clock_continues_after_a_restart_with_the_machine_clock_set_back(
    tmp_path: Path, machine: MachineClock
) -> None:
    async with run_server(tmp_path) as services:
        room = await table_at_which_bea_thinks(services.tables)
        await wait_until_async(lambda: left_to_bea(room) < CLOCKS["brisk"].bank - 0.1)
        left = left_to_bea(room)
    machine.set_by = -TWO_HOURS * NANOSECONDS_PER_SECOND
    async with run_server(tmp_path) as services:
        (room,) = await services.tables.tables_of("bea")
        assert left - 30 < left_to_bea(room) <= left
        await wait_until_async(lambda: left_to_bea(room) < left - 0.1)


async def test_a_server_with_a_late_machine_clock_counts_from_the_last_event(services: Services, tmp_path: Path) -> None:
    async with run_server(tmp_path) as behind:
        await behind.uptime.ready()
        services.uptime.now.at_least(behind.uptime.now() + 20_000)
        room = await table_at_which_bea_thinks(services.tables)
        other = await behind.tables.room(room.table.id)
        assert left_to_bea(other) <= CLOCKS["brisk"].bank
        assert 0 <= behind.uptime.now() - not_none(other.table.clocks).running[1].at < 10_000
