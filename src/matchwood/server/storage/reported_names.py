"""Reports about the names of people in rankings and challenges, and the names that the operator has hidden."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import now

logger = logging.getLogger(__name__)

INSERT_NAME = sql.text("INSERT INTO reported_names (owner, name) VALUES (:owner, :name) ON CONFLICT DO NOTHING")
INSERT_REPORT = sql.text("INSERT INTO name_reports (name, reporter, at) VALUES (:name, :reporter, :at) ON CONFLICT DO NOTHING")
COPY_HIDDEN = sql.text(
    "INSERT INTO reported_names (owner, name, hidden) SELECT :account, name, hidden FROM reported_names "
    "WHERE owner = :guest AND hidden IS NOT NULL ON CONFLICT DO NOTHING"
)


class NamedPerson(NamedTuple):
    """A person with a name that other people see."""

    owner: str
    name: str


class ReportedNames:
    """Stores reports about names. Methods raise `Busy` if the database does not answer."""

    def __init__(self, engine: sql.Engine) -> None:
        self._store = Transactions(engine, "reported names", "The report was not saved. Please try again.")

    async def report(self, people: Iterable[NamedPerson], reporter: str) -> None:
        """Report the names of these people to the operator."""
        await self._store.in_transaction(lambda connection: report_names(connection, people, reporter))

    async def hidden(self, owners: Iterable[str]) -> set[NamedPerson]:
        """Return the hidden names of these people."""
        return await self._store.in_transaction(lambda connection: hidden_names(connection, owners))


def report_names(connection: sql.Connection, people: Iterable[NamedPerson], reporter: str) -> None:
    """Report the names of these people to the operator."""
    names = schema.reported_names
    for person in people:
        query = sql.select(names.c.id).where(names.c.owner == person.owner, names.c.name == person.name)
        if connection.scalar(query) is None:  # an insert that does nothing would use up a number
            connection.execute(INSERT_NAME, person._asdict())
        number = connection.scalar(query)
        connection.execute(INSERT_REPORT, {"name": number, "reporter": reporter, "at": now()})
        logger.warning("A name was reported.", extra={"about": {"name": number}})


def hidden_names(connection: sql.Connection, owners: Iterable[str]) -> set[NamedPerson]:
    """Return the hidden names of these people."""
    names = schema.reported_names
    query = sql.select(names.c.owner, names.c.name).where(names.c.owner.in_(set(owners)), names.c.hidden.is_not(None))
    return {NamedPerson(*row) for row in connection.execute(query)}


def copy_hidden_names(connection: sql.Connection, guest: str, account: str) -> None:
    """If the names of a guest are hidden, hide them for the account that takes over the guest's attempts."""
    connection.execute(COPY_HIDDEN, {"guest": guest, "account": account})


def forget_person(connection: sql.Connection, owner: str) -> None:
    """Delete the reported names of a person, and remove the person from the reports that the person sent."""
    reports = schema.name_reports
    delete_names(connection, schema.reported_names.c.owner == owner)
    connection.execute(reports.update().where(reports.c.reporter == owner).values(reporter=secrets.token_hex(32)))


def delete_names(connection: sql.Connection, which: sql.ColumnElement[bool]) -> None:
    """Delete the reported names that match `which`, and the reports about them."""
    names, reports = schema.reported_names, schema.name_reports
    connection.execute(reports.delete().where(reports.c.name.in_(sql.select(names.c.id).where(which))))
    connection.execute(names.delete().where(which))
