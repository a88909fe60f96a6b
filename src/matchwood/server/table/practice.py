"""Practice: a person who plays only with bots may undo every move."""

from __future__ import annotations

from matchwood.server.table.table import Table


def free_choice(table: Table) -> tuple[int, int] | None:
    """Return the seat and the event number of the last move that the person may undo. Return None if no such move exists."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind != "bot" or chair.kept_for is not None]
    if (
        table.about.is_attempt
        or len(people) != 1
        or table.chairs[people[0]].kind != "person"
        or table.had_left
        or table.about.deal_secret is None
    ):
        return None
    game, seat = table.game, people[0]
    if (
        game is None
        or table.state != "playing"
        or table.undo_request is not None
        or (seat in game.undisclosed and game.silence is None)
    ):
        return None
    number = table.last_choice(seat)
    return None if number is None else (seat, number)
