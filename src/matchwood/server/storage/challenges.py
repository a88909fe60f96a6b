"""Challenges in the database, and the games of the people who accepted them."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import now

INSERT_CHALLENGE = sql.text(
    "INSERT INTO game_challenges (id, table_id, owner, at) VALUES (:id, :table_id, :owner, :at) ON CONFLICT DO NOTHING"
)
INSERT_GAME = sql.text(
    "INSERT INTO challenge_games (table_id, challenge, owner, deals, at) "
    "VALUES (:table_id, :challenge, :owner, :deals, :at) ON CONFLICT DO NOTHING"
)


class StoredChallenge(NamedTuple):
    """A challenge of the person `owner` to play the deals of the table `table_id`."""

    id: str
    table_id: str
    owner: str
    at: int


class ChallengeGame(NamedTuple):
    """The table of a person who accepted a challenge."""

    table_id: str
    owner: str


class ChallengeStore:
    """Stores challenges. Methods raise `Busy` if the database does not answer."""

    def __init__(self, engine: sql.Engine) -> None:
        self._store = Transactions(engine, "challenges", "The challenge was not saved. Please try again.")

    async def add(self, challenge_id: str, table_id: str, owner: str) -> StoredChallenge:
        """Store a challenge. If the person has already made a challenge with this table, return the existing one."""
        row = {"id": challenge_id, "table_id": table_id, "owner": owner, "at": now()}
        return await self._store.in_transaction(lambda connection: _add(connection, row))

    async def find(self, challenge_id: str) -> StoredChallenge | None:
        """Return a challenge, or None."""
        condition = schema.game_challenges.c.id == challenge_id
        return await self._store.in_transaction(lambda connection: _find(connection, condition))

    async def of_table(self, table_id: str, owner: str) -> StoredChallenge | None:
        """Return the challenge that this person made with a table, or None."""
        condition = _of(table_id, owner)
        return await self._store.in_transaction(lambda connection: _find(connection, condition))

    async def add_game(self, challenge_id: str, table_id: str, owner: str, deals: str) -> None:
        """Store that a person plays a challenge at a table. `deals` is the hash of the deals' secret."""
        row = {"challenge": challenge_id, "table_id": table_id, "owner": owner, "deals": deals, "at": now()}
        await self._store.in_transaction(lambda connection: connection.execute(INSERT_GAME, row))

    async def games(self, challenge_id: str) -> list[ChallengeGame]:
        """Return the games of all people who accepted this challenge, the earliest first."""
        games = schema.challenge_games
        query = sql.select(games.c.table_id, games.c.owner).where(games.c.challenge == challenge_id)
        query = query.order_by(games.c.at, games.c.table_id)
        return await self._store.in_transaction(
            lambda connection: [ChallengeGame(row.table_id, row.owner) for row in connection.execute(query)]
        )

    async def plays_elsewhere(self, owner: str, deals: str, table_id: str, subject: str) -> bool:
        """Return whether this person still plays a challenge with these deals, or with those of the table `subject`. The table
        `table_id` does not count.
        """
        games, ends, challenges = schema.challenge_games, schema.ends, schema.game_challenges
        of_subject = sql.select(challenges.c.id).where(challenges.c.table_id == subject)
        query = sql.select(games.c.table_id).outerjoin(ends, ends.c.table_id == games.c.table_id)
        query = query.where(games.c.owner == owner, games.c.table_id != table_id, ends.c.table_id.is_(None))
        query = query.where((games.c.deals == deals) | games.c.challenge.in_(of_subject))
        return await self._store.in_transaction(lambda connection: connection.scalar(query.limit(1)) is not None)


def _add(connection: sql.Connection, row: dict[str, object]) -> StoredChallenge:
    connection.execute(INSERT_CHALLENGE, row)  # waits for a concurrent request
    found = _find(connection, _of(str(row["table_id"]), str(row["owner"])))
    assert found is not None
    return found


def _of(table_id: str, owner: str) -> sql.ColumnElement[bool]:
    table = schema.game_challenges
    return (table.c.table_id == table_id) & (table.c.owner == owner)


def _find(connection: sql.Connection, condition: sql.ColumnElement[bool]) -> StoredChallenge | None:
    row = connection.execute(sql.select(schema.game_challenges).where(condition)).first()
    return None if row is None else StoredChallenge(row.id, row.table_id, row.owner, row.at)
