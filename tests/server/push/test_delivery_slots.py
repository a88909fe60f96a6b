"""Delivery slots: services that do not answer do not delay messages to services that do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from matchwood.server.push import delivery_slots as module
from matchwood.server.push.delivery_slots import DeliverySlots, Message
from tests.support.optional import not_none
from tests.support.waiting import let_other_tasks_run

GOOD, HANGS = "fcm.googleapis.com", "hangs.example"


async def slots_are_taken() -> None:
    """Let the messages that were given a slot take it."""
    for _ in range(3):
        await let_other_tasks_run()


class Senders:
    """Messages that are being sent. Each keeps its slot until the test ends it."""

    def __init__(self, slots: DeliverySlots) -> None:
        self.slots = slots
        self.sent = list[tuple[str, str]]()
        self._tasks = dict[asyncio.Task[None], asyncio.Event]()

    async def send(self, host: str, person: str) -> Callable[[], Awaitable[None]]:
        """Start to send a message, and return the function that ends it."""
        message, over = not_none(self.slots.enqueue(host, person)), asyncio.Event()

        async def keep() -> None:
            async with self.slots.slot(message):
                self.sent.append((host, person))
                await over.wait()
            self.slots.dismiss(message)

        task = asyncio.create_task(keep())
        self._tasks[task] = over
        await slots_are_taken()

        async def end() -> None:
            over.set()
            await task
            await slots_are_taken()

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
    assert len(senders.slots) == 0
    assert not senders.slots._sending
    assert not senders.slots._waiting


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
    senders.slots.note_answer("good.example")
    await senders.send("good.example", "Ada")
    assert senders.sent[-1] == ("good.example", "Ada")


async def test_a_service_that_timed_out_is_paused_and_unreliable_until_it_answers() -> None:
    now = 0.0
    async with sending(lambda: now) as senders:
        slots = senders.slots
        assert not slots.is_paused(GOOD)
        slots.note_timeout(GOOD)
        assert slots.is_paused(GOOD)
        for number in range(4):
            await senders.send(GOOD, f"guest {number}")
        assert len(senders.sent) == 1, "it is unreliable now"
        now += module.PAUSE_SECONDS
        assert not slots.is_paused(GOOD)
        slots.note_answer(GOOD)
        await senders.send(GOOD, "Ada")
        assert len(senders.sent) == module.MAX_SENDING_PER_HOST


async def test_a_person_has_few_slots_and_persons_take_turns(senders: Senders) -> None:
    ends = [await senders.send(GOOD, "Eve") for _ in range(10)]
    assert senders.sent == [(GOOD, "Eve")] * module.MAX_SENDING_PER_PERSON
    for name in ("Ada", "Bea", "Cem"):
        await senders.send(GOOD, name)
    assert senders.sent[module.MAX_SENDING_PER_PERSON :] == [(GOOD, "Ada"), (GOOD, "Bea")]
    await ends[0]()
    assert senders.sent[-1] == (GOOD, "Cem"), "Eve has as many as a person may have"


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

    def accepted(slots: DeliverySlots, host: str, *people: str) -> list[Message]:
        return [message for person in people if (message := slots.enqueue(host, person))]

    slots = DeliverySlots()
    assert len(accepted(slots, HANGS, "Eve", "Eve", "Eve")) == 2
    assert len(accepted(slots, HANGS, *"abcdefgh")) == 3
    assert len(accepted(slots, GOOD, *"ijklmnop")) == 5
    assert len(slots) == 10


@pytest.mark.parametrize("given", [False, True], ids=["before it has a slot", "when it has just got one"])
async def test_a_cancelled_message_frees_its_slot(senders: Senders, given: bool) -> None:
    end = await senders.send(HANGS, "Eve")
    message = not_none(senders.slots.enqueue(HANGS, "Ada"))

    async def wait() -> None:
        async with senders.slots.slot(message):
            raise AssertionError

    task = asyncio.create_task(wait())
    await let_other_tasks_run()
    if given:
        [(held, place)] = senders.slots._waiting.pop("Ada")
        senders.slots._sending.append(held)
        place.set_result(held)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    senders.slots.dismiss(message)
    await end()
