"""The attempts at the deals of the day in the database."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Literal, NamedTuple

import sqlalchemy as sql

from matchwood.server.daily.deals import Deal
from matchwood.server.storage import schema

OutcomeKind = Literal["finished", "quit"]

CLAIM = sql.text(
    "INSERT INTO daily_people (day, game, person, table_id) VALUES (:day, :game, :person, :table_id) ON CONFLICT DO NOTHING"
)


class Attempt(NamedTuple):
    """An attempt at a deal of the day. Times are in milliseconds since 1970.

    `owner` is the account or the browser of the player. `outcome` is None while the game runs. `table_rank` is the rank among the
    players of the table, and `tiebreak` orders attempts with the same rank (higher is better). The analysis sets `total_loss`, and
    `judgements` (JSON).
    """

    table_id: str
    day: date
    game: str
    owner: str
    name: str | None
    face: str | None
    started: int
    outcome: OutcomeKind | None = None
    ended: int | None = None
    table_rank: int | None = None
    points: int | None = None
    tiebreak: int | None = None
    total_loss: float | None = None
    judgements: str | None = None


class Player(NamedTuple):
    """A person who plays a deal of the day. `owner` is the account, or the browser of a guest. `browser` is always the browser."""

    owner: str
    browser: str
    name: str
    face: str | None

    @property
    def ids(self) -> tuple[str, ...]:
        """The account and the browser. Each of them has only one attempt at a deal."""
        return tuple(sorted({self.owner, self.browser}))


def attempt_of(connection: sql.Connection, day: date, game: str, ids: Sequence[str]) -> Attempt | None:
    """Return the first attempt that one of these accounts or browsers made."""
    people, attempts = schema.daily_people, schema.daily_attempts
    query = sql.select(attempts).join(people, people.c.table_id == attempts.c.table_id)
    query = query.where(people.c.day == day.isoformat(), people.c.game == game, people.c.person.in_(ids))
    row = connection.execute(query.order_by(attempts.c.started, attempts.c.table_id)).first()
    return None if row is None else to_attempt(row)


def start_attempt(connection: sql.Connection, deal: Deal, player: Player, table_id: str, now: int) -> Attempt | None:
    """Store a new attempt. Return None if the person has already made one. Then the caller must roll back the transaction."""
    day = deal.day.isoformat()
    claims = [{"day": day, "game": deal.game, "person": person, "table_id": table_id} for person in player.ids]
    if sum(connection.execute(CLAIM, claim).rowcount for claim in claims) < len(claims):
        return None
    attempt = Attempt(table_id, deal.day, deal.game, player.owner, player.name, player.face, now)
    connection.execute(schema.daily_attempts.insert().values(attempt._asdict() | {"day": day}))
    return attempt


def to_attempt(row: sql.Row[tuple[object, ...]]) -> Attempt:
    """Convert a row of the database table `daily_attempts`."""
    found = {name: row._mapping[name] for name in Attempt._fields}
    return Attempt(**found | {"day": date.fromisoformat(found["day"])})
