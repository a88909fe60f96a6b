"""What people complained of, as the host of the server reads it and deals with it. A report goes by the number of its line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.chat.bans import Silence, all_silenced, lift, silence, silenced_until
from matchwood.server.protocol.errors import Busy, Newer, NotFound
from matchwood.server.storage import schema
from matchwood.server.storage.deleted_messages import delete_messages
from matchwood.server.table.events import Arranged, Created, Seated, from_text
from matchwood.server.util.clock import now

A_DAY = 24 * 3600 * 1_000
CONTEXT_LINES = 3
"""Messages that are shown before and after a reported one."""


class Quote(NamedTuple):
    """A line of talk; `at` in milliseconds since 1970."""

    number: int
    at: int
    name: str
    words: str


class Report(NamedTuple):
    """A line that was reported: at which table, by whom, when last, and what was said around it.

    `account` is that of whoever said it, None for a guest; they may not talk until `silenced`. `settled` is when the host had dealt
    with it, None while it is open.
    """

    line: Quote
    table: str
    account: str | None
    silenced: int | None
    reporters: tuple[str, ...]
    at: int
    settled: int | None
    before: tuple[Quote, ...]
    after: tuple[Quote, ...]


class Reports:
    """The reports in this database. Everything raises Busy while it cannot be used; nothing has happened then."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine

    def find(self, settled: bool, most: int) -> tuple[list[Report], int]:
        """The reports that are open, or those that are settled, the oldest first, `most` of them; how many there are in all.

        A line is open again once somebody reports it after it was settled.
        """
        with self._at_once() as connection:
            lines = _lines(connection, settled)
            return _reports(connection, lines[:most]), len(lines)

    def by_number(self, numbers: Sequence[int]) -> list[Report]:
        """The reports of these numbers, open or settled. Raises NotFound if one of them is none."""
        with self._at_once() as connection:
            return _reports(connection, _known(connection, numbers))

    def settle(self, numbers: Sequence[int]) -> None:
        """These are dealt with. Raises NotFound if one of them is none; then none is settled."""
        self._mark(numbers, now())

    def reopen(self, numbers: Sequence[int]) -> None:
        """These are not dealt with after all. Raises NotFound if one of them is none; then none is changed."""
        self._mark(numbers, None)

    def delete_messages(self, numbers: Sequence[int]) -> None:
        """Delete these lines, and the reports of them. Raises NotFound if one of them is none; then none is deleted."""
        with self._at_once() as connection:
            those = _known(connection, numbers)
            delete_messages(connection, schema.talk.c.id.in_(those))

    def silence(self, numbers: Sequence[int], days: int) -> None:
        """Let those who said these lines say nothing for so many days, at any table. Raises NotFound like the others."""
        with self._at_once() as connection:
            for number in _known(connection, numbers):
                silence(connection, number, now() + days * A_DAY)

    def unsilence(self, numbers: Sequence[int]) -> None:
        """Let those talk again who were silenced for these lines. Raises NotFound if somebody was not; then nothing happens."""
        with self._at_once() as connection:
            for number in numbers:
                if not lift(connection, number):
                    raise NotFound(f"Nobody is silenced for the line {number}. `matchwood reports silenced` lists who is.")

    def silenced(self) -> list[Silence]:
        """Everybody who may not talk; first who may again first."""
        with self._at_once() as connection:
            return all_silenced(connection)

    def _mark(self, numbers: Sequence[int], settled: int | None) -> None:
        reports = schema.reports
        with self._at_once() as connection:
            those = reports.c.line.in_(_known(connection, numbers))
            connection.execute(reports.update().where(those).values(settled=settled))

    @contextmanager
    def _at_once(self) -> Iterator[sql.Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise Busy(f"The database cannot be used just now ({type(error).__name__}). Please try again.") from error


def _lines(connection: sql.Connection, settled: bool) -> list[int]:
    """The numbers of the lines that are reported and still there, those first that were reported first."""
    reports, talk = schema.reports, schema.talk
    query = sql.select(reports.c.line).join(talk, talk.c.id == reports.c.line).group_by(reports.c.line)
    open_ones = sql.func.count() > sql.func.count(reports.c.settled)
    which = ~open_ones if settled else open_ones
    return list(connection.scalars(query.having(which).order_by(sql.func.min(reports.c.at), reports.c.line)))


def _known(connection: sql.Connection, numbers: Sequence[int]) -> Sequence[int]:
    reports, talk = schema.reports, schema.talk
    query = sql.select(reports.c.line).join(talk, talk.c.id == reports.c.line).where(reports.c.line.in_(numbers))
    known = set(connection.scalars(query))
    for number in numbers:
        if number not in known:
            raise NotFound(f"No line of talk with the number {number} is reported. `matchwood reports` lists those that are.")
    return numbers


def _reports(connection: sql.Connection, numbers: Sequence[int]) -> list[Report]:
    names = cache(partial(_names, connection))
    return [_report(connection, number, names) for number in numbers]


def _report(connection: sql.Connection, number: int, names_at: Callable[[str], dict[str, str]]) -> Report:
    talk, reports, accounts = schema.talk, schema.reports, schema.accounts
    line = connection.execute(sql.select(talk).where(talk.c.id == number)).one()
    complaints = connection.execute(sql.select(reports).where(reports.c.line == number).order_by(reports.c.at)).all()
    names = names_at(line.table_id)
    here = sql.select(talk).where(talk.c.table_id == line.table_id)
    before = connection.execute(here.where(talk.c.id < number).order_by(talk.c.id.desc()).limit(CONTEXT_LINES)).all()[::-1]
    after = connection.execute(here.where(talk.c.id > number).order_by(talk.c.id).limit(CONTEXT_LINES)).all()
    settled = [complaint.settled for complaint in complaints]
    return Report(
        line=_quote(line),
        table=line.table_id,
        account=connection.scalar(sql.select(accounts.c.name).where(accounts.c.owner == line.owner)),
        silenced=silenced_until(connection, line.owner),
        reporters=tuple(names.get(complaint.reporter, "somebody without a seat") for complaint in complaints),
        at=complaints[-1].at,
        settled=None if None in settled else max(settled),
        before=tuple(map(_quote, before)),
        after=tuple(map(_quote, after)),
    )


def _quote(row: sql.Row[tuple[object, ...]]) -> Quote:
    found = row._mapping
    words = found["words"] or str(found["phrase"]).replace("_", " ")
    return Quote(found["id"], found["at"], found["name"], words)


def _names(connection: sql.Connection, table_id: str) -> dict[str, str]:
    """What those who sat at this table were called there, by whom the log knows."""
    events = schema.events
    query = sql.select(schema.as_stored(events.c.body, connection.dialect))
    bodies = connection.scalars(query.where(events.c.table_id == table_id).order_by(events.c.number))
    return dict(known for body in bodies for known in _introduced(body))


def _introduced(body: str | bytes) -> Iterator[tuple[str, str]]:
    try:
        event = from_text(body)
    except (Newer, msgspec.MsgspecError):  # who reported is worth less than the report
        return
    match event:
        case Seated(name=name, owner=owner):
            yield owner, name
        case Created(chairs=chairs) | Arranged(chairs=chairs):
            yield from ((chair.owner, chair.name) for chair in chairs if chair.owner and chair.name)
        case _:
            pass
