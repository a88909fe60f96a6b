"""Showing one's cards to those who watch, and looking into a hand that is shown.

It is planned here and touches nothing. What follows from it, who sees what in which deal, stands in `table.looks`.
"""

from __future__ import annotations

from matchwood.server.protocol.errors import CannotLook, CannotShow, NotFound
from matchwood.server.protocol.messages import Look, Show
from matchwood.server.table.events import Looked, Showed
from matchwood.server.table.table import Step, Table


def plan_show(table: Table, wish: Show, person: str) -> Step | int:
    """Plan that this person shows their cards to those who watch, or no more; the number of the last event if it is so already.

    Raises NotSeated, CannotShow, Changed, and what `Table.playing` raises.
    """
    seat, show = table.own_seat(person), wish.show
    if table.shows_cards(seat) == show:
        return table.number
    table.playing()
    if show and table.about.watching == "nobody":
        raise CannotShow("Nobody may watch at this table, so nobody shows their cards.")
    if show and not table.about.showing:
        raise CannotShow("This table was opened without showing cards to those who watch.")
    if show and table.chairs[seat].kind != "person":
        raise CannotShow("Only people show their cards to those who watch.")
    table.questions.check_show(seat, wish.seen)
    return Step(Showed(seat, show), table.game)


def plan_look(table: Table, wish: Look, person: str) -> Step | int:
    """Plan that this person looks into that seat's hand, or into none; the number of the last event if it is so already.

    Raises CannotLook, NotFound, Changed, and what `Table.playing` raises.
    """
    seat = wish.seat
    if table.seats_of(person) or table.seat_kept_for(person) is not None or person in table.former:
        raise CannotLook("Whoever has, or had, a seat in this game sees no other hand.")
    if table.card_sharing.chosen_seat(person) == seat:
        return table.number
    table.playing()
    if seat is not None:
        _check_shown(table, seat)
        table.questions.check_show(seat, wish.seen)
    return Step(Looked(person, seat), table.game)


def _check_shown(table: Table, seat: int) -> None:
    shown = [str(each) for each in range(len(table.chairs)) if table.shows_cards(each)]
    if seat >= len(table.chairs):
        raise NotFound(f"This table has no seat {seat}.", shown)
    if not table.shows_cards(seat):
        raise CannotLook(f"{table.chairs[seat].name} does not show their cards to those who watch.", shown)
