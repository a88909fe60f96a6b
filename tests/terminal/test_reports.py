"""``matchwood reports`` lists reported messages. An operator can settle, delete or silence, and undo some of it."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sql

from matchwood.server.storage import schema
from tests.support.database import open_new_database
from tests.terminal.conftest import Run

MINUTE = 60_000


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a database in which Bea and a stranger have reported the second of Ada's three messages."""
    path = tmp_path / "tables.db"
    engine = open_new_database(path)
    said = {"table_id": "k3vq", "owner": "ada", "seat": 0, "name": "Ada"}
    with engine.begin() as connection:
        for number, words in enumerate(("hello", "[bold]rude[/bold] :smile:", None), 1):
            row = said | {"at": number * MINUTE, "key": str(number), "words": words, "phrase": None if words else "good_luck"}
            connection.execute(schema.talk.insert().values(row))
        for reporter in ("bea", "stranger"):
            connection.execute(schema.reports.insert().values(line=2, reporter=reporter, at=5 * MINUTE))
    engine.dispose()
    return path


def words_in(database: Path) -> list[str | None]:
    engine = sql.create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        found = list(connection.scalars(sql.select(schema.talk.c.words).order_by(schema.talk.c.id)))
    engine.dispose()
    return found


def test_the_list_shows_the_reported_message_unchanged_with_the_messages_around_it(run: Run, database: Path) -> None:
    result = run("reports", "--database", database)
    assert result.exit_code == 0, result.output
    assert "Number 2   at table k3vq" in result.stdout
    assert "by Ada, a guest without an account" in result.stdout
    assert "2 people: a person without a seat (2)" in result.stdout
    shown = [line.split()[-2:] for line in result.stdout.splitlines() if "Ada  " in line]
    assert shown == [["Ada", "hello"], ["[bold]rude[/bold]", ":smile:"], ["good", "luck"]]


def test_a_settled_report_is_listed_separately_and_can_be_reopened(run: Run, database: Path) -> None:
    assert "There are no settled reports." in run("reports", "--database", database, "--settled").stdout
    assert "Settled: 2." in run("reports", "settle", 2, "--database", database).stdout
    assert "There are no open reports" in run("reports", "--database", database).stdout
    assert "settled 20" in run("reports", "--database", database, "--settled").stdout
    assert "Open again: 2." in run("reports", "--database", database, "reopen", 2).stdout
    assert "Number 2" in run("reports", "--database", database).stdout


def test_a_message_is_deleted_only_after_a_confirmation(run: Run, database: Path) -> None:
    for answer in ("n\n", ""):
        result = run("reports", "remove", 2, "--database", database, answers=answer)
        assert result.exit_code == 1
        assert "Ada: [bold]rude[/bold] :smile:" in result.stdout
        assert len(words_in(database)) == 3
    assert run("reports", "remove", 2, "--database", database, answers="y\n").exit_code == 0
    assert words_in(database) == ["hello", None]


def test_with_the_yes_option_a_message_is_deleted_without_a_question(run: Run, database: Path) -> None:
    assert run("reports", "remove", "--yes", 2, "--database", database).exit_code == 0
    assert words_in(database) == ["hello", None]


@pytest.mark.parametrize("command", ["settle", "reopen", "remove", "silence"])
def test_the_number_of_a_message_without_a_report_is_refused(run: Run, database: Path, command: str) -> None:
    result = run("reports", command, 1, "--database", database)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("matchwood: No message with the number 1 is reported.")


def test_a_missing_database_gives_an_error_in_one_line(run: Run, tmp_path: Path) -> None:
    result = run("reports", "--database", tmp_path / "none.db")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "There is no database" in result.stderr


def test_a_silenced_person_is_listed_and_can_be_unsilenced(run: Run, database: Path) -> None:
    assert run("reports", "silenced", "--database", database).stdout == "No person is silenced.\n"
    assert "Silenced: the sender of 2, for 3 days." in run("reports", "silence", 2, "--days", 3, "--database", database).stdout
    assert run("reports", "silenced", "--database", database).stdout.startswith("Number 2   Ada, until 20")
    assert "silenced until 20" in run("reports", "--database", database).stdout
    assert run("reports", "unsilence", 2, "--database", database).exit_code == 0
    assert run("reports", "silenced", "--database", database).stdout == "No person is silenced.\n"
