"""The clocks of tables go on, whatever the clock of the machine is set to."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage import uptime
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.table.clocks import CLOCKS
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from matchwood.server.util.clock import WallClock
from tests.server.in_process import run_server
from tests.surely import surely
from tests.waiting import until

TWO_HOURS = 2 * 60 * 60
NANOSECONDS = 1_000_000_000
"""In a second."""


class Machine:
    """Its clock, in nanoseconds since 1970: somebody may set it."""

    set_by = 0

    def __call__(self) -> int:
        return time.time_ns() + self.set_by


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(uptime, "WallClock", lambda: WallClock(machine))
    return machine


async def table_at_which_bea_thinks(tables: Tables) -> Room:
    room = await tables.create(NewTable("matchmaster", 2, "Ada", clock="brisk"), "ada")
    await tables.commands.run(room, Sit("bea", "Bea"))
    await tables.commands.run(room, PlayMove("ada", "bid 0", "one"))
    return room


def left_to_bea(room: Room) -> float:
    return surely(surely(room.view_of("bea").clocks)[1]).left


async def test_a_clock_goes_on_if_that_of_the_machine_is_set_back_while_it_runs(tables: Tables, machine: Machine) -> None:
    room = await table_at_which_bea_thinks(tables)
    machine.set_by = -TWO_HOURS * NANOSECONDS
    before = left_to_bea(room)
    await until(lambda: left_to_bea(room) < before - 0.1)


async def test_a_clock_goes_on_where_it_was_if_that_of_the_machine_is_set_back_before_the_server_starts_again(
    tmp_path: Path, machine: Machine
) -> None:
    async with run_server(tmp_path) as services:
        room = await table_at_which_bea_thinks(services.tables)
        await until(lambda: left_to_bea(room) < CLOCKS["brisk"].bank - 0.1)
        left = left_to_bea(room)
    machine.set_by = -TWO_HOURS * NANOSECONDS
    async with run_server(tmp_path) as services:
        (room,) = await services.tables.tables_of("bea")
        assert left - 30 < left_to_bea(room) <= left
        await until(lambda: left_to_bea(room) < left - 0.1)


async def test_a_server_whose_machine_is_behind_counts_from_the_moment_that_another_wrote(
    services: Services, tmp_path: Path
) -> None:
    behind = Services(Log(open_database(f"{tmp_path}/tables.db")))
    try:
        await behind.uptime.ready()
        services.uptime.now.at_least(behind.uptime.now() + 20_000)
        room = await table_at_which_bea_thinks(services.tables)
        other = await behind.tables.room(room.table.id)
        assert left_to_bea(other) <= CLOCKS["brisk"].bank
        assert 0 <= behind.uptime.now() - surely(other.table.clocks).running[1].at < 10_000
    finally:
        await behind.close()
