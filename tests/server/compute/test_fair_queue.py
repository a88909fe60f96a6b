"""Turns: whoever wants much waits for himself alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from matchwood.server.compute.fair_queue import FairQueue
from tests.waiting import others_go_on, until, waited_for


async def turns_had(askers: Sequence[str], given_up: Sequence[int] = ()) -> list[int]:
    """Who had their turns, by their places, one after the other; these give up while they wait."""
    turns, had, going_on = FairQueue(), list[int](), asyncio.Event()

    async def work(place: int) -> None:
        async with turns.turn(askers[place]):
            had.append(place)
            await going_on.wait()

    tasks = [asyncio.create_task(work(place)) for place in range(len(askers))]
    await until(lambda: had)
    await others_go_on()
    for place in given_up:
        tasks[place].cancel()
    going_on.set()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert [place for place, end in enumerate(ends) if end is not None] == list(given_up)
    return had


@pytest.mark.parametrize(
    ("askers", "had"), [("aaaabc", [0, 1, 4, 5, 2, 3]), ("abab", [0, 1, 2, 3]), ("aaa", [0, 1, 2]), ("abbbca", [0, 1, 4, 5, 2, 3])]
)
def test_everybody_has_a_turn_before_anybody_has_the_next(askers: str, had: list[int]) -> None:
    assert waited_for(turns_had(askers)) == had


@pytest.mark.parametrize("given_up", [[1], [2, 3], [1, 2, 3, 4, 5], [5], [0]])
def test_whoever_gives_up_keeps_nobody_waiting(given_up: list[int]) -> None:
    had = waited_for(turns_had("aaaabc", given_up))
    assert sorted(had) == sorted({0, *range(6)} - set(given_up) | {0})


async def test_only_one_is_at_work() -> None:
    turns, inside = FairQueue(), 0

    async def work(asker: str) -> None:
        nonlocal inside
        async with turns.turn(asker):
            inside += 1
            assert inside == 1
            await others_go_on()
            inside -= 1

    await asyncio.gather(*(work(asker) for asker in "abcabcaabbcc"))


async def test_a_turn_that_fails_is_over() -> None:
    turns = FairQueue()
    for _ in range(2):
        with pytest.raises(ValueError, match="no luck"):
            async with turns.turn("a"):
                raise ValueError("no luck")
