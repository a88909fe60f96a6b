"""``matchwood admin remove-name``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from matchwood.server.storage import schema
from tests.support.database import open_new_database
from tests.terminal.conftest import Run


@pytest.fixture(autouse=True)
def attempts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two attempts of Bea in the database that the commands use."""
    path = tmp_path / "tables.db"
    engine = open_new_database(path)
    with engine.begin() as connection:
        for day in ("2026-10-03", "2026-10-04"):
            row = {"table_id": day, "day": day, "game": "tycoon", "owner": "bea", "name": "Bea", "started": 0}
            connection.execute(schema.daily_attempts.insert().values(row))
    engine.dispose()
    monkeypatch.setenv("MATCHWOOD_DATABASE", str(path))


def test_an_operator_removes_a_name_of_one_day_and_then_of_all(run: Run) -> None:
    removed = run("admin", "remove-name", "Bea", "--day", "2026-10-03", "--yes")
    assert removed.stdout == "Removed name: Bea (1 attempt)\n"
    again = run("admin", "remove-name", "bea", "--yes", "--json", "--reason", "insult")
    found = json.loads(again.stdout)
    assert (found["action"], found["subject"], found["attempts"], found["reason"]) == ("remove-name", "bea", 1, "insult")
    assert "remove-name bea" in run("admin", "history").stdout


def test_an_operator_learns_that_no_person_has_a_name(run: Run) -> None:
    result = run("admin", "remove-name", "Cem", "--yes")
    assert result.exit_code != 0
    assert "No person has the name 'Cem' in the rankings." in result.output
