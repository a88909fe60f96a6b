"""The names of people: what one can read, and which two are the same."""

from __future__ import annotations

import unicodedata

from matchwood.server.errors import BadName
from matchwood.server.readable import readable

LENGTH = 24


def readable_name(name: str) -> str:
    """The name without spaces around it. Raises BadName."""
    trimmed = name.strip()
    if not 1 <= len(trimmed) <= LENGTH or not readable(trimmed):
        raise BadName(f"A name has 1 to {LENGTH} printable characters.")
    return trimmed


def folded(name: str) -> str:
    """What two names share that people would take for the same (Unicode's NFKC and case folding).

    >>> folded("ADA"), folded("Ａda"), folded("Straße") == folded("STRASSE")
    ('ada', 'ada', True)
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
