"""Announcements through Redis: one channel a table, heard by every process that has the table open.

While Redis cannot be reached, play goes on: each process looks into the log every few seconds, and once more for every table when
the connection is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub as Connection
from redis.exceptions import RedisError

from matchwood.server.cluster.pubsub import Announcement, PubSub, Receive
from matchwood.server.util.tasks import cancel_all

logger = logging.getLogger(__name__)

PREFIX = "matchwood:table:"
ALWAYS = "matchwood:always"
"""A channel on which nothing is said: a connection without any channel cannot listen."""
SILENCE_SECONDS = 5.0
"""Seconds of silence after which the other end is asked whether it is there; after as many again the connection is given up."""
RETRY_SECONDS = (0.5, 1.0, 2.0, 5.0)
"""Seconds between tries to reach Redis again; the last one is repeated."""

_decoder: msgspec.json.Decoder[Announcement] = msgspec.json.Decoder(Announcement)


class RedisPubSub(PubSub):
    """The way to the other processes: an ear, a mouth, and a memory of what is still to be said."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._followed: set[str] = set()
        self._changed = asyncio.Event()
        self._unsaid: dict[tuple[str, type[Announcement]], Announcement] = {}
        self._something = asyncio.Event()
        self._away = False
        self._ended = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_connected(self) -> bool:
        """Whether Redis was there when it was needed last."""
        return not self._away

    def listen(self, heard: Receive) -> None:
        """Begin, and hand over what is heard; called once, in the event loop."""
        self._heard = heard
        self._tasks = [
            asyncio.create_task(self._keep_listening(), name="ear for other processes"),
            asyncio.create_task(self._keep_publishing(), name="mouth for other processes"),
        ]

    def subscribe(self, table_id: str) -> None:
        """Hear of this table from now on."""
        self._followed.add(table_id)
        self._changed.set()

    def unsubscribe(self, table_id: str) -> None:
        """Hear of this table no more."""
        self._followed.discard(table_id)
        self._changed.set()

    def publish(self, table_id: str, announcement: Announcement) -> None:
        """Tell all others that follow this table, as soon as possible; only the newest of a kind if that takes a while."""
        self._unsaid[table_id, type(announcement)] = announcement
        self._something.set()

    async def close(self) -> None:
        """Say what is still to be said, then end."""
        self._ended = True  # a task that is cancelled just when its answer arrives may not notice
        await cancel_all(*self._tasks)
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(1):
                await self._publish_pending()
        await self._redis.aclose()

    async def _keep_listening(self) -> None:
        tries = 0
        while not self._ended:
            try:
                async with self._redis.pubsub() as line:
                    await self._receive(line)
            except* (RedisError, OSError) as errors:
                tries = tries + 1 if self._away else 0
                self._log_outage(errors.exceptions[0])
            except* Exception:
                logger.exception("listening to other processes failed")
            if self._ended:
                return
            for table_id in list(self._followed):
                self._heard(table_id, None)
            await asyncio.sleep(RETRY_SECONDS[min(tries, len(RETRY_SECONDS) - 1)])

    async def _receive(self, line: Connection) -> None:
        """Listen until the connection breaks."""
        await line.subscribe(ALWAYS)
        async with asyncio.TaskGroup() as both:
            both.create_task(self._update_subscriptions(line), name="tables that the ear follows")
            both.create_task(self._read(line), name="what the ear hears")

    async def _update_subscriptions(self, line: Connection) -> None:
        """Hear of the tables that are followed, and of no others."""
        heard = set[str]()
        while not self._ended:
            self._changed.clear()
            new, old = self._followed - heard, heard - self._followed
            if new:
                await line.subscribe(*(PREFIX + table_id for table_id in new))
            if old:
                await line.unsubscribe(*(PREFIX + table_id for table_id in old))
            heard = heard - old | new
            await self._changed.wait()

    async def _read(self, line: Connection) -> None:
        asked = False
        while not self._ended:
            message = await line.get_message(timeout=SILENCE_SECONDS)
            if message is not None:
                asked = False
                self._decode(message)
            elif asked:
                raise ConnectionError("Redis does not answer any more")
            else:
                await line.ping()
                asked = True

    def _decode(self, message: dict[str, object]) -> None:
        channel = message["channel"]
        if not isinstance(channel, bytes) or not channel.startswith(PREFIX.encode()):
            if message["type"] == "subscribe":
                self._log_outage(None)
            return
        table_id = channel.decode().removeprefix(PREFIX)
        if message["type"] == "subscribe":  # from now on nothing is missed; before that it may have been
            self._heard(table_id, None)
        elif message["type"] == "message" and isinstance(message["data"], bytes):
            with contextlib.suppress(msgspec.MsgspecError):  # of another version: what it means is in the log
                self._heard(table_id, _decoder.decode(message["data"]))

    async def _keep_publishing(self) -> None:
        while not self._ended:
            await self._something.wait()
            try:
                await self._publish_pending()
            except (RedisError, OSError) as error:
                self._log_outage(error)
                await asyncio.sleep(RETRY_SECONDS[1])

    async def _publish_pending(self) -> None:
        saying, self._unsaid = self._unsaid, {}
        self._something.clear()
        try:
            async with self._redis.pipeline(transaction=False) as said:
                for (table_id, _), announcement in saying.items():
                    said.publish(PREFIX + table_id, msgspec.json.encode(announcement))
                await said.execute()
        except BaseException:
            self._unsaid = saying | self._unsaid
            self._something.set()
            raise

    def _log_outage(self, error: Exception | None) -> None:
        """Say once that Redis is away, and once that it is back."""
        if error is not None and not self._away:
            logger.warning("Redis cannot be reached (%s): news from other servers comes late until it is back", error)
        elif error is None and self._away:
            logger.warning("Redis is there again")
        self._away = error is not None
