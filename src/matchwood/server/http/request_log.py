"""The log of requests."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from typing import Any

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from matchwood.server.http.error_responses import error_response
from matchwood.server.protocol.errors import Busy
from matchwood.server.util import metrics
from matchwood.server.util.logs import REQUEST, TABLE

TABLE_ID = re.compile("[a-z0-9]{4,32}")
WAITS = re.compile(rb"(^|&)wait=")
"""Requests whose query contains this part wait for an event."""

logger = logging.getLogger(__name__)


def with_request_numbers(app: ASGIApp) -> ASGIApp:
    """Wrap an ASGI application to log its requests. The response header `x-request-id` contains the number that the log shows for
    the request.
    """

    async def logged(scope: Scope, receive: Receive, send: Send) -> None:
        number, started, status = secrets.token_hex(4), time.perf_counter(), 0

        async def send_numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)["x-request-id"] = number
            await send(message)

        REQUEST.set(number)
        table = str(scope.get("path_params", {}).get("table", ""))
        TABLE.set(table if TABLE_ID.fullmatch(table) else None)  # do not log other texts from clients
        try:
            await app(scope, receive, send_numbered)
        except asyncio.CancelledError:
            if status or "method" not in scope:  # a WebSocket has no method
                raise
            request = Request[Any, Any, Any](scope, receive)
            response = error_response(request, Busy("The server is stopping. Please try again."))
            await response.to_asgi_response(None, request)(scope, receive, send_numbered)
        finally:
            seconds = time.perf_counter() - started
            if status:
                metrics.ANSWERS.labels(status).inc()
                if not WAITS.search(scope["query_string"]):
                    metrics.REQUEST_SECONDS.labels(scope.get("path_template", "")).observe(seconds)
            _log(scope, status, seconds)

    return logged


def _log(scope: Scope, status: int, seconds: float) -> None:
    about: dict[str, Any] = {"method": scope.get("method", "LIVE"), "path": scope.get("path_template", "")}
    if status:
        about["status"] = status
    logger.info("answered", extra={"about": about | {"ms": round(1000 * seconds, 1)}})
