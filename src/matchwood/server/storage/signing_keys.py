"""Keys that all servers of one database sign with. The first that needs one makes it."""

from __future__ import annotations

import secrets

import sqlalchemy as sql

from matchwood.server.identity import SigningKey
from matchwood.server.storage import schema
from matchwood.server.util.clock import now

ADD = sql.text("INSERT INTO keys (name, value, made) VALUES (:name, :value, :made) ON CONFLICT DO NOTHING")


def key_of(engine: sql.Engine, name: str) -> SigningKey:
    """The key of this name."""
    table = schema.keys
    with engine.begin() as connection:
        connection.execute(ADD, {"name": name, "value": secrets.token_hex(32), "made": now()})
        row = connection.execute(sql.select(table.c.value, table.c.made).where(table.c.name == name)).one()
    return SigningKey(bytes.fromhex(row.value), row.made)
