"""When a server has to act at a table though nobody may have it open."""

from __future__ import annotations

from matchwood.server.storage.writer import NO_ALARM
from matchwood.server.table.table import Step, Table
from matchwood.server.table.timekeeper import Timekeeper

ACT = 15
"""Seconds after which another server acts for bots that have not moved: longer than one waits for a worker, and then thinks."""


def alarm_after(step: Step, table: Table, timekeeper: Timekeeper, closes_in: float | None) -> int | None:
    """When that is after a planned change of the table, as `alarm_of` says it."""
    return alarm_of(table.after(step), timekeeper, closes_in) if _has_alarms(table) else None


def alarm_of(table: Table, timekeeper: Timekeeper, closes_in: float | None = None) -> int | None:
    """When that is, by the timekeeper's moments; `NO_ALARM` before somebody comes, None at a table that has no alarms.

    Where there are neither clocks nor windows that close by themselves nobody waits for anything that a server does: bots move on
    when somebody opens the table. `closes_in` are the seconds until a window closes that is open already.
    """
    if not _has_alarms(table):
        return None
    if table.state != "playing":
        return NO_ALARM
    waits: list[float] = []
    if table.owing_by_themselves():
        waits.append(ACT)
    if table.guests_owing():
        waits.append(table.about.limit)
    if table.silence() is not None:
        waits.append(table.about.window if closes_in is None else closes_in)
    over = timekeeper.next_over(table)
    if over is not None:
        waits.append(max(0.0, over[1]))
    return timekeeper.now() + round(1_000 * min(waits)) if waits else NO_ALARM


def _has_alarms(table: Table) -> bool:
    return table.clocks is not None or table.about.window > 0
