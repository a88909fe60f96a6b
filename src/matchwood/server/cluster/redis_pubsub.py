"""Messages between servers through Redis, with one channel for each table."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub as Connection
from redis.exceptions import RedisError

from matchwood.server.cluster.pubsub import ClusterMessage, PubSub, Receive
from matchwood.server.util.tasks import cancel_all

logger = logging.getLogger(__name__)

PREFIX = "matchwood:table:"
EMPTY_CHANNEL = "matchwood:always"
"""A channel without messages. A connection must have a channel before it can read."""
PING_SECONDS = 5.0
"""After this time without a message, the server pings Redis, and waits this time for the answer."""
RETRY_SECONDS = (0.5, 1.0, 2.0, 5.0)
"""The pauses between attempts to connect. The last pause is repeated."""

_decoder: msgspec.json.Decoder[ClusterMessage] = msgspec.json.Decoder(ClusterMessage)


class RedisPubSub(PubSub):
    """Exchanges messages with other servers through Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._subscribed: set[str] = set()
        self._subscriptions_changed = asyncio.Event()
        self._pending: dict[tuple[str, type[ClusterMessage]], ClusterMessage] = {}
        self._has_pending = asyncio.Event()
        self._disconnected = False
        self._closed = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_connected(self) -> bool:
        """Whether Redis answered the latest request."""
        return not self._disconnected

    def listen(self, receive: Receive) -> None:
        """Call the function `receive` for each message from another server. The caller needs a running event loop."""
        self._on_message = receive
        self._tasks = [
            asyncio.create_task(self._keep_listening(), name="receiver of messages from other servers"),
            asyncio.create_task(self._keep_publishing(), name="sender of messages to other servers"),
        ]

    def subscribe(self, table_id: str) -> None:
        """Start to receive messages about this table."""
        self._subscribed.add(table_id)
        self._subscriptions_changed.set()

    def unsubscribe(self, table_id: str) -> None:
        """Stop receiving messages about this table."""
        self._subscribed.discard(table_id)
        self._subscriptions_changed.set()

    def publish(self, table_id: str, message: ClusterMessage) -> None:
        """Send a message to the table's subscribers. It replaces an unsent message of the same type about the same table."""
        self._pending[table_id, type(message)] = message
        self._has_pending.set()

    async def close(self) -> None:
        """Send all waiting messages, then disconnect."""
        self._closed = True  # a task can lose the cancellation, see `cancel_all`
        await cancel_all(*self._tasks)
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(1):
                await self._publish_pending()
        await self._redis.aclose()

    async def _keep_listening(self) -> None:
        attempts = 0
        while not self._closed:
            try:
                async with self._redis.pubsub() as connection:
                    await self._receive(connection)
            except* (RedisError, OSError) as errors:
                attempts = attempts + 1 if self._disconnected else 0
                self._log_outage(errors.exceptions[0])
            except* Exception:
                logger.exception("Receiving messages from other servers failed.")
            if self._closed:
                return
            for table_id in list(self._subscribed):
                self._on_message(table_id, None)
            await asyncio.sleep(RETRY_SECONDS[min(attempts, len(RETRY_SECONDS) - 1)])

    async def _receive(self, connection: Connection) -> None:
        await connection.subscribe(EMPTY_CHANNEL)
        async with asyncio.TaskGroup() as both:
            both.create_task(self._update_subscriptions(connection), name="subscriptions to tables")
            both.create_task(self._read(connection), name="reader of messages from other servers")

    async def _update_subscriptions(self, connection: Connection) -> None:
        current = set[str]()
        while not self._closed:
            self._subscriptions_changed.clear()
            new, old = self._subscribed - current, current - self._subscribed
            if new:
                await connection.subscribe(*(PREFIX + table_id for table_id in new))
            if old:
                await connection.unsubscribe(*(PREFIX + table_id for table_id in old))
            current = current - old | new
            await self._subscriptions_changed.wait()

    async def _read(self, connection: Connection) -> None:
        pinged = False
        while not self._closed:
            message = await connection.get_message(timeout=PING_SECONDS)
            if message is not None:
                pinged = False
                self._decode(message)
            elif pinged:
                raise ConnectionError("Redis did not answer a ping")
            else:
                await connection.ping()
                pinged = True

    def _decode(self, message: dict[str, object]) -> None:
        channel = message["channel"]
        if not isinstance(channel, bytes) or not channel.startswith(PREFIX.encode()):
            if message["type"] == "subscribe":
                self._log_outage(None)
            return
        table_id = channel.decode().removeprefix(PREFIX)
        if message["type"] == "subscribe":  # earlier messages may have been lost
            self._on_message(table_id, None)
        elif message["type"] == "message" and isinstance(message["data"], bytes):
            with contextlib.suppress(msgspec.MsgspecError):  # a message of another version
                self._on_message(table_id, _decoder.decode(message["data"]))

    async def _keep_publishing(self) -> None:
        while not self._closed:
            await self._has_pending.wait()
            try:
                await self._publish_pending()
            except (RedisError, OSError) as error:
                self._log_outage(error)
                await asyncio.sleep(RETRY_SECONDS[1])

    async def _publish_pending(self) -> None:
        batch, self._pending = self._pending, {}
        self._has_pending.clear()
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for (table_id, _), message in batch.items():
                    pipeline.publish(PREFIX + table_id, msgspec.json.encode(message))
                await pipeline.execute()
        except BaseException:
            self._pending = batch | self._pending
            self._has_pending.set()
            raise

    def _log_outage(self, error: Exception | None) -> None:
        """Log when Redis becomes unreachable or reachable. The argument `error` is None if Redis answers again."""
        if error is not None and not self._disconnected:
            logger.warning("Redis cannot be reached (%s). Changes made at other servers appear late until it is back.", error)
        elif error is None and self._disconnected:
            logger.warning("Redis can be reached again.")
        self._disconnected = error is not None
