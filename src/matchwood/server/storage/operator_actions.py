"""The actions of operators, which the database keeps forever."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.util.clock import now

RECENT_MS = 600_000
"""Servers look for the actions of this last period, in milliseconds."""


class OperatorAction(NamedTuple):
    """An action of an operator at the time `at`, in milliseconds since 1970."""

    id: int
    at: int
    action: str
    subject: str
    reason: str | None
    by: str


def record_action(connection: sql.Connection, action: str, subject: str, by: str, reason: str | None = None) -> OperatorAction:
    """Store an action in the same transaction as the change that the action makes."""
    table, at = schema.operator_actions, now()
    values = {"at": at, "action": action, "subject": subject, "reason": reason, "by": by}
    inserted = connection.execute(table.insert().values(values)).inserted_primary_key
    assert inserted is not None
    return OperatorAction(inserted[0], at, action, subject, reason, by)


def latest_actions(connection: sql.Connection, limit: int) -> list[OperatorAction]:
    """Return the newest actions, the newest first."""
    query = _query().order_by(schema.operator_actions.c.id.desc()).limit(limit)
    return [OperatorAction._make(row) for row in connection.execute(query)]


def recent_actions(connection: sql.Connection) -> list[OperatorAction]:
    """Return the actions of the last minutes, the oldest first."""
    table = schema.operator_actions
    query = _query().where(table.c.at >= now() - RECENT_MS).order_by(table.c.id)
    return [OperatorAction._make(row) for row in connection.execute(query)]


def _query() -> sql.Select[tuple[int, int, str, str, str | None, str]]:
    table = schema.operator_actions
    return sql.select(table.c.id, table.c.at, table.c.action, table.c.subject, table.c.reason, table.c.by)
