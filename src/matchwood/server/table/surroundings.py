"""The data that commands need besides the table."""

from __future__ import annotations

from typing import Protocol

from matchwood.server.table.clocks import Spent
from matchwood.server.table.table import Table


class ClockReader(Protocol):
    """The present clock times of a table."""

    def cost_of_move(self, table: Table, seat: int, thought: int | None = None) -> Spent:
        """Return the cost of a decision now. `thought` is the time that the client measured, in milliseconds."""

    def next_expiry(self, table: Table) -> tuple[int, float] | None:
        """Return the next seat to run out of time, and the seconds until then."""

    def expires_if_undone(self, table: Table, seat: int) -> bool:
        """Return whether this seat would run out of time by undoing its last decision."""


class PresenceReader(Protocol):
    """The present absences at a table."""

    def is_absent(self, seat: int) -> bool:
        """Return whether the others may vote on the player of this seat."""

    def voters(self, about: int) -> list[int]:
        """Return the seats that may vote on seat `about`: one for each other person who is not absent."""


class Surroundings(Protocol):
    """The facts about a table that its events do not contain."""

    @property
    def presence(self) -> PresenceReader:
        """The absences."""

    @property
    def seat_clocks(self) -> ClockReader:
        """The clock times."""
