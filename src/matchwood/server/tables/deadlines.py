"""The times at which a server has to act at a table: deadlines for tables in memory, alarms in the database for all others."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Literal, NamedTuple

from matchwood.server.storage.writer import NO_ALARM
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables.clock_readings import ClockReadings

TAKEOVER_SECONDS = 15
"""Seconds after which another server moves for a bot: enough time for a worker to choose a move."""

DeadlineKind = Literal["bot", "window", "external_bot", "clock", "absence", "notification"]
"""A built-in bot or forced move; the end of an interrupt; an external bot that is too slow; a clock that runs out; a player who
becomes absent; a notification for an absent player.
"""


class Deadline(NamedTuple):
    """A timed action for one seat, which the server performs after `seconds` seconds. The server skips the action if the player
    decides earlier.
    """

    seconds: float
    kind: DeadlineKind
    seat: int
    decisions: int


class WaitStart(NamedTuple):
    """The monotonic times at which this process began to wait for answers. The process waits for possible interrupts and for
    external bots.

    For each external bot, it also has the number of decisions. After a restart of the server, all players have the full time
    again.
    """

    window: float | None = None
    external_bots: Mapping[int, tuple[int, float]] = {}

    def after(self, table: Table, now: float) -> WaitStart:
        """Return the new start times for the current state of the table. `now` is the current monotonic time."""
        window = None if table.silent_move() is None else now if self.window is None else self.window
        owing = table.external_bots_owing()
        if (window, self.window, owing, self.external_bots) == (None, None, {}, {}):  # the usual case, on the path of every move
            return self
        external_bots = {}
        for seat, decisions in owing.items():
            since = self.external_bots.get(seat, (-1, now))
            external_bots[seat] = since if since[0] == decisions else (decisions, now)
        return WaitStart(window, external_bots)


def deadlines(table: Table, wait_start: WaitStart, expiry: tuple[int, float] | None, now: float) -> list[Deadline]:
    """Return the earliest deadline of each kind at the monotonic time `now`. `expiry` contains the seat whose clock runs out
    next, and the remaining seconds.
    """
    found = [Deadline(0.0, "bot", seat, table.decisions_made(seat)) for seat in table.automatic_seats()[:1]]
    if wait_start.window is not None and table.game is not None:
        seconds, seat = wait_start.window + table.about.window - now, table.game.owing[0]
        found.append(Deadline(seconds, "window", seat, table.decisions_made(seat)))
    if wait_start.external_bots:
        seat, (decisions, since) = min(wait_start.external_bots.items(), key=lambda item: item[1][1])
        found.append(Deadline(since + table.about.limit - now, "external_bot", seat, decisions))
    if expiry is not None:
        found.append(Deadline(expiry[1], "clock", expiry[0], table.decisions_made(expiry[0])))
    return found


def alarm_of(table: Table, wait_start: WaitStart, clock_readings: ClockReadings) -> int | None:
    """Return the time at which a server has to act at the table, in milliseconds since 1970.

    Returns `NO_ALARM` if there is no deadline. Returns None at tables without clocks and timed interrupts, where bots wait
    until a person opens the table.
    """
    if not _has_alarms(table):
        return None
    now = time.monotonic()
    found = deadlines(table, wait_start.after(table, now), clock_readings.next_expiry(table), now)
    waits = [TAKEOVER_SECONDS if kind == "bot" else seconds for seconds, kind, *_ in found]
    return clock_readings.now() + round(1_000 * max(0.0, min(waits))) if waits else NO_ALARM


def alarm_after(step: Step, table: Table, wait_start: WaitStart, clock_readings: ClockReadings) -> int | None:
    """Return the alarm time that this table will have after this step."""
    return alarm_of(table.with_step(step), wait_start, clock_readings) if _has_alarms(table) else None


def _has_alarms(table: Table) -> bool:
    return table.clocks is not None or table.about.window > 0
