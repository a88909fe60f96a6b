"""Account linking: an account takes over the attempts that its owner made as a guest in the same browser."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import sqlalchemy as sql

from matchwood.server.daily.attempts import CLAIM
from matchwood.server.storage import schema
from matchwood.server.storage.reported_names import copy_hidden_names


def attempts_to_move(connection: sql.Connection, days: Sequence[date], owner: str, browser: str) -> list[str]:
    """Return the tables of a guest's attempts on these days that the account takes over.

    The account does not take over attempts at deals that it has played itself.
    """
    attempts, people = schema.daily_attempts, schema.daily_people.alias("own")
    own = sql.select(people.c.table_id).where(
        people.c.person == owner, people.c.day == attempts.c.day, people.c.game == attempts.c.game
    )
    query = sql.select(attempts.c.table_id).where(attempts.c.owner == browser, attempts.c.day.in_(_texts(days)), ~own.exists())
    return sorted(connection.scalars(query))


def link_browser(connection: sql.Connection, days: Sequence[date], owner: str, browser: str) -> None:
    """Give the attempts of `attempts_to_move` to the account.

    Afterwards neither the account nor the browser can start an attempt at a deal that the other one has played.
    """
    attempts, people = schema.daily_attempts, schema.daily_people
    moved = attempts_to_move(connection, days, owner, browser)
    connection.execute(attempts.update().where(attempts.c.table_id.in_(moved)).values(owner=owner))
    copy_hidden_names(connection, browser, owner)
    query = sql.select(people.c.day, people.c.game, people.c.person, people.c.table_id)
    query = query.where(people.c.day.in_(_texts(days)), people.c.person.in_((owner, browser)))
    for day, game, person, table_id in sorted(connection.execute(query)):
        if person == owner or table_id in moved:
            other = browser if person == owner else owner
            connection.execute(CLAIM, {"day": day, "game": game, "person": other, "table_id": table_id})


def _texts(days: Sequence[date]) -> list[str]:
    return [day.isoformat() for day in days]
