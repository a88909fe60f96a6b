"""Places for the messages that are on their way to push services at the same time, so that no service and no person takes them all.

Anybody can name a service that never answers, and have as many devices as they have browsers. So a service that is not known to
answer gets few of the places, and one that did not answer in time gets none for a while.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from matchwood.server.util.lru import LruCache

AT_ONCE = 8
"""Messages that are sent at the same time."""
AT_ONCE_TO_OTHERS = 2
"""Of these, to services that are not known to answer."""
AT_ONCE_TO_HOST = 4
"""Of these, to one service that is known to answer. Any other gets one at a time."""
AT_ONCE_TO_PERSON = 2
"""Of these, to devices of one person."""
WAITING, WAITING_FOR_OTHERS, WAITING_FOR_PERSON = 1_000, 500, 40
"""Messages that wait to be sent or to be tried again: all, those to services that are not known to answer, those of one person."""
PAUSE_SECONDS = 60.0
"""Time for which a service is asked nothing after it did not answer in time."""
HOSTS_KEPT = 1_000
BROWSERS = ("fcm.googleapis.com", "notify.windows.com", "push.apple.com", "push.services.mozilla.com")
"""Hosts of the push services of Chrome, Edge, Safari and Firefox, or what these end with. They are taken to answer at first."""


class Message(NamedTuple):
    """Whom a message is for, by which service, and whether that is known to answer."""

    host: str
    person: str
    reliable: bool


def is_of_a_browser(host: str) -> bool:
    """Whether this is the push service of a usual browser.

    >>> [is_of_a_browser(host) for host in ("fcm.googleapis.com", "wns2-am3p.notify.windows.com", "xfcm.googleapis.com")]
    [True, True, False]
    """
    return any(host == known or host.endswith(f".{known}") for known in BROWSERS)


class DeliverySlots:
    """Who has a place, and who waits for one: first those persons who have the fewest."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._answered: LruCache[str, None] = LruCache(HOSTS_KEPT)
        self._paused: LruCache[str, float] = LruCache(HOSTS_KEPT)
        self._accepted = list[Message]()
        self._sending = list[Message]()
        self._waiting: dict[str, deque[tuple[Message, asyncio.Future[Message]]]] = {}

    def __len__(self) -> int:
        return len(self._accepted)

    def enqueue(self, host: str, person: str) -> Message | None:
        """Return a message that may wait from now on, until it is dismissed; `None` if too many do."""
        message = Message(host, person, self._is_reliable(host))
        unreliable = sum(not one.reliable for one in self._accepted)
        too_many = len(self._accepted) >= WAITING or (not message.reliable and unreliable >= WAITING_FOR_OTHERS)
        if too_many or sum(one.person == person for one in self._accepted) >= WAITING_FOR_PERSON:
            return None
        self._accepted.append(message)
        return message

    def dismiss(self, message: Message) -> None:
        """Forget a message: it was sent, or given up."""
        self._accepted.remove(message)

    @asynccontextmanager
    async def slot(self, message: Message) -> AsyncIterator[None]:
        """Wait for a place, and keep it meanwhile."""
        given: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(message.person, deque()).append((message, given))
        self._assign()
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():
                self._sending.remove(given.result())
            self._assign()
            raise
        try:
            yield
        finally:
            self._sending.remove(given.result())
            self._assign()

    def is_paused(self, host: str) -> bool:
        """Whether this service did not answer a moment ago."""
        return self._clock() < self._paused.get(host, 0.0)

    def note_answer(self, host: str) -> None:
        """Note that this service answered."""
        self._paused.pop(host, None)
        self._answered.put(host, None)

    def note_timeout(self, host: str) -> None:
        """Note that this service did not answer in time."""
        self._answered.pop(host, None)
        self._paused.put(host, self._clock() + PAUSE_SECONDS)

    def _is_reliable(self, host: str) -> bool:
        return host in self._answered or (is_of_a_browser(host) and host not in self._paused)

    def _assign(self) -> None:
        """Give a place to each person who waits for one and may have it, first to those who have the fewest."""
        persons = Counter(one.person for one in self._sending)
        for person in sorted(self._waiting, key=persons.__getitem__):
            waiting = self._waiting[person] = deque(one for one in self._waiting[person] if not one[1].done())
            for one in waiting:
                message, given = one[0]._replace(reliable=self._is_reliable(one[0].host)), one[1]
                if self._has_slot(message):
                    self._sending.append(message)
                    given.set_result(message)
                    waiting.remove(one)
                    break
            if not waiting:
                del self._waiting[person]

    def _has_slot(self, message: Message) -> bool:
        hosts = Counter(one.host for one in self._sending)
        unreliable = sum(not one.reliable for one in self._sending)
        free = len(self._sending) < AT_ONCE and hosts[message.host] < (AT_ONCE_TO_HOST if message.reliable else 1)
        enough = sum(one.person == message.person for one in self._sending) >= AT_ONCE_TO_PERSON
        return free and not enough and (message.reliable or unreliable < AT_ONCE_TO_OTHERS)
