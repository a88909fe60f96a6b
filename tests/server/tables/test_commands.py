"""Commands at a table are carried out one after another, and whoever asked hears what became of each."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from matchwood.errors import IllegalMove, NotYourTurn
from matchwood.server.protocol.errors import Busy, NotSeated
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.storage.writer import SqliteWriter
from matchwood.server.table.commands import Command
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.events import Moved
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables.command_queue import Done
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.tables.planned import planned
from tests.surely import surely
from tests.waiting import until


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
    room = await tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    await tables.commands.run(room, Sit("bea", "Bea"))
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


async def test_a_move_at_a_table_that_has_gone_on_elsewhere_is_made_after_what_was_made_there(
    tables: Tables, tmp_path: Path
) -> None:
    room, mover = await a_game(tables)
    other = Services(Log(open_database(f"{tmp_path}/tables.db")))
    same = await other.tables.room(room.table.id)
    assert await other.tables.commands.run(same, PlayMove("bea", "bid 0", "k")) == 3
    mover.moves("bid 1", "ada", "k")
    assert await mover.hears(1) == [4]
    await other.close()


async def test_a_refusal_of_a_table_that_has_gone_on_elsewhere_is_thought_over(tables: Tables, tmp_path: Path) -> None:
    room, mover = await a_game(tables)
    other = Services(Log(open_database(f"{tmp_path}/tables.db")))
    same = await other.tables.room(room.table.id)
    for person in ("ada", "bea"):
        await other.tables.commands.run(same, PlayMove(person, "bid 0", "k"))
    game = surely(same.table.game)
    leader = game.owing[0]
    mover.moves(game.legal_moves(leader)[0], ("ada", "bea")[leader])
    assert await mover.hears(1) == [5], "here it was the time of bids"
    await other.close()


async def test_a_move_that_cannot_be_stored_changes_nothing(tables: Tables) -> None:
    room, mover = await a_game(tables)
    with without_events(tables):
        mover.moves("bid 1", "ada", "k")
        assert list(map(type, await mover.hears(1))) == [Busy]
        assert room.table.number == 2
        with pytest.raises(Busy):
            await tables.commands.run(room, PlayMove("ada", "bid 1", "k"))
    assert await tables.commands.run(room, PlayMove("ada", "bid 1", "k")) == 3


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


async def test_moves_that_arrive_together_at_a_table_that_has_gone_on_elsewhere_are_made_after_what_was_made_there(
    tables: Tables, tmp_path: Path
) -> None:
    room = await tables.create(NewTable("matchmaster", 3, "Ada"), "ada")
    for name in ("bea", "cem"):
        await tables.commands.run(room, Sit(name, name))
    mover = Mover(tables, room)
    other = Services(Log(open_database(f"{tmp_path}/tables.db")))
    same = await other.tables.room(room.table.id)
    assert await other.tables.commands.run(same, PlayMove("cem", "bid 0", "k")) == 4
    mover.moves("bid 1", "ada")
    mover.moves("bid 1", "bea")
    assert await mover.hears(2) == [5, 6]
    assert [event.seat for event in await tables.log.read(room.table.id) if isinstance(event, Moved)] == [2, 0, 1]
    await other.close()


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
