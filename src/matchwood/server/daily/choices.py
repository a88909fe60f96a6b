"""The decisions of people in the same position."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sql

import matchwood
from matchwood.server.daily.table_creation import PERSON_SEAT
from matchwood.server.storage import schema

POSITION_DIGITS = 32
"""The hexadecimal digits of a position's hash that the database stores."""


class Choice(NamedTuple):
    """A decision of a person. `event` is the number of the move in the record, from 1."""

    event: int
    position: str
    move: str


def choices_in(game: matchwood.Game) -> Iterator[Choice]:
    """Yield the person's decisions with at least two legal moves.

    Two positions are the same if the person knows the same, in the same deal.
    """
    from matchwood.analysis.replay import Replay  # loads the compiler, which would delay the start of the server

    for step in Replay(game, game.record()["events"]):
        if step is not None and step.seat == PERSON_SEAT and not step.forced:
            position = hashlib.sha256(b"%d " % step.deal + step.view.observed).hexdigest()[:POSITION_DIGITS]
            yield Choice(step.event, position, step.move)


def count_choices(connection: sql.Connection, table_id: str) -> dict[int, dict[str, int]]:
    """Return for each decision at this table how many people in the same position chose each move, by the event's number."""
    own, all_of = schema.daily_choices.alias("own"), schema.daily_choices
    same = (all_of.c.day == own.c.day) & (all_of.c.game == own.c.game) & (all_of.c.position == own.c.position)
    query = sql.select(own.c.event, all_of.c.move, sql.func.count(all_of.c.table_id.distinct())).join(all_of, same)
    rows = connection.execute(query.where(own.c.table_id == table_id).group_by(own.c.event, all_of.c.move))
    counts: defaultdict[int, dict[str, int]] = defaultdict(dict)
    for event, move, count in rows:
        counts[event][move] = count
    return counts
