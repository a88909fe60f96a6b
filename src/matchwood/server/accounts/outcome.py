"""The outcome of a game for each seat."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.values import Kind
from matchwood.server.table.events import Chair
from matchwood.server.table.table import Table


class SeatOutcome(NamedTuple):
    """The outcome of a game for one seat."""

    seat: int
    kind: Kind
    name: str | None
    owner: str | None
    place: int | None  # None if the player has no rank
    away: bool  # the other players decided about the absent person


class Outcome(NamedTuple):
    """The outcome of a game for all seats."""

    game: str
    over: bool
    places: tuple[SeatOutcome, ...]


def outcome_of(table: Table) -> Outcome:
    """Return the outcome of a game. The seats get no ranks if the table has an origin, or if a player against bots undid moves
    whose effects were visible.
    """
    counts = table.game is not None and table.state == "over" and not table.rewound and table.about.origin is None
    result = table.game.result if table.game is not None and counts else None
    ranks = [None] * len(table.chairs) if result is None else list(result.ranks)
    places = [_seat_outcome(seat, chair, rank, table) for seat, (chair, rank) in enumerate(zip(table.chairs, ranks, strict=True))]
    return Outcome(table.about.game, result is not None, tuple(places))


def rated(outcome: Outcome) -> tuple[SeatOutcome, ...]:
    """Return the outcomes of the seats whose players get new ratings. Return an empty tuple for an unrated game."""
    owners = [place.owner for place in outcome.places]
    people = all(place.kind == "person" for place in outcome.places)
    if not outcome.over or not people or len(set(owners)) < len(owners):
        return ()
    return tuple(place for place in outcome.places if place.place is not None)


def _seat_outcome(seat: int, chair: Chair, rank: int | None, table: Table) -> SeatOutcome:
    if chair.kept_for is not None:
        return SeatOutcome(seat, "person", chair.instead_of, chair.kept_for, None, True)
    return SeatOutcome(seat, chair.kind, chair.name, chair.owner, rank, chair.owner in table.had_left)
