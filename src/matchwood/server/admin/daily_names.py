"""The names in the rankings of the deals of the day, which an operator can remove."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.admin.database import operator_transaction
from matchwood.server.protocol.errors import NotFound
from matchwood.server.protocol.names import folded
from matchwood.server.storage import schema
from matchwood.server.storage.operator_actions import OperatorAction, record_action

REMOVE_NAME = "remove-name"
MAX_SUBJECT_LENGTH = 64


class RemovedName(NamedTuple):
    """A removed name, and the number of attempts from which it was removed."""

    action: OperatorAction
    attempts: int


def remove_name(engine: sql.Engine, name: str, by: str, day: date | None = None, reason: str | None = None) -> RemovedName:
    """Remove a name from the rankings of one day or of all days. Store which operator (`by`) did this.

    The attempts keep their ranks. Upper and lower case are the same. Raises `NotFound` if no attempt has this name.
    """
    attempts = schema.daily_attempts
    with operator_transaction(engine) as connection:
        which = (
            attempts.c.name.is_not(None) if day is None else (attempts.c.name.is_not(None) & (attempts.c.day == day.isoformat()))
        )
        names = [each for each in connection.scalars(sql.select(attempts.c.name).where(which).distinct()) if each is not None]
        equal = [each for each in names if folded(each) == folded(name)]
        if not equal:
            where = "in the rankings" if day is None else f"in the rankings of {day.isoformat()}"
            raise NotFound(f"No person has the name {name!r} {where}.")
        change = attempts.update().where(which, attempts.c.name.in_(equal)).values(name=None, face=None)
        changed = connection.execute(change).rowcount
        return RemovedName(record_action(connection, REMOVE_NAME, name[:MAX_SUBJECT_LENGTH], by, reason), changed)
