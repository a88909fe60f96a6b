"""The presence of workers is checked once for all callers. After a failed check, no worker is present."""

from __future__ import annotations

import asyncio

import pytest

from matchwood.server.compute.worker_client import WorkerPresence
from tests.support.waiting import wait_until_async

LONG_SECONDS = 1_000.0


class Workers:
    """A check with the given results. It returns after the test sets `answered`."""

    def __init__(self, *results: bool | OSError) -> None:
        self.checks = 0
        self.answered = asyncio.Event()
        self._results = list(results)

    async def check(self) -> bool:
        self.checks += 1
        await self.answered.wait()
        result = self._results.pop(0)
        if isinstance(result, OSError):
            raise result
        return result


async def test_callers_during_a_check_get_its_result() -> None:
    workers = Workers(True)
    presence = WorkerPresence(workers.check, LONG_SECONDS)
    async with asyncio.TaskGroup() as group:
        callers = [group.create_task(presence.is_present()) for _ in range(3)]
        await wait_until_async(lambda: workers.checks == 1)
        workers.answered.set()
    assert [caller.result() for caller in callers] == [True, True, True]
    assert (await presence.is_present(), workers.checks) == (True, 1)


async def test_the_result_of_a_check_expires() -> None:
    workers = Workers(True, False)
    workers.answered.set()
    presence = WorkerPresence(workers.check, 0.0)
    assert [await presence.is_present() for _ in range(2)] == [True, False]


async def test_no_worker_is_present_after_a_failed_check() -> None:
    workers = Workers(OSError("Redis is away"))
    workers.answered.set()
    presence = WorkerPresence(workers.check, LONG_SECONDS)
    with pytest.raises(OSError, match="away"):
        await presence.is_present()
    assert (await presence.is_present(), workers.checks) == (False, 1)


async def test_workers_that_are_assumed_absent_are_not_checked() -> None:
    workers = Workers(True, True)
    workers.answered.set()
    presence = WorkerPresence(workers.check, 0.0)
    assert await presence.is_present()
    presence.assume_absent(LONG_SECONDS)
    assert (await presence.is_present(), workers.checks) == (False, 1)
