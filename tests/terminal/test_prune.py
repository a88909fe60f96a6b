"""``matchwood prune`` deletes old tables, or only prints what it would delete."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from matchwood.server.storage import schema
from matchwood.server.util.clock import now
from matchwood.terminal.durations import Duration
from tests.support.database import open_new_database
from tests.terminal.conftest import Run

DAY_MS = 86_400_000


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a database with a table that ended 100 days ago, and a table that ended yesterday."""
    path = tmp_path / "tables.db"
    engine = open_new_database(path)
    with engine.begin() as connection:
        for table_id, days in (("past", 100), ("late", 1)):
            connection.execute(schema.events.insert().values(table_id=table_id, number=1, body="{}" + 2_000_000 * " "))
            connection.execute(schema.ends.insert().values(table_id=table_id, at=now() - days * DAY_MS, settled=1))
    engine.dispose()
    return path


def test_a_dry_run_deletes_nothing_and_prints_the_size(run: Run, database: Path) -> None:
    for _ in range(2):
        result = run("prune", "--older-than", "90d", "--dry-run", "--database", database)
        assert (result.exit_code, result.stdout) == (0, "Would delete: 1 table (2.0 MB).\n")
    result = run("prune", "--older-than", "12h", "--dry-run", "--json", "--database", database)
    assert json.loads(result.stdout) == {"tables": 2, "bytes": 4_000_004, "deleted": False, "complete": True}


def test_old_tables_are_deleted_only_after_a_confirmation(run: Run, database: Path) -> None:
    result = run("prune", "--older-than", "90d", "--database", database, answers="n\n")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Delete 1 table (2.0 MB) for good?" in result.stderr
    assert run("prune", "--older-than", "90d", "--yes", "--database", database).stdout == "Deleted: 1 table (2.0 MB).\n"
    assert run("prune", "--older-than", "90d", "--database", database).stdout == "Deleted: 0 tables (0.0 MB).\n"
    assert "prune 1 tables by " in run("admin", "history", "--database", database).stdout


@pytest.mark.parametrize("text", ["90", "d", "-1d", "1y", "", "0d", "99999w", "1.5d"])
def test_an_invalid_duration_is_refused(run: Run, database: Path, text: str) -> None:
    result = run("prune", "--older-than", text, "--database", database)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--older-than" in result.stderr


def test_the_error_of_a_short_duration_names_the_limits_with_units(run: Run, database: Path) -> None:
    result = run("prune", "--older-than", "1m", "--database", database)
    assert "'1m' is not between 1h and 36500d." in result.stderr


def test_a_question_without_a_terminal_names_the_option_that_answers_it(run: Run, database: Path) -> None:
    result = run("prune", "--older-than", "90d", "--database", database, answers="")
    assert (result.exit_code, "--yes" in result.stderr) == (1, True)
    assert run("prune", "--older-than", "90d", "--dry-run", "--database", database).stdout == "Would delete: 1 table (2.0 MB).\n"


def test_a_duration_has_a_unit() -> None:
    read = [Duration().convert(text, None, None) for text in ("30m", "12h", "90d", "2w")]
    assert read == [timedelta(minutes=30), timedelta(hours=12), timedelta(days=90), timedelta(weeks=2)]
