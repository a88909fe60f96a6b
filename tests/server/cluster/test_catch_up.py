"""Servers find moves in the log that another server stored without announcing them."""

from __future__ import annotations

from typing import Any

import pytest

from matchwood.server.cluster.pubsub import TableChanged
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage import writer
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables import catch_up
from matchwood.server.tables.room import Room
from tests.server.in_process import Watcher
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async


@pytest.fixture
def comparing_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catch_up, "COMPARE_SECONDS", 0.05)


@pytest.mark.usefixtures("comparing_often")
async def test_a_server_finds_a_move_that_another_server_did_not_announce(here: Services, there: Services) -> None:
    room, same, bea = await at_both(here, there)
    silence(here)
    await play_one(here, room)
    await wait_until_async(lambda: same.table.number == room.table.number == 3)
    assert bea.numbers == [3]


async def test_the_server_finds_such_a_move_at_once_if_a_person_opens_the_table(here: Services, there: Services) -> None:
    room, same, bea = await at_both(here, there)
    silence(here)
    await play_one(here, room)
    await there.tables.watch(Watcher("ada"), room.table.id, room.table.number)
    await wait_until_async(lambda: same.table.number == 3)
    assert bea.numbers == [3]


async def test_a_server_finds_its_own_move_if_the_database_stored_it_without_an_answer(
    here: Services, there: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = writer.Writer._commit

    def lose_answer(self: Any, batch: Any) -> Any:
        commit(self, batch)
        raise OSError("the connection broke")

    room, _, _ = await at_both(here, there)
    seat = not_none(room.table.game).owing[0]
    command = PlayMove(("ada", "bea")[seat], not_none(room.table.game).legal_moves(seat)[0], "k")
    with monkeypatch.context() as broken:
        broken.setattr(writer.Writer, "_commit", lose_answer)
        with pytest.raises(OSError, match="the connection broke"):
            await here.tables.commands.run(room, command)
    await wait_until_async(lambda: room.table.number == 3)


async def at_both(here: Services, there: Services) -> tuple[Room, Room, Watcher]:
    """Return the rooms of a table that is open at both servers, and a watcher. The servers have received all messages."""
    room, bea = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada"), Watcher("bea")
    await here.tables.commands.run(room, Sit("bea", "Bea"))
    same = await there.tables.watch(bea, room.table.id, 0)
    await until_heard(here, there, room)
    await wait_until_async(lambda: not there.cluster_sync._catch_up._pending)
    return room, same, bea


async def until_heard(here: Services, there: Services, room: Room) -> None:
    """Announce the table repeatedly until the other server receives the message. Then the reads of its subscription are done."""
    pubsub, heard = there.cluster_sync._pubsub, list[Any]()
    receive = pubsub._on_message  # type: ignore[attr-defined]  # RedisPubSub has it

    def note(table_id: str, announcement: Any) -> None:
        heard.append(announcement)
        receive(table_id, announcement)

    pubsub._on_message = note  # type: ignore[attr-defined]  # as above

    def was_heard() -> bool:
        here.cluster_sync.table_changed(room)
        return TableChanged(room.table.number) in heard

    await wait_until_async(was_heard)


def silence(services: Services) -> None:
    """Stop this server from announcing changes, as if it were killed just after it stored one."""
    services.cluster_sync.table_changed = lambda room: None  # type: ignore[method-assign]  # replaced for the test


async def play_one(services: Services, room: Room) -> None:
    seat = not_none(room.table.game).owing[0]
    await services.tables.commands.run(room, PlayMove(("ada", "bea")[seat], not_none(room.table.game).legal_moves(seat)[0], "k"))
