"""People who often leave games early."""

from __future__ import annotations

import sqlalchemy as sql

from matchwood.server.storage import schema

RECENT_GAMES = 20
MIN_GAMES_LEFT = 3
MAX_SHARE_LEFT = 0.25


def leaves_often(connection: sql.Connection, owner: str) -> bool:
    """Return whether this person left many recent games early."""
    results = schema.results
    games = sql.select(sql.func.max(results.c.away)).where(results.c.owner == owner).group_by(results.c.table_id)
    last = connection.scalars(games.order_by(sql.func.max(results.c.at).desc()).limit(RECENT_GAMES)).all()
    left = len([away for away in last if away])
    return left >= MIN_GAMES_LEFT and left > MAX_SHARE_LEFT * len(last)
