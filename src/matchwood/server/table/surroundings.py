"""Other data that commands need: absent players and clocks."""

from __future__ import annotations

from typing import Protocol

from matchwood.server.table.clocks import Spent
from matchwood.server.table.table import Table


class ClockReader(Protocol):
    """An interface that reads the clocks of a table."""

    def cost_of_move(self, table: Table, seat: int, thought: int | None = None) -> Spent:
        """Return the used time and the network delay of a decision now. `thought` is the thinking time that the client measured, in
        milliseconds.
        """

    def next_expiry(self, table: Table) -> tuple[int, float] | None:
        """Return the seat whose clock runs out next, and the remaining seconds."""

    def expires_if_undone(self, table: Table, seat: int) -> bool:
        """Return whether the seat's time would be up after an undo."""


class PresenceReader(Protocol):
    """An interface that finds the absent players of a table."""

    def is_absent(self, seat: int) -> bool:
        """Return whether the player at this seat is absent."""

    def voters(self, about: int) -> list[int]:
        """Return the seats that may vote on the absent player at seat `about`: one seat of each player."""


class Surroundings(Protocol):
    """An interface through which commands ask for a table's absent players and clocks."""

    @property
    def presence(self) -> PresenceReader:
        """The object that finds absent players."""

    @property
    def seat_clocks(self) -> ClockReader:
        """The object that reads the clocks of all seats."""
