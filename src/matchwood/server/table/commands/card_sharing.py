"""Card sharing: a player shows their cards to the spectators, and a spectator looks at a hand that is shown."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.errors import CannotLook, CannotShow, NotFound
from matchwood.server.table.events import Looked, Showed
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class ShowCards(NamedTuple):
    """This person shows their cards to the spectators from now on, or hides them again."""

    person: str
    show: bool
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if it is so already. Raises NotSeated, CannotShow, Changed, and what `Table.require_game` raises."""
        seat, show = table.own_seat(self.person), self.show
        if table.shows_cards(seat) == show:
            return Unchanged(table.number)
        table.require_game()
        if show and table.about.watching == "nobody":
            raise CannotShow("Nobody may watch at this table, so nobody shows their cards.")
        if show and not table.about.showing:
            raise CannotShow("This table was opened without showing cards to those who watch.")
        if show and table.chairs[seat].kind != "person":
            raise CannotShow("Only people show their cards to those who watch.")
        table.questions.check_show(seat, self.seen)
        return Step(Showed(seat, show), table.game)


class LookAtCards(NamedTuple):
    """This spectator looks at the hand of a seat; None ends it."""

    person: str
    seat: int | None
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if it is so already. Raises CannotLook, NotFound, Changed, and what `Table.require_game` raises."""
        seat = self.seat
        if table.seats_of(self.person) or table.seat_kept_for(self.person) is not None or self.person in table.former:
            raise CannotLook("Whoever has, or had, a seat in this game sees no other hand.")
        if table.card_sharing.chosen_seat(self.person) == seat:
            return Unchanged(table.number)
        table.require_game()
        if seat is not None:
            _check_shown(table, seat)
            table.questions.check_show(seat, self.seen)
        return Step(Looked(self.person, seat), table.game)


def _check_shown(table: Table, seat: int) -> None:
    shown = [str(each) for each in range(len(table.chairs)) if table.shows_cards(each)]
    if seat >= len(table.chairs):
        raise NotFound(f"This table has no seat {seat}.", shown)
    if not table.shows_cards(seat):
        raise CannotLook(f"{table.chairs[seat].name} does not show their cards to those who watch.", shown)
