"""The ASGI interface of a WebSocket, by which the application accepts or rejects the client."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Protocol
from urllib.parse import unquote

import uvicorn
from websockets.frames import CloseCode
from websockets.http11 import Request, Response

EXTENSION = "matchwood.wire"
"""The ASGI extension that contains the `WebSocketProtocol` of a connection."""


class Connection(Protocol):
    """The methods of `WebSocketProtocol` that `Upgrade` needs."""

    over: asyncio.Future[None]

    def accept(self, response: Response) -> None:
        """Open the connection with this response."""

    def reject(self, status: HTTPStatus) -> None:
        """Refuse the connection."""

    def send(self, message: bytes) -> None:
        """Send a text."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection."""


class Upgrade:
    """The ASGI channels of a connection."""

    def __init__(self, connection: Connection, response: Response) -> None:
        self._connection = connection
        self._response = response
        self._connect_sent = self._accepted = False

    async def receive(self) -> Any:
        """Return the next ASGI event for the application: connect or disconnect."""
        if not self._connect_sent:
            self._connect_sent = True
            return {"type": "websocket.connect"}
        await asyncio.shield(self._connection.over)
        return {"type": "websocket.disconnect", "code": CloseCode.NO_STATUS_RCVD}

    async def send(self, message: Any) -> None:
        """Handle an ASGI event of the application."""
        match message:
            case {"type": "websocket.accept"}:
                headers = message.get("headers", [])
                self._response.headers.update([(key.decode("latin-1"), value.decode("latin-1")) for key, value in headers])
                self._accepted = True
                self._connection.accept(self._response)
            case {"type": "websocket.send", "text": str(text)}:
                self._connection.send(text.encode())
            case {"type": "websocket.close"} if self._accepted:
                self._connection.close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
            case {"type": "websocket.close"}:
                self._connection.reject(HTTPStatus.FORBIDDEN)


def scope_of(request: Request, transport: asyncio.BaseTransport, config: uvicorn.Config, more: dict[str, Any]) -> dict[str, Any]:
    """Return the ASGI scope of a connection, with the items in `more`."""
    path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": config.asgi_version, "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws" if transport.get_extra_info("sslcontext") is None else "wss",
        "server": _host_and_port(transport.get_extra_info("sockname")),
        "client": _host_and_port(transport.get_extra_info("peername")),
        "root_path": config.root_path,
        "path": config.root_path + unquote(path),
        "raw_path": (config.root_path + path).encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()],
        "subprotocols": [],
        **more,
    }


def _host_and_port(address: Any) -> tuple[str, int] | None:
    """Return the host and port of an address, or None for a Unix socket."""
    return (str(address[0]), int(address[1])) if isinstance(address, tuple) else None
