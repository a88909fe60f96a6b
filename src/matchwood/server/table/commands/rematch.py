"""The commands for a rematch."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.errors import NotOver
from matchwood.server.table.events import Rematched
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class OfferRematch(NamedTuple):
    """The command with which a player asks for a rematch at a new table."""

    person: str
    table_id: str
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if a player has already asked for a rematch."""
        seats = table.own_seats(self.person)
        table.require_not_closed()
        if table.state not in ("over", "ended"):
            raise NotOver("You can ask for a rematch when this game is over.")
        table.questions.check_decision(seats, self.seen)
        if table.next is not None:
            return Unchanged(table.number)
        return Step(Rematched(self.table_id, seats[0]), table.game)


class SitAtRematch(NamedTuple):
    """The command with which a player takes a reserved seat in a rematch."""

    person: str

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the table reserves no seat for the player."""
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "open" and chair.owner == self.person:
                return table.plan_seat(seat, chair.name or "", self.person, face=chair.face)
        return Unchanged(table.number)
