"""``matchwood reports names``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from matchwood.server.storage.database import open_database
from matchwood.server.storage.reported_names import NamedPerson, report_names
from tests.terminal.conftest import Run


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reported name in the database that the commands use."""
    path = tmp_path / "tables.db"
    engine = open_database(str(path))
    with engine.begin() as connection:
        report_names(connection, [NamedPerson("ada", "[bold]Rude[/bold]")], "bea")
    engine.dispose()
    monkeypatch.setenv("MATCHWOOD_DATABASE", str(path))


def test_an_operator_lists_hides_and_shows_a_name(run: Run) -> None:
    assert run("reports", "names").stdout.startswith("1  [bold]Rude[/bold] (a guest), reported by 1 person, last 20")
    assert run("reports", "names", "hide", 1, answers="n\n").exit_code == 1
    assert run("reports", "names", "hide", 1, "--yes", "--reason", "insult").stdout == "Hidden: [bold]Rude[/bold]\n"
    assert run("reports", "names").stdout == "There are no open reports of names.\n"
    (found,) = json.loads(run("reports", "names", "--settled", "--json").stdout)
    assert (found["number"], found["name"], found["reports"]) == (1, "[bold]Rude[/bold]", 1)
    assert found["hidden"]
    assert found["settled"]
    assert run("reports", "names", "show", 1).stdout == "Shown again: [bold]Rude[/bold]\n"
    assert "hide-name [bold]Rude[/bold]" in run("admin", "history").stdout


def test_a_settled_report_is_listed_separately(run: Run) -> None:
    assert "There are no settled reports of names." in run("reports", "names", "--settled").stdout
    (action,) = json.loads(run("reports", "names", "settle", 1, "--json").stdout)
    assert (action["action"], action["subject"]) == ("settle-name", "[bold]Rude[/bold]")
    assert ", settled 20" in run("reports", "names", "--settled").stdout


@pytest.mark.parametrize("command", ["settle", "hide", "show"])
def test_the_number_of_a_name_without_a_report_is_refused(run: Run, command: str) -> None:
    result = run("reports", "names", command, 7, *(["--yes"] if command == "hide" else []))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "No reported name has the number 7." in result.stderr
