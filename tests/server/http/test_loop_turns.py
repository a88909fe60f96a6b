"""Turns in the event loop: an address runs one step in each iteration."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable

import pytest

from matchwood.server.http.loop_turns import LoopTurns
from matchwood.server.http.metering import Metered
from tests.support.waiting import let_other_tasks_run, run_in_thread

STEPS = 5


async def work(address: str, number: int, note: Callable[[str], None], steps: int = STEPS) -> str:
    for _ in range(steps):
        note(address)
        await let_other_tasks_run()
    return f"{address} {number}"


def run(*calls: tuple[str, int]) -> tuple[list[str], list[str]]:
    """Return the answers of these calls, and the order of their steps. `.` marks an iteration of the loop."""
    order: list[str] = []

    async def all_of_them() -> list[str]:
        turns, done = LoopTurns(), asyncio.Event()

        async def count_iterations() -> None:
            while not done.is_set():
                order.append(".")
                await let_other_tasks_run()

        async def one(address: str, number: int) -> str:
            return await Metered(work(address, number, order.append), turns, address)

        counting = asyncio.create_task(count_iterations())
        answers = await asyncio.gather(*(one(*call) for call in calls))
        done.set()
        await counting
        return answers

    return run_in_thread(all_of_them()), order


def test_one_address_runs_one_step_in_an_iteration() -> None:
    answers, order = run(*(("Eve", number) for number in range(32)))
    assert answers == [f"Eve {number}" for number in range(32)]
    iterations = "".join(name[0] for name in order).split(".")
    assert max(map(len, iterations)) == 1
    assert "".join(iterations) == "E" * 32 * STEPS


def test_a_second_address_waits_for_one_step_of_the_first() -> None:
    _, order = run(*(("Eve", number) for number in range(32)), ("Ada", 0))
    last = max(place for place, name in enumerate(order) if name == "Ada")
    assert order[: last + 1].count("Eve") <= 2 * STEPS


def test_a_cancelled_call_does_not_block_the_queue() -> None:
    async def cancelled() -> list[str]:
        turns, noted = LoopTurns(), list[str]()

        async def one(number: int) -> str:
            return await Metered(work("Eve", number, noted.append), turns, "Eve")

        tasks = [asyncio.create_task(one(number)) for number in range(3)]
        await let_other_tasks_run()
        assert noted == ["Eve"]
        tasks[1].cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(ends[1], asyncio.CancelledError)
        return [end for end in ends if isinstance(end, str)]

    assert run_in_thread(cancelled()) == ["Eve 0", "Eve 2"]


def test_a_cancelled_call_leaves_no_garbage() -> None:
    class Held:
        """An object that a call refers to."""

    gone: list[weakref.ref[Held]] = []

    async def waits(held: Held) -> None:
        gone.append(weakref.ref(held))
        await asyncio.Event().wait()

    async def one() -> None:
        await Metered(waits(Held()), LoopTurns(), "Ada")

    async def cancelled() -> None:
        task = asyncio.create_task(one())
        await let_other_tasks_run()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        del task

    gc.collect()
    gc.disable()
    try:
        run_in_thread(cancelled())
        assert [one() for one in gone] == [None]
    finally:
        gc.enable()


def test_a_metered_call_can_catch_an_exception() -> None:
    async def fails() -> None:
        raise ValueError("first")

    async def goes_on() -> str:
        try:
            await asyncio.create_task(fails())
        except ValueError as error:
            return str(error)
        return ""

    async def metered() -> str:
        return await Metered(goes_on(), LoopTurns(), "Ada")

    assert run_in_thread(metered()) == "first"


def test_the_meter_counts_time_in_the_loop_and_no_waiting() -> None:
    async def measured(counted: int) -> float:
        async def busy() -> None:
            await asyncio.to_thread(sum, range(3_000_000))
            sum(range(counted))

        call = Metered(busy(), LoopTurns(), "Ada")
        await call
        return call.seconds

    least, most = (min(run_in_thread(measured(count)) for _ in range(5)) for count in (0, 3_000_000))
    assert least < most / 4
