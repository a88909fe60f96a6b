"""Nothing is lost where servers share a PostgreSQL and a Redis: any server, worker, or what they share is killed under load.

`pytest -s tests/server/kills/test_kills_in_a_cluster.py --kills 100` kills a hundred of them, about one in two seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.server.kills.client_group import TableSettings
from tests.server.kills.conftest import Cluster, Program
from tests.server.kills.kill_run import KillRun, Victim, busy, check_logs, new_random, summary
from tests.server.services import Postgresql, Redis
from tests.support.waiting import run_in_thread

SETTINGS = (
    TableSettings("matchmaster", 2, {"rounds": "short"}, bots=1),
    TableSettings("tycoon", 4, {}),
    TableSettings("the_match", 2, {}),
    TableSettings("matschig", 2, {"rounds": 1}, bots=1),
)


FEW = SETTINGS[2:]
WITH_BOTS = (
    TableSettings("matchmaster", 1, {"rounds": "short"}, bots=2),
    TableSettings("tycoon", 1, {}, bots=2),
    TableSettings("matschig", 1, {"rounds": 1}, bots=2),
)


class UncleanStop(NamedTuple):
    """A PostgreSQL that is stopped without a clean shutdown, as when its machine is switched off."""

    postgresql: Postgresql

    def start(self) -> None:
        self.postgresql.start()

    def kill(self) -> None:
        self.postgresql.stop()


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_servers_and_workers_that_are_killed_lose_nothing_and_double_nothing(cluster: Cluster, kills: Callable[[int], int]) -> None:
    victims = [*cluster.servers * 3, cluster.worker]
    groups = run_in_thread(KillRun(victims, cluster.ports, SETTINGS, kills(2), new_random()).run())
    print(summary(groups))
    run_in_thread(check_logs(cluster.database, groups))
    assert busy(groups) == 0


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_a_database_that_is_killed_loses_nothing_and_doubles_nothing(
    cluster: Cluster, postgresql: Postgresql, kills: Callable[[int], int]
) -> None:
    victims: list[Victim] = [postgresql, UncleanStop(postgresql)]
    run = KillRun(victims, cluster.ports, FEW, kills(1), new_random(), cluster.wait_until_not_ready)
    groups = run_in_thread(run.run())
    print(f"{summary(groups)}, {busy(groups)} times busy")
    run_in_thread(check_logs(cluster.database, groups))


@pytest.mark.exhaustive
@pytest.mark.timeout(0)
def test_nothing_that_matters_is_lost_with_a_redis_that_is_killed(
    cluster: Cluster, live: Redis, kills: Callable[[int], int]
) -> None:
    groups = run_in_thread(KillRun([live], cluster.ports, FEW, kills(1), new_random()).run())
    print(summary(groups))
    run_in_thread(check_logs(cluster.database, groups))
    assert busy(groups) == 0


@pytest.mark.exhaustive
@pytest.mark.timeout(0)
def test_workers_and_a_redis_that_are_killed_lose_nothing_and_double_nothing(
    cluster: Cluster, program: Callable[..., Program], live: Redis, kills: Callable[[int], int]
) -> None:
    workers = [cluster.worker, program("work", "--threads", "1", "--database", cluster.database, "--live", live.url)]
    groups = run_in_thread(KillRun([*workers * 2, live], cluster.ports, WITH_BOTS, kills(2), new_random()).run())
    print(summary(groups))
    run_in_thread(check_logs(cluster.database, groups))
    assert busy(groups) == 0
