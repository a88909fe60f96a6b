"""Roughly what browser somebody uses: enough to know one's own again, and no more is kept."""

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
"""What stands in a User-Agent, and who says so. The first that fits counts: most of them claim to be those further down."""
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
    """A browser and the system it runs on, each by a name out of a few, or None if it is none of these."""

    name: str | None
    system: str | None


def parse_user_agent(user_agent: str) -> Browser:
    """The browser that sends this header.

    >>> parse_user_agent("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36")
    Browser(name='Chrome', system='Linux')
    >>> parse_user_agent("curl/8.5.0")
    Browser(name=None, system=None)
    """
    return Browser(_first_match(NAMES, user_agent), _first_match(SYSTEMS, user_agent))


def _first_match(signs: dict[str, str], text: str) -> str | None:
    return next((meaning for sign, meaning in signs.items() if sign in text), None)
