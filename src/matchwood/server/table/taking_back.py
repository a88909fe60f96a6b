"""Taking back: a decision that nobody else has seen may be thought about again, by the person alone who made it.

Nobody has learned what it was, so nobody is asked. That it was fixed, and that it is thought about again, all may know.
"""

from __future__ import annotations

from matchwood.errors import CannotTakeBack
from matchwood.server.storage.events import TakenBack
from matchwood.server.table.table import TAKE_BACK, Step, Table
from matchwood.server.table.timekeeper import Timekeeper


def taken_back(table: Table, key: str, person: str | None, timekeeper: Timekeeper) -> Step | int:
    """Plan that this person thinks again; the number of the event if they did under this key already."""
    seats = table.own_seats(person)
    made = next(filter(None, (table.accepted(seat, TAKE_BACK, key) for seat in seats)), None)
    if made is not None:
        return made
    game = table.playing().copy()
    seat = next((seat for seat in seats if seat in game.undisclosed), seats[0])
    game.take_back(seat)
    if table.chairs[seat].kind != "person":
        raise CannotTakeBack("Only people take back what they decided.")
    if timekeeper.over_if_taken_back(table, seat):
        raise CannotTakeBack("Your clock would have run all the while, and its time would be up.")
    return Step(TakenBack(seat, key), game)
