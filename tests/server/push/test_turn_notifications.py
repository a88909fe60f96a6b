"""Notifications of a turn or a rematch: an absent player gets one for each turn, in their language."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchwood.server.protocol.errors import CannotNotify
from matchwood.server.protocol.messages import NewTable
from matchwood.server.push.subscription_messages import Notification, Notifying
from matchwood.server.services import Services
from matchwood.server.table.awaited import awaited
from matchwood.server.table.commands.seats import Sit
from tests.server.in_process import Watcher, make_move, run_server, start_table
from tests.server.push.fake_service import FakeService, subscribe, until_notified
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async


async def test_an_absent_player_is_notified_in_their_language(services: Services, service: FakeService) -> None:
    ada, bea = await subscribe(services, "ada"), await subscribe(services, "bea", "de")
    room = await start_table(services.tables)
    await until_notified(services, room)
    path = f"/t/{room.table.id}"
    assert service.notices(ada) == [Notification("MatchMaster", "It is your turn at the table with Bea.", room.table.id, path)]
    assert service.notices(bea) == [Notification("MatchMaster", "Du bist dran am Tisch mit Ada.", room.table.id, path)]
    headers = service.posts[0][1]
    assert headers["authorization"].endswith(str((await services.push.status(None, None)).key))
    assert (headers["topic"], headers["content-encoding"]) == (room.table.id, "aes128gcm")


async def test_a_right_to_left_name_keeps_the_notification_in_order(services: Services, service: FakeService) -> None:
    ada = await subscribe(services, "ada")
    room = await services.tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    await services.tables.commands.run(room, Sit("bea", "דוד"))
    await until_notified(services, room)
    assert [notification.body for notification in service.notices(ada)] == ["It is your turn at the table with \u2068דוד\u2069."]


async def test_a_player_gets_one_notification_for_each_turn(services: Services, service: FakeService) -> None:
    ada = await subscribe(services, "ada")
    room = await start_table(services.tables)
    turns = set[int]()
    while len(turns) < 4:
        turns.update(turn for person, turn in awaited(room.table).items() if person == "ada")
        for person in ("ada", "bea"):  # a player who comes and goes is not notified again
            watcher = Watcher(person)
            await until_notified(services, room)
            assert len(service.notices(ada)) == len(turns)
            await services.tables.watch(watcher, room.table.id, 0)
            room.leave(watcher)
        await until_notified(services, room)
        assert len(service.notices(ada)) == len(turns)
        await make_move(services.tables, room, not_none(room.table.game).owing[-1])


async def test_a_restarted_server_does_not_notify_again(tmp_path: Path, service: FakeService) -> None:
    async with run_server(tmp_path, service) as services:
        await subscribe(services, "ada")
        room = await start_table(services.tables)
        await until_notified(services, room)
    assert len(service.posts) == 1
    async with run_server(tmp_path, service) as services:
        await until_notified(services, await services.tables.room(room.table.id))
    assert len(service.posts) == 1


async def test_one_of_two_servers_with_an_open_table_notifies(services: Services, service: FakeService, tmp_path: Path) -> None:
    await subscribe(services, "ada")
    room = await start_table(services.tables)
    async with run_server(tmp_path, service) as other:
        same = await other.tables.room(room.table.id)
        await until_notified(services, room)
        await until_notified(other, same)
    assert len(service.posts) == 1


async def test_a_player_who_has_the_table_open_is_notified_when_they_leave(services: Services, service: FakeService) -> None:
    ada, bea = await subscribe(services, "ada"), await subscribe(services, "bea")
    room = await services.tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    watcher = Watcher("ada")
    await services.tables.watch(watcher, room.table.id, 0)
    await services.tables.commands.run(room, Sit("bea", "Bea"))
    await until_notified(services, room)
    assert (len(service.notices(ada)), len(service.notices(bea))) == (0, 1)
    room.leave(watcher)
    await until_notified(services, room)
    assert (len(service.notices(ada)), len(service.notices(bea))) == (1, 1)


async def test_a_player_among_bots_is_not_notified(services: Services, service: FakeService) -> None:
    await subscribe(services, "ada")
    room = await start_table(services.tables, 1, bots=1)
    await wait_until_async(lambda: list(not_none(room.table.game).owing) == [0])
    await until_notified(services, room)
    assert service.posts == []


async def test_a_player_who_has_left_is_notified_of_a_rematch(services: Services, service: FakeService) -> None:
    room = await start_table(services.tables)
    while not not_none(room.table.game).over:
        await make_move(services.tables, room, not_none(room.table.game).owing[0])
    await until_notified(services, room)
    ada, bea = await subscribe(services, "ada"), await subscribe(services, "bea", "de")
    rematch = await services.tables.rematch(room, "ada")
    await wait_until_async(lambda: service.posts and not len(services.push._slots))
    path = f"/t/{rematch.table.id}"
    assert service.notices(bea) == [Notification("MatchMaster", "Ada möchte noch einmal mit dir spielen.", rematch.table.id, path)]
    assert service.notices(ada) == []


async def test_an_operator_can_switch_notifications_off(tmp_path: Path, service: FakeService) -> None:
    async with run_server(tmp_path, service) as services:
        await subscribe(services, "ada")
    async with run_server(tmp_path, service, push=False) as services:
        assert await services.push.status("ada", None) == Notifying(None, on=False)
        with pytest.raises(CannotNotify):
            await subscribe(services, "bea")
        await until_notified(services, await start_table(services.tables))
    assert service.posts == []
