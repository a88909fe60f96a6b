"""Whoever is away is called to their move once a turn, on the devices that they chose, and nobody else is."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.protocol.errors import CannotNotify
from matchwood.server.protocol.messages import NewTable
from matchwood.server.push import delivery_slots
from matchwood.server.push import service as push
from matchwood.server.push.delivery import NotDelivered, TimedOut
from matchwood.server.push.messages import Notice, Notifying
from matchwood.server.push.service import Push
from matchwood.server.services import Services
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.table.awaited import awaited
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables import presence
from matchwood.server.tables.room import Room
from tests.server.in_process import Watcher, run_server
from tests.server.push.device import Device
from tests.surely import surely
from tests.waiting import until

SITE = "https://cards.example"


class Service:
    """A push service: what it was handed, by endpoint. It answers with each status in turn, the last one for ever."""

    def __init__(self, *answers: int | NotDelivered) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self._answers = list(answers or (201,))

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        self.taken.append((endpoint, dict(headers), body))
        answer = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
        if isinstance(answer, NotDelivered):
            raise answer
        return answer

    async def close(self) -> None:
        pass

    def told(self, device: Device) -> list[Notice]:
        return [device.notice(body) for endpoint, _, body in self.taken if endpoint == device.endpoint]


@pytest.fixture
def service() -> Service:
    return Service()


@pytest.fixture
def services(tmp_path: Path, service: Service) -> AbstractAsyncContextManager[Services]:
    return run_server(tmp_path, service)


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)


async def subscribed(services: Services, person: str, language: str = "en") -> Device:
    device = Device(person)
    await services.push.subscribe(person, None, device.subscription(language), SITE, "en")
    return device


async def table_of_two(services: Services, second: str = "Bea") -> Room:
    """Ada and somebody play; nobody looks."""
    room = await services.tables.create(NewTable("matchmaster", 2, "Ada", pace="instant"), "ada")
    await services.tables.commands.run(room, Sit("bea", second))
    return room


async def move(services: Services, room: Room, seat: int) -> None:
    move = surely(room.table.game).legal_moves(seat)[0]
    await services.tables.commands.run(room, PlayMove(("ada", "bea")[seat], move, secrets.token_hex(8)))


async def settled(services: Services, room: Room) -> None:
    """Everybody who is to be called to this table is."""
    await until(lambda: not room.people_to_notify() and not room.acting and not len(services.push._slots))


async def test_whoever_is_away_is_called_in_their_language_and_only_their_device_reads_it(
    services: Services, service: Service
) -> None:
    ada, bea = await subscribed(services, "ada"), await subscribed(services, "bea", "de")
    room = await table_of_two(services)
    await settled(services, room)
    path = f"/t/{room.table.id}"
    assert service.told(ada) == [Notice("MatchMaster", "It is your move at the table with Bea.", room.table.id, path)]
    assert service.told(bea) == [Notice("MatchMaster", "Du bist dran, am Tisch mit Ada.", room.table.id, path)]
    headers = service.taken[0][1]
    assert headers["authorization"].endswith(str((await services.push.status(None, None)).key))
    assert (headers["topic"], headers["content-encoding"]) == (room.table.id, "aes128gcm")


async def test_a_name_from_right_to_left_keeps_the_message_in_order(services: Services, service: Service) -> None:
    ada = await subscribed(services, "ada")
    await settled(services, await table_of_two(services, "דוד"))
    assert [notice.body for notice in service.told(ada)] == ["It is your move at the table with \u2068דוד\u2069."]


async def test_there_is_one_message_a_turn(services: Services, service: Service) -> None:
    ada = await subscribed(services, "ada")
    room = await table_of_two(services)
    turns = set[int]()
    while len(turns) < 4:
        turns.update(turn for person, turn in awaited(room.table).items() if person == "ada")
        for person in ("ada", "bea"):  # whoever comes and goes is not called anew
            browser = Watcher(person)
            await settled(services, room)
            assert len(service.told(ada)) == len(turns)
            await services.tables.watch(browser, room.table.id, 0)
            room.leave(browser)
        await settled(services, room)
        assert len(service.told(ada)) == len(turns)
        await move(services, room, surely(room.table.game).owing[-1])


async def test_a_server_that_starts_anew_calls_nobody_twice(tmp_path: Path) -> None:
    service = Service()
    async with run_server(tmp_path, service) as services:
        await subscribed(services, "ada")
        room = await table_of_two(services)
        await settled(services, room)
    assert len(service.taken) == 1
    async with run_server(tmp_path, service) as services:
        await settled(services, await services.tables.room(room.table.id))
    assert len(service.taken) == 1


async def test_of_several_servers_that_have_the_table_open_one_calls(services: Services, service: Service, tmp_path: Path) -> None:
    await subscribed(services, "ada")
    room = await table_of_two(services)
    other = Services(Log(open_database(f"{tmp_path}/tables.db")), post=service)
    try:
        there = await other.tables.room(room.table.id)
        await settled(services, room)
        await settled(other, there)
    finally:
        await other.close()
    assert len(service.taken) == 1


async def test_whoever_looks_is_not_called_until_they_leave(services: Services, service: Service) -> None:
    ada, bea = await subscribed(services, "ada"), await subscribed(services, "bea")
    room = await services.tables.create(NewTable("matchmaster", 2, "Ada", pace="instant"), "ada")
    browser = Watcher("ada")
    await services.tables.watch(browser, room.table.id, 0)
    await services.tables.commands.run(room, Sit("bea", "Bea"))
    await settled(services, room)
    assert (len(service.told(ada)), len(service.told(bea))) == (0, 1)
    room.leave(browser)
    await settled(services, room)
    assert (len(service.told(ada)), len(service.told(bea))) == (1, 1)


async def switches_it_off(services: Services, device: Device) -> None:
    await services.push.unsubscribe(device.endpoint)


async def signs_up(services: Services, device: Device) -> None:
    accounts = Accounts(services.log.engine)
    await accounts.sign_up("Ada", "a long password", "ada")
    accounts.close()


async def is_another_now(services: Services, device: Device) -> None:
    await services.push.subscribe("cem", None, device.subscription(), SITE, "en")


@pytest.mark.parametrize("ends", [switches_it_off, signs_up, is_another_now])
async def test_whoever_has_not_asked_or_does_not_want_it_any_more_gets_none(
    services: Services, service: Service, ends: Callable[[Services, Device], Awaitable[None]]
) -> None:
    ada, bea = await subscribed(services, "ada"), await subscribed(services, "bea")
    await ends(services, ada)
    room = await table_of_two(services)
    await settled(services, room)
    assert (len(service.told(ada)), len(service.told(bea))) == (0, 1)


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_the_service_knows_no_more_is_forgotten(status: int, tmp_path: Path) -> None:
    service = Service(status)

    async with run_server(tmp_path, service) as services:
        ada = await subscribed(services, "ada")
        room = await table_of_two(services)
        await settled(services, room)
        again = await table_of_two(services)
        await settled(services, again)
        assert len(service.told(ada)) == 1


async def test_a_service_that_is_away_is_asked_again_and_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "RETRY_SECONDS", (0.001, 0.001))
    service = Service(NotDelivered("away"), 503, 201)

    async with run_server(tmp_path, service) as services:
        ada = await subscribed(services, "ada")
        await settled(services, await table_of_two(services))
        assert len(service.told(ada)) == 3
        service._answers = [503]
        await settled(services, await table_of_two(services))
        assert len(service.told(ada)) == 6


async def test_whoever_switches_it_off_meanwhile_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "RETRY_SECONDS", (0.001, 0.001))
    service = Service(503)

    async with run_server(tmp_path, service) as services:
        ada = await subscribed(services, "ada")
        real = Service.post

        async def post(endpoint: str, headers: dict[str, str], body: bytes) -> int:
            await services.push.unsubscribe(endpoint)
            return await real(service, endpoint, headers, body)

        monkeypatch.setattr(service, "post", post)
        await settled(services, await table_of_two(services))
        assert len(service.told(ada)) == 1


async def test_at_a_table_with_bots_alone_nobody_is_called(services: Services, service: Service) -> None:
    await subscribed(services, "ada")
    room = await services.tables.create(NewTable("matchmaster", 2, "Ada", bots=1, level="beginner", pace="instant"), "ada")
    await until(lambda: list(surely(room.table.game).owing) == [0])
    await settled(services, room)
    assert service.taken == []


async def test_who_wants_to_play_again_calls_those_who_have_left(services: Services, service: Service) -> None:
    room = await table_of_two(services)
    game = surely(room.table.game)
    while not game.over:
        await move(services, room, game.owing[0])
        game = surely(room.table.game)
    await settled(services, room)
    ada, bea = await subscribed(services, "ada"), await subscribed(services, "bea", "de")
    there = await services.tables.rematch(room, "ada")
    await until(lambda: service.taken and not len(services.push._slots))
    path = f"/t/{there.table.id}"
    assert service.told(bea) == [Notice("MatchMaster", "Ada möchte noch einmal mit dir spielen.", there.table.id, path)]
    assert service.told(ada) == []


async def test_one_person_has_so_many_devices_and_the_oldest_gives_way(services: Services, service: Service) -> None:
    first, *others = [await subscribed(services, "ada") for _ in range(11)]
    room = await table_of_two(services)
    await settled(services, room)
    assert service.told(first) == []
    assert [len(service.told(device)) for device in others] == [1] * 10


async def test_all_servers_of_a_database_have_one_key(tmp_path: Path) -> None:
    async with run_server(tmp_path, Service()) as services:
        other = Push(services.log.engine, Service())
        assert await other.status(None, None) == await services.push.status(None, None)
        await other.close()


async def test_a_host_who_wants_nobody_to_be_called_has_it_so(tmp_path: Path) -> None:
    service = Service()
    async with run_server(tmp_path, service) as services:
        await subscribed(services, "ada")
    async with run_server(tmp_path, service, push=False) as services:
        assert await services.push.status("ada", None) == Notifying(None, on=False)
        with pytest.raises(CannotNotify):
            await subscribed(services, "bea")
        await settled(services, await table_of_two(services))
    assert service.taken == []


async def test_a_service_that_did_not_answer_in_time_is_left_alone_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "RETRY_SECONDS", (0.001, 0.001))
    service = Service(TimedOut("late"))

    async with run_server(tmp_path, service) as services:
        ada = await subscribed(services, "ada")
        await settled(services, await table_of_two(services))
        assert len(service.told(ada)) == 1, "it is not tried again so soon"
        await settled(services, await table_of_two(services))
        assert len(service.told(ada)) == 1
        assert services.push._slots.is_paused("push.example")


async def test_messages_that_cannot_be_sent_any_more_hold_nothing_up(
    services: Services, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_slots, "MAX_ACCEPTED", 0)
    await subscribed(services, "ada")
    await settled(services, await table_of_two(services))
    assert service.taken == []
