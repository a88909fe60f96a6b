"""The attempts at deals of the day in the export and the deletion of an account."""

from __future__ import annotations

import secrets

import sqlalchemy as sql

from matchwood.server.protocol.daily_messages import ExportedAttempt
from matchwood.server.storage import schema
from matchwood.server.util.clock import datetime_of, optional_datetime


def exported_attempts(connection: sql.Connection, owner: str) -> tuple[ExportedAttempt, ...]:
    """Return the attempts of an account, the oldest first."""
    attempts = schema.daily_attempts
    query = sql.select(attempts).where(attempts.c.owner == owner).order_by(attempts.c.started, attempts.c.table_id)
    return tuple(
        ExportedAttempt(
            row.day,
            row.game,
            row.table_id,
            row.name,
            datetime_of(row.started),
            optional_datetime(row.ended),
            row.outcome,
            row.table_rank,
            row.points,
            row.total_loss,
        )
        for row in connection.execute(query)
    )


def clear_attempts(connection: sql.Connection, owner: str) -> None:
    """Remove the account from its attempts, which keep their ranks."""
    attempts, people = schema.daily_attempts, schema.daily_people
    nameless = {"owner": secrets.token_hex(32), "name": None, "face": None}
    connection.execute(attempts.update().where(attempts.c.owner == owner).values(nameless))
    connection.execute(people.delete().where(people.c.person == owner))
