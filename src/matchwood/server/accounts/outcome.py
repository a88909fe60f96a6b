"""The outcome of a game for each seat, from which results and ratings follow."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.values import Kind
from matchwood.server.table.events import Chair
from matchwood.server.table.table import Table


class SeatOutcome(NamedTuple):
    """Describes how a game ended for one seat; `place` is the rank of the seat.

    `place` is None if the game was ended early or does not count, or if another player took over the seat. `away` is true if the
    others decided about this person's absence.
    """

    seat: int
    kind: Kind
    name: str | None
    owner: str | None
    place: int | None
    away: bool


class Outcome(NamedTuple):
    """Describes how a game ended for all seats."""

    game: str
    over: bool
    places: tuple[SeatOutcome, ...]


def outcome_of(table: Table) -> Outcome:
    """Return how the game at this table ended for each seat. No seat gets a rank if a player undid a move after the other
    players had seen its effects.
    """
    counts = table.game is not None and table.state == "over" and not table.rewound
    result = table.game.result if table.game is not None and counts else None
    ranks = [None] * len(table.chairs) if result is None else list(result.ranks)
    places = [_seat_outcome(seat, chair, rank, table) for seat, (chair, rank) in enumerate(zip(table.chairs, ranks, strict=True))]
    return Outcome(table.about.game, result is not None, tuple(places))


def rated(outcome: Outcome) -> tuple[SeatOutcome, ...]:
    """Return the outcomes of all players who played the game to its end, if the game is rated. Return an empty tuple if the
    game is not rated, for example because a bot had a seat.
    """
    owners = [place.owner for place in outcome.places]
    people = all(place.kind == "person" for place in outcome.places)
    if not outcome.over or not people or len(set(owners)) < len(owners):
        return ()
    return tuple(place for place in outcome.places if place.place is not None)


def _seat_outcome(seat: int, chair: Chair, rank: int | None, table: Table) -> SeatOutcome:
    if chair.kept_for is not None:
        return SeatOutcome(seat, "person", chair.instead_of, chair.kept_for, None, True)
    return SeatOutcome(seat, chair.kind, chair.name, chair.owner, rank, chair.owner in table.had_left)
