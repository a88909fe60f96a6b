"""A WebSocket connection of a page that a test can close. Until it is restored, the page cannot connect again."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute


class BreakableConnection:
    """The connection to the server. Create the object before the page connects."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._closed = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/live", self._connected)

    def close(self) -> None:
        """Close the connection, and wait until the page shows this."""
        self._closed = True
        for socket in self._open:
            socket.close()
        self._open.clear()
        self._page.get_by_test_id("offline").wait_for()

    def restore(self) -> None:
        """Let the page connect again, and tell the page that the browser is online."""
        self._closed = False
        self._page.evaluate("dispatchEvent(new Event('online'))")
        self._page.get_by_test_id("offline").wait_for(state="detached")

    def _connected(self, socket: WebSocketRoute) -> None:
        if self._closed:
            socket.close()
            return
        self._open.append(socket)
        socket.connect_to_server()
