"""Reports of chat messages, which the operator settles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.chat.bans import Silence, all_silenced, silence, silenced_until, unsilence
from matchwood.server.protocol.errors import Busy, Newer, NotFound
from matchwood.server.storage import schema
from matchwood.server.storage.deleted_messages import delete_messages
from matchwood.server.table.events import Arranged, Created, Seated, from_text
from matchwood.server.util.clock import now

DAY_MS = 24 * 3600 * 1_000
CONTEXT_MESSAGES = 3


class Quote(NamedTuple):
    """A chat message. The time `at` is in milliseconds since 1970."""

    number: int
    at: int
    name: str
    words: str


class Report(NamedTuple):
    """A reported message with the messages before and after it. Times are in milliseconds since 1970."""

    line: Quote
    table: str
    account: str | None  # None for a guest
    silenced: int | None  # the end of the author's ban
    reporters: tuple[str, ...]
    at: int
    settled: int | None  # None while the report is open
    before: tuple[Quote, ...]
    after: tuple[Quote, ...]


class Reports:
    """Reads and changes the reports of chat messages."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine

    def find(self, settled: bool, limit: int) -> tuple[list[Report], int]:
        """Return the oldest reports, and the total number of reports. If `settled` is true, return settled reports, otherwise
        open reports.
        """
        with self._transaction() as connection:
            messages = _reported_messages(connection, settled)
            return _reports(connection, messages[:limit]), len(messages)

    def by_number(self, numbers: Sequence[int]) -> list[Report]:
        """Return the reports of these messages, or raise `NotFound`."""
        with self._transaction() as connection:
            return _reports(connection, _checked(connection, numbers))

    def settle(self, numbers: Sequence[int]) -> None:
        """Mark these reports as settled, or raise `NotFound`."""
        self._mark(numbers, now())

    def reopen(self, numbers: Sequence[int]) -> None:
        """Mark these reports as open again, or raise `NotFound`."""
        self._mark(numbers, None)

    def delete_messages(self, numbers: Sequence[int]) -> None:
        """Delete messages and their reports, or raise `NotFound`."""
        with self._transaction() as connection:
            matching = _checked(connection, numbers)
            delete_messages(connection, schema.talk.c.id.in_(matching))

    def silence(self, numbers: Sequence[int], days: int) -> None:
        """Forbid the authors of the given chat messages to write in chats for `days` days, or raise `NotFound`."""
        with self._transaction() as connection:
            for number in _checked(connection, numbers):
                silence(connection, number, now() + days * DAY_MS)

    def unsilence(self, numbers: Sequence[int]) -> None:
        """Allow the authors of the given chat messages to write in chats again, or raise `NotFound`."""
        with self._transaction() as connection:
            for number in numbers:
                if not unsilence(connection, number):
                    raise NotFound(f"No person is silenced because of message {number}. `matchwood reports silenced` lists all.")

    def silenced(self) -> list[Silence]:
        """Return all people with a ban, ordered by the end of the ban."""
        with self._transaction() as connection:
            return all_silenced(connection)

    def _mark(self, numbers: Sequence[int], settled: int | None) -> None:
        reports = schema.reports
        with self._transaction() as connection:
            matching = reports.c.line.in_(_checked(connection, numbers))
            connection.execute(reports.update().where(matching).values(settled=settled))

    @contextmanager
    def _transaction(self) -> Iterator[sql.Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise Busy(f"The database cannot be used at the moment ({type(error).__name__}). Please try again.") from error


def _reported_messages(connection: sql.Connection, settled: bool) -> list[int]:
    reports, talk = schema.reports, schema.talk
    query = sql.select(reports.c.line).join(talk, talk.c.id == reports.c.line).group_by(reports.c.line)
    is_open = sql.func.count() > sql.func.count(reports.c.settled)
    which = ~is_open if settled else is_open
    return list(connection.scalars(query.having(which).order_by(sql.func.min(reports.c.at), reports.c.line)))


def _checked(connection: sql.Connection, numbers: Sequence[int]) -> Sequence[int]:
    reports, talk = schema.reports, schema.talk
    query = sql.select(reports.c.line).join(talk, talk.c.id == reports.c.line).where(reports.c.line.in_(numbers))
    reported = set(connection.scalars(query))
    for number in numbers:
        if number not in reported:
            raise NotFound(f"No message with the number {number} is reported. `matchwood reports` lists all reports.")
    return numbers


def _reports(connection: sql.Connection, numbers: Sequence[int]) -> list[Report]:
    names = cache(partial(_names_by_owner, connection))
    return [_report(connection, number, names) for number in numbers]


def _report(connection: sql.Connection, number: int, names_at: Callable[[str], dict[str, str]]) -> Report:
    talk, reports, accounts = schema.talk, schema.reports, schema.accounts
    message = connection.execute(sql.select(talk).where(talk.c.id == number)).one()
    complaints = connection.execute(sql.select(reports).where(reports.c.line == number).order_by(reports.c.at)).all()
    names = names_at(message.table_id)
    here = sql.select(talk).where(talk.c.table_id == message.table_id)
    before = connection.execute(here.where(talk.c.id < number).order_by(talk.c.id.desc()).limit(CONTEXT_MESSAGES)).all()[::-1]
    after = connection.execute(here.where(talk.c.id > number).order_by(talk.c.id).limit(CONTEXT_MESSAGES)).all()
    settled = [complaint.settled for complaint in complaints]
    return Report(
        line=_quote(message),
        table=message.table_id,
        account=connection.scalar(sql.select(accounts.c.name).where(accounts.c.owner == message.owner)),
        silenced=silenced_until(connection, message.owner),
        reporters=tuple(names.get(complaint.reporter, "a person without a seat") for complaint in complaints),
        at=complaints[-1].at,
        settled=None if None in settled else max(settled),
        before=tuple(map(_quote, before)),
        after=tuple(map(_quote, after)),
    )


def _quote(row: sql.Row[tuple[object, ...]]) -> Quote:
    found = row._mapping
    words = found["words"] or str(found["phrase"]).replace("_", " ")
    return Quote(found["id"], found["at"], found["name"], words)


def _names_by_owner(connection: sql.Connection, table_id: str) -> dict[str, str]:
    events = schema.events
    query = sql.select(schema.as_stored(events.c.body, connection.dialect))
    bodies = connection.scalars(query.where(events.c.table_id == table_id).order_by(events.c.number))
    return dict(seat for body in bodies for seat in _introduced(body))


def _introduced(body: str | bytes) -> Iterator[tuple[str, str]]:
    try:
        event = from_text(body)
    except (Newer, msgspec.MsgspecError):  # show the report even if its reporter has no name
        return
    match event:
        case Seated(name=name, owner=owner):
            yield owner, name
        case Created(chairs=chairs) | Arranged(chairs=chairs):
            yield from ((chair.owner, chair.name) for chair in chairs if chair.owner and chair.name)
