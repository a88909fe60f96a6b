"""The score of a match [10, 14–16]."""

from __future__ import annotations

from matchwood.cardgames.the_match.table import Table
from matchwood.engine.compiling import rule


@rule
def other(seat: int) -> int:
    """Return the other seat."""
    return 1 - seat


@rule
def goals_of(table: Table, seat: int) -> int:
    """Return the seat's goals without the shoot-out [11, 16]."""
    return int(table.goals[0, seat] + table.goals[1, seat] + table.goals[2, seat] + table.goals[3, seat])


@rule
def leader(table: Table) -> int:
    """Return the leading seat, or NO_SEAT in a tie. Goals decide first, then the shoot-out, then the toss."""
    lead = goals_of(table, 0) - goals_of(table, 1)
    if lead == 0:
        lead = table.penalties[0] - table.penalties[1]
    if lead == 0:
        return table.toss
    return 0 if lead > 0 else 1
