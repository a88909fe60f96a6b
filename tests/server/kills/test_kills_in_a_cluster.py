"""Nothing is lost where servers share a PostgreSQL and a Redis: any server, worker, or what they share is killed under load.

`pytest -s tests/server/kills/test_kills_in_a_cluster.py --kills 100` kills a hundred of them, about one in two seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import httpx
import pytest

from tests.server.kills.attack import NO_LIMITS, Siege, Victim, a_free_port, busy, nothing_was_lost, some_chance, summary
from tests.server.kills.cluster import Wish
from tests.server.kills.conftest import Program
from tests.server.services import Postgresql, Redis
from tests.waiting import TIMEOUT, wait_for, waited_for

WISHES = (
    Wish("matchmaster", 2, {"rounds": "short"}, bots=1),
    Wish("tycoon", 4, {}),
    Wish("the_match", 2, {}),
    Wish("matschig", 2, {"rounds": 1}, bots=1),
)


FEW = WISHES[2:]


class House:
    """Two servers and a worker."""

    def __init__(self, program: Callable[..., Program], postgresql: Postgresql, live: Redis) -> None:
        self.ports = [a_free_port(), a_free_port()]
        self.database = postgresql.new_database()
        shared = "--database", self.database, "--live", live.url
        self.servers = [program("serve", "--port", str(port), *shared, *NO_LIMITS) for port in self.ports]
        self.worker = program("work", "--threads", "1", *shared)

    def say_that_they_cannot_be_used(self) -> None:
        """Wait until both servers say so."""
        for port in self.ports:
            address = f"http://127.0.0.1:{port}/api/health"
            answer = wait_for(partial(httpx.get, address, timeout=TIMEOUT), so=lambda answer: answer.status_code == 503)
            assert answer.json()["error"]["code"] == "busy"


class EndedAtOnce(NamedTuple):
    """A PostgreSQL that is told to end without tidying up, as when its machine is switched off."""

    postgresql: Postgresql

    def start(self) -> None:
        self.postgresql.start()

    def kill(self) -> None:
        self.postgresql.stop()


@pytest.fixture
def house(program: Callable[..., Program], postgresql: Postgresql, live: Redis) -> House:
    return House(program, postgresql, live)


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_servers_and_workers_that_are_killed_lose_nothing_and_double_nothing(house: House, kills: Callable[[int], int]) -> None:
    victims = [*house.servers * 3, house.worker]
    companies = waited_for(Siege(victims, house.ports, WISHES, kills(2), some_chance()).held())
    print(summary(companies))
    waited_for(nothing_was_lost(house.database, companies))
    assert busy(companies) == 0


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_a_database_that_is_killed_loses_nothing_and_doubles_nothing(
    house: House, postgresql: Postgresql, kills: Callable[[int], int]
) -> None:
    victims: list[Victim] = [postgresql, EndedAtOnce(postgresql)]
    siege = Siege(victims, house.ports, FEW, kills(1), some_chance(), house.say_that_they_cannot_be_used)
    companies = waited_for(siege.held())
    print(f"{summary(companies)}, {busy(companies)} times busy")
    waited_for(nothing_was_lost(house.database, companies))


@pytest.mark.exhaustive
@pytest.mark.timeout(0)
def test_nothing_that_matters_is_lost_with_a_redis_that_is_killed(house: House, live: Redis, kills: Callable[[int], int]) -> None:
    companies = waited_for(Siege([live], house.ports, FEW, kills(1), some_chance()).held())
    print(summary(companies))
    waited_for(nothing_was_lost(house.database, companies))
    assert busy(companies) == 0
