"""The Chromium of the tests. `python -m tests.browser.chromium` prints its path, or nothing if it is not installed."""

from __future__ import annotations

import shutil

CHROMIUMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
"""The first program is Chromium without windows. It is a third faster."""


def found() -> str | None:
    """Return the path of the first of these programs that is installed."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


if __name__ == "__main__":
    print(found() or "")
