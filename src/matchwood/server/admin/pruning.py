"""The deletion of old tables, in batches that block servers only briefly."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.admin.database import operator_transaction
from matchwood.server.storage import schema
from matchwood.server.storage.operator_actions import OperatorAction, record_action
from matchwood.server.storage.reported_names import delete_names
from matchwood.server.util.clock import datetime_of, now

PRUNE = "prune"
"""The name of the stored action. Servers that read it remove deleted tables from memory."""
TABLES_PER_BATCH = 20
"""The number of tables in a batch. With SQLite, a server cannot store moves while a batch is deleted."""
PAUSE_FACTOR = 3.0
"""The pause after a batch, as a multiple of the batch's duration. Servers then store moves."""
LOCK = 0x7072756E
"""The key of the advisory lock in PostgreSQL, "prun" in ASCII."""


class Pruned(NamedTuple):
    """The size of some tables: their number, and the bytes of their events, snapshots and chat messages."""

    tables: int = 0
    bytes: int = 0

    def plus(self, other: Pruned) -> Pruned:
        """Return the sum of two sizes."""
        return Pruned(self.tables + other.tables, self.bytes + other.bytes)


def old_tables(connection: sql.Connection, before: int) -> list[str]:
    """Return the tables whose game ended before the time `before`.

    Omit tables that have an open report or whose results are not stored yet.
    """
    ends, talk, reports = schema.ends, schema.talk, schema.reports
    reported = sql.select(talk.c.table_id).join(reports, reports.c.line == talk.c.id).where(reports.c.settled.is_(None))
    query = sql.select(ends.c.table_id).where(ends.c.at < before, ends.c.settled == 1, ends.c.table_id.not_in(reported))
    return list(connection.scalars(query.order_by(ends.c.at, ends.c.table_id)))


def in_batches(table_ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield the tables in batches."""
    for first in range(0, len(table_ids), TABLES_PER_BATCH):
        yield table_ids[first : first + TABLES_PER_BATCH]


def measure(connection: sql.Connection, table_ids: Sequence[str]) -> Pruned:
    """Return the size of these tables in the database."""
    ends, events, snapshots, talk = schema.ends, schema.events, schema.snapshots, schema.talk
    tables = connection.scalar(sql.select(sql.func.count()).where(ends.c.table_id.in_(table_ids))) or 0
    texts = ((events, events.c.body), (snapshots, snapshots.c.body), (talk, talk.c.words))
    sizes = (
        connection.scalar(sql.select(sql.func.sum(_length(text, connection))).where(table.c.table_id.in_(table_ids)))
        for table, text in texts
    )
    return Pruned(tables, sum(size or 0 for size in sizes))


def delete_tables(connection: sql.Connection, table_ids: Sequence[str]) -> Pruned | None:
    """Delete tables with their seats, chat messages and reports. Keep the results of accounts, and the ranks of attempts at deals
    of the day; remove guests' names. If another process is deleting tables, return None, and delete nothing.
    """
    if connection.dialect.name == "postgresql" and not connection.scalar(sql.select(sql.func.pg_try_advisory_xact_lock(LOCK))):
        return None
    pruned = measure(connection, table_ids)
    talk, reports, results, accounts = schema.talk, schema.reports, schema.results, schema.accounts
    lines = sql.select(talk.c.id).where(talk.c.table_id.in_(table_ids))
    connection.execute(reports.delete().where(reports.c.line.in_(lines)))
    known = sql.select(results.c.table_id).join(accounts, accounts.c.owner == results.c.owner)
    remembered = set(connection.scalars(known.where(results.c.table_id.in_(table_ids))))
    connection.execute(results.delete().where(results.c.table_id.in_([each for each in table_ids if each not in remembered])))
    attempts, people = schema.daily_attempts, schema.daily_people
    nameless = {"owner": "", "name": None, "face": None}
    guests = attempts.c.owner.not_in(sql.select(accounts.c.owner))
    connection.execute(attempts.update().where(attempts.c.table_id.in_(table_ids), guests).values(nameless))
    yesterday = (datetime_of(now()) - timedelta(days=1)).date().isoformat()  # people must not attempt an open deal again
    connection.execute(people.delete().where(people.c.table_id.in_(table_ids), people.c.day < yesterday))
    tables = (
        schema.daily_choices,
        schema.events,
        schema.snapshots,
        schema.sitters,
        schema.branches,
        schema.game_challenges,
        schema.challenge_games,
        talk,
        schema.alarms,
        schema.called,
        schema.public_tables,
        schema.ends,
    )
    for table in tables:
        connection.execute(table.delete().where(table.c.table_id.in_(table_ids)))
    delete_names(connection, _no_longer_shown())
    return pruned


def _no_longer_shown() -> sql.ColumnElement[bool]:
    """Return the condition for reported names that no ranking and no challenge shows any longer."""
    owner, attempts = schema.reported_names.c.owner, schema.daily_attempts
    made, played = schema.game_challenges, schema.challenge_games
    return ~sql.or_(*(owner.in_(sql.select(table.c.owner)) for table in (attempts, made, played, schema.accounts)))


def record_pruning(connection: sql.Connection, pruned: Pruned, age: timedelta, by: str) -> OperatorAction:
    """Store the action of the operator `by` who deleted tables whose game ended longer ago than `age`."""
    older = f"{age.days} days" if age.days else f"{age.seconds // 3_600} hours"
    return record_action(connection, PRUNE, f"{pruned.tables} tables", by, f"older than {older}")


def delete_in_batches(engine: sql.Engine, table_ids: Sequence[str], age: timedelta, by: str) -> tuple[Pruned, bool]:
    """Delete tables, pause after each batch, and store the action of the operator `by`.

    Return what was deleted, and False if the function stopped because another process was deleting tables.
    """
    pruned = Pruned()
    try:
        for batch in in_batches(table_ids):
            started_at = time.monotonic()
            with operator_transaction(engine) as connection:
                deleted = delete_tables(connection, batch)
            if deleted is None:
                return pruned, False
            pruned = pruned.plus(deleted)
            time.sleep(PAUSE_FACTOR * (time.monotonic() - started_at))
    finally:  # runs even if the operator stops the command
        with operator_transaction(engine) as connection:
            record_pruning(connection, pruned, age, by)
    return pruned, True


def _length(text: sql.Column[str], connection: sql.Connection) -> sql.ColumnElement[int]:
    stored = schema.as_stored(text, connection.dialect)
    return sql.func.length(stored) if connection.dialect.name == "sqlite" else sql.func.octet_length(stored)
