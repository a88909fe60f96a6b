"""Whether workers are there is looked up once for all who ask, and a look that fails is no news of anybody."""

from __future__ import annotations

import asyncio

import pytest

from matchwood.server.compute.worker_presence import WorkerPresence
from tests.waiting import until

LONG = 1_000.0


class Room:
    """A room into which one looks for as long as the door takes to open."""

    def __init__(self, *found: bool | OSError) -> None:
        self.looks = 0
        self.door = asyncio.Event()
        self._found = list(found)

    async def look(self) -> bool:
        self.looks += 1
        await self.door.wait()
        found = self._found.pop(0)
        if isinstance(found, OSError):
            raise found
        return found


async def test_who_asks_while_one_looks_is_told_what_is_seen() -> None:
    room = Room(True)
    attendance = WorkerPresence(room.look, LONG)
    async with asyncio.TaskGroup() as group:
        asked = [group.create_task(attendance.is_present()) for _ in range(3)]
        await until(lambda: room.looks == 1)
        room.door.set()
    assert [each.result() for each in asked] == [True, True, True]
    assert (await attendance.is_present(), room.looks) == (True, 1)


async def test_what_was_seen_holds_for_a_while_only() -> None:
    room = Room(True, False)
    room.door.set()
    attendance = WorkerPresence(room.look, 0.0)
    assert [await attendance.is_present() for _ in range(2)] == [True, False]


async def test_nobody_counts_as_there_after_a_look_that_failed() -> None:
    room = Room(OSError("Redis is away"))
    room.door.set()
    attendance = WorkerPresence(room.look, LONG)
    with pytest.raises(OSError, match="away"):
        await attendance.is_present()
    assert (await attendance.is_present(), room.looks) == (False, 1)


async def test_whoever_did_not_answer_is_left_alone_for_a_while() -> None:
    room = Room(True, True)
    room.door.set()
    attendance = WorkerPresence(room.look, 0.0)
    assert await attendance.is_present()
    attendance.assume_absent(LONG)
    assert (await attendance.is_present(), room.looks) == (False, 1)
