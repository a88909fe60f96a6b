"""HTTPS requests to push services."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import httpcore

from matchwood.server.push.delivery_slots import MAX_SENDING, is_of_browser
from matchwood.server.push.endpoint_check import is_public

STEP_SECONDS, DELIVERY_SECONDS = 5.0, 15.0
KEEPALIVE_SECONDS = 30.0
TIMEOUTS = {"connect": STEP_SECONDS, "read": STEP_SECONDS, "write": STEP_SECONDS, "pool": DELIVERY_SECONDS}


class NotDelivered(Exception):
    """The connection to the push service failed."""


class TimedOut(NotDelivered):
    """The push service did not answer in time."""


class Delivery:
    """Sends messages to push services. The arguments are only for tests."""

    def __init__(self, private_hosts: Collection[str] = (), ssl_context: ssl.SSLContext | None = None) -> None:
        threads = {True: 2, False: MAX_SENDING}  # separate threads, so that slow name servers do not delay browsers
        self._lookups = {of_browser: ThreadPoolExecutor(count, "matchwood push lookup") for of_browser, count in threads.items()}
        self._network = _PublicNetwork(self._lookups, private_hosts)
        self._ssl_context = ssl_context
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send an encrypted message, and return the HTTP status of the response."""
        all_headers = {"host": urlsplit(endpoint).netloc, "content-length": str(len(body)), **headers}
        pool = await self._open_pool()
        request = pool.stream("POST", endpoint, headers=list(all_headers.items()), content=body, extensions={"timeout": TIMEOUTS})
        try:
            async with asyncio.timeout(DELIVERY_SECONDS), request as response:
                return response.status
        except (httpcore.TimeoutException, TimeoutError) as error:
            raise TimedOut(str(error) or type(error).__name__) from error
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError) as error:
            raise NotDelivered(str(error) or type(error).__name__) from error

    async def close(self) -> None:
        """Close all connections to push services."""
        if self._pool is not None:
            await self._pool.aclose()
        for lookups in self._lookups.values():
            lookups.shutdown(wait=False, cancel_futures=True)

    async def _open_pool(self) -> httpcore.AsyncConnectionPool:
        if self._pool is None:
            # The SSL context reads a long file.
            ssl_context = self._ssl_context or await asyncio.to_thread(httpcore.default_ssl_context)
            self._pool = self._pool or httpcore.AsyncConnectionPool(
                ssl_context, max_connections=MAX_SENDING, keepalive_expiry=KEEPALIVE_SECONDS, network_backend=self._network
            )
        return self._pool


class _PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects only to checked IP addresses. A connection looks up its host name only once, because a second lookup could
    return a private address.
    """

    def __init__(self, lookups: Mapping[bool, ThreadPoolExecutor], private_hosts: Collection[str]) -> None:
        self._lookups = lookups
        self._private_hosts = private_hosts
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  a parameter of httpcore
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        lookup = asyncio.get_running_loop().run_in_executor(self._lookups[is_of_browser(host)], _addresses, host, port)
        try:
            addresses = await asyncio.wait_for(lookup, timeout)
        except TimeoutError as error:
            raise httpcore.ConnectTimeout(f"the lookup of {host} timed out") from error
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(f"{host} has no address") from error
        if not addresses or (host not in self._private_hosts and not all(map(is_public, addresses))):
            raise httpcore.ConnectError(f"{host} is not public")
        return await self._network.connect_tcp(addresses[0], port, timeout, local_address, socket_options)


def _addresses(host: str, port: int) -> list[str]:
    return [str(address[0]) for *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
