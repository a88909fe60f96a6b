"""Passwords: kept as argon2id hashes that take a while to make, in threads of their own."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from matchwood.server.protocol.errors import BadPassword, Busy
from matchwood.server.util.low_priority import low_priority_threads

SHORTEST, LONGEST = 8, 128
AT_ONCE = 2
"""Each hash takes 64 MiB while it is made."""
MOST_WAITING = 40

hasher = PasswordHasher()
"""The library's own choice of costs, which follows RFC 9106."""

T = TypeVar("T")


class Passwords:
    """Makes and checks hashes; `close` ends its threads."""

    def __init__(self) -> None:
        self._threads = low_priority_threads(AT_ONCE, "matchwood password")
        self._nobody: str | None = None
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """What is kept of this password. Raises BadPassword, Busy."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadPassword(f"A password has {SHORTEST} to {LONGEST} characters.")
        return await self._run_in_thread(lambda: hasher.hash(_normalized(password)))

    async def verify(self, password: str, kept: str | None) -> bool:
        """Whether this is the password of which that was kept. None for nobody's: that takes as long, and is never right."""
        if self._nobody is None:
            self._nobody = await self._run_in_thread(lambda: hasher.hash(secrets.token_urlsafe(16)))
        against = kept or self._nobody
        return await self._run_in_thread(lambda: _verify(against, password)) and kept is not None

    def close(self) -> None:
        """Begin no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run_in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Busy("Many people sign in just now. Please try again.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _verify(kept: str, password: str) -> bool:
    try:
        return hasher.verify(kept, _normalized(password))
    except Argon2Error:
        return False


def _normalized(password: str) -> str:
    """The same characters for the same keys, on whatever system they were typed (RFC 8265)."""
    return unicodedata.normalize("NFC", password)
