"""Taking back: a decision may be thought about again as long as nobody has learned anything by it.

What nobody else has seen is taken back by the person alone who decided it; that it was fixed, and that it is thought about
again, all may know. For a move that others have seen the other people at the table have to agree, those who are not away; bots
and guests always do. Nobody waits for that: the next move settles it.

At a table of bots with one person anything may be taken back, one move after the other, until the game is over. Its result is
not counted then.
"""

from __future__ import annotations

from matchwood.errors import CannotTakeBack
from matchwood.server.protocol.errors import Changed
from matchwood.server.protocol.messages import Answer, RetractMove
from matchwood.server.table.events import AnsweredBack, AskedBack, TakenBack
from matchwood.server.table.practice import free_choice
from matchwood.server.table.table import TAKE_BACK, Step, Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.room import Room


def plan_undo(room: Room, wish: RetractMove, person: str | None, clock_readings: ClockReadings) -> Step | int:
    """Plan that this person thinks again, or asks whether they may; the number of the event if they did already."""
    table, key = room.table, wish.key
    seats = table.own_seats(person)
    made = next(filter(None, (table.accepted_event(seat, TAKE_BACK, key) for seat in seats)), None)
    if made is not None:
        return made
    free = free_choice(table)
    if free is not None and free[0] in seats:
        table.questions.check_move(free[1], wish.seen)
        return table.plan_rewind(*free, key)
    game = table.playing().copy()
    table.questions.check_decision(seats, wish.seen)
    hidden = game.undisclosed
    seat = next((seat for seat in seats if seat in hidden or seat == game.reversible), seats[0])
    game.take_back(seat)
    if table.chairs[seat].kind != "person":
        raise CannotTakeBack("Only people take back what they decided.")
    _check_clock(table, seat, clock_readings)
    if seat in hidden:
        return Step(TakenBack(seat, key), game)
    request = table.undo_request
    if request is None:
        raise CannotTakeBack("That move was made for you, and is not taken back.")
    if request.refused is not None:
        raise CannotTakeBack(f"{table.chairs[request.refused].name} would rather let the move stand.")
    if not request.missing(room.voters(seat)):
        return Step(TakenBack(seat, key, seen=True), game)
    return Step(AskedBack(seat, key), table.game) if request.asked is None else request.asked


def plan_answer(room: Room, answer: Answer, person: str | None, clock_readings: ClockReadings) -> Step | int:
    """Plan that this person says whether somebody may take their last move back; the number of the table if they said so already.

    Raises NotSeated, CannotTakeBack, Changed, and what `Table.playing` raises.
    """
    table = room.table
    by = table.own_seats(person)[0]
    game = table.playing().copy()
    request = table.undo_request
    if request is None or request.asked != answer.number or game.reversible != request.seat:
        raise Changed("Nobody asks that any more: the move was taken back, or somebody has moved since.")
    if request.refused is not None:
        raise Changed(f"{table.chairs[request.refused].name} has said already that the move shall stand.")
    if table.chairs[by].owner == table.chairs[request.seat].owner:
        raise CannotTakeBack("You asked for this yourself; it is for the others to say.")
    if table.chairs[by].kind != "person":
        raise CannotTakeBack("Only people are asked; bots and guests agree to everything.")
    if answer.agree and by in request.agreed:
        return table.number
    decided = answer.agree and not request.answer(by, True).missing(room.voters(request.seat))
    if decided:
        _check_clock(table, request.seat, clock_readings)
        game.take_back(request.seat)
    return Step(AnsweredBack(by, request.seat, answer.agree, decided), game if decided else table.game)


def _check_clock(table: Table, seat: int, clock_readings: ClockReadings) -> None:
    if clock_readings.expires_if_undone(table, seat):
        raise CannotTakeBack(f"The clock of {table.chairs[seat].name} would have run all the while, and its time would be up.")
