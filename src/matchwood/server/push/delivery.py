"""Hands messages to push services: over https, to public addresses only, and never for long."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import httpcore

from matchwood.server.push.delivery_slots import AT_ONCE, is_of_a_browser
from matchwood.server.push.endpoint_check import is_public

STEP_SECONDS, DELIVERY_SECONDS = 5.0, 15.0
"""Seconds for each step of a delivery, and for all of it."""
KEEPALIVE_SECONDS = 30.0
"""Seconds for which a connection stays open that nobody uses."""
TIMEOUTS = {"connect": STEP_SECONDS, "read": STEP_SECONDS, "write": STEP_SECONDS, "pool": DELIVERY_SECONDS}


class NotDelivered(Exception):
    """A push service could not be asked."""


class TimedOut(NotDelivered):
    """A push service did not answer in time."""


class Delivery:
    """Posts to push services. Made in the event loop; `close` ends it.

    `allowed` are names that may stand for addresses that are not public, `trusting` says whose certificates count: for tests.
    """

    def __init__(self, allowed: Collection[str] = (), trusting: ssl.SSLContext | None = None) -> None:
        self._lookups, self._other_lookups = (ThreadPoolExecutor(count, "matchwood push lookup") for count in (2, AT_ONCE))
        self._network = _PublicNetwork(self._lookups, self._other_lookups, allowed)
        self._trusting = trusting
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status with which the push service answers; what else it says is not read. Raises NotDelivered."""
        head = {"host": urlsplit(endpoint).netloc, "content-length": str(len(body)), **headers}
        pool = await self._opened()
        ask = pool.stream("POST", endpoint, headers=list(head.items()), content=body, extensions={"timeout": TIMEOUTS})
        try:
            async with asyncio.timeout(DELIVERY_SECONDS), ask as answer:
                return answer.status
        except (httpcore.TimeoutException, TimeoutError) as error:
            raise TimedOut(str(error) or type(error).__name__) from error
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError) as error:
            raise NotDelivered(str(error) or type(error).__name__) from error

    async def close(self) -> None:
        """Close all connections."""
        if self._pool is not None:
            await self._pool.aclose()
        for lookups in (self._lookups, self._other_lookups):
            lookups.shutdown(wait=False, cancel_futures=True)

    async def _opened(self) -> httpcore.AsyncConnectionPool:
        if self._pool is None:
            trusting = self._trusting or await asyncio.to_thread(httpcore.default_ssl_context)  # it reads a long file
            self._pool = self._pool or httpcore.AsyncConnectionPool(
                trusting, max_connections=AT_ONCE, keepalive_expiry=KEEPALIVE_SECONDS, network_backend=self._network
            )
        return self._pool


class _PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to the address that was looked at, so that a name cannot stand for another one a moment later."""

    def __init__(self, lookups: ThreadPoolExecutor, others: ThreadPoolExecutor, allowed: Collection[str]) -> None:
        self._lookups = {True: lookups, False: others}  # a name server that hangs keeps only others of its kind waiting
        self._allowed = allowed
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  the library hands it in
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to this host, if all its addresses are public. Raises ConnectError."""
        look = asyncio.get_running_loop().run_in_executor(self._lookups[is_of_a_browser(host)], _addresses, host, port)
        try:
            found = await asyncio.wait_for(look, timeout)
        except TimeoutError as error:
            raise httpcore.ConnectTimeout(f"{host} is not found in time") from error
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(f"{host} is not known") from error
        if not found or (host not in self._allowed and not all(map(is_public, found))):
            raise httpcore.ConnectError(f"{host} is not public")
        return await self._network.connect_tcp(found[0], port, timeout, local_address, socket_options)


def _addresses(host: str, port: int) -> list[str]:
    return [str(where[0]) for *_, where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
