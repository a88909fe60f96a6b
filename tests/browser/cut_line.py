"""The line of a page that a test cuts and restores: meanwhile nothing is heard or said, and no new connection is made."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute


class CutLine:
    """Made before the page has a line."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/live", self._connected)

    def cut(self) -> None:
        """Cut the line, and wait until the page says so."""
        self._cut = True
        for socket in self._open:
            socket.close()
        self._open.clear()
        self._page.get_by_test_id("offline").wait_for()

    def restore(self) -> None:
        """Let the page connect again, which it does as soon as the browser says that it is online."""
        self._cut = False
        self._page.evaluate("dispatchEvent(new Event('online'))")
        self._page.get_by_test_id("offline").wait_for(state="detached")

    def _connected(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
            return
        self._open.append(socket)
        socket.connect_to_server()
