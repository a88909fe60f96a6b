"""The times at which a day opens and closes, and at which its cards become public."""

from __future__ import annotations

from datetime import date, timedelta

from matchwood.server.protocol.daily_messages import DayState
from matchwood.server.util.clock import milliseconds_of, now
from matchwood.server.util.days import end_of, start_of

GRACE_PERIOD_MS = milliseconds_of(timedelta(minutes=30))
"""The time after midnight in which a person can finish an attempt that started before midnight."""
CLOCK_MARGIN_MS = milliseconds_of(timedelta(minutes=1))
"""The time between the last result and the disclosure of the secret, because the clocks of servers differ."""


def closing_time(day: date) -> int:
    """Return the time after which no result counts."""
    return end_of(day) + GRACE_PERIOD_MS


def disclosure_time(day: date) -> int:
    """Return the time from which the secret and all cards are public."""
    return closing_time(day) + CLOCK_MARGIN_MS


def state_of(day: date) -> DayState:
    """Return what people can do with the deals of a day now."""
    time = now()
    if time < start_of(day):
        return "ahead"
    if time < end_of(day):
        return "open"
    return "closing" if time < disclosure_time(day) else "over"
