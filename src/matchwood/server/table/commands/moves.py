"""Moves: of a person or an external bot, of a bot, of a window that closes, and of a clock that runs out."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class PlayMove(NamedTuple):
    """This person makes a move. `key` is the client's name for it, `seen` the last event that the client knew."""

    person: str | None
    move: str
    key: str
    thought: int | None = None
    """The milliseconds for which the client showed the decision."""
    seen: int | None = None

    def plan(self, table: Table, around: Surroundings) -> Step | Unchanged:
        """Raises NotSeated, Changed, Malformed, what `Table.require_game` raises, and the errors of the game's rules."""
        seats = table.own_seats(self.person)
        made = table.accepted_event(seats, self.move, self.key)
        if made is not None:
            return Unchanged(made)
        table.require_game()
        table.questions.check_decision(seats, self.seen)
        seat = table.own_seat(self.person)
        return table.plan_move(seat, self.move, self.key, around.seat_clocks.cost_of_move(table, seat, self.thought))


class MoveAutomatically(NamedTuple):
    """A bot moves, or a person has only one move. `made` is the number of decisions that the seat had made before."""

    seat: int
    made: int
    move: str

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if another process has moved for the seat, or if a person sits there again."""
        if not owes_automatic_move(table, self.seat, self.made):
            return Unchanged(table.number)
        return table.plan_move(self.seat, self.move, None)


class CloseWindow(NamedTuple):
    """The window for an answer closes. Silence is the answer of this seat."""

    seat: int
    made: int

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if the seat has answered."""
        silence = table.silent_move()
        if silence is None or table.decisions_made(self.seat) != self.made:
            return Unchanged(table.number)
        return table.plan_move(self.seat, silence, None)


class MoveOnTimeout(NamedTuple):
    """The clock of this seat has run out. The server makes this move for its person."""

    seat: int
    made: int
    move: str

    def plan(self, table: Table, around: Surroundings) -> Step | Unchanged:
        """Unchanged if the seat has moved, or if its time is not up."""
        clocks = around.seat_clocks
        over = clocks.next_expiry(table)
        if over is None or over[1] > 0 or over[0] != self.seat or table.decisions_made(self.seat) != self.made:
            return Unchanged(table.number)
        return table.plan_move(self.seat, self.move, None, clocks.cost_of_move(table, self.seat), automatic=True)


def owes_automatic_move(table: Table, seat: int, made: int) -> bool:
    """Return whether this seat still has to decide after `made` decisions, and does so without a person."""
    return table.decisions_made(seat) == made and seat in table.automatic_seats()
