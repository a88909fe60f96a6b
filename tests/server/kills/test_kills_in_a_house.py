"""Nothing is lost where servers share a PostgreSQL and a Redis: any server, worker, or what they share is killed under load.

`pytest -s tests/server/kills/test_kills_in_a_house.py --kills 100` kills a hundred of them, about one in two seconds.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.kills.company import Wish
from tests.server.kills.forked_processes import ForkedProcess, ForkedProcesses
from tests.server.kills.siege import NO_LIMITS, Siege, a_free_port, busy, nothing_was_lost, some_chance, told
from tests.server.services import Postgresql, Redis
from tests.waiting import waited_for

WISHES = (
    Wish("matchmaster", 2, {"rounds": "short"}, bots=1),
    Wish("tycoon", 4, {}),
    Wish("the_match", 2, {}),
    Wish("matschig", 2, {"rounds": 1}, bots=1),
)


class House:
    """Two servers and a worker."""

    def __init__(self, processes: ForkedProcesses, postgresql: Postgresql, live: Redis) -> None:
        self.ports = [a_free_port(), a_free_port()]
        self.database = postgresql.new_database()
        shared = "--database", self.database, "--live", live.url
        self.servers = [processes.child(f"server-{port}", "serve", "--port", str(port), *shared, *NO_LIMITS) for port in self.ports]
        self.worker = processes.child("worker", "work", "--threads", "1", *shared)
        for process in self.all:
            process.start()

    @property
    def all(self) -> list[ForkedProcess]:
        return [*self.servers, self.worker]


@pytest.fixture
def house(processes: ForkedProcesses, postgresql: Postgresql, live: Redis) -> House:
    return House(processes, postgresql, live)


@pytest.mark.timeout(0)
def test_servers_and_workers_that_are_killed_lose_nothing_and_double_nothing(house: House, kills: Callable[[int], int]) -> None:
    victims = [*house.servers * 3, house.worker]
    companies = waited_for(Siege(victims, house.ports, WISHES, kills(5), some_chance()).held())
    print(told(companies))
    waited_for(nothing_was_lost(house.database, companies))
    assert busy(companies) == 0
