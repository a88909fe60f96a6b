"""Commands at a table are carried out one after another, and whoever asked hears what became of each."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from matchwood.errors import IllegalMove, NotYourTurn
from matchwood.server.protocol.errors import Busy, NotFound, NotSeated
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage.writer import SqliteWriter
from matchwood.server.table.commands import Command
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables.command_queue import Done
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import ADA, Watcher, start_table
from tests.server.tables.planned import planned
from tests.waiting import others_go_on, until


class Mover:
    """Somebody who makes moves without waiting for them, and notes what becomes of them."""

    def __init__(self, tables: Tables, room: Room) -> None:
        self._tables, self._room = tables, room
        self.told: list[int | Exception] = []

    def moves(self, move: str, person: str, key: str | None = None) -> None:
        self._tables.commands.submit(self._room, PlayMove(person, move, key or secrets.token_hex(4)), self.told.append)

    def asks(self, command: Command, done: Done) -> None:
        self._tables.commands.submit(self._room, command, done)

    async def hears(self, count: int) -> list[int | Exception]:
        await until(lambda: len(self.told) >= count)
        return self.told


async def a_game(tables: Tables) -> tuple[Room, Mover]:
    room = await start_table(tables)
    return room, Mover(tables, room)


@contextmanager
def without_events(tables: Tables) -> Iterator[None]:
    """Meanwhile nothing can be stored."""
    with tables.log.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE events RENAME TO elsewhere")
    yield
    with tables.log.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO events")


async def test_a_move_is_durable_before_it_is_told(tables: Tables) -> None:
    room, mover = await a_game(tables)
    mover.moves("bid 1", "ada", "k")
    assert (mover.told, room.table.number) == ([], 2)
    assert await mover.hears(1) == [3]
    assert (room.table.number, len(await tables.log.read(room.table.id))) == (3, 3)
    mover.moves("bid 1", "ada", "k")
    assert (mover.told, room.table.number) == ([3, 3], 3), "the same move again is only told again"


async def test_moves_that_arrive_together_are_made_in_their_order(tables: Tables) -> None:
    room, mover = await a_game(tables)
    mover.moves("bid 1", "ada")
    mover.moves("bid 1", "bea")
    assert (mover.told, room.table.number) == ([], 2)
    assert await mover.hears(2) == [3, 4]


async def test_what_is_refused_is_told_in_its_turn_and_stops_nobody(tables: Tables) -> None:
    room, mover = await a_game(tables)
    mover.moves("bid 99", "ada")
    mover.moves("bid 1", "nobody")
    mover.moves("bid 1", "ada")
    assert [type(told) for told in await mover.hears(3)] == [IllegalMove, NotSeated, int]
    assert room.table.number == 3


async def test_a_fault_of_ours_is_told_and_keeps_no_table_shut(tables: Tables) -> None:
    _, mover = await a_game(tables)

    def step(table: Table) -> Step:
        raise ZeroDivisionError

    def faulty(outcome: int | Exception) -> None:
        mover.told.append(outcome)
        raise KeyError

    mover.asks(planned(step), faulty)
    mover.moves("bid 1", "ada")
    assert list(map(type, await mover.hears(2))) == [ZeroDivisionError, int]


async def test_whoever_hears_of_a_change_may_ask_for_the_next(tables: Tables) -> None:
    room, mover = await a_game(tables)

    def then_bea_moves(outcome: int | Exception) -> None:
        mover.told.append(outcome)
        mover.moves("bid 1", "bea")

    tables.commands.submit(room, PlayMove("ada", "bid 1", "k"), then_bea_moves)
    assert await mover.hears(2) == [3, 4]


async def test_a_move_that_cannot_be_stored_changes_nothing(tables: Tables) -> None:
    room, mover = await a_game(tables)
    before = room.table.view(ADA)
    with without_events(tables):
        mover.moves("bid 1", "ada", "k")
        assert list(map(type, await mover.hears(1))) == [Busy]
        assert (room.table.number, room.table.view(ADA)) == (2, before)
        with pytest.raises(Busy):
            await tables.commands.run(room, PlayMove("ada", "bid 1", "k"))
        with pytest.raises(Busy):
            await tables.room("another")
    assert await tables.commands.run(room, PlayMove("ada", "bid 1", "k")) == 3


async def test_a_refused_command_stores_nothing(tables: Tables) -> None:
    room, _ = await a_game(tables)
    before = await tables.log.read(room.table.id)
    for command in (PlayMove("ada", "bid 99", "k"), Sit("cem", "Cem", 9)):
        with pytest.raises(ValueError):
            await tables.commands.run(room, command)
    with pytest.raises(NotFound):
        await tables.room("zzzz")
    assert await tables.log.read(room.table.id) == before


async def test_a_command_is_carried_out_and_broadcast_even_if_its_caller_is_gone(services: Services) -> None:
    tables = services.tables
    room = await tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    watcher = Watcher()
    room.join(watcher, 0)
    sitting = asyncio.create_task(tables.commands.run(room, Sit("bea", "Bea")))
    await others_go_on()
    sitting.cancel()
    await asyncio.gather(sitting, return_exceptions=True)
    await services.commands.close()
    assert watcher.heard[-1]["type"] == "news"
    assert len(await services.log.read(room.table.id)) == room.table.number == 2


async def test_the_end_waits_for_all_that_was_asked_for(services: Services) -> None:
    _, mover = await a_game(services.tables)
    mover.moves("bid 1", "ada")
    mover.moves("bid 1", "bea")
    await services.commands.close()
    assert mover.told == [3, 4]


async def test_moves_that_arrive_together_are_stored_by_one_commit(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[list[int]] = []
    write = SqliteWriter.write

    def noted(self: SqliteWriter, rows: Sequence[tuple[str, int, str]], notes: Any) -> bool:
        commits.append([number for _, number, _ in rows])
        return write(self, rows, notes)

    _, mover = await a_game(tables)
    monkeypatch.setattr(SqliteWriter, "write", noted)
    mover.moves("bid 1", "ada")
    mover.moves("bid 0", "bea")
    assert await mover.hears(2) == [3, 4]
    assert commits == [[3, 4]]


async def test_a_move_that_is_sent_again_while_it_is_under_way_is_told_when_it_is_durable(tables: Tables) -> None:
    room, mover = await a_game(tables)
    mover.moves("bid 1", "ada", "k")
    mover.moves("bid 1", "ada", "k")
    mover.moves("bid 0", "ada", "another")
    assert mover.told == []
    told = await mover.hears(3)
    assert told[:2] == [3, 3]
    assert isinstance(told[2], NotYourTurn)
    assert len(await tables.log.read(room.table.id)) == 3


async def test_moves_under_way_together_fail_together(tables: Tables) -> None:
    room, mover = await a_game(tables)
    with without_events(tables):
        mover.moves("bid 1", "ada", "k")
        mover.moves("bid 1", "bea", "k")
        assert list(map(type, await mover.hears(2))) == [Busy, Busy]
    assert await tables.commands.run(room, PlayMove("bea", "bid 1", "k")) == 3
    assert await tables.commands.run(room, PlayMove("ada", "bid 1", "k")) == 4
