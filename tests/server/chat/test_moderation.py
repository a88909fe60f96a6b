"""Reports of chat messages: an operator reads them, settles them and deletes messages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from matchwood.server.chat.moderation import Reports
from matchwood.server.protocol.errors import Busy, CannotServe, NotFound
from matchwood.server.storage.database import open_existing_database
from tests.server.accounts.people import signs_up
from tests.server.answers import Json
from tests.server.chat.calls import reads, reports, writes
from tests.support.database import open_new_database


def numbers(operator: Reports, settled: bool = False) -> set[int]:
    return {report.line.number for report in operator.find(settled, 10_000)[0]}


def test_a_report_contains_its_message_its_reporters_and_the_messages_around_it(
    operator: Reports, table: Json, ada: Any, bea: Any, stranger: Any
) -> None:
    signs_up(ada, "Ada who is rude")
    writes(ada, table, text="too long ago")
    for words in ("one", "two"):
        writes(bea, table, text=words)
    writes(bea, table, phrase="well_played")
    line = writes(ada, table, text="something rude").json()["id"]
    writes(bea, table, text="after")
    writes(bea, ada.opens(), text="elsewhere")
    for person in (bea, stranger, bea):
        reports(person, table, line)
    (report,) = operator.by_number([line])
    assert (report.table, report.line.name, report.line.words) == (table["id"], "Ada", "something rude")
    assert (report.account, report.reporters, report.settled) == ("Ada who is rude", ("Bea", "a person without a seat"), None)
    assert [quote.words for quote in report.before] == ["one", "two", "well played"]
    assert [quote.words for quote in report.after] == ["after"]


def test_a_report_at_a_damaged_table_is_listed(operator: Reports, table: Json, ada: Any, bea: Any, database: Path) -> None:
    lines = [writes(ada, table, text=words).json()["id"] for words in ("rude", "worse")]
    for line in lines:
        reports(bea, table, line)
    engine = open_existing_database(f"sqlite:///{database}")
    with engine.begin() as connection:
        for number, body in ((98, '{"type": "applauded"}'), (99, "spoilt"), (100, b'{"type": "\xff"}')):
            event = {"id": table["id"], "number": number, "body": body}
            connection.execute(sql.text("INSERT INTO events VALUES (:id, :number, CAST(:body AS TEXT))"), event)
    engine.dispose()
    assert [(report.line.words, report.reporters) for report in operator.by_number(lines)] == [
        ("rude", ("Bea",)),
        ("worse", ("Bea",)),
    ]


def test_a_settled_report_reopens_when_another_person_reports_the_message(
    operator: Reports, table: Json, ada: Any, bea: Any, stranger: Any
) -> None:
    line = writes(ada, table, text="something rude").json()["id"]
    reports(bea, table, line)
    assert line in numbers(operator)
    operator.settle([line])
    reports(bea, table, line)  # a second report of the same person
    assert line not in numbers(operator)
    assert line in numbers(operator, settled=True)
    reports(stranger, table, line)
    assert line in numbers(operator)
    operator.settle([line])
    operator.reopen([line])
    assert line in numbers(operator)
    assert reads(bea, table) == [("Ada", "something rude")]


def test_a_deleted_message_takes_its_reports_along(operator: Reports, table: Json, ada: Any, bea: Any) -> None:
    written = [writes(ada, table, text=words).json()["id"] for words in ("kind", "rude", "kind again")]
    reports(bea, table, written[1])
    operator.delete_messages([written[1]])
    assert reads(bea, table) == [("Ada", "kind"), ("Ada", "kind again")]
    assert written[1] not in numbers(operator) | numbers(operator, settled=True)


def test_a_change_of_several_reports_fails_as_a_whole(operator: Reports, table: Json, ada: Any, bea: Any) -> None:
    reported, other = (writes(ada, table, text=words).json()["id"] for words in ("rude", "kind"))
    reports(bea, table, reported)
    for change in (operator.settle, operator.delete_messages, operator.reopen, operator.by_number):
        with pytest.raises(NotFound, match=f"number {other} is reported"):
            change([reported, other])
    assert reported in numbers(operator)
    assert len(reads(bea, table)) == 2


def test_a_list_of_reports_is_cut_off_and_counts_them_all(operator: Reports, table: Json, ada: Any, bea: Any) -> None:
    for words in ("one", "two"):
        reports(bea, table, writes(ada, table, text=words).json()["id"])
    found, count = operator.find(settled=False, limit=1)
    assert (len(found), count) == (1, len(numbers(operator)))


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/none.db", f"{tmp_path}/none.db"):
        with pytest.raises(CannotServe, match=r"none\.db"):
            open_existing_database(url)
    assert not list(tmp_path.iterdir())


def test_a_database_that_fails_is_an_error_that_asks_to_retry(tmp_path: Path) -> None:
    engine = open_new_database(tmp_path / "tables.db")
    with engine.begin() as connection:
        connection.execute(sql.text("DROP TABLE reports"))
    with pytest.raises(Busy, match="cannot be used at the moment"):
        Reports(engine).settle([1])
    engine.dispose()
