"""Check the headers that a proxy forwards, and warn the operator about missing ones."""

from __future__ import annotations

import logging
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from matchwood.errors import shown
from matchwood.server.http.rate_limiter import WITHOUT_LIMITS
from matchwood.server.protocol.errors import ForeignOrigin

logger = logging.getLogger(__name__)

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
UNTRUSTED = "Requests come through a proxy, so all visitors count as one address. Use --behind-proxy."
NO_ADDRESS = (
    "A request had no header X-Forwarded-For. If your proxy sent this request, all visitors count as one address. "
    "Let the proxy set X-Forwarded-For, or omit --behind-proxy."
)
NO_PROTOCOL = (
    "The proxy sends no header X-Forwarded-Proto, so cookies and links do not use HTTPS. Let the proxy set X-Forwarded-Proto."
)
FOREIGN = (
    "A request from a page of %s was refused, because its header Host is %s. If this is a page of your site, let the proxy pass on "
    "the header Host."
)

Connection = ASGIConnection[Any, Any, Any, Any]


class ProxyWarnings:
    """Logs each kind of missing header once."""

    def __init__(self, behind_proxy: bool) -> None:
        self._behind_proxy = behind_proxy
        self._names_addresses = False
        self._logged = set[str]()

    def check(self, connection: Connection) -> None:
        """Check the headers with which a proxy describes the caller."""
        names_address = "x-forwarded-for" in connection.headers
        if not self._behind_proxy:
            if names_address:
                self._log(UNTRUSTED)
        elif names_address:
            self._names_addresses = True
            if "x-forwarded-proto" not in connection.headers:
                self._log(NO_PROTOCOL)
        elif not self._names_addresses:  # later, programs on this machine may call the server directly
            self._log(NO_ADDRESS)

    def note_foreign_origin(self, origin: str, host: str) -> None:
        """Report a refused request, because a proxy may have replaced the header `Host`."""
        self._log(FOREIGN, shown(origin), shown(host))

    def _log(self, message: str, *values: str) -> None:
        if message not in self._logged:
            self._logged.add(message)
            logger.warning(message, *values)


async def check_proxy(connection: Connection, handler: BaseRouteHandler) -> None:
    """Warn the operator once if a proxy omits a header. Health checks need no headers."""
    if not handler.opt.get(WITHOUT_LIMITS):
        connection.app.state.proxy_warnings.check(connection)


async def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Raise ForeignOrigin if a page of another website sent this request."""
    if connection.scope.get("method") in SAFE_METHODS:  # a WebSocket has no method
        return
    origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
    if origin is not None and origin.partition("://")[2].lower() != host.lower():
        connection.app.state.proxy_warnings.note_foreign_origin(origin, host)
        raise ForeignOrigin("This request comes from a page of another site. Only pages of this server can send it.")
