"""People whom the operator forbids to write chat messages."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.util.clock import now

UPSERT = sql.text(
    "INSERT INTO silences (owner, line, name, until) VALUES (:owner, :line, :name, :until) "
    "ON CONFLICT (owner) DO UPDATE SET line = excluded.line, name = excluded.name, until = excluded.until"
)


class Silence(NamedTuple):
    """A person who may not write messages before the time `until`."""

    line: int
    name: str
    until: int


def silenced_until(connection: sql.Connection, owner: str) -> int | None:
    """Return the end of a person's ban in milliseconds since 1970."""
    silences = schema.silences
    return connection.scalar(sql.select(silences.c.until).where(silences.c.owner == owner, silences.c.until > now()))


def all_silenced(connection: sql.Connection) -> list[Silence]:
    """Return all people with a ban, ordered by the end of the ban."""
    silences = schema.silences
    query = sql.select(silences.c.line, silences.c.name, silences.c.until).where(silences.c.until > now())
    return [Silence(*row) for row in connection.execute(query.order_by(silences.c.until, silences.c.line))]


def silence(connection: sql.Connection, message: int, until: int) -> None:
    """Forbid the author of a message to write until the given time."""
    talk, silences = schema.talk, schema.silences
    author = connection.execute(sql.select(talk.c.owner, talk.c.name).where(talk.c.id == message)).one()
    connection.execute(silences.delete().where(silences.c.until <= now()))
    connection.execute(UPSERT, {"owner": author.owner, "line": message, "name": author.name, "until": until})


def unsilence(connection: sql.Connection, message: int) -> bool:
    """Allow the author of a message to write again. Return False if the author has no ban."""
    talk, silences = schema.talk, schema.silences
    by_message = silences.c.owner.in_(sql.select(talk.c.owner).where(talk.c.id == message))
    matching = silences.delete().where(by_message | (silences.c.line == message), silences.c.until > now())
    return connection.execute(matching).rowcount > 0
