"""Messages between the servers of one deployment through Redis."""

from __future__ import annotations

from typing import Any

import pytest

from matchwood.server.cluster.redis_pubsub import PREFIX
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables import cluster_sync
from tests.server.in_process import Watcher
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async


async def test_events_of_one_server_reach_watchers_at_the_other(here: Services, there: Services) -> None:
    room, bea = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada"), Watcher("bea")
    same = await there.tables.watch(bea, room.table.id, 0)
    await here.tables.commands.run(room, Sit("bea", "Bea"))
    await here.tables.commands.run(room, PlayMove("ada", "bid 0", "k")) if 0 in not_none(room.table.game).owing else None
    await wait_until_async(lambda: same.table.number == room.table.number)
    assert bea.numbers == list(range(2, room.table.number + 1))
    assert same.table.view(0) == room.table.view(0)


async def test_every_server_knows_which_people_are_present(here: Services, there: Services) -> None:
    ada, bea = Watcher("ada"), Watcher("bea")
    room = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    await here.tables.commands.run(room, Sit("bea", "Bea"))
    await here.tables.watch(ada, room.table.id, 0)
    same = await there.tables.watch(bea, room.table.id, 0)
    await wait_until_async(lambda: ada.sees == bea.sees == [True, True])
    same.leave(bea)
    await wait_until_async(lambda: ada.sees == [True, False])


@pytest.fixture
def announcing_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_sync, "ANNOUNCE_SECONDS", 0.05)
    monkeypatch.setattr(cluster_sync, "BELIEVED_SECONDS", 0.2)


@pytest.mark.usefixtures("announcing_often")
async def test_people_at_a_killed_server_become_absent(here: Services, there: Services) -> None:
    ada, bea = Watcher("ada"), Watcher("bea")
    room = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    await here.tables.commands.run(room, Sit("bea", "Bea"))
    await here.tables.watch(ada, room.table.id, 0)
    await there.tables.watch(bea, room.table.id, 0)
    await wait_until_async(lambda: ada.sees == [True, True])
    await there.cluster_sync.close()
    await wait_until_async(lambda: ada.sees == [True, False])


async def test_a_game_continues_without_redis_and_no_event_is_missing_later(here: Services, there: Services, live: Any) -> None:
    room, bea = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada"), Watcher("bea")
    same = await there.tables.watch(bea, room.table.id, 0)
    await here.tables.commands.run(room, Sit("bea", "Bea"))
    await wait_until_async(lambda: same.table.number == 2)
    live.kill()
    await play_one(here, room)
    await wait_until_async(lambda: same.table.number == 3)  # the other server reads the log regularly
    live.start()
    await play_one(here, room)
    await wait_until_async(lambda: same.table.number == 4)
    await wait_until_async(lambda: live.listeners(PREFIX + room.table.id) == 2, "both servers are subscribed to the table again")
    for _ in range(4):
        await play_one(here, room)
    await wait_until_async(lambda: same.table.number == room.table.number)
    assert bea.numbers == list(range(2, room.table.number + 1))


async def play_one(services: Services, room: Any) -> None:
    seat = room.table.game.owing[0]
    move = room.table.game.legal_moves(seat)[0]
    await services.tables.commands.run(room, PlayMove(("ada", "bea")[seat], move, str(room.table.number)))
