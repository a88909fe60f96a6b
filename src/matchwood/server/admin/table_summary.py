"""Summaries of tables for the operator. They are read from the database without loading the games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, TypeAlias

import msgspec
import sqlalchemy as sql
from msgspec import Struct

from matchwood.server.protocol.errors import Newer, NotFound
from matchwood.server.storage import schema
from matchwood.server.table.events import Arranged, Closed, Created, Event, Released, Replaced, Returned, Seated, Wished, from_text
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.util.clock import optional_datetime

TableState = Literal["open", "playing", "over", "ended", "closed", "unreadable"]
"""The state of a table. A table is `unreadable` if its log is damaged or from a newer version of Matchwood."""

MOVED_PATTERN = '{"type":"moved"%'
"""The first characters of a stored move. Most events are moves."""
SeatEvent: TypeAlias = Seated | Arranged | Replaced | Wished | Released | Returned | Closed


class SeatSummary(Struct, frozen=True):
    """A seat of a table, with the name of its player and the name of the player's account."""

    kind: str
    name: str | None
    account: str | None


class TableSummary(Struct, frozen=True):
    """A table in the list that an operator sees."""

    id: str
    state: TableState
    events: int
    chat_messages: int
    ended: datetime | None = None
    created: datetime | None = None
    game: str | None = None
    watching: str | None = None
    seats: tuple[SeatSummary, ...] = ()


def read_summary(connection: sql.Connection, table_id: str) -> TableSummary:
    """Return the summary of a table, or raise `NotFound`."""
    count = event_count(connection, table_id)
    if not count:
        raise NotFound(f"There is no table {table_id}. `matchwood admin tables` lists the tables.")
    ends, talk = schema.ends, schema.talk
    ended = optional_datetime(connection.scalar(sql.select(ends.c.at).where(ends.c.table_id == table_id)))
    messages = connection.scalar(sql.select(sql.func.count()).where(talk.c.table_id == table_id)) or 0
    try:
        created, changes = _seat_events(connection, table_id)
        table = _without_game(table_id, created, changes)
    except (Newer, msgspec.MsgspecError, ValueError):
        return TableSummary(table_id, "unreadable", count, messages, ended)
    state = _state(table, [created, *changes], ended is not None)
    about, seats = table.about, _seats(connection, table)
    return TableSummary(table_id, state, count, messages, ended, about.at, about.game, about.watching, seats)


def event_count(connection: sql.Connection, table_id: str) -> int:
    """Return the number of events of a table, which is 0 if the table does not exist."""
    events = schema.events
    return connection.scalar(sql.select(sql.func.max(events.c.number)).where(events.c.table_id == table_id)) or 0


def _seat_events(connection: sql.Connection, table_id: str) -> tuple[Created, list[SeatEvent]]:
    events = schema.events
    query = sql.select(schema.as_stored(events.c.body, connection.dialect)).where(events.c.table_id == table_id)
    query = query.where(events.c.body.not_like(MOVED_PATTERN)).order_by(events.c.number)
    created, *changes = map(from_text, connection.scalars(query))
    if not isinstance(created, Created):
        raise ValueError(f"The log of table {table_id} does not start with its creation.")
    return created, [change for change in changes if isinstance(change, SeatEvent)]


def _without_game(table_id: str, created: Created, changes: Sequence[SeatEvent]) -> Table:
    table = Table(table_id, created, None)
    for change in changes:
        table.apply(Step(change, None))
    return table


def _state(table: Table, events: Sequence[Event], has_ended: bool) -> TableState:
    if table.closed:
        return "closed"
    if table.left is not None:
        return "ended"
    if has_ended:
        return "over"
    return "playing" if any(event.deals for event in events) else "open"


def _seats(connection: sql.Connection, table: Table) -> tuple[SeatSummary, ...]:
    accounts = schema.accounts
    owners = [chair.owner for chair in table.chairs if chair.owner is not None]
    query = sql.select(accounts.c.owner, accounts.c.name).where(accounts.c.owner.in_(owners))
    names = {row.owner: row.name for row in connection.execute(query)}
    return tuple(SeatSummary(chair.kind, chair.name, names.get(chair.owner)) for chair in table.chairs)
