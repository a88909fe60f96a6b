"""Which tables a process keeps at hand, and that nobody notices when one is forgotten."""

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
from tests.surely import surely
from tests.waiting import others_go_on, until


async def made(tables: Tables, many: int) -> list[Room]:
    """So many tables, each made after the other."""
    return [await tables.create(NewTable("the_match", 2, "Ada"), "ada") for _ in range(many)]


async def test_of_too_many_tables_those_at_which_nothing_happens_are_forgotten(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "IN_MEMORY_SECONDS", 0)
    monkeypatch.setattr(keeping, "MAX_TABLES_IN_MEMORY", 2)
    [watched] = await made(tables, 1)
    watched.join(Watcher(), 0)
    forgotten, *_, last = await made(tables, 4)
    assert set(tables.rooms.values()) == {watched, last}
    again = await tables.room(forgotten.table.id)
    assert again is not forgotten
    assert again.table.chairs == forgotten.table.chairs


async def test_a_table_stays_at_hand_until_what_it_was_asked_for_is_done(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MAX_TABLES_IN_MEMORY", 1)
    first, *_ = await made(tables, 3)
    somebody_else = await tables.room(first.table.id)
    await tables.commands.run(first, Sit("bea", "Bea"))
    assert somebody_else.table.state == "playing"


async def test_tables_that_are_read_at_the_same_time_do_not_push_each_other_out(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "MAX_TABLES_IN_MEMORY", 1)
    known = await made(tables, 8)
    for room in known:
        tables._evict(room)
    ids = [room.table.id for room in known]
    read = await asyncio.gather(*map(tables.room, ids))
    assert [room.table.id for room in read] == ids
    assert [tables.rooms[table_id] for table_id in ids] == read


async def test_who_comes_when_a_look_for_a_table_has_just_ended_looks_anew(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []
    read: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def nothing(table_id: str) -> tuple[None, list[Event]]:
        looks.append(table_id)
        await read
        return None, []

    async def comes_then() -> None:
        await read
        with pytest.raises(NotFound):
            await tables.room("nowhere")

    monkeypatch.setattr(tables.log, "read_from_snapshot", nothing)
    first = asyncio.create_task(tables.room("nowhere"))
    await until(lambda: looks)
    other = asyncio.create_task(comes_then())
    await others_go_on()
    read.set_result(None)
    with pytest.raises(NotFound):
        await first
    await other
    assert len(looks) == 2


async def test_a_table_that_is_read_from_its_log_is_the_same_table(tables: Tables) -> None:
    room = await start_table(tables, options={"rounds": "short"})
    while room.table.state == "playing":
        seat = surely(room.table.game).owing[0]
        await make_move(tables, room, seat, surely(room.table.game).legal_moves(seat)[-1])
        again = surely(await load_table(tables.log, room.table.id))
        assert again.number == room.table.number
        assert [again.view(seat) for seat in (0, 1, None)] == [room.table.view(seat) for seat in (0, 1, None)]
        for number in (0, 1, again.number // 2, again.number - 1, again.number):
            assert again.happenings_since(number) == room.table.happenings_since(number)
    assert surely(again.game).record()["result"] == surely(room.table.game).record()["result"]
