"""How a game ended for everybody at the table, as its log tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from matchwood.server.messages import Kind
from matchwood.server.storage.events import Arranged, Chair, Created, Event, Replaced, Seated, Wished
from matchwood.server.table.table import Table


class Place(NamedTuple):
    """How it ended for one seat; `place` is none where the game was not played to its end, or by somebody else.

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
    places: tuple[Place, ...]


def outcome_of(table: Table, events: Sequence[Event]) -> Outcome:
    """How the game of this table ended, whose log that is. A bot that plays on for somebody who has left is not named: the seat is
    still theirs."""
    away = decided_about(events)
    result = table.game.result if table.game is not None and table.state == "over" else None
    ranks = [None] * len(table.chairs) if result is None else list(result.ranks)
    places = [_place(seat, chair, rank, away) for seat, (chair, rank) in enumerate(zip(table.chairs, ranks, strict=True))]
    return Outcome(table.about.game, result is not None, tuple(places))


def decided_about(events: Sequence[Event]) -> set[str]:
    """The people who had left, so that the others had to decide; also those who came back afterwards."""
    owners: list[str | None] = []
    away: set[str] = set()
    for event in events:
        match event:
            case Created(chairs=chairs) | Arranged(chairs=chairs):
                owners = [chair.owner or chair.kept_for for chair in chairs]
            case Seated(seat=seat, owner=owner):
                owners[seat] = owner
            case Replaced(seat=seat):
                owners[seat] = None
            case Wished(about=about, decided=True) if owners[about]:
                away.add(owners[about] or "")
    return away


def rated(outcome: Outcome) -> tuple[Place, ...]:
    """The seats that a rating may follow from, if there are several: people who played to the end, in a game of people only.

    A bot that plays on for somebody who has left does not spoil the game for the others; it is left out, as is whoever left. A game
    with other bots or programs does not count, nor does one in which somebody held two seats.
    """
    owners = [place.owner for place in outcome.places]
    people = all(place.kind == "person" for place in outcome.places)
    if not outcome.over or not people or len(set(owners)) < len(owners):
        return ()
    return tuple(place for place in outcome.places if place.place is not None)


def _place(seat: int, chair: Chair, rank: int | None, away: set[str]) -> Place:
    if chair.kept_for is not None:
        return Place(seat, "person", chair.instead_of, chair.kept_for, None, True)
    return Place(seat, chair.kind, chair.name, chair.owner, rank, chair.owner in away)
