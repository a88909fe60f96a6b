"""The list of a player's tables: what it contains, and what the player removes."""

from __future__ import annotations

import pytest

from matchwood.server.protocol.errors import NotSeated
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.votes import Resign, Vote
from matchwood.server.tables import presence
from matchwood.server.tables import service as keeping
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import start_table


async def against_a_bot(tables: Tables) -> Room:
    return await start_table(tables, 1, bots=1, game="the_match")


async def test_a_table_with_a_kept_seat_is_in_the_list_of_its_player(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await start_table(tables, game="the_match", present=["ada"])
    await tables.commands.run(room, Vote("ada", 1, "bot"))
    assert room.table.seats_of("bea") == ()
    assert await tables.tables_of("bea") == [room]
    assert room.view_of("bea").back == 1


async def test_a_removed_table_is_missing_until_it_is_put_back(tables: Tables) -> None:
    first, second = await against_a_bot(tables), await against_a_bot(tables)
    await tables.list_table(second, "ada", False)
    assert await tables.tables_of("ada") == [first]
    await tables.list_table(second, "ada", True)
    assert await tables.tables_of("ada") == [second, first]


async def test_a_removed_table_returns_to_the_list_when_its_player_sits_down_again(tables: Tables) -> None:
    room = await start_table(tables, 2, players=4)
    await tables.list_table(room, "bea", False)
    assert await tables.tables_of("bea") == []
    await tables.commands.run(room, Sit("bea", "Bea", face="a1"))
    assert await tables.tables_of("bea") == [room]


async def test_a_player_removes_a_table_from_their_own_list_only(tables: Tables) -> None:
    room = await start_table(tables, 2, players=4)
    await tables.list_table(room, "ada", False)
    assert await tables.tables_of("bea") == [room]
    with pytest.raises(NotSeated):
        await tables.list_table(room, "cem", False)


async def test_a_long_list_prefers_unfinished_tables(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "LISTED_TABLES", 2)
    oldest, *others = [await against_a_bot(tables) for _ in range(3)]
    for room in others:
        await tables.commands.run(room, Resign("ada"))
    assert await tables.tables_of("ada") == [others[-1], oldest]
