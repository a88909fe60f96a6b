"""Deliveries that fail: when the server tries again, and when it gives up."""

from __future__ import annotations

import pytest

from matchwood.server.push import delivery_slots
from matchwood.server.push import service as push
from matchwood.server.push.delivery import NotDelivered, TimedOut
from matchwood.server.services import Services
from tests.server.in_process import start_table
from tests.server.push.fake_service import FakeService, subscribe, until_notified


@pytest.fixture(autouse=True)
def quick_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "RETRY_SECONDS", (0.001, 0.001))


async def notify(services: Services) -> None:
    """Start a game, and wait until its notifications are delivered or given up."""
    await until_notified(services, await start_table(services.tables))


@pytest.mark.parametrize("status", [404, 410])
async def test_the_server_forgets_a_device_that_the_service_no_longer_knows(
    status: int, services: Services, service: FakeService
) -> None:
    service.answers = [status]
    ada = await subscribe(services, "ada")
    await notify(services)
    await notify(services)
    assert len(service.notices(ada)) == 1


async def test_the_server_tries_three_times(services: Services, service: FakeService) -> None:
    service.answers = [NotDelivered("away"), 503, 201]
    ada = await subscribe(services, "ada")
    await notify(services)
    assert len(service.notices(ada)) == 3
    service.answers = [503]
    await notify(services)
    assert len(service.notices(ada)) == 6


async def test_the_server_does_not_retry_after_the_person_unsubscribed(
    services: Services, service: FakeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.answers = [503]
    ada, post = await subscribe(services, "ada"), service.post

    async def unsubscribe_and_post(endpoint: str, headers: dict[str, str], body: bytes) -> int:
        await services.push.unsubscribe(endpoint)
        return await post(endpoint, headers, body)

    monkeypatch.setattr(service, "post", unsubscribe_and_post)
    await notify(services)
    assert len(service.notices(ada)) == 1


async def test_a_service_that_did_not_answer_in_time_is_paused(services: Services, service: FakeService) -> None:
    service.answers = [TimedOut("late")]
    ada = await subscribe(services, "ada")
    for _ in range(2):
        await notify(services)
        assert len(service.notices(ada)) == 1, "no second try"
    assert services.push._slots.is_paused("push.example")


async def test_the_server_drops_a_notification_if_too_many_wait(
    services: Services, service: FakeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_slots, "MAX_ACCEPTED", 0)
    await subscribe(services, "ada")
    await notify(services)
    assert service.posts == []
