"""Find the people who have to move at a table."""

from __future__ import annotations

from matchwood.server.table.table import Table


def awaited(table: Table) -> dict[str, int]:
    """Return the people who have to move, each with the number of decisions of all own seats."""
    game, people = table.game, {chair.owner for chair in table.chairs if chair.kind == "person"}
    if (
        game is None
        or len(people) < 2
        or table.state != "playing"
        or table.silent_move() is not None
        or table.forced_move() is not None
    ):
        return {}
    turns = dict[str, int]()
    for seat in game.owing:
        chair = table.chairs[seat]
        own = table.seats_of(chair.owner)
        if (
            chair.kind == "person"
            and chair.owner is not None
            and not table.is_inactive(seat)
            and not table.absence_votes.has_resigned(own)
        ):
            turns[chair.owner] = sum(map(table.decisions_made, own))
    return turns
