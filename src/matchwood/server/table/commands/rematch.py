"""Rematch: a new table with the same players, house rules and bots. Every player moves one seat on.

The log of the old table contains the ID of the new one, so all players get the same table.
"""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.errors import NotOver
from matchwood.server.table.events import Rematched
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class OfferRematch(NamedTuple):
    """A request for a rematch. The first one names the new table."""

    person: str
    table_id: str
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return Unchanged if it is not the first request. Raises NotSeated, NotOver, Changed."""
        seats = table.own_seats(self.person)
        if table.state not in ("over", "ended"):
            raise NotOver("You can ask for a rematch when this game is over.")
        table.questions.check_decision(seats, self.seen)
        if table.next is not None:
            return Unchanged(table.number)
        return Step(Rematched(self.table_id, seats[0]), table.game)


class SitAtRematch(NamedTuple):
    """A player's return to their reserved seat at the new table."""

    person: str

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return Unchanged if no seat is reserved for this person. Raises as `Table.plan_seat`."""
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "open" and chair.owner == self.person:
                return table.plan_seat(seat, chair.name or "", self.person, face=chair.face)
        return Unchanged(table.number)
