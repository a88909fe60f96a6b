"""Undo: a player takes back a decision as long as nobody has learned anything from it.

A decision that nobody else has seen is taken back by its player alone. All others may know that the player decided, and that
the player thinks again. For a move that others have seen, the other people at the table have to agree unless they are absent.
Bots always agree. Nobody waits for the answers: the next move settles the request.

At a table of bots with one person, that person may take back any number of moves until the game is over. Its result does not
count then.
"""

from __future__ import annotations

from typing import NamedTuple

from matchwood.errors import CannotTakeBack
from matchwood.server.protocol.errors import Changed
from matchwood.server.table.events import AnsweredBack, AskedBack, TakenBack
from matchwood.server.table.practice import free_choice
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import TAKE_BACK, Table


class RequestUndo(NamedTuple):
    """This person takes back their last decision, or asks the others whether they may."""

    person: str | None
    key: str
    seen: int | None = None

    def plan(self, table: Table, around: Surroundings) -> Step | Unchanged:
        """Unchanged if this person did so before. Raises NotSeated, CannotTakeBack, Changed, and as `Table.require_game`."""
        seats = table.own_seats(self.person)
        made = table.accepted_event(seats, TAKE_BACK, self.key)
        if made is not None:
            return Unchanged(made)
        free = free_choice(table)
        if free is not None and free[0] in seats:
            table.questions.check_move(free[1], self.seen)
            return table.plan_rewind(*free, self.key)
        game = table.require_game().copy()
        table.questions.check_decision(seats, self.seen)
        hidden = game.undisclosed
        seat = next((seat for seat in seats if seat in hidden or seat == game.reversible), seats[0])
        game.take_back(seat)
        if table.chairs[seat].kind != "person":
            raise CannotTakeBack("Only people take back what they decided.")
        _check_clock(table, seat, around)
        if seat in hidden:
            return Step(TakenBack(seat, self.key), game)
        request = table.undo_request
        if request is None:
            raise CannotTakeBack("That move was made for you, and is not taken back.")
        if request.refused is not None:
            raise CannotTakeBack(f"{table.chairs[request.refused].name} would rather let the move stand.")
        if not request.missing(around.presence.voters(seat)):
            return Step(TakenBack(seat, self.key, seen=True), game)
        return Step(AskedBack(seat, self.key), table.game) if request.asked is None else Unchanged(request.asked)


class AnswerUndo(NamedTuple):
    """This person agrees, or not, that another player takes back a move. `number` is the event that asked."""

    person: str | None
    number: int
    agree: bool

    def plan(self, table: Table, around: Surroundings) -> Step | Unchanged:
        """Unchanged if this person answered the same before.

        Raises NotSeated, CannotTakeBack, Changed, and what `Table.require_game` raises.
        """
        by = table.own_seats(self.person)[0]
        game = table.require_game().copy()
        request = table.undo_request
        if request is None or request.asked != self.number or game.reversible != request.seat:
            raise Changed("Nobody asks that any more: the move was taken back, or somebody has moved since.")
        if request.refused is not None:
            raise Changed(f"{table.chairs[request.refused].name} has said already that the move shall stand.")
        if table.chairs[by].owner == table.chairs[request.seat].owner:
            raise CannotTakeBack("You asked for this yourself; it is for the others to say.")
        if table.chairs[by].kind != "person":
            raise CannotTakeBack("Only people are asked; bots and guests agree to everything.")
        if self.agree and by in request.agreed:
            return Unchanged(table.number)
        decided = self.agree and not request.answer(by, True).missing(around.presence.voters(request.seat))
        if decided:
            _check_clock(table, request.seat, around)
            game.take_back(request.seat)
        return Step(AnsweredBack(by, request.seat, self.agree, decided), game if decided else table.game)


def _check_clock(table: Table, seat: int, around: Surroundings) -> None:
    if around.seat_clocks.expires_if_undone(table, seat):
        raise CannotTakeBack(f"The clock of {table.chairs[seat].name} would have run all the while, and its time would be up.")
