"""The data that commands need in addition to the table itself."""

from __future__ import annotations

from typing import Protocol

from matchwood.server.table.clocks import Spent
from matchwood.server.table.table import Table


class ClockReader(Protocol):
    """Access to the current times of the clocks at a table."""

    def cost_of_move(self, table: Table, seat: int, thought: int | None = None) -> Spent:
        """Return the time that a decision of this seat would cost now. The client measured `thought` milliseconds."""

    def next_expiry(self, table: Table) -> tuple[int, float] | None:
        """Return the seat whose time is up next, and the seconds until then."""

    def expires_if_undone(self, table: Table, seat: int) -> bool:
        """Return whether the time of this seat would be up if it took back its last decision."""


class PresenceReader(Protocol):
    """Access to who is absent from a table now."""

    def is_absent(self, seat: int) -> bool:
        """Return whether the others may vote on the player of this seat."""

    def voters(self, about: int) -> list[int]:
        """Return the seats that may vote on seat `about`: one seat of each other person who is not absent."""


class Surroundings(Protocol):
    """Facts about a table that its log does not contain."""

    @property
    def presence(self) -> PresenceReader:
        """The access to who is absent from the table."""

    @property
    def seat_clocks(self) -> ClockReader:
        """The access to the current times of all clocks."""
