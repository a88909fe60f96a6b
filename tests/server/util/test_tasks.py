"""Tasks: each ends with its owner."""

from __future__ import annotations

import asyncio
import contextlib
from contextvars import ContextVar, copy_context

import pytest

from matchwood.server.protocol.errors import Busy
from matchwood.server.util import tasks
from matchwood.server.util.tasks import Tasks, cancel_all, failed, periodically
from tests.support.waiting import let_other_tasks_run, wait_until_async

WHERE = ContextVar("WHERE", default="outside")


async def for_ever() -> None:
    await asyncio.Event().wait()


async def stubborn() -> None:
    try:
        await for_ever()
    finally:
        raise OSError("it cannot end")


async def test_all_tasks_have_ended_when_their_owner_closes() -> None:
    owned = Tasks()
    begun = [owned.start(work, "test") for work in (for_ever(), stubborn())]
    await let_other_tasks_run()
    await owned.close()
    assert begun[0].cancelled()
    assert isinstance(begun[1].exception(), OSError)
    await owned.close()


async def test_a_finished_task_is_removed() -> None:
    owned = Tasks()
    done = owned.start(let_other_tasks_run(), "test")
    await wait_until_async(done.done)
    await wait_until_async(lambda: not owned._running)


async def test_a_task_runs_in_the_given_context() -> None:
    inside, seen = copy_context(), list[str]()
    inside.run(WHERE.set, "inside")

    async def look() -> None:
        seen.append(WHERE.get())

    owned = Tasks()
    for context in (None, inside):
        await owned.start(look(), "test", context)
    assert seen == ["outside", "inside"]


async def test_a_task_that_ignores_its_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "CANCEL_AGAIN_SECONDS", 0.01)

    async def ignores_one_cancellation() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await for_ever()
        await for_ever()

    task = asyncio.create_task(ignores_one_cancellation())
    await let_other_tasks_run()
    await cancel_all(task)
    assert task.cancelled()


async def test_a_finished_task_and_no_task_can_be_cancelled() -> None:
    done = asyncio.create_task(let_other_tasks_run())
    await done
    await cancel_all(done)
    await cancel_all()
    assert not done.cancelled()


async def test_cancelled_and_raising_tasks_have_failed_and_others_have_not() -> None:
    done, going, wrong = (asyncio.create_task(work) for work in (let_other_tasks_run(), for_ever(), stubborn()))
    await done
    assert [failed(task) for task in (done, going, wrong)] == [False, False, False]
    await cancel_all(going, wrong)
    assert [failed(task) for task in (done, going, wrong)] == [False, True, True]


async def test_periodic_work_can_begin_at_once() -> None:
    done = asyncio.Event()

    async def work() -> None:
        done.set()

    task = asyncio.create_task(periodically(3_600, work, at_once=True))
    await done.wait()
    await cancel_all(task)


async def test_periodic_work_continues_after_errors_and_logs_unknown_ones(caplog: pytest.LogCaptureFixture) -> None:
    fails = [Busy("the database is away"), ValueError("a bug"), None]

    async def work() -> None:
        error = fails.pop(0)
        if error is not None:
            raise error
        await for_ever()

    task = asyncio.create_task(periodically(0, work), name="spring cleaning")
    await wait_until_async(lambda: not fails)
    assert not task.done()
    await cancel_all(task)
    [record] = caplog.records
    assert "spring cleaning" in record.getMessage()
    assert record.exc_info is not None
    assert record.exc_info[0] is ValueError
