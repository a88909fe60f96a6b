"""What a command needs to know beyond the table: who is absent, and what the clocks show."""

from __future__ import annotations

from typing import Protocol

from matchwood.server.table.clocks import Spent
from matchwood.server.table.table import Table


class ClockReader(Protocol):
    """Reads the clocks of a table at this moment."""

    def cost_of_move(self, table: Table, seat: int, thought: int | None = None) -> Spent:
        """Return what a decision costs that this seat makes now. `thought` is what the client measured, in milliseconds."""

    def next_expiry(self, table: Table) -> tuple[int, float] | None:
        """Return the seat whose time is up first and the seconds until then, or None if no clock runs."""

    def expires_if_undone(self, table: Table, seat: int) -> bool:
        """Return whether the time of this seat would be up if it had not made its last decision."""


class PresenceReader(Protocol):
    """Knows who is absent from a table at this moment."""

    def is_absent(self, seat: int) -> bool:
        """Return whether the other players may decide about this seat."""

    def voters(self, about: int) -> list[int]:
        """Return the seats that may vote about a seat: one for each other person who is not absent."""


class Surroundings(Protocol):
    """The people and the clocks around a table at this moment."""

    @property
    def presence(self) -> PresenceReader:
        """The presence of the people at this table."""

    @property
    def seat_clocks(self) -> ClockReader:
        """The clocks of the seats."""
