"""The commands with which players show cards and spectators look at cards."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.errors import CannotLook, CannotShow, NotFound
from matchwood.server.table.events import Looked, Showed
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class ShowCards(NamedTuple):
    """The command with which a player shows or hides their cards."""

    person: str
    show: bool
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the request changes nothing."""
        seat, show = table.own_seat(self.person), self.show
        if table.shows_cards(seat) == show:
            return Unchanged(table.number)
        table.require_game()
        if show and table.about.watching == "nobody":
            raise CannotShow("This table has no spectators, so you cannot show your cards.")
        if show and not table.about.showing:
            raise CannotShow("Card sharing is turned off at this table.")
        if show and table.chairs[seat].kind != "person":
            raise CannotShow("Only people can show their cards to spectators, not bots.")
        table.questions.check_show(seat, self.seen)
        return Step(Showed(seat, show), table.game)


class LookAtCards(NamedTuple):
    """The command with which a spectator chooses whose cards to see."""

    person: str
    seat: int | None
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the spectator has already chosen this seat."""
        seat = self.seat
        if table.seats_of(self.person) or table.seat_kept_for(self.person) is not None or self.person in table.former:
            raise CannotLook("You have or had a seat in this game, so you cannot look at the cards of other players.")
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
        raise CannotLook(f"{table.chairs[seat].name} does not show their cards to spectators.", shown)
