"""A push service in this process, and tables whose players have subscribed."""

from __future__ import annotations

from matchwood.server.push.delivery import NotDelivered
from matchwood.server.push.subscription_messages import Notification
from matchwood.server.services import Services
from matchwood.server.tables.room import Room
from tests.server.push.device import Device
from tests.support.waiting import wait_until_async

SITE = "https://cards.example"


class FakeService:
    """A push service that keeps what it is sent. It gives one of its answers after the other, and the last one again and again."""

    def __init__(self) -> None:
        self.answers: list[int | NotDelivered] = [201]
        self.posts: list[tuple[str, dict[str, str], bytes]] = []

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        self.posts.append((endpoint, dict(headers), body))
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, NotDelivered):
            raise answer
        return answer

    async def close(self) -> None:
        pass

    def notices(self, device: Device) -> list[Notification]:
        return [device.notification(body) for endpoint, _, body in self.posts if endpoint == device.endpoint]


async def subscribe(services: Services, person: str, language: str = "en") -> Device:
    """Return a device on which this person wants notifications."""
    device = Device(person)
    await services.push.subscribe(person, None, device.subscription(language), SITE, "en")
    return device


async def until_notified(services: Services, room: Room) -> None:
    """Wait until every notification about this table is delivered or given up."""
    await wait_until_async(lambda: not room.people_to_notify() and not room.acting and not len(services.push._slots))
