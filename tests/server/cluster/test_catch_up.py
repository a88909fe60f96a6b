"""Nobody waits for ever for a move that is in the log, though whoever stored it could tell nobody."""

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
from tests.surely import surely
from tests.waiting import until


@pytest.fixture
def comparing_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catch_up, "COMPARE_SECONDS", 0.05)


@pytest.mark.usefixtures("comparing_often")
async def test_a_move_of_which_a_server_told_nobody_is_found_by_the_others(here: Services, there: Services) -> None:
    room, same, bea = await at_both(here, there)
    silence(here)
    await play_one(here, room)
    await until(lambda: same.table.number == room.table.number == 3)
    assert bea.numbers == [3]


async def test_it_is_found_at_once_when_somebody_comes_back(here: Services, there: Services) -> None:
    room, same, bea = await at_both(here, there)
    silence(here)
    await play_one(here, room)
    await there.tables.watch(Watcher("ada"), room.table.id, room.table.number)
    await until(lambda: same.table.number == 3)
    assert bea.numbers == [3]


async def test_a_move_that_was_stored_though_the_database_did_not_say_so_is_found(
    here: Services, there: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = writer.Writer._commit

    def breaks_off(self: Any, batch: Any) -> Any:
        commit(self, batch)
        raise OSError("the line is cut")

    room, _, _ = await at_both(here, there)
    seat = surely(room.table.game).owing[0]
    command = PlayMove(("ada", "bea")[seat], surely(room.table.game).legal_moves(seat)[0], "k")
    with monkeypatch.context() as broken:
        broken.setattr(writer.Writer, "_commit", breaks_off)
        with pytest.raises(OSError, match="the line is cut"):
            await here.tables.commands.run(room, command)
    await until(lambda: room.table.number == 3)


async def at_both(here: Services, there: Services) -> tuple[Room, Room, Watcher]:
    """A table that is open at both servers, where the others have told all there was."""
    room, bea = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada"), Watcher("bea")
    await here.tables.commands.run(room, Sit("bea", "Bea"))
    same = await there.tables.watch(bea, room.table.id, 0)
    await until_heard(here, there, room)
    await until(lambda: not there.cluster_sync._catch_up._pending)
    return room, same, bea


async def until_heard(here: Services, there: Services, room: Room) -> None:
    """Say it again until it is heard: whatever was asked for when the line was opened has been asked for by then."""
    line, heard = there.cluster_sync._pubsub, list[Any]()
    hear = line._on_message  # type: ignore[attr-defined]  # those of Redis have it

    def note(table_id: str, announcement: Any) -> None:
        heard.append(announcement)
        hear(table_id, announcement)

    line._on_message = note  # type: ignore[attr-defined]  # as above

    def was_heard() -> bool:
        here.cluster_sync.table_changed(room)
        return TableChanged(room.table.number) in heard

    await until(was_heard)


def silence(services: Services) -> None:
    """From now on this server tells nobody anything, as if it were killed the moment a change is durable."""
    services.cluster_sync.table_changed = lambda room: None  # type: ignore[method-assign]  # it tells nobody


async def play_one(services: Services, room: Room) -> None:
    seat = surely(room.table.game).owing[0]
    await services.tables.commands.run(room, PlayMove(("ada", "bea")[seat], surely(room.table.game).legal_moves(seat)[0], "k"))
