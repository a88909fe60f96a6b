"""The times at which a deal of the day closes and is disclosed."""

from __future__ import annotations

from datetime import date, timedelta

from matchwood.server.util.clock import milliseconds_of
from matchwood.server.util.days import end_of

GRACE_PERIOD_MS = milliseconds_of(timedelta(minutes=30))
"""The time after midnight in which a person can finish an attempt that started before midnight."""
CLOCK_MARGIN_MS = milliseconds_of(timedelta(minutes=1))
"""The time between the last result and the disclosure of the secret, because the clocks of servers differ."""


def last_result_of(day: date) -> int:
    """Return the time after which no result counts."""
    return end_of(day) + GRACE_PERIOD_MS


def disclosure_of(day: date) -> int:
    """Return the time from which the secret and all cards are public."""
    return last_result_of(day) + CLOCK_MARGIN_MS
