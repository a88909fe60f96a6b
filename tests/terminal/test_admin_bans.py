"""``matchwood admin ban``, ``bans``, ``unban`` and ``announce``."""

from __future__ import annotations

import json
import shlex
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from matchwood.server.storage import schema
from matchwood.server.storage.database import open_database
from tests.docs.pages import lines_of
from tests.support.database import open_new_database
from tests.terminal.conftest import Run


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty database, which the commands use."""
    path = tmp_path / "tables.db"
    open_new_database(path).dispose()
    monkeypatch.setenv("MATCHWOOD_DATABASE", str(path))
    return path


def printed_json(run: Run, *arguments: object) -> Any:
    result = run("admin", *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def time(text: str) -> datetime:
    return datetime.fromisoformat(text)


def test_an_operator_bans_an_address_and_ends_the_ban(run: Run, database: Path) -> None:
    banned = run("admin", "ban", "2001:db8:1:2::7", "--for", "2w", "--reason", "spam")
    assert banned.exit_code == 0, banned.output
    assert banned.stdout.startswith("Banned: address 2001:db8:1:2::/64 until ")
    assert "`matchwood admin unban 2001:db8:1:2::/64`" in banned.stdout
    assert run("admin", "bans").stdout.endswith(": spam\n")
    [listed] = printed_json(run, "bans")
    assert (listed["kind"], listed["name"], listed["reason"]) == ("address", "2001:db8:1:2::/64", "spam")
    assert time(listed["until"]) - time(listed["since"]) == timedelta(weeks=2)
    assert run("admin", "unban", "2001:db8:1:2::/64").stdout == "No longer banned: 2001:db8:1:2::/64\n"
    assert run("admin", "bans").stdout == "No address and no account is banned.\n"
    assert "unban 2001:db8:1:2::/64" in run("admin", "history").stdout


@pytest.mark.parametrize("section", ["Ban an address or account", "Announce a maintenance"])
def test_the_commands_of_the_documents_run(run: Run, database: Path, section: str) -> None:
    engine = open_database(str(database))
    with engine.begin() as connection:
        account = {"id": "a", "name": "Ada", "folded": "ada", "owner": "owner", "made": 1}
        connection.execute(schema.accounts.insert().values(account))
    engine.dispose()
    lines = lines_of("docs/hosting.md", section)
    assert len(lines) == 4
    for line in lines:
        result = run(*shlex.split(line, comments=True)[1:])
        assert result.exit_code == 0, result.output


@pytest.mark.parametrize("name", ["ban", "unban"])
def test_an_unknown_account_is_reported(run: Run, database: Path, name: str) -> None:
    result = run("admin", name, "Nobody")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("matchwood: No account has the name 'Nobody'. Give the name of an account, or an address")


@pytest.mark.parametrize("duration", ["7", "0d", "7 days", "99999d"])
def test_a_wrong_duration_is_reported(run: Run, database: Path, duration: str) -> None:
    result = run("admin", "ban", "192.0.2.7", "--for", duration)
    assert result.exit_code == 2
    assert "is not" in result.stderr
    assert run("admin", "bans").stdout == "No address and no account is banned.\n"


def test_an_operator_announces_a_maintenance_and_withdraws_it(run: Run, database: Path) -> None:
    announced = printed_json(run, "announce", "New\nversion", "--in", "30m", "--for", "2h")
    assert announced["text"] == "New version"
    assert time(announced["ends"]) - time(announced["starts"]) == timedelta(hours=2)
    assert printed_json(run, "announce") == announced
    assert run("admin", "announce").stdout.startswith("Pages show: New version (from ")
    assert run("admin", "announce", "--clear").stdout.startswith("Withdrawn: New version")
    assert run("admin", "announce").stdout == "Pages show no announcement.\n"
    assert run("admin", "announce", "--clear").exit_code == 2


def test_a_text_without_a_start_is_shown_at_once(run: Run, database: Path) -> None:
    assert printed_json(run, "announce", "Hello")["starts"] is None
    assert "from" not in run("admin", "announce").stdout


@pytest.mark.parametrize("arguments", [["", "--in", "30m"], ["x" * 301], ["Hello", "--clear"]])
def test_an_invalid_announcement_is_refused(run: Run, database: Path, arguments: list[str]) -> None:
    assert run("admin", "announce", *arguments).exit_code == 2
    assert run("admin", "announce").stdout == "Pages show no announcement.\n"


def test_the_history_names_the_person_who_typed_sudo(run: Run, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUDO_USER", "alice")
    run("admin", "ban", "192.0.2.7", "--for", "7d")
    assert "alice" in run("admin", "history").stdout


def test_the_advice_after_a_ban_quotes_a_name_with_spaces(run: Run, database: Path) -> None:
    engine = open_database(str(database))
    with engine.begin() as connection:
        account = {"id": "a", "name": "Ada L.", "folded": "ada l.", "owner": "owner", "made": 1}
        connection.execute(schema.accounts.insert().values(account))
    engine.dispose()
    assert "`matchwood admin unban 'Ada L.'` ends the ban" in run("admin", "ban", "Ada L.", "--for", "7d").stdout
