"""Fixtures that run commands and make records for the tests of the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
from click.testing import CliRunner, Result

import matchwood
from matchwood.terminal.main import cli

if TYPE_CHECKING:
    from tests.terminal.pseudo_terminal import Terminal

Run: TypeAlias = Callable[..., Result]
Json: TypeAlias = dict[str, Any]

collect_ignore = ["pictured"]
"""The folder needs a package that only some tests can import."""


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: object, answers: str | bytes | None = None) -> Result:
        return CliRunner().invoke(cli, [str(argument) for argument in arguments], input=answers)

    return command


@pytest.fixture
def records(run: Run, tmp_path: Path) -> list[bytes]:
    """Return three games as ``simulate`` writes them, one record in each line."""
    path = tmp_path / "three.jsonl"
    arguments = ("matchmaster", "--players", 3, "--bots", "random", "--option", "rounds=short", "--games", 3, "--seed", 2)
    result = run("simulate", *arguments, "--jobs", 1, "--out", path)
    assert result.exit_code == 0, result.output
    return path.read_bytes().splitlines(keepends=True)


@pytest.fixture
def tycoon_records(run: Run, tmp_path: Path) -> list[bytes]:
    """Return two games of Matchstick Tycoon as ``simulate`` writes them."""
    path = tmp_path / "tycoon.jsonl"
    result = run("simulate", "tycoon", "--players", 3, "--bots", "random", "--games", 2, "--seed", 2, "--jobs", 1, "--out", path)
    assert result.exit_code == 0, result.output
    return path.read_bytes().splitlines(keepends=True)


@pytest.fixture
def finished() -> Json:
    """Return the record of a whole game."""
    game = matchwood.new("matchmaster", players=3, seed=4, options={"rounds": "short"})
    while not game.over:
        game.play(game.legal_moves(game.owing[0])[0], seat=game.owing[0])
    return game.record()


@pytest.fixture
def open_terminal() -> Iterator[Callable[..., Terminal]]:
    """Yield a function that starts a command on a new terminal. The terminals are closed after the test."""
    from tests.terminal.pseudo_terminal import Terminal

    opened: list[Terminal] = []

    def open_new(*arguments: str, **size: int) -> Terminal:
        opened.append(Terminal(*arguments, **size))
        return opened[-1]

    yield open_new
    for terminal in opened:
        terminal.close()
