"""Commands at a table: they run one after the other, and each caller gets its outcome."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from matchwood.errors import IllegalMove, NotYourTurn
from matchwood.server.protocol.errors import Busy, NotFound, NotSeated
from matchwood.server.services import Services
from matchwood.server.storage.writer import SqliteWriter
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import ADA, Watcher, start_table
from tests.server.tables.planned import planned
from tests.support.waiting import let_other_tasks_run, wait_until_async


class Submitter:
    """A client that submits moves without waiting, and keeps their outcomes."""

    def __init__(self, tables: Tables, room: Room) -> None:
        self._tables, self._room = tables, room
        self.outcomes: list[int | Exception] = []

    def move(self, move: str, person: str, key: str | None = None) -> None:
        self._tables.commands.submit(self._room, PlayMove(person, move, key or secrets.token_hex(4)), self.outcomes.append)

    async def wait_for(self, count: int) -> list[int | Exception]:
        await wait_until_async(lambda: len(self.outcomes) >= count)
        return self.outcomes


async def a_game(tables: Tables) -> tuple[Room, Submitter]:
    room = await start_table(tables)
    return room, Submitter(tables, room)


@contextmanager
def without_events(tables: Tables) -> Iterator[None]:
    """Let the database refuse every event."""
    with tables.log.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE events RENAME TO elsewhere")
    yield
    with tables.log.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO events")


async def test_a_move_is_stored_before_its_caller_is_answered(tables: Tables) -> None:
    room, submitter = await a_game(tables)
    submitter.move("bid 1", "ada", "k")
    assert (submitter.outcomes, room.table.number) == ([], 2)
    assert await submitter.wait_for(1) == [3]
    assert (room.table.number, len(await tables.log.read(room.table.id))) == (3, 3)
    submitter.move("bid 1", "ada", "k")
    assert (submitter.outcomes, room.table.number) == ([3, 3], 3), "the same move again has the same outcome"


async def test_moves_that_arrive_together_are_made_in_order(tables: Tables) -> None:
    room, submitter = await a_game(tables)
    submitter.move("bid 1", "ada")
    submitter.move("bid 1", "bea")
    assert (submitter.outcomes, room.table.number) == ([], 2)
    assert await submitter.wait_for(2) == [3, 4]


async def test_a_refused_move_does_not_stop_the_next_one(tables: Tables) -> None:
    room, submitter = await a_game(tables)
    submitter.move("bid 99", "ada")
    submitter.move("bid 1", "eva")
    submitter.move("bid 1", "ada")
    assert [type(outcome) for outcome in await submitter.wait_for(3)] == [IllegalMove, NotSeated, int]
    assert room.table.number == 3


async def test_a_bug_in_a_command_does_not_block_the_table(tables: Tables) -> None:
    room, submitter = await a_game(tables)

    def step(table: Table) -> Step:
        raise ZeroDivisionError

    def faulty(outcome: int | Exception) -> None:
        submitter.outcomes.append(outcome)
        raise KeyError

    tables.commands.submit(room, planned(step), faulty)
    submitter.move("bid 1", "ada")
    assert list(map(type, await submitter.wait_for(2))) == [ZeroDivisionError, int]


async def test_a_callback_may_submit_the_next_command(tables: Tables) -> None:
    room, submitter = await a_game(tables)

    def then_bea_moves(outcome: int | Exception) -> None:
        submitter.outcomes.append(outcome)
        submitter.move("bid 1", "bea")

    tables.commands.submit(room, PlayMove("ada", "bid 1", "k"), then_bea_moves)
    assert await submitter.wait_for(2) == [3, 4]


async def test_a_move_that_cannot_be_stored_changes_nothing(tables: Tables) -> None:
    room, submitter = await a_game(tables)
    before = room.table.view(ADA)
    with without_events(tables):
        submitter.move("bid 1", "ada", "k")
        assert list(map(type, await submitter.wait_for(1))) == [Busy]
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
    room = await start_table(tables, 1, players=2)
    watcher = Watcher()
    room.join(watcher, 0)
    sitting = asyncio.create_task(tables.commands.run(room, Sit("bea", "Bea")))
    await let_other_tasks_run()
    sitting.cancel()
    await asyncio.gather(sitting, return_exceptions=True)
    await services.commands.close()
    assert watcher.heard[-1]["type"] == "news"
    assert len(await services.log.read(room.table.id)) == room.table.number == 2


async def test_closing_waits_for_all_submitted_commands(services: Services) -> None:
    _, submitter = await a_game(services.tables)
    submitter.move("bid 1", "ada")
    submitter.move("bid 1", "bea")
    await services.commands.close()
    assert submitter.outcomes == [3, 4]


async def test_moves_that_arrive_together_are_stored_in_one_commit(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[list[int]] = []
    write = SqliteWriter.write

    def noted(self: SqliteWriter, rows: Sequence[tuple[str, int, str]], notes: Any) -> bool:
        commits.append([number for _, number, _ in rows])
        return write(self, rows, notes)

    _, submitter = await a_game(tables)
    monkeypatch.setattr(SqliteWriter, "write", noted)
    submitter.move("bid 1", "ada")
    submitter.move("bid 0", "bea")
    assert await submitter.wait_for(2) == [3, 4]
    assert commits == [[3, 4]]


async def test_a_move_that_is_sent_twice_is_made_once_and_answered_twice(tables: Tables) -> None:
    room, submitter = await a_game(tables)
    submitter.move("bid 1", "ada", "k")
    submitter.move("bid 1", "ada", "k")
    submitter.move("bid 0", "ada", "another")
    assert submitter.outcomes == []
    outcomes = await submitter.wait_for(3)
    assert outcomes[:2] == [3, 3]
    assert isinstance(outcomes[2], NotYourTurn)
    assert len(await tables.log.read(room.table.id)) == 3


async def test_moves_in_one_commit_fail_together(tables: Tables) -> None:
    room, submitter = await a_game(tables)
    with without_events(tables):
        submitter.move("bid 1", "ada", "k")
        submitter.move("bid 1", "bea", "k")
        assert list(map(type, await submitter.wait_for(2))) == [Busy, Busy]
    assert await tables.commands.run(room, PlayMove("bea", "bid 1", "k")) == 3
    assert await tables.commands.run(room, PlayMove("ada", "bid 1", "k")) == 4
