"""How a game ended for everybody at the table."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.protocol.values import Kind
from matchwood.server.table.events import Chair
from matchwood.server.table.table import Table


class SeatOutcome(NamedTuple):
    """How it ended for one seat; `place` is none where the game was not played to its end, or by somebody else, or is not counted.

    `away` says that the others had to decide about this person, who had left.
    """

    seat: int
    kind: Kind
    name: str | None
    owner: str | None
    place: int | None
    away: bool


class Outcome(NamedTuple):
    """A game and its places."""

    game: str
    over: bool
    places: tuple[SeatOutcome, ...]


def outcome_of(table: Table) -> Outcome:
    """How the game of this table ended. A bot that plays on for somebody who has left is not named: the seat is still theirs.

    Where somebody took back what told them something, no place is counted.
    """
    counts = table.game is not None and table.state == "over" and not table.rewound
    result = table.game.result if table.game is not None and counts else None
    ranks = [None] * len(table.chairs) if result is None else list(result.ranks)
    places = [_seat_outcome(seat, chair, rank, table) for seat, (chair, rank) in enumerate(zip(table.chairs, ranks, strict=True))]
    return Outcome(table.about.game, result is not None, tuple(places))


def rated(outcome: Outcome) -> tuple[SeatOutcome, ...]:
    """The seats that a rating may follow from, if there are several: people who played to the end, in a game of people only.

    A bot that plays on for somebody who has left does not spoil the game for the others; it is left out, as is whoever left. A game
    with other bots or programs does not count, nor does one in which somebody held two seats.
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
