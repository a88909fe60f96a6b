"""Who may not talk for a while, at any table of the house: the host said so because of a line."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.util.clock import now

SILENCE = sql.text(
    "INSERT INTO silences (owner, line, name, until) VALUES (:owner, :line, :name, :until) "
    "ON CONFLICT (owner) DO UPDATE SET line = excluded.line, name = excluded.name, until = excluded.until"
)


class Silence(NamedTuple):
    """Somebody who may not talk, by the number of the line that was why; `until` in milliseconds since 1970."""

    line: int
    name: str
    until: int


def silenced_until(connection: sql.Connection, owner: str) -> int | None:
    """Until when this person may not talk, in milliseconds since 1970; None if they may."""
    silences = schema.silences
    return connection.scalar(sql.select(silences.c.until).where(silences.c.owner == owner, silences.c.until > now()))


def all_silenced(connection: sql.Connection) -> list[Silence]:
    """Everybody who may not talk; first who may again first."""
    silences = schema.silences
    query = sql.select(silences.c.line, silences.c.name, silences.c.until).where(silences.c.until > now())
    return [Silence(*row) for row in connection.execute(query.order_by(silences.c.until, silences.c.line))]


def silence(connection: sql.Connection, line: int, until: int) -> None:
    """Let whoever said this line say nothing until then; what was said about them before is void."""
    talk, silences = schema.talk, schema.silences
    who = connection.execute(sql.select(talk.c.owner, talk.c.name).where(talk.c.id == line)).one()
    connection.execute(silences.delete().where(silences.c.until <= now()))
    connection.execute(SILENCE, {"owner": who.owner, "line": line, "name": who.name, "until": until})


def lift(connection: sql.Connection, line: int) -> bool:
    """Let whoever was silenced by this line, or said it, talk again; whether they were silenced."""
    talk, silences = schema.talk, schema.silences
    said = silences.c.owner.in_(sql.select(talk.c.owner).where(talk.c.id == line))
    those = silences.delete().where(said | (silences.c.line == line), silences.c.until > now())
    return connection.execute(those).rowcount > 0
