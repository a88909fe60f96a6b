"""Limit the messages to each push service, so that a slow service does not delay the others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from matchwood.server.util.lru import LruCache

MAX_SENDING = 8
MAX_SENDING_UNRELIABLE = 2
"""The maximum number of messages to services that have never answered."""
MAX_SENDING_PER_HOST = 4
"""The maximum number of messages to a service that has answered before."""
MAX_SENDING_PER_PERSON = 2
MAX_ACCEPTED, MAX_ACCEPTED_UNRELIABLE, MAX_ACCEPTED_PER_PERSON = 1_000, 500, 40
PAUSE_SECONDS = 60.0
MAX_REMEMBERED_HOSTS = 1_000
BROWSER_DOMAINS = ("fcm.googleapis.com", "notify.windows.com", "push.apple.com", "push.services.mozilla.com")
"""The host names of the push services of Chrome, Edge, Safari and Firefox."""


class Message(NamedTuple):
    """A notification, with its push service and its recipient."""

    host: str
    person: str
    reliable: bool


def is_of_browser(host: str) -> bool:
    """Return whether the host is the push service of a common browser.

    >>> [is_of_browser(host) for host in ("fcm.googleapis.com", "wns2-am3p.notify.windows.com", "xfcm.googleapis.com")]
    [True, True, False]
    """
    return any(host == domain or host.endswith(f".{domain}") for domain in BROWSER_DOMAINS)


class DeliverySlots:
    """Limits the number of simultaneous messages to push services."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._answered: LruCache[str, None] = LruCache(MAX_REMEMBERED_HOSTS)
        self._paused_until: LruCache[str, float] = LruCache(MAX_REMEMBERED_HOSTS)
        self._accepted = list[Message]()
        self._sending = list[Message]()
        self._waiting: dict[str, deque[tuple[Message, asyncio.Future[Message]]]] = {}

    def __len__(self) -> int:
        return len(self._accepted)

    def enqueue(self, host: str, person: str) -> Message | None:
        """Accept a message for a push service. Return None if too many messages are waiting."""
        message = Message(host, person, self._is_reliable(host))
        unreliable = sum(not other.reliable for other in self._accepted)
        too_many = len(self._accepted) >= MAX_ACCEPTED or (not message.reliable and unreliable >= MAX_ACCEPTED_UNRELIABLE)
        if too_many or sum(other.person == person for other in self._accepted) >= MAX_ACCEPTED_PER_PERSON:
            return None
        self._accepted.append(message)
        return message

    def dismiss(self, message: Message) -> None:
        """Remove an accepted message after its delivery or failure."""
        self._accepted.remove(message)

    @asynccontextmanager
    async def slot(self, message: Message) -> AsyncIterator[None]:
        """Wait until the message may be sent. It occupies a slot until the `with` block ends."""
        assigned: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(message.person, deque()).append((message, assigned))
        self._assign()
        try:
            await assigned
        except asyncio.CancelledError:
            if not assigned.cancelled():
                self._sending.remove(assigned.result())
            self._assign()
            raise
        try:
            yield
        finally:
            self._sending.remove(assigned.result())
            self._assign()

    def is_paused(self, host: str) -> bool:
        """Return whether this push service is paused after a timeout."""
        return self._clock() < self._paused_until.get(host, 0.0)

    def note_answer(self, host: str) -> None:
        """Store that the push service at `host` has answered a message, and end a pause of this push service."""
        self._paused_until.pop(host, None)
        self._answered.put(host, None)

    def note_timeout(self, host: str) -> None:
        """Pause a push service after a timeout."""
        self._answered.pop(host, None)
        self._paused_until.put(host, self._clock() + PAUSE_SECONDS)

    def _is_reliable(self, host: str) -> bool:
        return host in self._answered or (is_of_browser(host) and host not in self._paused_until)

    def _assign(self) -> None:
        """Give free slots to waiting messages. People whose messages occupy the fewest slots come first."""
        slots_of = Counter(message.person for message in self._sending)
        for person in sorted(self._waiting, key=slots_of.__getitem__):
            waiting = self._waiting[person] = deque(entry for entry in self._waiting[person] if not entry[1].done())
            for entry in waiting:
                message, assigned = entry[0]._replace(reliable=self._is_reliable(entry[0].host)), entry[1]
                if self._has_slot(message):
                    self._sending.append(message)
                    assigned.set_result(message)
                    waiting.remove(entry)
                    break
            if not waiting:
                del self._waiting[person]

    def _has_slot(self, message: Message) -> bool:
        to_host = sum(other.host == message.host for other in self._sending)
        to_person = sum(other.person == message.person for other in self._sending)
        unreliable = sum(not other.reliable for other in self._sending)
        return (
            len(self._sending) < MAX_SENDING
            and to_host < (MAX_SENDING_PER_HOST if message.reliable else 1)
            and to_person < MAX_SENDING_PER_PERSON
            and (message.reliable or unreliable < MAX_SENDING_UNRELIABLE)
        )
