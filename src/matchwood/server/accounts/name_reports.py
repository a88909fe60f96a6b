"""The reported names in the export of an account."""

from __future__ import annotations

import sqlalchemy as sql

from matchwood.server.accounts.export_messages import ExportedNameReport
from matchwood.server.storage import schema
from matchwood.server.storage.reported_names import hidden_names
from matchwood.server.util.clock import datetime_of, optional_datetime


def exported_name_reports(connection: sql.Connection, owner: str) -> tuple[tuple[ExportedNameReport, ...], tuple[str, ...]]:
    """Return the names that a person reported, and the hidden names of this person."""
    names, reports = schema.reported_names, schema.name_reports
    query = sql.select(names.c.name, reports.c.at, reports.c.settled).join(names, names.c.id == reports.c.name)
    rows = connection.execute(query.where(reports.c.reporter == owner).order_by(reports.c.at, names.c.id))
    sent = tuple(ExportedNameReport(row.name, datetime_of(row.at), optional_datetime(row.settled)) for row in rows)
    return sent, tuple(sorted(person.name for person in hidden_names(connection, [owner])))
