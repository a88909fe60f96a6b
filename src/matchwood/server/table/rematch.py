"""Once more with the same company: a new table with the same house rules and bots, where the first seat has moved on by one.

That a table has a successor is an event of its log, so whoever asks first names it, and everybody who asks gets the same one.
"""

from __future__ import annotations

from matchwood.server.protocol.errors import NotOver
from matchwood.server.table.events import Rematched
from matchwood.server.table.table import Step, Table


def plan_rematch(table: Table, person: str, table_id: str, seen: int | None = None) -> Step | int:
    """Plan that this person wants to play again, at a table of that id unless there is one. Raises NotSeated, NotOver, Changed."""
    seats = table.own_seats(person)
    if table.state not in ("over", "ended"):
        raise NotOver("Playing again begins when this game is over.")
    table.questions.check_decision(seats, seen)
    if table.next is not None:
        return table.number
    return Step(Rematched(table_id, seats[0]), table.game)


def plan_joining(table: Table, person: str) -> Step | int:
    """Plan that this person takes a seat that is kept for them."""
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open" and chair.owner == person:
            return table.plan_seat(seat, chair.name or "", person, face=chair.face)
    return table.number
