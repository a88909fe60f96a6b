"""Changes that are begun without waiting: they come to the same as those that are waited for, or to nothing."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import pytest

from matchwood.server.club.tables import Tables
from matchwood.server.errors import Busy
from matchwood.server.messages import MakeMove, NewTable, TakeSeat
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.table.room import Room
from matchwood.server.table.table import Step, Table
from tests.stories import with_tables


class Mover:
    """Somebody who begins moves, and notes what comes of them."""

    def __init__(self, tables: Tables, room: Room) -> None:
        self._tables, self._room = tables, room
        self.told: list[int] = []
        self.failed = 0
        self.heard = asyncio.Event()

    def begins(self, move: str, person: str, key: str | None = None) -> bool:
        wish = MakeMove(move, key or secrets.token_hex(4))
        return self._tables.begin_move(self._room, wish, person, self._tell, self._fail)

    def _tell(self, number: int) -> None:
        self.told.append(number)
        self.heard.set()

    def _fail(self) -> None:
        self.failed += 1
        self.heard.set()


async def a_game(tables: Tables) -> tuple[Room, Mover]:
    room = await tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    await tables.sit(room, TakeSeat("Bea"), "bea")
    return room, Mover(tables, room)


def test_a_move_that_was_begun_is_durable_before_it_is_told(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room, mover = await a_game(tables)
        assert mover.begins("bid 1", "ada", "k")
        assert (mover.told, room.table.number) == ([], 2)
        await mover.heard.wait()
        assert (mover.told, room.table.number, len(await tables._log.read(room.table.id))) == ([3], 3, 3)
        assert mover.begins("bid 1", "ada", "k"), "the same move again is only told again"
        assert (mover.told, room.table.number) == ([3, 3], 3)

    with_tables(tmp_path, story)


def test_what_has_to_wait_or_is_refused_is_not_begun(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room, mover = await a_game(tables)
        assert not mover.begins("bid 99", "ada")
        assert not mover.begins("bid 1", "nobody")
        assert mover.begins("bid 1", "ada")
        assert not mover.begins("bid 1", "bea"), "the move before it is on its way"
        assert await tables.play(room, MakeMove("bid 1", "k"), "bea") == 4, "it waits for its turn"
        assert (mover.told, mover.failed) == ([3], 0)

    with_tables(tmp_path, story)


def test_a_fault_of_ours_is_left_to_the_other_way_and_keeps_no_table_shut(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room, mover = await a_game(tables)

        def plan(table: Table) -> Step | int:
            raise ZeroDivisionError

        assert not tables._changes.begin(room, plan, lambda number: None, lambda: None)
        assert mover.begins("bid 1", "ada")
        await mover.heard.wait()
        assert mover.told == [3]

    with_tables(tmp_path, story)


def test_a_move_that_comes_too_late_changes_nothing_and_is_made_in_the_other_way(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room, mover = await a_game(tables)
        other = Tables(Log(open_database(f"{tmp_path}/tables.db")))
        same = await other.room(room.table.id)
        assert await other.play(same, MakeMove("bid 0", "k"), "bea") == 3
        assert mover.begins("bid 1", "ada", "k")
        await mover.heard.wait()
        assert (mover.told, mover.failed, room.table.number) == ([], 1, 2)
        assert await tables.play(room, MakeMove("bid 1", "k"), "ada") == 4
        await other.close()

    with_tables(tmp_path, story)


def test_a_move_that_cannot_be_stored_changes_nothing(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room, mover = await a_game(tables)
        with tables._log.engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE events RENAME TO elsewhere")
        assert mover.begins("bid 1", "ada", "k")
        await mover.heard.wait()
        assert (mover.told, mover.failed, room.table.number) == ([], 1, 2)
        with pytest.raises(Busy):
            await tables.play(room, MakeMove("bid 1", "k"), "ada")
        with tables._log.engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO events")

    with_tables(tmp_path, story)


def test_the_end_waits_for_moves_that_were_begun(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        _, mover = await a_game(tables)
        assert mover.begins("bid 1", "ada")
        await tables.close()
        assert mover.told == [3]

    with_tables(tmp_path, story)
