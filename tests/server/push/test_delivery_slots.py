"""Whatever services people name: messages to those that answer are not kept waiting by those that do not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from matchwood.server.push import delivery_slots as module
from matchwood.server.push.delivery_slots import DeliverySlots, Message
from tests.surely import surely
from tests.waiting import others_go_on

GOOD, HANGS = "fcm.googleapis.com", "hangs.example"


async def everybody_goes_on() -> None:
    """Let those who were given a place take it."""
    for _ in range(3):
        await others_go_on()


class Senders:
    """Messages that are being sent; each keeps its place until the test says so."""

    def __init__(self, places: DeliverySlots) -> None:
        self.places = places
        self.sent = list[tuple[str, str]]()
        self._tasks = dict[asyncio.Task[None], asyncio.Event]()

    async def send(self, host: str, person: str) -> Callable[[], Awaitable[None]]:
        """Begin to send a message. Returns what ends it."""
        message, over = surely(self.places.enqueue(host, person)), asyncio.Event()

        async def keep() -> None:
            async with self.places.slot(message):
                self.sent.append((host, person))
                await over.wait()
            self.places.dismiss(message)

        task = asyncio.create_task(keep())
        self._tasks[task] = over
        await everybody_goes_on()

        async def end() -> None:
            over.set()
            await task
            await everybody_goes_on()

        return end

    async def end_all(self) -> None:
        for over in self._tasks.values():
            over.set()
        await asyncio.gather(*self._tasks)


@asynccontextmanager
async def sending(clock: Callable[[], float] = lambda: 0.0) -> AsyncIterator[Senders]:
    senders = Senders(DeliverySlots(clock))
    yield senders
    await senders.end_all()
    assert len(senders.places) == 0
    assert not senders.places._sending
    assert not senders.places._waiting


@pytest.fixture
def senders() -> AbstractAsyncContextManager[Senders]:
    return sending()


@pytest.mark.parametrize("hosts", [1, 100], ids=["one service", "many services"])
async def test_services_that_hang_do_not_delay_a_reliable_service(senders: Senders, hosts: int) -> None:
    for number in range(100):
        await senders.send(f"{number % hosts}.{HANGS}", f"guest {number}")
    assert len(senders.sent) == min(hosts, module.MAX_SENDING_UNRELIABLE)
    await senders.send(GOOD, "Ada")
    assert senders.sent[-1] == (GOOD, "Ada")


async def test_a_service_becomes_reliable_by_an_answer(senders: Senders) -> None:
    for number in range(10):
        await senders.send(f"{number}.{HANGS}", f"guest {number}")
    senders.places.note_answer("good.example")
    await senders.send("good.example", "Ada")
    assert senders.sent[-1] == ("good.example", "Ada")


async def test_a_service_that_timed_out_is_paused_and_unreliable_until_it_answers() -> None:
    now = 0.0
    async with sending(lambda: now) as senders:
        places = senders.places
        assert not places.is_paused(GOOD)
        places.note_timeout(GOOD)
        assert places.is_paused(GOOD)
        for number in range(4):
            await senders.send(GOOD, f"guest {number}")
        assert len(senders.sent) == 1, "it counts as any other"
        now += module.PAUSE_SECONDS
        assert not places.is_paused(GOOD)
        places.note_answer(GOOD)
        await senders.send(GOOD, "Ada")
        assert len(senders.sent) == module.MAX_SENDING_PER_HOST


async def test_a_person_has_few_slots_and_persons_take_turns(senders: Senders) -> None:
    ends = [await senders.send(GOOD, "Eve") for _ in range(10)]
    assert senders.sent == [(GOOD, "Eve")] * module.MAX_SENDING_PER_PERSON
    for name in ("Ada", "Bea", "Cem"):
        await senders.send(GOOD, name)
    assert senders.sent[module.MAX_SENDING_PER_PERSON :] == [(GOOD, "Ada"), (GOOD, "Bea")]
    await ends[0]()
    assert senders.sent[-1] == (GOOD, "Cem"), "Eve has one more already"


async def test_a_reliable_service_does_not_take_all_slots(senders: Senders) -> None:
    for number in range(20):
        await senders.send(GOOD, f"guest {number}")
    assert len(senders.sent) == module.MAX_SENDING_PER_HOST
    await senders.send("web.push.apple.com", "Ada")
    assert senders.sent[-1] == ("web.push.apple.com", "Ada")


def test_the_queue_has_room_for_reliable_services_and_other_persons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_ACCEPTED", 10)
    monkeypatch.setattr(module, "MAX_ACCEPTED_UNRELIABLE", 5)
    monkeypatch.setattr(module, "MAX_ACCEPTED_PER_PERSON", 2)

    def accepted(places: DeliverySlots, host: str, *people: str) -> list[Message]:
        return [message for person in people if (message := places.enqueue(host, person))]

    places = DeliverySlots()
    assert len(accepted(places, HANGS, "Eve", "Eve", "Eve")) == 2
    assert len(accepted(places, HANGS, *"abcdefgh")) == 3
    assert len(accepted(places, GOOD, *"ijklmnop")) == 5
    assert len(places) == 10


@pytest.mark.parametrize("given", [False, True], ids=["before it has a place", "in the moment in which it gets one"])
async def test_a_cancelled_message_frees_its_slot(senders: Senders, given: bool) -> None:
    end = await senders.send(HANGS, "Eve")
    message = surely(senders.places.enqueue(HANGS, "Ada"))

    async def wait() -> None:
        async with senders.places.slot(message):
            raise AssertionError

    task = asyncio.create_task(wait())
    await others_go_on()
    if given:
        [(held, place)] = senders.places._waiting.pop("Ada")
        senders.places._sending.append(held)
        place.set_result(held)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    senders.places.dismiss(message)
    await end()
