"""The reported names of people in rankings and challenges. An operator settles reports and hides names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.admin.database import operator_transaction
from matchwood.server.protocol.errors import NotFound
from matchwood.server.storage import schema
from matchwood.server.storage.operator_actions import OperatorAction, record_action
from matchwood.server.util.clock import now

SETTLE_NAME, HIDE_NAME, SHOW_NAME = "settle-name", "hide-name", "show-name"

Change = Callable[[sql.Connection, Sequence[int]], None]


class ReportedName(NamedTuple):
    """A reported name. Times are in milliseconds since 1970."""

    number: int
    name: str
    account: str | None  # None for a guest
    reports: int
    at: int  # the last report
    settled: int | None  # None while a report is open
    hidden: int | None  # None while people see the name


def find_names(engine: sql.Engine, settled: bool) -> list[ReportedName]:
    """Return the names with open reports, ordered by the oldest report. If `settled` is true, return all other names."""
    names, reports, accounts = schema.reported_names, schema.name_reports, schema.accounts
    count, closed = sql.func.count(), sql.func.count(reports.c.settled)
    last = sql.func.max(reports.c.settled)
    query = sql.select(names.c.id, names.c.name, accounts.c.name, count, sql.func.max(reports.c.at), last, names.c.hidden)
    query = query.join(reports, reports.c.name == names.c.id).outerjoin(accounts, accounts.c.owner == names.c.owner)
    query = query.group_by(names.c.id, names.c.name, accounts.c.name, names.c.hidden)
    query = query.having(count == closed if settled else count > closed).order_by(sql.func.min(reports.c.at), names.c.id)
    with operator_transaction(engine) as connection:
        found = [ReportedName(*row) for row in connection.execute(query)]
    return found if settled else [name._replace(settled=None) for name in found]


def settle_names(engine: sql.Engine, numbers: Sequence[int], by: str, reason: str | None = None) -> list[OperatorAction]:
    """Settle the reports about these names. The names stay. Raises `NotFound`."""
    return _change(engine, numbers, SETTLE_NAME, by, reason, _settle)


def hide_names(engine: sql.Engine, numbers: Sequence[int], by: str, reason: str | None = None) -> list[OperatorAction]:
    """Hide these names in all rankings and challenges, and settle the reports about them. Raises `NotFound`."""

    def hide(connection: sql.Connection, names: Sequence[int]) -> None:
        _set_hidden(connection, names, now())
        _settle(connection, names)

    return _change(engine, numbers, HIDE_NAME, by, reason, hide)


def show_names(engine: sql.Engine, numbers: Sequence[int], by: str, reason: str | None = None) -> list[OperatorAction]:
    """Show hidden names again. Raises `NotFound`."""
    return _change(engine, numbers, SHOW_NAME, by, reason, lambda connection, names: _set_hidden(connection, names, None))


def _change(
    engine: sql.Engine, numbers: Sequence[int], action: str, by: str, reason: str | None, change: Change
) -> list[OperatorAction]:
    names = schema.reported_names
    with operator_transaction(engine) as connection:
        rows = connection.execute(sql.select(names.c.id, names.c.name).where(names.c.id.in_(numbers)))
        known = {row.id: row.name for row in rows}
        for number in numbers:
            if number not in known:
                raise NotFound(f"No reported name has the number {number}. `matchwood reports names` lists all.")
        change(connection, numbers)
        return [record_action(connection, action, known[number], by, reason) for number in numbers]


def _settle(connection: sql.Connection, numbers: Sequence[int]) -> None:
    reports = schema.name_reports
    is_open = reports.c.name.in_(numbers) & reports.c.settled.is_(None)
    connection.execute(reports.update().where(is_open).values(settled=now()))


def _set_hidden(connection: sql.Connection, numbers: Sequence[int], hidden: int | None) -> None:
    names = schema.reported_names
    connection.execute(names.update().where(names.c.id.in_(numbers)).values(hidden=hidden))
