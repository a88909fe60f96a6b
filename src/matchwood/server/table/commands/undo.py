"""The commands with which players undo a move."""

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
    """The command with which a player asks to undo their last decision."""

    person: str | None
    key: str
    seen: int | None = None

    def plan(self, table: Table, around: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the client has already sent the same request."""
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
            raise CannotTakeBack("Only people can take back a move.")
        _check_clock(table, seat, around)
        if seat in hidden:
            return Step(TakenBack(seat, self.key), game)
        if table.about.is_attempt:
            raise CannotTakeBack("This attempt counts, so moves that the others saw stay.")
        request = table.undo_request
        if request is None:
            raise CannotTakeBack("The server made this move for you, so you cannot take it back.")
        if request.refused is not None:
            raise CannotTakeBack(f"{table.chairs[request.refused].name} does not agree, so the move stays.")
        if not request.missing(around.presence.voters(seat)):
            return Step(TakenBack(seat, self.key, seen=True), game)
        return Step(AskedBack(seat, self.key), table.game) if request.asked is None else Unchanged(request.asked)


class AnswerUndo(NamedTuple):
    """The command with which a player answers the undo request in event number `number`."""

    person: str | None
    number: int
    agree: bool

    def plan(self, table: Table, around: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the player has already agreed."""
        by = table.own_seats(self.person)[0]
        game = table.require_game().copy()
        request = table.undo_request
        if request is None or request.asked != self.number or game.reversible != request.seat:
            raise Changed("This request is over: the move was taken back, or a player has moved since.")
        if request.refused is not None:
            raise Changed(f"{table.chairs[request.refused].name} has already refused, so the move stays.")
        if table.chairs[by].owner == table.chairs[request.seat].owner:
            raise CannotTakeBack("This is your own request. Only the other players can answer it.")
        if table.chairs[by].kind != "person":
            raise CannotTakeBack("Only people can answer. Bots always agree.")
        if self.agree and by in request.agreed:
            return Unchanged(table.number)
        decided = self.agree and not request.answer(by, True).missing(around.presence.voters(request.seat))
        if decided:
            _check_clock(table, request.seat, around)
            game.take_back(request.seat)
        return Step(AnsweredBack(by, request.seat, self.agree, decided), game if decided else table.game)


def _check_clock(table: Table, seat: int, around: Surroundings) -> None:
    if around.seat_clocks.expires_if_undone(table, seat):
        raise CannotTakeBack(f"The move stays: the clock of {table.chairs[seat].name} would have run on, and the time would be up.")
