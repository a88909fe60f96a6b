"""A person resigns a game. Among other people they decide as about a person who left; without other people the table ends.

It is planned here and touches nothing.
"""

from __future__ import annotations

from matchwood.server.table.events import Wished
from matchwood.server.table.table import Step, Table


def plan_resignation(table: Table, person: str, name: str, seen: int | None = None) -> Step | int:
    """Plan that this person resigns; `name` is of the bot that would play on. Return the table's number if they did so already.

    Raises NotSeated, Changed, and what `Table.playing` raises.
    """
    own = table.own_seats(person)
    if table.left in own:
        return table.number
    table.playing()
    if table.absence_votes.resigned(own):
        return table.number
    table.questions.check_absence(own[0], seen)
    others = (table.seats_of(other) for other in table.people if other != person)
    alone = all(map(table.absence_votes.resigned, others))
    return Step(Wished(own[0], own[0], "end", alone, name, table.about.level), table.game)
