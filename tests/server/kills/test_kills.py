"""Nothing is lost: a server is killed at random moments under load, connections are cut, and every log is the same in the end.

`pytest -s tests/server/kills --kills 300` kills hundreds of them, about one a second.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.kills.client_group import TableSettings
from tests.server.kills.conftest import Program
from tests.server.kills.kill_run import NO_LIMITS, KillRun, busy, check_logs, free_port, new_random, summary
from tests.support.waiting import run_in_thread

SETTINGS = (
    TableSettings("matchmaster", 3, {"rounds": "short"}),
    TableSettings("tycoon", 4, {}),
    TableSettings("the_match", 2, {}),
    TableSettings("matschig", 3, {"rounds": 1}),
)


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_servers_that_are_killed_lose_nothing_and_double_nothing(
    tmp_path: Path, program: Callable[..., Program], kills: Callable[[int], int]
) -> None:
    port, database = free_port(), f"{tmp_path}/tables.db"
    server = program("serve", "--port", str(port), "--database", database, *NO_LIMITS)
    groups = run_in_thread(KillRun([server], [port], SETTINGS, kills(5), new_random()).run())
    print(summary(groups))
    run_in_thread(check_logs(database, groups))
    assert busy(groups) == 0
