"""Simulate an old phone with a slow connection (Chromium's preset "Fast 3G")."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

LATENCY = 562.5
"""The latency of each request in milliseconds."""
DOWN, UP = 1.44 * 1024 * 1024 / 8, 675 * 1024 / 8
"""Bytes per second."""
SLOWER = 4
"""The simulated processor is slower than that of this machine by this factor."""
CHROMIUMS = ("chromium-headless-shell", "chromium", "google-chrome")


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if path is None:
        raise SystemExit(f"no Chromium here; expected one of {', '.join(CHROMIUMS)}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@contextlib.contextmanager
def phone(browser: Browser, far_away: bool = True) -> Iterator[tuple[Page, CDPSession]]:
    """Yield a browser page with a slow processor. If `far_away` is true, the page also has a slow network connection."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en", is_mobile=True, has_touch=True)
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    if far_away:
        line = {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP}
        tools.send("Network.emulateNetworkConditions", line)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield page, tools
    context.close()
