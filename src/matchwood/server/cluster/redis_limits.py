"""Counting for the whole house in Redis: a script for each step, so that two servers never count past each other.

Callers are counted as in `cluster/gcra.py`: one moment is kept for each, at which its allowance is whole again, by Redis' clock.
What is open is a set of tickets, each of which holds for a while unless its server renews it; those of a server that was killed
run out. Redis may be away or slow: then one does without it for some seconds, and each process counts alone.
"""

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
"""Seconds for which a caller waits for Redis."""
REST_SECONDS = 2.0
"""Seconds for which one does without a Redis that did not answer."""
RENEWAL_SECONDS = 15.0
"""Seconds after which a server says again what is open."""
EXPIRY_SECONDS = 3 * RENEWAL_SECONDS
"""Seconds for which that is believed."""

NOW = "local time = redis.call('TIME') local now = time[1] + time[2] / 1000000 "
SPEND = (
    NOW
    + """
local whole = {}
for i, key in ipairs(KEYS) do
    local step, span = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
    whole[i] = math.max(now, tonumber(redis.call('GET', key) or now)) + step
    if whole[i] - now > span * 1.000001 then
        return {i - 1, string.format('%.6f', whole[i] - now - span)}
    end
end
for i, key in ipairs(KEYS) do
    redis.call('SET', key, string.format('%.6f', whole[i]), 'PX', math.ceil(1000 * (whole[i] - now)))
end
return {-1, '0'}
"""
)
GIVE_BACK = "if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('INCRBYFLOAT', KEYS[1], '-' .. ARGV[1]) end"
ENTER = (
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
    """The counts of the house. `start` starts the task that renews what is open, `close` ends it."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._spend, self._give_back = redis.register_script(SPEND), redis.register_script(GIVE_BACK)
        self._enter, self._renew = redis.register_script(ENTER), redis.register_script(RENEW)
        self._open: dict[str, str] = {}
        self._away_until = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, in the event loop."""
        self._task = asyncio.create_task(periodically(RENEWAL_SECONDS, self._renew_all), name="counts of the house")

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Charge all of these, or none and say which was too much. One round trip."""
        keys, amounts = [_key(charge.name) for charge in charges], [each for charge in charges for each in charge[1:]]
        answer = await self._query(self._spend(keys=keys, args=amounts))
        return None if answer is None or answer[0] < 0 else LimitExceeded(answer[0], float(answer[1]))

    async def refund(self, charge: Charge) -> None:
        """Take a charge back."""
        await self._query(self._give_back(keys=[_key(charge.name)], args=[charge.step]))

    async def acquire(self, name: str, most: int) -> str | None:
        """One more of what is open under this name, until it leaves: its ticket; None if so many are open."""
        key, ticket = _key(name), secrets.token_hex(8)
        if await self._query(self._enter(keys=[key], args=[ticket, most, int(EXPIRY_SECONDS)])) == 0:
            return None
        self._open[ticket] = key  # also if Redis is away: it is told as soon as it is back
        return ticket

    async def release(self, ticket: str) -> None:
        """What came with this ticket is closed."""
        await self._query(self._redis.zrem(self._open.pop(ticket), ticket))

    async def close(self) -> None:
        """Count no more."""
        if self._task is not None:
            await cancel_all(self._task)
        try:
            await self._redis.aclose()
        except (RedisError, OSError):
            logger.info("the counts could not be closed")

    async def _query(self, question: Awaitable[T]) -> T | None:
        """The answer; None while Redis is away. Whoever has waited in vain spares the next ones the wait."""
        if time.monotonic() < self._away_until:
            _retrieve_error(question)
            return None
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                return await question
        except (RedisError, OSError, TimeoutError) as error:
            logger.info("the house is not counted together: %s", type(error).__name__)
            self._away_until = time.monotonic() + REST_SECONDS
            return None

    async def _renew_all(self) -> None:
        try:
            async with self._redis.pipeline(transaction=False) as renewed:
                for ticket, key in list(self._open.items()):
                    await self._renew(keys=[key], args=[ticket, int(EXPIRY_SECONDS)], client=renewed)
                await renewed.execute()
        except (RedisError, OSError) as error:
            logger.info("what is open could not be renewed: %s", type(error).__name__)


def _key(name: str) -> str:
    """Addresses and names are not written down in Redis, only their hashes."""
    return PREFIX + hashlib.sha256(name.encode()).hexdigest()[:24]


def _retrieve_error(question: Awaitable[object]) -> None:
    if asyncio.iscoroutine(question):
        question.close()
