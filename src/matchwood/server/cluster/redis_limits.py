"""Limits that several servers share in Redis. Each operation is one atomic script, and uses the clock of Redis."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Sequence
from typing import TypeVar

from redis.asyncio import Redis
from redis.exceptions import RedisError

from matchwood.server.cluster.shared_limits import Charge, LimitExceeded, SharedLimits
from matchwood.server.util.tasks import cancel_all, periodically

logger = logging.getLogger(__name__)

T = TypeVar("T")

PREFIX = "matchwood:count:"
ANSWER_TIMEOUT_SECONDS = 0.25
PAUSE_SECONDS = 2.0
RENEWAL_SECONDS = 15.0
EXPIRY_SECONDS = 3 * RENEWAL_SECONDS
"""The server has to renew a ticket within this time, else it expires."""

NOW = "local time = redis.call('TIME') local now = time[1] + time[2] / 1000000 "
SPEND = (
    NOW
    + """
local full_at = {}
for i, key in ipairs(KEYS) do
    local cost, window = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
    full_at[i] = math.max(now, tonumber(redis.call('GET', key) or now)) + cost
    if full_at[i] - now > window * 1.000001 then
        return {i - 1, string.format('%.6f', full_at[i] - now - window)}
    end
end
for i, key in ipairs(KEYS) do
    redis.call('SET', key, string.format('%.6f', full_at[i]), 'PX', math.ceil(1000 * (full_at[i] - now)))
end
return {-1, '0'}
"""
)
REFUND = "if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('INCRBYFLOAT', KEYS[1], '-' .. ARGV[1]) end"
ACQUIRE = (
    NOW
    + """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then
    return 0
end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
"""
)
RENEW = (
    NOW
    + """
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
"""
)


class RedisLimits(SharedLimits):
    """Enforces the shared limits with counters in Redis. While Redis does not answer, the shared limits allow all actions and
    connections.
    """

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._spend, self._refund = redis.register_script(SPEND), redis.register_script(REFUND)
        self._acquire, self._renew = redis.register_script(ACQUIRE), redis.register_script(RENEW)
        self._keys_of_tickets: dict[str, str] = {}
        self._paused_until = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start a background task that renews the tickets of open connections. The caller needs a running event loop."""
        self._task = asyncio.create_task(periodically(RENEWAL_SECONDS, self._renew_all), name="renewal of connection tickets")

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Apply all charges, or none if one of them would exceed its limit."""
        keys, amounts = [_key(charge.name) for charge in charges], [number for charge in charges for number in charge[1:]]
        answer = await self._query(self._spend(keys=keys, args=amounts))
        return None if answer is None or answer[0] < 0 else LimitExceeded(answer[0], float(answer[1]))

    async def refund(self, charge: Charge) -> None:
        """Cancel a charge that the method `spend` has applied."""
        await self._query(self._refund(keys=[_key(charge.name)], args=[charge.cost_seconds]))

    async def acquire(self, name: str, limit: int) -> str | None:
        """Count a new connection, and return its ticket, or None if too many connections are open."""
        key, ticket = _key(name), secrets.token_hex(8)
        if await self._query(self._acquire(keys=[key], args=[ticket, limit, int(EXPIRY_SECONDS)])) == 0:
            return None
        self._keys_of_tickets[ticket] = key  # without an answer, the next renewal stores it
        return ticket

    async def release(self, ticket: str) -> None:
        """Stop counting the closed connection with this ticket."""
        await self._query(self._redis.zrem(self._keys_of_tickets.pop(ticket), ticket))

    async def close(self) -> None:
        """Stop the task and close the connection to Redis."""
        if self._task is not None:
            await cancel_all(self._task)
        try:
            await self._redis.aclose()
        except (RedisError, OSError):
            logger.info("The connection to Redis for shared limits could not be closed.")

    async def _query(self, command: Awaitable[T]) -> T | None:
        """Return the answer of Redis. If Redis fails, return None, and ask again only after `PAUSE_SECONDS`."""
        if time.monotonic() < self._paused_until:
            if asyncio.iscoroutine(command):
                command.close()
            return None
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                return await command
        except (RedisError, OSError, TimeoutError) as error:
            logger.info("Redis did not answer, so each server applies its own limits: %s", type(error).__name__)
            self._paused_until = time.monotonic() + PAUSE_SECONDS
            return None

    async def _renew_all(self) -> None:
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for ticket, key in list(self._keys_of_tickets.items()):
                    await self._renew(keys=[key], args=[ticket, int(EXPIRY_SECONDS)], client=pipeline)
                await pipeline.execute()
        except (RedisError, OSError) as error:
            logger.info("The tickets of open connections could not be renewed: %s", type(error).__name__)


def _key(name: str) -> str:
    """Return a hashed Redis key for the name of a limit. Redis must not contain addresses or names of people."""
    return PREFIX + hashlib.sha256(name.encode()).hexdigest()[:24]
