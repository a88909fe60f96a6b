"""What the host of a server does about reports: reads them with what was said around them, settles them, deletes lines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from matchwood.server.chat.moderation import Reports
from matchwood.server.protocol.errors import Busy, CannotServe, NotFound
from matchwood.server.storage.database import open_database, open_existing_database
from tests.server.accounts.people import signs_up
from tests.server.chat.talk import heard, reports, says


def numbers(desk: Reports, settled: bool = False) -> set[int]:
    return {report.line.number for report in desk.find(settled, 10_000)[0]}


def test_a_report_tells_who_said_what_who_complained_and_what_was_said_around_it(
    desk: Reports, table: dict[str, Any], ada: Any, bea: Any, stranger: Any
) -> None:
    signs_up(ada, "Ada who is rude")
    says(ada, table, text="too long ago")
    for words in ("one", "two"):
        says(bea, table, text=words)
    says(bea, table, phrase="well_played")
    line = says(ada, table, text="something rude").json()["id"]
    says(bea, table, text="after")
    says(bea, ada.opens(), text="elsewhere")
    for person in (bea, stranger, bea):
        reports(person, table, line)
    (report,) = desk.by_number([line])
    assert (report.table, report.line.name, report.line.words) == (table["id"], "Ada", "something rude")
    assert (report.account, report.reporters, report.settled) == ("Ada who is rude", ("Bea", "a person without a seat"), None)
    assert [quote.words for quote in report.before] == ["one", "two", "well played"]
    assert [quote.words for quote in report.after] == ["after"]


def test_a_report_at_a_table_that_nobody_can_open_any_more_is_told(
    desk: Reports, table: dict[str, Any], ada: Any, bea: Any, database: Path
) -> None:
    lines = [says(ada, table, text=words).json()["id"] for words in ("rude", "worse")]
    for line in lines:
        reports(bea, table, line)
    engine = open_existing_database(f"sqlite:///{database}")
    with engine.begin() as connection:
        for number, body in ((98, '{"type": "applauded"}'), (99, "spoilt"), (100, b'{"type": "\xff"}')):
            event = {"id": table["id"], "number": number, "body": body}
            connection.execute(sql.text("INSERT INTO events VALUES (:id, :number, CAST(:body AS TEXT))"), event)
    engine.dispose()
    assert [(report.line.words, report.reporters) for report in desk.by_number(lines)] == [("rude", ("Bea",)), ("worse", ("Bea",))]


def test_what_is_settled_is_open_again_once_somebody_else_reports_it(
    desk: Reports, table: dict[str, Any], ada: Any, bea: Any, stranger: Any
) -> None:
    line = says(ada, table, text="something rude").json()["id"]
    reports(bea, table, line)
    assert line in numbers(desk)
    desk.settle([line])
    reports(bea, table, line)  # who reports it once more has said nothing new
    assert line not in numbers(desk)
    assert line in numbers(desk, settled=True)
    reports(stranger, table, line)
    assert line in numbers(desk)
    desk.settle([line])
    desk.reopen([line])
    assert line in numbers(desk)
    assert heard(bea, table) == [("Ada", "something rude")]


def test_a_line_that_is_removed_is_gone_with_its_reports(desk: Reports, table: dict[str, Any], ada: Any, bea: Any) -> None:
    said = [says(ada, table, text=words).json()["id"] for words in ("kind", "rude", "kind again")]
    reports(bea, table, said[1])
    desk.delete_messages([said[1]])
    assert heard(bea, table) == [("Ada", "kind"), ("Ada", "kind again")]
    assert said[1] not in numbers(desk) | numbers(desk, settled=True)


def test_nothing_happens_if_one_of_several_is_no_report(desk: Reports, table: dict[str, Any], ada: Any, bea: Any) -> None:
    reported, other = (says(ada, table, text=words).json()["id"] for words in ("rude", "kind"))
    reports(bea, table, reported)
    for change in (desk.settle, desk.delete_messages, desk.reopen, desk.by_number):
        with pytest.raises(NotFound, match=f"number {other} is reported"):
            change([reported, other])
    assert reported in numbers(desk)
    assert len(heard(bea, table)) == 2


def test_only_so_many_are_listed_and_the_rest_is_counted(desk: Reports, table: dict[str, Any], ada: Any, bea: Any) -> None:
    for words in ("one", "two"):
        reports(bea, table, says(ada, table, text=words).json()["id"])
    found, count = desk.find(settled=False, limit=1)
    assert (len(found), count) == (1, len(numbers(desk)))


def test_a_database_that_is_not_there_is_no_empty_one(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/none.db", f"{tmp_path}/none.db"):
        with pytest.raises(CannotServe, match=r"none\.db"):
            open_existing_database(url)
    assert not list(tmp_path.iterdir())


def test_a_database_that_cannot_be_used_is_told_calmly(tmp_path: Path) -> None:
    engine = open_database(f"{tmp_path}/tables.db")
    with engine.begin() as connection:
        connection.execute(sql.text("DROP TABLE reports"))
    with pytest.raises(Busy, match="cannot be used at the moment"):
        Reports(engine).settle([1])
    engine.dispose()
