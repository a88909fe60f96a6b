"""The line of a page, on which what the server says waits for as long as a test likes."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

Message = str | bytes


def _never(message: Message) -> bool:
    del message
    return False


class HeldLine:
    """What the server says is `held` while it is `holding`, as it is `after` such a message. Made before the page has a line."""

    def __init__(self, page: Page, after: Callable[[Message], bool] = _never) -> None:
        self.holding = False
        self.held: list[Message] = []
        self.said: list[Message] = []
        self._after = after
        page.route_web_socket("**/live", self._connected)

    def let_go(self) -> None:
        """Hand over what was held, and hold no more."""
        self.holding = False
        while self.held:
            self._socket.send(self.held.pop(0))

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket, server = socket, socket.connect_to_server()
        server.on_message(self._hear)

        def say(message: Message) -> None:
            self.said.append(message)
            server.send(message)

        socket.on_message(say)

    def _hear(self, message: Message) -> None:
        if self.holding:
            self.held.append(message)
        else:
            self._socket.send(message)
            self.holding = self._after(message)
