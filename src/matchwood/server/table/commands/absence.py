"""Absent players: the other players vote on what to do about one, and a player may resign.

Among other people a resignation is voted on like an absence. Without other people it ends the table.
"""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.errors import NotAway
from matchwood.server.protocol.values import Wish
from matchwood.server.table.absence import GRACE_SECONDS
from matchwood.server.table.events import Wished
from matchwood.server.table.seating import bot_name
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class Vote(NamedTuple):
    """This person votes on what to do about the absent player of a seat. More than half of the voters decide."""

    person: str | None
    seat: int
    wish: Wish
    seen: int | None = None

    def plan(self, table: Table, around: Surroundings) -> Step | Unchanged:
        """Unchanged if the vote changes nothing. Raises NotSeated, NotAway, Changed, and what `Table.require_game` raises."""
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
        return Step(Wished(own[0], seat, wish, decided, bot_name(seat), table.about.level), table.game)

    def _is_done(self, table: Table) -> bool:
        """Return whether the others decided the same already, before this vote arrived."""
        kept = self.seat < len(table.chairs) and table.chairs[self.seat].kept_for is not None
        return (self.wish == "bot" and kept and table.left is None) or (self.wish == "end" and table.left == self.seat)

    def _check_absent(self, table: Table, own: tuple[int, ...], around: Surroundings) -> None:
        """Raise NotAway with the reason and the seats that can be voted on."""
        chairs = table.chairs
        absent = [str(seat) for seat in range(len(chairs)) if seat not in own and around.presence.is_absent(seat)]
        if self.seat >= len(chairs):
            raise NotAway(f"This table has no seat {self.seat}.", absent)
        if self.seat in own:
            raise NotAway("Nobody decides about their own seat.", absent)
        if chairs[self.seat].kind != "person":
            raise NotAway("No person sits there.", absent)
        if not around.presence.is_absent(self.seat):
            said = f"{chairs[self.seat].name} is here, or was a moment ago."
            raise NotAway(f"{said} The others decide once somebody is gone for {GRACE_SECONDS:.0f} seconds.", absent)


class Resign(NamedTuple):
    """This person resigns the game."""

    person: str
    seen: int | None = None

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if this person resigned before. Raises NotSeated, Changed, and what `Table.require_game` raises."""
        own = table.own_seats(self.person)
        if table.left in own:
            return Unchanged(table.number)
        table.require_game()
        if table.absence_votes.resigned(own):
            return Unchanged(table.number)
        table.questions.check_absence(own[0], self.seen)
        others = (table.seats_of(other) for other in table.people if other != self.person)
        alone = all(map(table.absence_votes.resigned, others))
        name = bot_name(table.own_seat(self.person))
        return Step(Wished(own[0], own[0], "end", alone, name, table.about.level), table.game)
