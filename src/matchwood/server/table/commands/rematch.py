"""A rematch: a new table with the same players, house rules and bots, where the first seat has moved on by one.

That a table has a successor is an event of its log. So the first request names the new table, and all others get the same one.
"""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.errors import NotOver
from matchwood.server.table.events import Rematched
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class OfferRematch(NamedTuple):
    """This person wants to play again. The new table gets the ID `table_id` unless it has one already."""

    person: str
    table_id: str
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Raises NotSeated, NotOver, Changed."""
        seats = table.own_seats(self.person)
        if table.state not in ("over", "ended"):
            raise NotOver("Playing again begins when this game is over.")
        table.questions.check_decision(seats, self.seen)
        if table.next is not None:
            return Unchanged(table.number)
        return Step(Rematched(self.table_id, seats[0]), table.game)


class SitAtRematch(NamedTuple):
    """This person takes the seat that is kept for them at the new table."""

    person: str

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if no seat is kept for this person. Raises what `Table.plan_seat` raises."""
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "open" and chair.owner == self.person:
                return table.plan_seat(seat, chair.name or "", self.person, face=chair.face)
        return Unchanged(table.number)
