"""Two servers on one database, without Redis: each reads from the log what the other stored."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from matchwood.errors import IllegalMove, NotYourTurn
from matchwood.server.compute import bots
from matchwood.server.protocol.errors import Busy
from matchwood.server.protocol.messages import NewTable
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.events import Moved
from matchwood.server.tables.service import Tables
from tests.server.in_process import Watcher, run_server, start_table
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async


@pytest.fixture
def others(tmp_path: Path) -> contextlib.AbstractAsyncContextManager[Tables]:
    @contextlib.asynccontextmanager
    async def of_server() -> AsyncIterator[Tables]:
        async with run_server(tmp_path) as started:
            yield started.tables

    return of_server()


async def test_a_server_reads_what_the_other_stored_before_it_runs_a_command(tables: Tables, others: Tables) -> None:
    room = await tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    same = await others.room(room.table.id)
    await tables.commands.run(room, Sit("bea", "Bea"))
    watcher = Watcher()
    same.join(watcher, 1)
    assert await others.commands.run(same, PlayMove("bea", "bid 1", "k")) == 3, "it has read Bea's seat before"
    assert await tables.commands.run(room, PlayMove("ada", "bid 0", "k")) == 4
    assert await others.commands.run(same, PlayMove("ada", "bid 0", "k")) == 4, "the other server has stored this move"
    assert same.table.view(0) == room.table.view(0)
    assert watcher.numbers == [2, 3, 4]


async def test_bots_of_two_servers_make_no_decision_twice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.THINK_SECONDS, "instant", 0.001)
    async with run_server(tmp_path) as here, run_server(tmp_path) as there:
        room = await start_table(here.tables, 1, bots=2)
        same = await there.tables.room(room.table.id)
        for _ in range(40):
            for server, one in ((here, room), (there, same)):
                await wait_until_async(lambda: not one.table.automatic_seats())  # noqa: B023  it is asked at once
                with contextlib.suppress(NotYourTurn, IllegalMove):
                    move = not_none(one.table.game).legal_moves(0)[:1]
                    await server.tables.commands.run(one, PlayMove("ada", (move or ["T1"])[0], secrets.token_hex(8)))
        assert room.table.number > 80
    assert caplog.text == ""


async def test_a_move_is_made_after_a_move_at_the_other_server(tables: Tables, others: Tables) -> None:
    room = await start_table(tables)
    same = await others.room(room.table.id)
    assert await others.commands.run(same, PlayMove("bea", "bid 0", "k")) == 3
    assert await tables.commands.run(room, PlayMove("ada", "bid 1", "k")) == 4


async def test_a_move_that_became_legal_at_the_other_server_is_not_refused(tables: Tables, others: Tables) -> None:
    room = await start_table(tables)
    same = await others.room(room.table.id)
    for person in ("ada", "bea"):
        await others.commands.run(same, PlayMove(person, "bid 0", "k"))
    game = not_none(same.table.game)
    leader = game.owing[0]
    card = PlayMove(("ada", "bea")[leader], game.legal_moves(leader)[0], "card")
    assert await tables.commands.run(room, card) == 5, "this server has not seen the bids before"


async def test_moves_that_arrive_together_are_made_after_a_move_at_the_other_server(tables: Tables, others: Tables) -> None:
    room = await start_table(tables, 3)
    same = await others.room(room.table.id)
    assert await others.commands.run(same, PlayMove("cem", "bid 0", "k")) == 4
    outcomes: list[int | Exception] = []
    for person in ("ada", "bea"):
        tables.commands.submit(room, PlayMove(person, "bid 1", "k"), outcomes.append)
    await wait_until_async(lambda: len(outcomes) == 2)
    assert outcomes == [5, 6]
    assert [event.seat for event in await tables.log.read(room.table.id) if isinstance(event, Moved)] == [2, 0, 1]


async def test_a_client_that_connects_to_the_other_server_gets_every_event_that_it_knows(tables: Tables, others: Tables) -> None:
    room = await start_table(tables)
    await others.room(room.table.id)
    number = await tables.commands.run(room, PlayMove("ada", "bid 0", "k"))
    watcher = Watcher("ada")
    await others.watch(watcher, room.table.id, number)
    assert watcher.heard[0]["table"]["number"] == number


async def test_a_client_gets_an_older_table_if_the_database_cannot_be_read(
    tables: Tables, others: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await start_table(tables)
    await others.room(room.table.id)
    number = await tables.commands.run(room, PlayMove("ada", "bid 0", "k"))

    async def fail(*_: object) -> None:
        raise Busy("The database does not answer.")

    monkeypatch.setattr(others.log, "read", fail)
    watcher = Watcher("ada")
    await others.watch(watcher, room.table.id, number)
    assert watcher.heard[0]["table"]["number"] == number - 1
