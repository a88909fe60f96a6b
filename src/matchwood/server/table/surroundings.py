"""The data that commands need in addition to the table itself."""

from __future__ import annotations

from typing import Protocol

from matchwood.server.table.clocks import Spent
from matchwood.server.table.table import Table


class ClockReader(Protocol):
    """An interface for reading the current times on the clocks of a table."""

    def cost_of_move(self, table: Table, seat: int, thought: int | None = None) -> Spent:
        """Return the time that a decision now would take from this seat's clock. `thought` is the thinking time that the client
        measured, in milliseconds.
        """

    def next_expiry(self, table: Table) -> tuple[int, float] | None:
        """Return the seat whose clock runs out next, and the seconds until the clock runs out."""

    def expires_if_undone(self, table: Table, seat: int) -> bool:
        """Return whether an undo of this seat's last decision would leave no time on the seat's clock."""


class PresenceReader(Protocol):
    """An interface for finding the players who are absent from a table now."""

    def is_absent(self, seat: int) -> bool:
        """Return whether the other players may vote on the absence of the player at this seat."""

    def voters(self, about: int) -> list[int]:
        """Return the seats that may vote on the absent player at seat `about`: one seat for each other person who is present."""


class Surroundings(Protocol):
    """Facts about a table that the log of the table does not contain."""

    @property
    def presence(self) -> PresenceReader:
        """The interface for finding absent players."""

    @property
    def seat_clocks(self) -> ClockReader:
        """The interface for reading the clocks."""
