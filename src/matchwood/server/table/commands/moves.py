"""The commands that make a move."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class PlayMove(NamedTuple):
    """The command with which a person or external bot makes a move."""

    person: str | None
    move: str
    key: str
    """The client's ID for this move, which the server plays only once."""
    thought: int | None = None
    """The thinking time that the client measured, in milliseconds."""
    seen: int | None = None

    def plan(self, table: Table, around: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the client has already sent the same move."""
        seats = table.own_seats(self.person)
        made = table.accepted_event(seats, self.move, self.key)
        if made is not None:
            return Unchanged(made)
        table.require_game()
        table.questions.check_decision(seats, self.seen)
        seat = table.own_seat(self.person)
        return table.plan_move(seat, self.move, self.key, around.seat_clocks.cost_of_move(table, seat, self.thought))


class MoveAutomatically(NamedTuple):
    """The command that makes a bot's move or a person's only legal move."""

    seat: int
    decisions: int
    move: str

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the server no longer has to move for this seat."""
        if not owes_automatic_move(table, self.seat, self.decisions):
            return Unchanged(table.number)
        return table.plan_move(self.seat, self.move, None)


class CloseWindow(NamedTuple):
    """The command that ends the time in which a player may interrupt."""

    seat: int
    decisions: int

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the player can no longer interrupt."""
        silence = table.silent_move()
        if silence is None or table.decisions_made(self.seat) != self.decisions:
            return Unchanged(table.number)
        return table.plan_move(self.seat, silence, None)


class MoveOnTimeout(NamedTuple):
    """The command that makes a move for a person whose time is up."""

    seat: int
    decisions: int
    move: str

    def plan(self, table: Table, around: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the server does not have to move for the person."""
        clocks = around.seat_clocks
        expiry = clocks.next_expiry(table)
        if expiry is None or expiry[1] > 0 or expiry[0] != self.seat or table.decisions_made(self.seat) != self.decisions:
            return Unchanged(table.number)
        return table.plan_move(self.seat, self.move, None, clocks.cost_of_move(table, self.seat), automatic=True)


def owes_automatic_move(table: Table, seat: int, decisions: int) -> bool:
    """Return whether the server still has to move for this seat."""
    return table.decisions_made(seat) == decisions and seat in table.automatic_seats()
