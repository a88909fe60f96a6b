"""Every call gets a number, which the caller is told, and a line in the log when it was answered.

When the server ends, it waits for a moment for calls under way, and cancels the others. Whoever made one of those is told to try
again, and the log says nothing of a fault: there is none.
"""

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

IS_TABLE = re.compile("[a-z0-9]{4,32}")

logger = logging.getLogger(__name__)


def with_request_numbers(app: ASGIApp) -> ASGIApp:
    """The application with numbers for its calls. What stands behind `?`, and what was sent, is nobody's business."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        number, began, status = secrets.token_hex(4), time.perf_counter(), 0

        async def send_numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)["x-request-id"] = number
            await send(message)

        REQUEST.set(number)
        table = str(scope.get("path_params", {}).get("table", ""))
        TABLE.set(table if IS_TABLE.fullmatch(table) else None)  # anything else would be the caller's words in our log
        try:
            await app(scope, receive, send_numbered)
        except asyncio.CancelledError:
            if status or "method" not in scope:  # a WebSocket has no method
                raise
            request = Request[Any, Any, Any](scope, receive)
            refusal = error_response(request, Busy("The server is ending just now. Please try again.")).to_asgi_response(
                None, request
            )
            await refusal(scope, receive, send_numbered)
        finally:
            if status:
                metrics.ANSWERS.labels(status).inc()
            _note(scope, status, time.perf_counter() - began)

    return answered


def _note(scope: Scope, status: int, seconds: float) -> None:
    about: dict[str, Any] = {"method": scope.get("method", "LIVE"), "path": scope.get("path_template", "")}
    if status:
        about["status"] = status
    logger.info("answered", extra={"about": about | {"ms": round(1000 * seconds, 1)}})
