"""Votes on absent players, and resignations."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.errors import NotAway
from matchwood.server.protocol.values import Wish
from matchwood.server.table.absence_votes import GRACE_SECONDS
from matchwood.server.table.events import Wished
from matchwood.server.table.seating import bot_name
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class Vote(NamedTuple):
    """The command with which a player votes on an absent player."""

    person: str | None
    seat: int
    wish: Wish
    seen: int | None = None

    def plan(self, table: Table, around: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the vote has no effect."""
        seat, wish = self.seat, self.wish
        own = table.own_seats(self.person)
        if self._is_done(table):
            return Unchanged(table.number)
        table.require_game()
        self._check_absent(table, own, around)
        table.questions.check_absence(seat, self.seen)
        decided = wish != "wait" and table.absence_votes.is_agreed(own[0], seat, wish, around.presence.voters(seat))
        if not decided and table.absence_votes.votes_on(seat).get(own[0]) == wish:
            return Unchanged(table.number)
        return Step(Wished(own[0], seat, wish, decided, bot_name(table.chairs, seat), table.about.level), table.game)

    def _is_done(self, table: Table) -> bool:
        kept = self.seat < len(table.chairs) and table.chairs[self.seat].kept_for is not None
        return (self.wish == "bot" and kept and table.left is None) or (self.wish == "end" and table.left == self.seat)

    def _check_absent(self, table: Table, own: tuple[int, ...], around: Surroundings) -> None:
        chairs = table.chairs
        absent = [str(seat) for seat in range(len(chairs)) if seat not in own and around.presence.is_absent(seat)]
        if self.seat >= len(chairs):
            raise NotAway(f"This table has no seat {self.seat}.", absent)
        if self.seat in own:
            raise NotAway("You cannot vote on your own seat.", absent)
        if chairs[self.seat].kind != "person":
            raise NotAway("No person sits at this seat.", absent)
        if not around.presence.is_absent(self.seat):
            name = chairs[self.seat].name
            raise NotAway(f"{name} is not absent. You can vote {GRACE_SECONDS:.0f} seconds after a player leaves.", absent)


class Resign(NamedTuple):
    """The command with which a player resigns."""

    person: str
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the player has already resigned."""
        own = table.own_seats(self.person)
        if table.left in own:
            return Unchanged(table.number)
        table.require_game()
        if table.absence_votes.has_resigned(own):
            return Unchanged(table.number)
        table.questions.check_absence(own[0], self.seen)
        others = (table.seats_of(other) for other in table.people if other != self.person)
        alone = all(map(table.absence_votes.has_resigned, others))
        name = bot_name(table.chairs, table.own_seat(self.person))
        return Step(Wished(own[0], own[0], "end", alone, name, table.about.level), table.game)
