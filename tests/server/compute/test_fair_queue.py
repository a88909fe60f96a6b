"""Callers take turns, so that a caller with many tasks delays only itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from matchwood.server.compute.fair_queue import FairQueue
from tests.support.waiting import let_other_tasks_run, run_in_thread, wait_until_async


async def order_of_turns(callers: Sequence[str], cancelled: Sequence[int] = ()) -> list[int]:
    queue, order, proceed = FairQueue(), list[int](), asyncio.Event()

    async def work(index: int) -> None:
        async with queue.turn(callers[index]):
            order.append(index)
            await proceed.wait()

    tasks = [asyncio.create_task(work(index)) for index in range(len(callers))]
    await wait_until_async(lambda: order)
    await let_other_tasks_run()
    for index in cancelled:
        tasks[index].cancel()
    proceed.set()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert [index for index, end in enumerate(ends) if end is not None] == list(cancelled)
    return order


@pytest.mark.parametrize(
    ("callers", "order"),
    [("aaaabc", [0, 1, 4, 5, 2, 3]), ("abab", [0, 1, 2, 3]), ("aaa", [0, 1, 2]), ("abbbca", [0, 1, 4, 5, 2, 3])],
)
def test_each_caller_has_a_turn_before_any_caller_has_the_next(callers: str, order: list[int]) -> None:
    assert run_in_thread(order_of_turns(callers)) == order


@pytest.mark.parametrize("cancelled", [[1], [2, 3], [1, 2, 3, 4, 5], [5], [0]])
def test_a_cancelled_task_delays_no_other_task(cancelled: list[int]) -> None:
    order = run_in_thread(order_of_turns("aaaabc", cancelled))
    assert sorted(order) == sorted({0, *range(6)} - set(cancelled) | {0})


async def test_one_task_runs_at_a_time() -> None:
    turns, inside = FairQueue(), 0

    async def work(caller: str) -> None:
        nonlocal inside
        async with turns.turn(caller):
            inside += 1
            assert inside == 1
            await let_other_tasks_run()
            inside -= 1

    await asyncio.gather(*(work(caller) for caller in "abcabcaabbcc"))


async def test_the_next_turn_starts_after_a_turn_that_fails() -> None:
    turns = FairQueue()
    for _ in range(2):
        with pytest.raises(ValueError, match="no luck"):
            async with turns.turn("a"):
                raise ValueError("no luck")
