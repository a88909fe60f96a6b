"""The list of a person's tables: what is in it, and what they remove from it."""

from __future__ import annotations

import pytest

from matchwood.server.protocol.errors import NotSeated
from matchwood.server.protocol.messages import NewTable
from matchwood.server.table.commands.absence import Resign, Vote
from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables import presence
from matchwood.server.tables import service as keeping
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import Watcher


async def made(tables: Tables, person: str = "ada") -> Room:
    return await tables.create(NewTable("the_match", 2, "Ada", bots=1, pace="instant"), person)


async def of(tables: Tables, person: str) -> list[Room]:
    return await tables.tables_of(person)


async def test_a_seat_that_a_bot_keeps_for_a_person_is_one_of_their_tables(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await tables.create(NewTable("the_match", 2, "Ada", pace="instant"), "ada")
    await tables.commands.run(room, Sit("bea", "Bea"))
    await tables.watch(Watcher("ada"), room.table.id, room.table.number)
    await tables.commands.run(room, Vote("ada", 1, "bot"))
    assert room.table.seats_of("bea") == ()
    assert await of(tables, "bea") == [room]
    assert room.view_of("bea").back == 1


async def test_a_removed_table_is_missing_until_it_is_put_back(tables: Tables) -> None:
    first, second = await made(tables), await made(tables)
    await tables.list_table(second, "ada", False)
    assert await of(tables, "ada") == [first]
    await tables.list_table(second, "ada", True)
    assert await of(tables, "ada") == [second, first]


async def test_who_sits_down_again_at_a_removed_table_has_it_in_the_list_again(tables: Tables) -> None:
    room = await tables.create(NewTable("matchmaster", 4, "Ada"), "ada")
    await tables.commands.run(room, Sit("bea", "Bea", 1))
    await tables.list_table(room, "bea", False)
    assert await of(tables, "bea") == []
    await tables.commands.run(room, Sit("bea", "Bea", face="a1"))
    assert await of(tables, "bea") == [room]


async def test_one_person_removes_a_table_from_their_own_list_alone(tables: Tables) -> None:
    room = await tables.create(NewTable("matchmaster", 4, "Ada"), "ada")
    await tables.commands.run(room, Sit("bea", "Bea"))
    await tables.list_table(room, "ada", False)
    assert await of(tables, "bea") == [room]
    with pytest.raises(NotSeated):
        await tables.list_table(room, "cem", False)


async def test_unfinished_tables_are_listed_before_finished_ones_if_there_are_too_many(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "LISTED_TABLES", 2)
    oldest, *others = [await made(tables) for _ in range(3)]
    for room in others:
        await tables.commands.run(room, Resign("ada"))
    assert await of(tables, "ada") == [others[-1], oldest]
