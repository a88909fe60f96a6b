"""The ratings of those who sit at a table under their account: looked up when somebody comes, never when somebody moves.

What was found stands at the seats from then on. It is looked up anew when somebody sits down or opens the table, when a game was
rated, and when somebody hides their ratings.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence

import sqlalchemy as sql

from matchwood.server.accounts.ratings import Skill, to_points
from matchwood.server.protocol.errors import Busy
from matchwood.server.protocol.messages import Standing
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.table.seating import people_with_one_seat
from matchwood.server.tables.room import Room
from matchwood.server.util.tasks import cancel_all

logger = logging.getLogger(__name__)

GATHER_SECONDS = 0.1
"""Seconds in which those gather that are looked up together."""
TABLES_PER_QUERY = 100
"""Tables whose ratings one query reads."""
RETRY_SECONDS = 5.0
"""Seconds until the database is asked again that could not be read."""

Found = Mapping[str, Mapping[str, Standing]]
"""By the owners of accounts: in which game they stand where."""


class SeatRatings:
    """Looks up ratings for tables in memory. Made in the event loop; `close` ends it."""

    def __init__(self, engine: sql.Engine) -> None:
        self._store = Transactions(engine, "the ratings at the tables", "The ratings cannot be reached just now. Please try again.")
        self._due: dict[Room, None] = {}
        self._some = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="the ratings at the tables")

    def request(self, room: Room) -> None:
        """Somebody sat down here, came back or was rated."""
        self._due[room] = None
        self._some.set()

    async def close(self) -> None:
        """Look up nothing any more."""
        await cancel_all(self._task)

    async def _run(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            due, self._due = list(self._due), {}
            for first in range(0, len(due), TABLES_PER_QUERY):
                await self._look_up(due[first : first + TABLES_PER_QUERY])
            await asyncio.sleep(GATHER_SECONDS)

    async def _look_up(self, rooms: Sequence[Room]) -> None:
        owners = {owner for room in rooms for owner in people_with_one_seat(room.table.chairs)}
        try:
            found = await self._store.in_transaction(lambda connection: ratings_of(connection, owners)) if owners else {}
            for room in rooms:
                room.set_ratings(_at(room, found))
        except Busy:  # it was logged
            await asyncio.sleep(RETRY_SECONDS)
            for room in rooms:
                self.request(room)
        except Exception:
            logger.exception("the ratings at %d tables could not be told", len(rooms))


def ratings_of(connection: sql.Connection, owners: Iterable[str]) -> Found:
    """Where each of these stands in each game who has an account and does not hide it; in games not told of they are new."""
    accounts, ratings = schema.accounts, schema.ratings
    known = accounts.outerjoin(ratings, ratings.c.account == accounts.c.id)
    query = sql.select(accounts.c.owner, ratings.c.game, ratings.c.mu, ratings.c.sigma).select_from(known)
    query = query.where(accounts.c.owner.in_(sorted(owners)), accounts.c.hidden.is_distinct_from(1))
    found: dict[str, dict[str, Standing]] = {}
    for owner, game, mu, sigma in connection.execute(query):
        games = found.setdefault(owner, {})
        if game is not None:
            games[game] = Standing(to_points(mu), to_points(sigma), False)
    return found


def _at(room: Room, found: Found) -> dict[str, Standing]:
    """Where those stand who sit at this table; not whoever has two chairs, since such a game is not rated."""
    table = room.table
    new = Standing(to_points(Skill().mu), to_points(Skill().sigma), True)
    return {owner: found[owner].get(table.about.game, new) for owner in people_with_one_seat(table.chairs) if owner in found}
