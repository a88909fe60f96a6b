"""The call by which a WebSocket is opened, in the words of ASGI: the application is asked once whether it accepts the client."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Protocol
from urllib.parse import unquote

import uvicorn
from websockets.frames import CloseCode
from websockets.http11 import Request, Response

WIRE = "matchwood.wire"
"""The extension of ASGI by which the application finds the wire of its connection."""


class AcceptedConnection(Protocol):
    """What is opened, and is `over` at its end."""

    over: asyncio.Future[None]

    def accept(self, response: Response) -> None:
        """Open it with this answer."""

    def reject(self, status: HTTPStatus) -> None:
        """Do not open it."""

    def send(self, message: bytes) -> None:
        """Send a text."""

    def close(self, code: int, reason: str) -> None:
        """End it."""


class Upgrade:
    """What the application hears and says: that somebody came, whether they may stay, that they are gone."""

    def __init__(self, line: AcceptedConnection, response: Response) -> None:
        self._line = line
        self._response = response
        self._asked = self._opened = False

    async def receive(self) -> Any:
        """What the application hears."""
        if not self._asked:
            self._asked = True
            return {"type": "websocket.connect"}
        await asyncio.shield(self._line.over)
        return {"type": "websocket.disconnect", "code": CloseCode.NO_STATUS_RCVD}

    async def send(self, message: Any) -> None:
        """What the application says."""
        match message:
            case {"type": "websocket.accept"}:
                headers = message.get("headers", [])
                self._response.headers.update([(key.decode("latin-1"), value.decode("latin-1")) for key, value in headers])
                self._opened = True
                self._line.accept(self._response)
            case {"type": "websocket.send", "text": str(text)}:
                self._line.send(text.encode())
            case {"type": "websocket.close"} if self._opened:
                self._line.close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
            case {"type": "websocket.close"}:
                self._line.reject(HTTPStatus.FORBIDDEN)


def scope_of(request: Request, transport: asyncio.BaseTransport, config: uvicorn.Config, more: dict[str, Any]) -> dict[str, Any]:
    """What the application learns of the client."""
    path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": config.asgi_version, "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws" if transport.get_extra_info("sslcontext") is None else "wss",
        "server": _place(transport.get_extra_info("sockname")),
        "client": _place(transport.get_extra_info("peername")),
        "root_path": config.root_path,
        "path": config.root_path + unquote(path),
        "raw_path": (config.root_path + path).encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()],
        "subprotocols": [],
        **more,
    }


def _place(address: Any) -> tuple[str, int] | None:
    """The host and port of an address; a socket of Unix has none."""
    return (str(address[0]), int(address[1])) if isinstance(address, tuple) else None
