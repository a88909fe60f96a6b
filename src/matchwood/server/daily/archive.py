"""The past days, and the days on which a person played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from datetime import date, timedelta

import sqlalchemy as sql

from matchwood.server.daily import rankings
from matchwood.server.daily.games import game_of_the_day
from matchwood.server.protocol.daily_messages import ArchivedDay, ArchivedDeal, CalendarDay, DailyArchive, DailyCalendar
from matchwood.server.storage import schema

DAYS_PER_ANSWER = 10
CALENDAR_DAYS = 366
"""The number of days that a calendar shows."""
A_DAY = timedelta(days=1)


def archive_of(connection: sql.Connection, before: date, owner: str | None) -> DailyArchive:
    """Return the days before a day, the newest first, with the ranks of this person."""
    deals, attempts = schema.daily_deals, schema.daily_attempts
    days = sql.select(deals.c.day).where(deals.c.day < before.isoformat()).distinct().order_by(deals.c.day.desc())
    found = list(connection.scalars(days.limit(DAYS_PER_ANSWER + 1)))
    shown = found[:DAYS_PER_ANSWER]
    games = defaultdict[str, list[str]](list)
    for day, game in connection.execute(sql.select(deals.c.day, deals.c.game).where(deals.c.day.in_(shown)).order_by(deals.c.game)):
        games[day].append(game)
    finished = sql.select(attempts.c.day, attempts.c.game, sql.func.count())
    finished = finished.where(attempts.c.day.in_(shown), attempts.c.outcome == "finished").group_by(attempts.c.day, attempts.c.game)
    counts = {(day, game): count for day, game, count in connection.execute(finished)}
    ranks = {} if owner is None else rankings.ranks_by_result(connection, shown, owner)
    return DailyArchive(
        tuple(
            ArchivedDay(
                day,
                game_of_the_day(date.fromisoformat(day)),
                tuple(ArchivedDeal(game, counts.get((day, game), 0), ranks.get((day, game))) for game in games[day]),
            )
            for day in shown
        ),
        len(found) > len(shown),
    )


def calendar_of(connection: sql.Connection, owner: str, today: date) -> DailyCalendar:
    """Return the days on which this person finished an attempt, and the streaks."""
    attempts = schema.daily_attempts
    query = sql.select(attempts.c.day).where(attempts.c.owner == owner, attempts.c.outcome == "finished")
    games = Counter(map(date.fromisoformat, connection.scalars(query.order_by(attempts.c.day))))
    first = today - CALENDAR_DAYS * A_DAY
    days = tuple(CalendarDay(day.isoformat(), count) for day, count in sorted(games.items()) if day > first)
    return DailyCalendar(streak_of(games, today), longest_streak(games), days)


def streak_of(days: Iterable[date], today: date) -> int:
    """Return the number of days in a row up to today, or up to yesterday if the person can still play today.

    >>> days = [date(2026, 10, number) for number in (1, 3, 4)]
    >>> [streak_of(days, date(2026, 10, today)) for today in (4, 5, 6)]
    [2, 2, 0]
    """
    played = set(days)
    last = today if today in played else today - A_DAY
    streak = 0
    while last - streak * A_DAY in played:
        streak += 1
    return streak


def longest_streak(days: Iterable[date]) -> int:
    """Return the largest number of days in a row.

    >>> longest_streak([date(2026, 10, number) for number in (1, 3, 4, 6)])
    2
    """
    longest = streak = 0
    before: date | None = None
    for day in sorted(set(days)):
        streak = streak + 1 if before == day - A_DAY else 1
        longest, before = max(longest, streak), day
    return longest
