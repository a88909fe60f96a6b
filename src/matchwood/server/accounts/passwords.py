"""Hash passwords with argon2id. Threads do the work, because it is slow."""

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

MIN_LENGTH, MAX_LENGTH = 8, 128
MAX_HASHES_AT_ONCE = 2
"""The maximum number of hashes computed at a time. Each one needs 64 MiB of memory."""
MAX_WAITING = 40

hasher = PasswordHasher()
"""The default costs follow RFC 9106."""

T = TypeVar("T")


class Passwords:
    """Computes and verifies the hashes of passwords."""

    def __init__(self) -> None:
        self._threads = low_priority_threads(MAX_HASHES_AT_ONCE, "matchwood password")
        self._dummy_hash: str | None = None
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """Return the hash of a password. Raises `BadPassword` if the length is wrong."""
        if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
            raise BadPassword(f"A password must have {MIN_LENGTH} to {MAX_LENGTH} characters.")
        return await self._run_in_thread(lambda: hash_password(password))

    async def verify(self, password: str, stored_hash: str | None) -> bool:
        """Return whether the hash belongs to the password. The time of the check does not reveal whether a hash exists."""
        if self._dummy_hash is None:
            self._dummy_hash = await self._run_in_thread(lambda: hasher.hash(secrets.token_urlsafe(16)))
        compared = stored_hash or self._dummy_hash
        return await self._run_in_thread(lambda: _verify(compared, password)) and stored_hash is not None

    def close(self) -> None:
        """Stop the threads that compute password hashes."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run_in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MAX_WAITING:
            raise Busy("Too many people are signing in at the moment. Please try again.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def hash_password(password: str) -> str:
    """Return the hash of a password. The computation takes some hundredths of a second."""
    return hasher.hash(_normalized(password))


def _verify(stored_hash: str, password: str) -> bool:
    try:
        return hasher.verify(stored_hash, _normalized(password))
    except Argon2Error:
        return False


def _normalized(password: str) -> str:
    """Return the password in the normal form of RFC 8265."""
    return unicodedata.normalize("NFC", password)
