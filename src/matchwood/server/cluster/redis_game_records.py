"""Records that people brought along to look back at, for the other servers of the house: kept in Redis for an hour."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

PREFIX = "matchwood:record:"
KEPT_SECONDS = 3600
"""Seconds."""
ANSWER_TIMEOUT_SECONDS = 2.0
"""Seconds after which one does without."""


class RedisGameRecords:
    """Whatever cannot be kept or found, because Redis is away, the server that it was brought to has still."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def put(self, key: str, record: Mapping[str, Any]) -> None:
        """Let the other servers find this record."""
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                await self._redis.set(PREFIX + key, msgspec.json.encode(record), ex=KEPT_SECONDS)

    async def get(self, key: str) -> Mapping[str, Any] | None:
        """The record that was brought to some server; None if it is not there."""
        with contextlib.suppress(RedisError, OSError, TimeoutError, msgspec.MsgspecError):
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                found = await self._redis.get(PREFIX + key)
                return None if found is None else msgspec.json.decode(found, type=dict[str, Any])
        return None

    async def close(self) -> None:
        """Neither keep nor find any more."""
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()
