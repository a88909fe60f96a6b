"""``matchwood admin`` lists and closes tables and changes accounts, with text or JSON as its output."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from matchwood.server.storage import schema
from matchwood.server.table.events import Chair, Opened, to_text
from tests.support.database import open_new_database
from tests.terminal.conftest import Run

TABLE = "k3vqab"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a database with a table at which Ada, who has an account, and a bot wait for a third player."""
    path = tmp_path / "tables.db"
    chairs = (Chair("person", "Ada", owner="ada"), Chair("bot", "Bruno", "club"), Chair("open"))
    at = datetime(2026, 3, 1, tzinfo=UTC)
    opened = Opened(at=at, game="matchmaster", players=3, options={}, pace="calm", secret="s", chairs=chairs)
    engine = open_new_database(path)
    with engine.begin() as connection:
        connection.execute(schema.events.insert().values(table_id=TABLE, number=1, body=to_text(opened)))
        account = {"id": "1", "name": "Ada L.", "folded": "ada l.", "owner": "ada", "made": 0}
        connection.execute(schema.accounts.insert().values(account))
    engine.dispose()
    return path


def from_json(run: Run, *arguments: object) -> Any:
    result = run("admin", *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_tables_are_listed_as_text_and_as_json(run: Run, database: Path) -> None:
    assert f"{TABLE}  open      2026-0" in run("admin", "tables", "--database", database).stdout
    (listed,) = from_json(run, "tables", "--database", database)
    assert (listed["id"], listed["state"], listed["seats"][0]["name"]) == (TABLE, "open", "Ada")
    assert from_json(run, "show", TABLE, "--database", database) == listed
    shown = run("admin", "show", TABLE, "--database", database).stdout
    assert "Seat A: Ada (person, account Ada L.)\nSeat B: Bruno (bot)\nSeat C: open\n" in shown


def test_a_table_is_closed_only_after_a_confirmation(run: Run, database: Path) -> None:
    for answer in ("n\n", ""):
        result = run("admin", "close", TABLE, "--database", database, answers=answer)
        assert (result.exit_code, result.stdout) == (1, "")
        assert f"Close table {TABLE} (matchmaster: Ada, Bruno (bot), open)" in result.stderr
    assert run("admin", "close", TABLE, "--database", database, answers="y\n").exit_code == 0
    assert run("admin", "tables", "--database", database).stdout.startswith("No game is running")
    assert "closed" in run("admin", "tables", "--all", "--database", database).stdout


def test_the_history_shows_who_closed_a_table_and_why(run: Run, database: Path) -> None:
    assert from_json(run, "history", "--database", database) == []
    closed = from_json(run, "close", TABLE, "--yes", "--reason", "spam", "--database", database)
    assert (closed["action"], closed["subject"], closed["reason"]) == ("close-table", TABLE, "spam")
    assert from_json(run, "--database", database, "history") == [closed]
    assert f"close-table {TABLE} by {closed['by']}: spam" in run("admin", "history", "--database", database).stdout


@pytest.mark.parametrize("command", ["show", "close"])
def test_the_error_about_a_missing_table_names_the_list(run: Run, database: Path, command: str) -> None:
    result = run("admin", command, "zzzz", "--database", database)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "matchwood: There is no table zzzz. `matchwood admin tables` lists the tables.\n"


def test_a_closed_table_cannot_be_closed_again(run: Run, database: Path) -> None:
    assert run("admin", "close", TABLE, "--yes", "--database", database).exit_code == 0
    result = run("admin", "close", TABLE, "--database", database)
    assert (result.exit_code, result.stderr) == (2, f"matchwood: Table {TABLE} is already closed, so it cannot be closed.\n")


def test_a_missing_database_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("admin", "tables", "--database", tmp_path / "none.db")
    assert result.exit_code == 2
    assert "There is no database" in result.stderr


def test_an_account_is_deleted_only_after_a_confirmation(run: Run, database: Path) -> None:
    result = run("admin", "delete-account", "Ada L.", "--database", database, answers="n\n")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Delete account Ada L. (created 1970-01-01, 0 finished games)" in result.stderr
    assert run("admin", "delete-account", "ada l.", "--database", database, answers="y\n").stdout == "Deleted account: Ada L.\n"
    result = run("admin", "delete-account", "Ada L.", "--yes", "--database", database)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("matchwood: No account has the name 'Ada L.'.")


def test_a_new_password_is_printed_and_not_stored_in_the_history(run: Run, database: Path) -> None:
    password = from_json(run, "reset-password", "Ada L.", "--yes", "--database", database)["password"]
    assert len(password) == 16
    text = run("admin", "reset-password", "Ada L.", "--yes", "--database", database).stdout
    assert text.startswith("The new password of account Ada L. is: ")
    history = run("admin", "history", "--database", database).stdout
    assert history.count("reset-password Ada L.") == 2
    assert password not in history
