"""The signing keys that all servers of one database share."""

from __future__ import annotations

import secrets

import sqlalchemy as sql

from matchwood.server.identity import SigningKey
from matchwood.server.storage import schema
from matchwood.server.util.clock import now

INSERT_KEY = sql.text("INSERT INTO keys (name, value, made) VALUES (:name, :value, :made) ON CONFLICT DO NOTHING")


def key_of(engine: sql.Engine, name: str) -> SigningKey:
    """Return the signing key with this name. Create the signing key if the key is missing."""
    table = schema.keys
    with engine.begin() as connection:
        connection.execute(INSERT_KEY, {"name": name, "value": secrets.token_hex(32), "made": now()})
        row = connection.execute(sql.select(table.c.value, table.c.made).where(table.c.name == name)).one()
    return SigningKey(bytes.fromhex(row.value), row.made)
