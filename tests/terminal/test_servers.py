"""A command with a database option creates no database for a mistyped name, and never prints a password."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import pytest

from matchwood.terminal.main import cli
from tests.terminal.conftest import Run

OPTIONS = {
    "serve": ["--port", "0"],
    "work": ["--live", "redis://127.0.0.1:1/0"],
    "prune": ["--older-than", "90d"],
}
"""Further options of some commands."""


def with_database(command: click.Command, words: Sequence[str] = ()) -> Iterator[str]:
    """Yield each command that has a database option, with a number for each argument that the command requires."""
    if any(parameter.name == "database" for parameter in command.params) and words != ["admin"]:  # which prints its help
        arguments = ["1" for parameter in command.params if parameter.param_type_name == "argument" and parameter.required]
        yield " ".join([*words, *arguments, *OPTIONS.get(" ".join(words), [])])
    if isinstance(command, click.Group):
        for name, part in command.commands.items():
            yield from with_database(part, [*words, name])


COMMANDS = [*with_database(cli)]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_commands_with_a_database_option_are_found() -> None:
    assert {"upgrade", "reports", "reports remove 1", "admin ban 1", "prune --older-than 90d"} <= {*COMMANDS}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("named", ["foo", "postgresql//matchwood:secret@127.0.0.1:25432/matchwood"])
def test_a_mistyped_database_is_refused_without_printing_its_password(run: Run, command: str, named: str, tmp_path: Path) -> None:
    result = run(*command.split(), "--database", named)
    assert result.exit_code
    told = f"{result.output}{result.exception}"
    assert "neither a database URL nor clearly a file path" in told
    assert "secret" not in told
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("command", [command for command in COMMANDS if "serve" not in command])
def test_only_a_server_creates_a_missing_database_file(run: Run, command: str, tmp_path: Path) -> None:
    result = run(*command.split(), "--database", "sqlite:///tables.db")
    assert result.exit_code
    told = f"{result.output}{result.exception}"
    assert "There is no database tables.db" in told or "--live is for several servers" in told
    assert not [*tmp_path.iterdir()]
