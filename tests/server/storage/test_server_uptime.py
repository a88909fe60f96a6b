"""Uptime: the time in which any server was running."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.storage.server_uptime import LOST_SECONDS, Run, Uptime, covered_ms
from matchwood.server.util.clock import now
from tests.support.database import open_new_database

MINUTE = 60_000


@pytest.mark.parametrize(
    ("runs", "counted"),
    [
        ([], 0),
        ([Run(0, 1000)], 100),
        ([Run(120, 130), Run(150, 160)], 20),
        ([Run(50, 120), Run(110, 130), Run(190, 300)], 40),
        ([Run(100, 180), Run(110, 120)], 80),
        ([Run(0, 90), Run(210, 300)], 0),
    ],
)
def test_time_in_several_runs_counts_once_and_other_time_does_not_count(runs: list[Run], counted: int) -> None:
    assert covered_ms(runs, 100, 200) == counted
    assert covered_ms(runs[::-1], 100, 200) == counted


async def test_time_between_runs_is_no_uptime(tmp_path: Path) -> None:
    log = Log(open_new_database(tmp_path / "tables.db"))
    here = now()
    await log.store_run("long ago", here - 60 * MINUTE, here - 50 * MINUTE)
    await log.store_run("before this one", here - 20 * MINUTE, here - 15 * MINUTE)
    later = Uptime(log)
    await later.ready()
    assert later.uptime_between(here - 55 * MINUTE, here) == pytest.approx(10 * MINUTE, abs=2000)
    await later.close()
    assert len(await log.server_runs()) == 3
    log.close()


async def test_a_run_is_one_row_that_grows(tmp_path: Path) -> None:
    log = Log(open_database(f"{tmp_path}/tables.db"))
    for seen in (20, 30, 40):
        await log.store_run("a run", 10, seen)
    assert await log.server_runs() == [(10, 40)]
    log.close()


async def test_time_in_which_the_machine_slept_is_no_uptime(tmp_path: Path) -> None:
    log = Log(open_database(f"{tmp_path}/tables.db"))
    here = Uptime(log)
    await here.ready()
    begun = here.now()
    here.now.at_least(begun + 60 * MINUTE)  # the machine wakes up
    assert here.uptime_between(begun, begun + 60 * MINUTE) <= 1000 * LOST_SECONDS + 1000
    await here._store_heartbeat()
    assert here.uptime_between(begun, begun + 60 * MINUTE) <= 1000
    await here.close()
    log.close()
