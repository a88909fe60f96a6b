"""The tables in memory: which are kept, which are evicted, and how one is read again."""

from __future__ import annotations

import asyncio

import pytest

from matchwood.server.protocol.errors import NotFound
from matchwood.server.protocol.messages import NewTable
from matchwood.server.storage.loading import load_table
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.events import Event
from matchwood.server.tables import room as rooms
from matchwood.server.tables import service as keeping
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import Watcher, make_move, start_table
from tests.support.optional import not_none
from tests.support.waiting import let_other_tasks_run, wait_until_async


async def create(tables: Tables, count: int) -> list[Room]:
    return [await tables.create(NewTable("the_match", 2, "Ada"), "ada") for _ in range(count)]


async def test_a_full_cache_evicts_idle_tables(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IN_MEMORY_SECONDS", 0)
    monkeypatch.setattr(keeping, "MAX_TABLES_IN_MEMORY", 2)
    [watched] = await create(tables, 1)
    watched.join(Watcher(), 0)
    evicted, *_, last = await create(tables, 4)
    assert set(tables.rooms.values()) == {watched, last}
    again = await tables.room(evicted.table.id)
    assert again is not evicted
    assert again.table.chairs == evicted.table.chairs


async def test_a_table_stays_cached_until_its_commands_are_done(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MAX_TABLES_IN_MEMORY", 1)
    first, *_ = await create(tables, 3)
    room = await tables.room(first.table.id)
    await tables.commands.run(first, Sit("bea", "Bea"))
    assert room.table.state == "playing"


async def test_tables_that_are_loaded_together_do_not_evict_each_other(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MAX_TABLES_IN_MEMORY", 1)
    known = await create(tables, 8)
    for room in known:
        tables._evict(room)
    ids = [room.table.id for room in known]
    read = await asyncio.gather(*map(tables.room, ids))
    assert [room.table.id for room in read] == ids
    assert [tables.rooms[table_id] for table_id in ids] == read


async def test_a_caller_who_comes_after_a_lookup_starts_a_new_one(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    lookups: list[str] = []
    read: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def nothing(table_id: str) -> tuple[None, list[Event]]:
        lookups.append(table_id)
        await read
        return None, []

    async def comes_later() -> None:
        await read
        with pytest.raises(NotFound):
            await tables.room("nowhere")

    monkeypatch.setattr(tables.log, "read_from_snapshot", nothing)
    first = asyncio.create_task(tables.room("nowhere"))
    await wait_until_async(lambda: lookups)
    other = asyncio.create_task(comes_later())
    await let_other_tasks_run()
    read.set_result(None)
    with pytest.raises(NotFound):
        await first
    await other
    assert len(lookups) == 2


async def test_a_table_that_is_read_from_its_log_is_the_same_table(tables: Tables) -> None:
    room = await start_table(tables, options={"rounds": "short"})
    while room.table.state == "playing":
        seat = not_none(room.table.game).owing[0]
        await make_move(tables, room, seat, not_none(room.table.game).legal_moves(seat)[-1])
        again = not_none(await load_table(tables.log, room.table.id))
        assert again.number == room.table.number
        assert [again.view(seat) for seat in (0, 1, None)] == [room.table.view(seat) for seat in (0, 1, None)]
        for number in (0, 1, again.number // 2, again.number - 1, again.number):
            assert again.happenings_since(number) == room.table.happenings_since(number)
    assert not_none(again.game).record()["result"] == not_none(room.table.game).record()["result"]
