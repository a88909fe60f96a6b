"""A command with a database option creates no database for a mistyped name, and never prints a password."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import pytest

from matchwood.terminal.main import cli
from tests.terminal.conftest import Run

MORE = {
    "serve": ["--port", "0"],
    "work": ["--live", "redis://127.0.0.1:1/0"],
    **{f"reports {name}": ["1"] for name in ("settle", "reopen", "remove", "silence", "unsilence")},
}
"""Further arguments that a command requires."""


def with_database(command: click.Command, words: Sequence[str] = ()) -> Iterator[str]:
    """Yield the commands that have a database option."""
    if any(parameter.name == "database" for parameter in command.params):
        yield " ".join(words)
    if isinstance(command, click.Group):
        for name, part in command.commands.items():
            yield from with_database(part, [*words, name])


COMMANDS = [*with_database(cli)]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_commands_with_a_database_option_are_found() -> None:
    assert {"serve", "work", "upgrade", "reports", "reports remove"} <= {*COMMANDS}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("named", ["foo", "postgresql//matchwood:secret@127.0.0.1:25432/matchwood"])
def test_a_mistyped_database_is_refused_without_printing_its_password(run: Run, command: str, named: str, tmp_path: Path) -> None:
    result = run(*command.split(), *MORE.get(command, []), "--database", named)
    assert result.exit_code
    told = f"{result.output}{result.exception}"
    assert "neither a database URL nor clearly a file path" in told
    assert "secret" not in told
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("command", [command for command in COMMANDS if command != "serve"])
def test_only_a_server_creates_a_missing_database_file(run: Run, command: str, tmp_path: Path) -> None:
    result = run(*command.split(), *MORE.get(command, []), "--database", "sqlite:///tables.db")
    assert result.exit_code
    told = f"{result.output}{result.exception}"
    assert "There is no database tables.db" in told or "--live is for several servers" in told
    assert not [*tmp_path.iterdir()]
