"""The times at which a server has to act at a table."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Literal, NamedTuple

from matchwood.server.storage.writer import NO_ALARM
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables.clock_readings import ClockReadings

TAKEOVER_SECONDS = 15
"""If a bot has not moved after these seconds, another server moves for it. Until then, a worker may move."""

DeadlineKind = Literal["bot", "window", "external_bot", "clock", "absence", "notification"]
"""The kinds of timed actions. A `window` is the time in which players may interrupt a move."""


class Deadline(NamedTuple):
    """A timed action of the server. If the player decides earlier, the server cancels the action."""

    seconds: float
    kind: DeadlineKind
    seat: int
    decisions: int


class WaitStart(NamedTuple):
    """When the server began to wait for players who may interrupt, and for external bots, as monotonic times."""

    window: float | None = None
    external_bots: Mapping[int, tuple[int, float]] = {}

    def after(self, table: Table, now: float) -> WaitStart:
        """Return the start times of all current waits at the table. A wait that continues keeps its start time."""
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
    """Return the next deadlines of a table, at most one for each kind."""
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
    """Return the time of the table's next alarm, in milliseconds since 1970. Return None if the table has no time limits."""
    if not _has_alarms(table):
        return None
    now = time.monotonic()
    found = deadlines(table, wait_start.after(table, now), clock_readings.next_expiry(table), now)
    waits = [TAKEOVER_SECONDS if kind == "bot" else seconds for seconds, kind, *_ in found]
    return clock_readings.now() + round(1_000 * max(0.0, min(waits))) if waits else NO_ALARM


def alarm_after(step: Step, table: Table, wait_start: WaitStart, clock_readings: ClockReadings) -> int | None:
    """Return the time of the table's next alarm if the planned event `step` is stored."""
    return alarm_of(table.with_step(step), wait_start, clock_readings) if _has_alarms(table) else None


def _has_alarms(table: Table) -> bool:
    return table.clocks is not None or table.about.window > 0
