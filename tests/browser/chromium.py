"""The Chromium in which tests play. `python -m tests.browser.chromium` says where it is, and nothing if there is none."""

from __future__ import annotations

import shutil

CHROMIUMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
"""The first is the same without windows, and a third quicker."""


def found() -> str | None:
    """Where the first of these is that there is."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


if __name__ == "__main__":
    print(found() or "")
