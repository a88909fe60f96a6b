"""A WebSocket connection of a page on which a test can delay the messages of the server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

Message = str | bytes


def _never(message: Message) -> bool:
    del message
    return False


class PausedWebSocket:
    """The connection of a page to the server. Create the object before the page connects.

    While it is `paused`, the messages of the server are added to `waiting`. It pauses after a message for which `pause_after`
    returns True. `sent` contains the messages of the page.
    """

    def __init__(self, page: Page, pause_after: Callable[[Message], bool] = _never) -> None:
        self.paused = False
        self.waiting: list[Message] = []
        self.sent: list[Message] = []
        self._pause_after = pause_after
        page.route_web_socket("**/live", self._connected)

    def resume(self) -> None:
        """Deliver the waiting messages to the page, and no longer pause."""
        self.paused = False
        while self.waiting:
            self._socket.send(self.waiting.pop(0))

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket, server = socket, socket.connect_to_server()
        server.on_message(self._receive)

        def forward(message: Message) -> None:
            self.sent.append(message)
            server.send(message)

        socket.on_message(forward)

    def _receive(self, message: Message) -> None:
        if self.paused:
            self.waiting.append(message)
        else:
            self._socket.send(message)
            self.paused = self._pause_after(message)
