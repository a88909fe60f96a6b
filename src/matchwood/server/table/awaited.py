"""For whom a table waits, as everybody there can see it: people only, and only where somebody else waits with it."""

from __future__ import annotations

from matchwood.server.table.table import Table


def awaited(table: Table) -> dict[str, int]:
    """The people whose move the table waits for, each with the number of their turn, which grows with every move they make.

    Nobody is waited for in a window that closes by itself, where a move is forced, at a table of one person, and where so many
    moves were made for somebody that they seem to have left, and nobody who resigned.
    """
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
            and not table.absence_votes.resigned(own)
        ):
            turns[chair.owner] = sum(map(table.decisions_made, own))
    return turns
