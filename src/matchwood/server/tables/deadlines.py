"""Everything that will happen at a table by itself, and when.

The process that has a table open goes by this, and so do the alarms in the database, for tables that nobody has open.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Literal, NamedTuple

from matchwood.server.storage.writer import NO_ALARM
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables.clock_readings import ClockReadings

TAKEOVER_SECONDS = 15
"""Seconds after which another server acts for bots that have not moved: longer than one waits for a worker, and then thinks."""

What = Literal["bot", "window", "guest", "clock", "absence", "call"]
"""A bot moves, or a move that is forced is made. A window closes. A guest loses its seat. A clock runs out. Somebody counts as
away. Somebody who is away is called, since it is their move."""


class Deadline(NamedTuple):
    """In so many seconds this happens, unless this seat has made more moves by then."""

    left: float
    what: What
    seat: int
    made: int


class WaitStart(NamedTuple):
    """Since when this process has waited for something, by its own clock: after a restart everybody has the whole time again.

    `window` is when the open window opened, `guests` since when each guest owes its next move, with how many it has made.
    """

    window: float | None = None
    guests: Mapping[int, tuple[int, float]] = {}

    def after(self, table: Table, now: float) -> WaitStart:
        """The same for the table as it is now."""
        window = None if table.silent_move() is None else now if self.window is None else self.window
        owing = table.external_bots_owing()
        if (window, self.window, owing, self.guests) == (None, None, {}, {}):  # as at most tables, at every move
            return self
        guests = {}
        for seat, made in owing.items():
            known = self.guests.get(seat, (-1, now))
            guests[seat] = known if known[0] == made else (made, now)
        return WaitStart(window, guests)


def deadlines(table: Table, opened: WaitStart, over: tuple[int, float] | None, now: float) -> list[Deadline]:
    """What will happen at the table by itself, for each kind what comes first; nothing while only people are waited for.

    `over` is the seat whose clock runs out first, and in how many seconds; `now` is this moment by the clock of this process.
    """
    found = [Deadline(0.0, "bot", seat, table.decisions_made(seat)) for seat in table.automatic_seats()[:1]]
    if opened.window is not None and table.game is not None:
        left, seat = opened.window + table.about.window - now, table.game.owing[0]
        found.append(Deadline(left, "window", seat, table.decisions_made(seat)))
    if opened.guests:
        seat, (made, since) = min(opened.guests.items(), key=lambda guest: guest[1][1])
        found.append(Deadline(since + table.about.limit - now, "guest", seat, made))
    if over is not None:
        found.append(Deadline(over[1], "clock", over[0], table.decisions_made(over[0])))
    return found


def alarm_of(table: Table, opened: WaitStart, clock_readings: ClockReadings) -> int | None:
    """When a server has to act at the table though nobody may have it open, by the timekeeper's moments.

    `NO_ALARM` before somebody comes, None at a table that has no alarms: where there are neither clocks nor windows that close by
    themselves nobody waits for anything that a server does, and bots move on when somebody opens the table.
    """
    if not _has_alarms(table):
        return None
    now = time.monotonic()
    found = deadlines(table, opened.after(table, now), clock_readings.next_expiry(table), now)
    waits = [TAKEOVER_SECONDS if what == "bot" else left for left, what, *_ in found]
    return clock_readings.now() + round(1_000 * max(0.0, min(waits))) if waits else NO_ALARM


def alarm_after(step: Step, table: Table, opened: WaitStart, clock_readings: ClockReadings) -> int | None:
    """The same after a planned change of the table."""
    return alarm_of(table.with_step(step), opened, clock_readings) if _has_alarms(table) else None


def _has_alarms(table: Table) -> bool:
    return table.clocks is not None or table.about.window > 0
