"""Days in UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from matchwood.server.protocol.errors import NotFound
from matchwood.server.util.clock import datetime_of, milliseconds_of

DAY_MS = milliseconds_of(timedelta(days=1))


def day_at(moment: int) -> date:
    """Return the day to which a time belongs. The time is in milliseconds since 1970.

    >>> day_at(1_700_000_000_000)
    datetime.date(2023, 11, 14)
    """
    return datetime_of(moment).date()


def start_of(day: date) -> int:
    """Return the first moment of a day, in milliseconds since 1970."""
    return round(1_000 * datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


def end_of(day: date) -> int:
    """Return the first moment after a day, in milliseconds since 1970."""
    return start_of(day) + DAY_MS


def parse_day(text: str) -> date:
    """Return the day of a text such as 2026-10-03. Raises `NotFound` for other texts."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise NotFound("This is not a day. Use a date such as 2026-10-03.")
    return day
