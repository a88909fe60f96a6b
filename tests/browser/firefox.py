"""Firefox, controlled by its own WebDriver BiDi."""

from __future__ import annotations

import base64
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.remote_page import WAIT_SECONDS, running
from tests.support.waiting import wait_for

FIREFOXES = ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")
SETTINGS = 'user_pref("ui.prefersReducedMotion", 1);\n'


def found() -> str | None:
    """Return the path of the first of these programs that is installed."""
    return next(filter(None, map(shutil.which, FIREFOXES)), None)


@contextmanager
def opened(folder: Path) -> Iterator[Firefox]:
    """Yield a Firefox with this folder as its profile."""
    (folder / "user.js").write_text(SETTINGS)
    told = folder / "WebDriverBiDiServer.json"
    with running(found() or "", "--headless", "--profile", str(folder), "--remote-debugging-port=0"):
        port = json.loads(wait_for(lambda: told.exists() and told.read_text(), what="Firefox listens", timeout=WAIT_SECONDS) or "")[
            "ws_port"
        ]
        with connect(f"ws://127.0.0.1:{port}/session", max_size=None, open_timeout=WAIT_SECONDS, ping_interval=None) as connection:
            yield Firefox(connection)


class Firefox:
    """A window of Firefox."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._numbers = count()
        self._complaints: list[str] = []
        self._command("session.new", capabilities={})
        self._command("session.subscribe", events=["log.entryAdded"])
        # Firefox sends key presses only to a window that was opened by a command.
        self._context = self._command("browsingContext.create", type="window")["context"]

    def go(self, address: str | None) -> None:
        if address is None:
            self._command("browsingContext.reload", context=self._context, wait="complete")
        else:
            self._command("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def call(self, function: str, argument: str) -> str:
        called = self._command(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": argument}],
            awaitPromise=False,
            target={"context": self._context},
        )
        assert called["type"] == "success", called
        return str(called["result"]["value"])

    def act(self, source: dict[str, Any]) -> None:
        self._command("input.performActions", context=self._context, actions=[source])

    def resize(self, width: int, height: int) -> None:
        self._command("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self._command("browsingContext.captureScreenshot", context=self._context)["data"])

    def cookies(self) -> list[dict[str, str]]:
        kept = self._command("storage.getCookies", partition={"type": "context", "context": self._context})["cookies"]
        return [{"name": cookie["name"], "value": cookie["value"]["value"]} for cookie in kept]

    def complaints(self) -> list[str]:
        return self._complaints

    def _command(self, method: str, **parameters: object) -> Any:
        number = next(self._numbers)
        self._connection.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (message := json.loads(self._connection.recv(WAIT_SECONDS))).get("id") != number:
            if message.get("method") == "log.entryAdded" and message["params"]["level"] in ("error", "warn"):
                self._complaints.append(message["params"]["text"])
        assert message["type"] == "success", message
        return message["result"]
