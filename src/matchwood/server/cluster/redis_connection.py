"""The connection to Redis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from matchwood.server.protocol.errors import CannotServe

if TYPE_CHECKING:
    from redis.asyncio import Redis

HELP = "Check that it runs, and pass its address like this: --live redis://host:6379/0"
ENCODING = "In a password, write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25."
SCHEMES = ("redis", "rediss", "unix")
CONNECT_TIMEOUT_SECONDS = 5.0


def connect_to_redis(url: str) -> Redis:
    """Return a client for this Redis. Raises CannotServe if Redis or the package `redis` cannot be used."""
    try:
        from redis import Redis as BlockingRedis
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import ExponentialBackoff
        from redis.exceptions import RedisError
    except ImportError:
        raise CannotServe('--live needs further packages. Install them: pip install ".[many]"') from None
    _check(url)
    settings: dict[str, Any] = {"socket_connect_timeout": CONNECT_TIMEOUT_SECONDS, "socket_timeout": CONNECT_TIMEOUT_SECONDS}
    try:
        with BlockingRedis.from_url(url, **settings) as redis:
            redis.ping()
    except (RedisError, ValueError, TypeError, OSError) as error:
        raise CannotServe(f"The Redis at {_without_password(url)} cannot be used: {error}.\n{HELP}") from error
    return Redis.from_url(url, retry=Retry(ExponentialBackoff(cap=1.0, base=0.1), 2), **settings)


def _check(url: str) -> None:
    """Raise CannotServe if the address of Redis is invalid.

    The message omits the address, because any part could be a password.
    """
    try:
        parts = urlsplit(url)
        readable = (
            parts.scheme in SCHEMES
            and (parts.scheme == "unix" or parts.port != 0)
            and "@" not in parts.path + parts.query + parts.fragment
        )
    except ValueError:
        readable = False
    if not readable:
        raise CannotServe(f"The address of the Redis is invalid.\n{HELP}\n{ENCODING}")


def _without_password(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
