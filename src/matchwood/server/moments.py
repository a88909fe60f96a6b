"""Moments as the database keeps them: in milliseconds since 1970."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> int:
    """This moment."""
    return round(1_000 * time.time())


def date(moment: int) -> datetime:
    """The moment as people are told it.

    >>> date(1_700_000_000_000).isoformat()
    '2023-11-14T22:13:20+00:00'
    """
    return datetime.fromtimestamp(moment / 1_000, UTC)
