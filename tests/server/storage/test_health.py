"""Health checks: the server checks its database at most once a second."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from matchwood.server.protocol.errors import Busy
from matchwood.server.storage.health import KEEP_SECONDS, HealthCheck
from tests.support.waiting import let_other_tasks_run


class Database:
    """A database that counts its checks, and can fail."""

    def __init__(self) -> None:
        self.checks, self.healthy = 0, True
        self.files = SimpleNamespace(are_in_place=lambda: True)
        self.engine = SimpleNamespace(dialect=SimpleNamespace(name="sqlite"))

    async def lengths(self, _: Sequence[str]) -> dict[str, int]:
        self.checks += 1
        await let_other_tasks_run()
        if not self.healthy:
            raise Busy("The tables cannot be read just now.")
        return {}


async def test_the_database_is_checked_once_a_second_for_all_callers() -> None:
    now, database = 0.0, Database()

    async def answers(check: HealthCheck) -> set[str]:
        found: list[Any] = await asyncio.gather(*(check.check() for _ in range(50)), return_exceptions=True)
        return {"healthy" if isinstance(one, tuple) else str(one) for one in found}

    check = HealthCheck(database, SimpleNamespace(is_healthy=True), clock=lambda: now)  # type: ignore[arg-type]  # all that it uses
    assert await answers(check) == {"healthy"}
    database.healthy = False
    now += KEEP_SECONDS / 2
    assert await answers(check) == {"healthy"}
    assert database.checks == 1
    now += KEEP_SECONDS / 2
    assert await answers(check) == {"The tables cannot be read just now."}
    assert await answers(check) == {"The tables cannot be read just now."}
    assert database.checks == 2
    await check.close()


async def test_a_server_that_is_about_to_stop_fails_at_once_although_its_last_check_passed() -> None:
    check = HealthCheck(Database(), SimpleNamespace(is_healthy=True))  # type: ignore[arg-type]  # as above
    await check.check()
    check.is_stopping = True
    with pytest.raises(Busy, match="stopping"):
        await check.check()
    await check.close()


async def test_a_caller_that_gives_up_does_not_cancel_the_check_of_others() -> None:
    check = HealthCheck(Database(), SimpleNamespace(is_healthy=True))  # type: ignore[arg-type]  # as above
    first, second = (asyncio.create_task(check.check()) for _ in range(2))
    await let_other_tasks_run()
    first.cancel()
    await second
    with pytest.raises(asyncio.CancelledError):
        await first
    await check.close()
