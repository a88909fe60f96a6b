"""The commands with which players take, leave or lose a seat."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.errors import SeatTaken, Started
from matchwood.server.protocol.values import Sitter
from matchwood.server.table.commands.setup import OPEN, plan_chairs
from matchwood.server.table.events import Replaced, Seated
from matchwood.server.table.seating import bot_name
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class Sit(NamedTuple):
    """The command with which a player takes a seat. If `seat` is None, the server chooses a seat."""

    person: str
    name: str
    seat: int | None = None
    kind: Sitter = "person"
    face: str | None = None
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if this person already has the seat."""
        has, back = table.seats_of(self.person), table.seat_kept_for(self.person)
        if back is not None and self.seat in (None, back):
            return table.plan_return(back)
        if back is not None:
            raise SeatTaken(f"A bot keeps seat {back} for you. Please take that seat.", [str(back)])
        if has and self.seat in (None, *has):
            return self._return_to(table, has[0] if self.seat is None else self.seat)
        if has:
            raise SeatTaken(f"You already have seat {has[0]} at this table.", map(str, has))
        step = table.plan_seat(self.seat, self.name, self.person, self.kind, self.face)
        if self.seat is not None:
            table.questions.check_chairs([self.seat], self.seen)
        return step

    def _return_to(self, table: Table, seat: int) -> Step | Unchanged:
        chair = table.chairs[seat]
        if chair.kind == "person" and self.face not in (None, chair.face):
            return Step(Seated(seat, chair.name or self.name, self.person, face=self.face), table.game)
        return table.plan_return(seat)


class PassSeat(NamedTuple):
    """The command that gives the seat of a guest to an account, when the guest signs in."""

    person: str
    """The account that gets the seat."""
    guest: str

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the guest no longer has a seat."""
        seats = table.seats_of(self.guest)
        if not seats:
            return Unchanged(table.number)
        chair = table.chairs[seats[0]]
        return Step(Seated(seats[0], chair.name or "", self.person, face=chair.face), table.game)


class StandUp(NamedTuple):
    """The command with which a person leaves a seat before the game."""

    person: str
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if this person has no seat."""
        seats = table.seats_of(self.person)
        if not seats:
            return Unchanged(table.number)
        if table.game is not None:
            raise Started("The game has started, so you cannot leave your seat.")
        table.questions.check_chairs(seats, self.seen)
        chairs = [OPEN if seat in seats else chair for seat, chair in enumerate(table.chairs)]
        return plan_chairs(table, chairs, table.about.watching, starts=False)


class ComeBack(NamedTuple):
    """The command with which an absent person returns to the table."""

    person: str | None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if no player has voted on this person."""
        seat = next((seat for seat in table.seats_of(self.person) if table.absence_votes.votes_on(seat)), None)
        return Unchanged(table.number) if seat is None or table.state != "playing" else table.plan_return(seat)


class ReplaceExternalBot(NamedTuple):
    """The command that replaces a slow external bot by a built-in bot."""

    seat: int
    decisions: int
    level: str

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the external bot has moved."""
        if table.external_bots_owing().get(self.seat) != self.decisions:
            return Unchanged(table.number)
        return Step(Replaced(self.seat, bot_name(table.chairs, self.seat), self.level), table.game)
