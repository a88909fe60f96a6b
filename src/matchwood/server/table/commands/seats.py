"""Seats: a person sits down, stands up or comes back, and a bot takes the seat of an external bot."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.errors import SeatTaken, Started
from matchwood.server.protocol.values import Sitter
from matchwood.server.table.commands.setup import OPEN, plan_chairs
from matchwood.server.table.events import Seated
from matchwood.server.table.seating import bot_name
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class Sit(NamedTuple):
    """This person takes a seat, or comes back to their own. Without `seat` it is any open one."""

    person: str
    name: str
    seat: int | None = None
    kind: Sitter = "person"
    face: str | None = None
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if this person has that seat already. Raises SeatTaken, Changed, and what `Table.plan_seat` raises."""
        has, back = table.seats_of(self.person), table.seat_kept_for(self.person)
        if back is not None and self.seat in (None, back):
            return table.plan_return(back)
        if back is not None:
            raise SeatTaken(f"Seat {back} of this table is kept for you.", [str(back)])
        if has and self.seat in (None, *has):
            return self._return_to(table, has[0] if self.seat is None else self.seat)
        if has:
            raise SeatTaken(f"You sit at seat {has[0]} of this table already.", map(str, has))
        step = table.plan_seat(self.seat, self.name, self.person, self.kind, self.face)
        if self.seat is not None:
            table.questions.check_chairs([self.seat], self.seen)
        return step

    def _return_to(self, table: Table, seat: int) -> Step | Unchanged:
        """Plan that this person is back at their own seat, perhaps with another face."""
        chair = table.chairs[seat]
        if chair.kind == "person" and self.face not in (None, chair.face):
            return Step(Seated(seat, chair.name or self.name, self.person, face=self.face), table.game)
        return table.plan_return(seat)


class StandUp(NamedTuple):
    """This person leaves their seat before the game starts."""

    person: str
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if this person has no seat. Raises Started, Changed."""
        seats = table.seats_of(self.person)
        if not seats:
            return Unchanged(table.number)
        if table.game is not None:
            raise Started("The game has begun: everybody keeps their seat.")
        table.questions.check_chairs(seats, self.seen)
        chairs = [OPEN if seat in seats else chair for seat, chair in enumerate(table.chairs)]
        return plan_chairs(table, chairs, table.about.watching, starts=False)


class ComeBack(NamedTuple):
    """This person is back: the votes about their absence are void."""

    person: str | None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if there are no such votes."""
        seat = next((seat for seat in table.seats_of(self.person) if table.absence_votes.votes_on(seat)), None)
        return Unchanged(table.number) if seat is None or table.state != "playing" else table.plan_return(seat)


class ReplaceExternalBot(NamedTuple):
    """An external bot let its time pass. A built-in bot takes its seat for good."""

    seat: int
    made: int
    level: str

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if the external bot has moved."""
        if table.external_bots_owing().get(self.seat) != self.made:
            return Unchanged(table.number)
        return table.plan_replacement(self.seat, bot_name(self.seat), self.level)
