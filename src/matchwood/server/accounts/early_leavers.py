"""Who has often left lately. It says where the public tables that somebody opens stand in the lobby, and nothing else."""

from __future__ import annotations

import sqlalchemy as sql

from matchwood.server.storage import schema

RECENT_GAMES = 20
"""Last games of a person that count. Older games do not, so a person who no longer leaves early is soon treated like all others."""
AT_LEAST = 3
SHARE = 0.25
"""Who left so many of them, and more than this share, leaves often."""


def leaves_often(connection: sql.Connection, owner: str) -> bool:
    """Whether in many of this owner's last games the others had to decide about them, who had left."""
    results = schema.results
    games = sql.select(sql.func.max(results.c.away)).where(results.c.owner == owner).group_by(results.c.table_id)
    last = connection.scalars(games.order_by(sql.func.max(results.c.at).desc()).limit(RECENT_GAMES)).all()
    left = len([away for away in last if away])
    return left >= AT_LEAST and left > SHARE * len(last)
