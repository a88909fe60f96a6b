"""The ratings of the players at the tables in memory."""

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
from matchwood.server.util.tasks import Tasks

logger = logging.getLogger(__name__)

GATHER_SECONDS = 0.1
TABLES_PER_QUERY = 100
RETRY_SECONDS = 5.0

Ratings = Mapping[str, Mapping[str, Standing]]
"""The ratings of people. The keys are hashes of people, then games."""


class SeatRatings(Tasks):
    """Reads the ratings of players at tables in a background task."""

    def __init__(self, engine: sql.Engine) -> None:
        super().__init__()
        self._store = Transactions(
            engine, "the ratings at the tables", "The ratings cannot be read at the moment. Please try again."
        )
        self._due: dict[Room, None] = {}
        self._wake = asyncio.Event()
        self.start(self._run(), "the ratings at the tables")

    def request(self, room: Room) -> None:
        """Start to read the ratings of the players at this table."""
        self._due[room] = None
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
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
        except Busy:  # already logged
            await asyncio.sleep(RETRY_SECONDS)
            for room in rooms:
                self.request(room)
        except Exception:
            logger.exception("The ratings at %d tables could not be updated.", len(rooms))


def ratings_of(connection: sql.Connection, owners: Iterable[str]) -> Ratings:
    """Return the visible ratings of these people in each game."""
    accounts, ratings = schema.accounts, schema.ratings
    joined = accounts.outerjoin(ratings, ratings.c.account == accounts.c.id)
    query = sql.select(accounts.c.owner, ratings.c.game, ratings.c.mu, ratings.c.sigma).select_from(joined)
    query = query.where(accounts.c.owner.in_(sorted(owners)), accounts.c.hidden.is_distinct_from(1))
    found: dict[str, dict[str, Standing]] = {}
    for owner, game, mu, sigma in connection.execute(query):
        games = found.setdefault(owner, {})
        if game is not None:
            games[game] = Standing(to_points(mu), to_points(sigma), False)
    return found


def _at(room: Room, found: Ratings) -> dict[str, Standing]:
    """Return the players' ratings at this table."""
    table = room.table
    new = Standing(to_points(Skill().mu), to_points(Skill().sigma), True)
    return {owner: found[owner].get(table.about.game, new) for owner in people_with_one_seat(table.chairs) if owner in found}
