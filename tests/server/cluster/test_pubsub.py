"""What servers of one house tell each other through Redis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from matchwood.server.cluster.redis_pubsub import PREFIX
from matchwood.server.protocol.messages import MakeMove, NewTable, TakeSeat
from matchwood.server.services import Services
from matchwood.server.tables import cluster_sync
from tests.server.watching import Watcher
from tests.surely import surely
from tests.waiting import until


def test_what_happens_at_one_server_is_news_at_the_other(two_servers: Callable[..., None]) -> None:
    async def story(here: Services, there: Services) -> None:
        room, bea = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada"), Watcher("bea")
        same = await there.tables.watch(bea, room.table.id, 0)
        await here.tables.sit(room, TakeSeat("Bea"), "bea")
        await here.tables.move_and_wait(room, MakeMove("bid 0", "k"), "ada") if 0 in surely(room.table.game).owing else None
        await until(lambda: same.table.number == room.table.number)
        assert bea.numbers == list(range(2, room.table.number + 1))
        assert same.table.view(0) == room.table.view(0)

    two_servers(story)


def test_who_is_here_is_known_at_every_server(two_servers: Callable[..., None]) -> None:
    async def story(here: Services, there: Services) -> None:
        ada, bea = Watcher("ada"), Watcher("bea")
        room = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
        await here.tables.sit(room, TakeSeat("Bea"), "bea")
        await here.tables.watch(ada, room.table.id, 0)
        same = await there.tables.watch(bea, room.table.id, 0)
        await until(lambda: ada.sees == bea.sees == [True, True])
        same.leave(bea)
        await until(lambda: ada.sees == [True, False])

    two_servers(story)


def test_people_at_a_server_that_was_killed_are_gone_after_a_while(
    two_servers: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_sync, "ANNOUNCE_SECONDS", 0.05)
    monkeypatch.setattr(cluster_sync, "BELIEVED_SECONDS", 0.2)

    async def story(here: Services, there: Services) -> None:
        ada, bea = Watcher("ada"), Watcher("bea")
        room = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
        await here.tables.sit(room, TakeSeat("Bea"), "bea")
        await here.tables.watch(ada, room.table.id, 0)
        await there.tables.watch(bea, room.table.id, 0)
        await until(lambda: ada.sees == [True, True])
        await there.cluster_sync.close()
        await until(lambda: ada.sees == [True, False])

    two_servers(story)


def test_without_redis_the_game_goes_on_and_with_it_nothing_is_missing(two_servers: Callable[..., None], live: Any) -> None:
    async def story(here: Services, there: Services) -> None:
        room, bea = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada"), Watcher("bea")
        same = await there.tables.watch(bea, room.table.id, 0)
        await here.tables.sit(room, TakeSeat("Bea"), "bea")
        await until(lambda: same.table.number == 2)
        live.kill()
        await play_one(here, room)
        await until(lambda: same.table.number == 3)  # it looks into the log by itself
        live.start()
        await play_one(here, room)
        await until(lambda: same.table.number == 4)
        await until(lambda: live.listeners(PREFIX + room.table.id) == 2, "both listen to the table again")
        for _ in range(4):
            await play_one(here, room)
        await until(lambda: same.table.number == room.table.number)
        assert bea.numbers == list(range(2, room.table.number + 1))

    two_servers(story)


async def play_one(services: Services, room: Any) -> None:
    seat = room.table.game.owing[0]
    move = room.table.game.legal_moves(seat)[0]
    await services.tables.move_and_wait(room, MakeMove(move, str(room.table.number)), ("ada", "bea")[seat])
