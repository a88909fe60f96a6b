"""Days in UTC, and the times at which a deal of the day opens, closes and is disclosed."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from matchwood.server.protocol.errors import NotFound
from matchwood.server.util.clock import datetime_of, milliseconds_of

DAY_MS = milliseconds_of(timedelta(days=1))
LAST_MINUTES_MS = milliseconds_of(timedelta(minutes=30))
"""The time after midnight in which a person can finish an attempt that started before midnight."""
CLOCK_MARGIN_MS = milliseconds_of(timedelta(minutes=1))
"""The time between the last result and the disclosure of the secret, because the clocks of servers differ."""


def day_at(moment: int) -> date:
    """Return the day at a time in milliseconds since 1970.

    >>> day_at(1_700_000_000_000)
    datetime.date(2023, 11, 14)
    """
    return datetime_of(moment).date()


def start_of(day: date) -> int:
    """Return the time at which people can start attempts."""
    return round(1_000 * datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


def end_of(day: date) -> int:
    """Return the time after which no person can start an attempt."""
    return start_of(day) + DAY_MS


def last_result_of(day: date) -> int:
    """Return the time after which no result counts."""
    return end_of(day) + LAST_MINUTES_MS


def disclosure_of(day: date) -> int:
    """Return the time from which the secret and all cards are public."""
    return last_result_of(day) + CLOCK_MARGIN_MS


def parse_day(text: str) -> date:
    """Return the day of a text such as 2026-10-03. Raises `NotFound` for other texts."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise NotFound("This is not a day. Use a date such as 2026-10-03.")
    return day
