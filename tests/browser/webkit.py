"""WebKit, in the small browser of WebKitGTK, controlled by WebDriver."""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any

import httpx

from tests.browser.remote_page import WAIT_SECONDS, running
from tests.support.waiting import wait_for

STYLE = "* { min-width: 0; margin: 0; border: 0; padding: 0 }"
"""With the usual space around the buttons of the title bar, the window would be wider than a phone."""
SETTINGS = "[Settings]\ngtk-enable-animations=false\n"
"""With this setting, WebKit reports that the user prefers reduced motion."""
NOTE_COMPLAINTS = """() => {
  window.complaints = [];
  console.error = console.warn = (...words) => complaints.push(words.join(' '));
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  return '';
}"""


def found() -> str | None:
    """Return the path of the driver, or None without the driver or without a virtual screen."""
    return shutil.which("Xvfb") and shutil.which("WebKitWebDriver")


@contextmanager
def opened(folder: Path) -> Iterator[WebKit]:
    """Yield a MiniBrowser on a new virtual screen, with this folder for its settings."""
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "gtk.css").write_text(STYLE)
    (folder / "gtk-3.0" / "settings.ini").write_text(SETTINGS)
    with running("Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", stdout=PIPE) as screen:
        assert screen.stdout is not None
        display = screen.stdout.readline().strip()
        surroundings = {"DISPLAY": f":{display}", "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": str(folder), "LC_ALL": "en_GB.UTF-8"}
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        with (
            running("WebKitWebDriver", f"--port={port}", env=os.environ | surroundings),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT_SECONDS) as http,
            closing(WebKit(http)) as browser,
        ):
            yield browser


class WebKit:
    """A window of WebKit."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        self._session = ""
        self._complaints: list[str] = []
        wait_for(self._listens, what="WebKitWebDriver listens", timeout=WAIT_SECONDS)
        self._session = f"/session/{self._command('POST', '/session', capabilities={})['sessionId']}"

    def go(self, address: str | None) -> None:
        self.complaints()
        if address is None:
            self._command("POST", "/refresh")
        else:
            self._command("POST", "/url", url=address)
        self.call(NOTE_COMPLAINTS, "")

    def call(self, function: str, argument: str) -> str:
        return str(self._command("POST", "/execute/sync", script=f"return ({function})(arguments[0])", args=[argument]))

    def act(self, source: dict[str, Any]) -> None:
        self._command("POST", "/actions", actions=[source])

    def resize(self, width: int, height: int) -> None:
        bar = int(self.call("() => String(outerHeight - innerHeight)", ""))
        self._command("POST", "/window/rect", width=width, height=height + bar)
        wait_for(
            lambda: self.call("() => `${innerWidth} ${innerHeight}`", ""),
            f"{width} {height}".__eq__,
            "the window has this size",
            WAIT_SECONDS,
        )

    def picture(self) -> bytes:
        return base64.b64decode(self._command("GET", "/screenshot"))

    def cookies(self) -> list[dict[str, str]]:
        return [{"name": cookie["name"], "value": cookie["value"]} for cookie in self._command("GET", "/cookie")]

    def complaints(self) -> list[str]:
        """Return the errors in the console. The driver does not report errors during the loading of a page."""
        self._complaints += json.loads(self.call("() => JSON.stringify((window.complaints ?? []).splice(0))", ""))
        return self._complaints

    def close(self) -> None:
        self._command("DELETE", "")

    def _listens(self) -> bool:
        try:
            return self._http.get("/status").is_success
        except httpx.ConnectError:
            return False

    def _command(self, verb: str, path: str, **parameters: object) -> Any:
        answer = self._http.request(verb, self._session + path, json=parameters if verb == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, value
        return value
