"""The names of browsers and systems in `User-Agent` headers."""

from __future__ import annotations

from typing import NamedTuple

NAMES = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
"""The first of these parts in a `User-Agent` header determines the browser."""
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


class Browser(NamedTuple):
    """The names of a browser and its operating system."""

    name: str | None
    system: str | None


def parse_user_agent(user_agent: str) -> Browser:
    """Return the browser and the operating system that a `User-Agent` header names.

    >>> parse_user_agent("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36")
    Browser(name='Chrome', system='Linux')
    >>> parse_user_agent("curl/8.5.0")
    Browser(name=None, system=None)
    """
    return Browser(_first_match(NAMES, user_agent), _first_match(SYSTEMS, user_agent))


def _first_match(signs: dict[str, str], text: str) -> str | None:
    return next((meaning for sign, meaning in signs.items() if sign in text), None)
