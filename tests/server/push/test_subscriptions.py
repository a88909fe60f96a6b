"""Subscriptions: the devices on which a person wants notifications."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from matchwood.server.push.service import Push
from matchwood.server.services import Services
from tests.server.in_process import start_table
from tests.server.push.device import Device
from tests.server.push.fake_service import SITE, FakeService, subscribe, until_notified


async def unsubscribes(services: Services, device: Device) -> None:
    await services.push.unsubscribe(device.endpoint)


async def signs_up(services: Services, _: Device) -> None:
    await services.accounts.sign_up("Ada", "a long password", "ada")


async def lends_the_device(services: Services, device: Device) -> None:
    await services.push.subscribe("cem", None, device.subscription(), SITE, "en")


@pytest.mark.parametrize("change", [unsubscribes, signs_up, lends_the_device])
async def test_a_subscription_ends_when_its_person_changes(
    services: Services, service: FakeService, change: Callable[[Services, Device], Awaitable[None]]
) -> None:
    ada, bea = await subscribe(services, "ada"), await subscribe(services, "bea")
    await change(services, ada)
    await until_notified(services, await start_table(services.tables))
    assert (len(service.notices(ada)), len(service.notices(bea))) == (0, 1)


async def test_a_person_has_ten_devices_at_most_and_the_oldest_is_removed(services: Services, service: FakeService) -> None:
    first, *others = [await subscribe(services, "ada") for _ in range(11)]
    await until_notified(services, await start_table(services.tables))
    assert service.notices(first) == []
    assert [len(service.notices(device)) for device in others] == [1] * 10


async def test_servers_on_one_database_have_the_same_key(services: Services, service: FakeService) -> None:
    other = Push(services.log.engine, service)
    assert await other.status(None, None) == await services.push.status(None, None)
    await other.close()
