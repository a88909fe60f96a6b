"""Uploaded game records in Redis, shared by all servers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

PREFIX = "matchwood:record:"
KEEP_SECONDS = 3600
ANSWER_TIMEOUT_SECONDS = 2.0


class RedisGameRecords:
    """Stores uploaded game records, and ignores failures of Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def put(self, key: str, record: Mapping[str, Any]) -> None:
        """Store a game record for `KEEP_SECONDS`."""
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                await self._redis.set(PREFIX + key, msgspec.json.encode(record), ex=KEEP_SECONDS)

    async def get(self, key: str) -> Mapping[str, Any] | None:
        """Return the game record with this key. Return None if the record is missing or unreadable."""
        with contextlib.suppress(RedisError, OSError, TimeoutError, msgspec.MsgspecError):
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                found = await self._redis.get(PREFIX + key)
                return None if found is None else msgspec.json.decode(found, type=dict[str, Any])
        return None

    async def close(self) -> None:
        """Close the connection to Redis."""
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()
