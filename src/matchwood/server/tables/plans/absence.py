"""What people wish to be done about somebody who is away, and whether it is done with that.

It is planned here and touches nothing.
"""

from __future__ import annotations

from matchwood.server.protocol.errors import NotAway
from matchwood.server.protocol.messages import Decide
from matchwood.server.protocol.values import Wish
from matchwood.server.table.events import Wished
from matchwood.server.table.table import Step, Table
from matchwood.server.tables.presence import GRACE_SECONDS
from matchwood.server.tables.room import Room


def plan_vote(room: Room, about: Decide, person: str | None, name: str) -> Step | int:
    """Plan that this person wishes this; `name` is of the bot that would play on. The number of the table if nothing would change.

    It is done once more than half of those who are there wish the same.
    Raises NotSeated, NotAway, Changed, and what `Table.playing` raises.
    """
    table, seat, wish = room.table, about.seat, about.wish
    own = table.own_seats(person)
    if _is_done(table, seat, wish):
        return table.number
    table.playing()
    _check_absent(room, seat, own)
    table.questions.check_absence(seat, about.seen)
    decided = wish != "wait" and table.absence_votes.is_agreed(own[0], seat, wish, room.voters(seat))
    if not decided and table.absence_votes.votes_on(seat).get(own[0]) == wish:
        return table.number
    return Step(Wished(own[0], seat, wish, decided, name, table.about.level), table.game)


def _is_done(table: Table, about: int, wish: Wish) -> bool:
    """Whether this was done already; whoever wishes it again missed that."""
    kept = about < len(table.chairs) and table.chairs[about].kept_for is not None
    return (wish == "bot" and kept and table.left is None) or (wish == "end" and table.left == about)


def _check_absent(room: Room, about: int, own: tuple[int, ...]) -> None:
    """Raise NotAway, with the reason and the seats about which there is something to decide."""
    chairs = room.table.chairs
    away = [str(seat) for seat in range(len(chairs)) if seat not in own and room.is_absent(seat)]
    if about >= len(chairs):
        raise NotAway(f"This table has no seat {about}.", away)
    if about in own:
        raise NotAway("Nobody decides about their own seat.", away)
    if chairs[about].kind != "person":
        raise NotAway("No person sits there.", away)
    if not room.is_absent(about):
        said = f"{chairs[about].name} is here, or was a moment ago."
        raise NotAway(f"{said} The others decide once somebody is gone for {GRACE_SECONDS:.0f} seconds.", away)
