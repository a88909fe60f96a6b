"""`matchwood compile` compiles all games or the named games, several at the same time."""

from __future__ import annotations

from pathlib import Path

import pytest

import matchwood
from matchwood.engine import compiling, readiness
from matchwood.preparing import compilation
from tests.preparing.slow_child import SlowChildren
from tests.terminal.conftest import Run


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the set of games that count as ready. A test may add games."""
    known = set[str]()
    monkeypatch.setattr(readiness, "is_ready", known.__contains__)
    return known


def test_the_command_reports_each_compiled_game(run: Run, ready: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    children = SlowChildren(tmp_path)
    for info in matchwood.games():
        children.allow(info.key)

    def command(game: str) -> list[str]:
        ready.add(game)
        return children.command(game)

    monkeypatch.setattr(compilation, "_child", command)
    result = run("compile")
    assert result.exit_code == 0, result.output
    assert "takes some minutes" in result.stderr
    *lines, last = result.stdout.splitlines()
    assert sorted(lines) == sorted(f"{info.title} is compiled" for info in matchwood.games())
    assert str(compiling.cache_folder()) in last


def test_the_command_prints_one_line_if_all_games_are_compiled(run: Run, ready: set[str]) -> None:
    ready.update(info.key for info in matchwood.games())
    assert run("compile").output.count("\n") == 1


def test_the_command_fails_without_a_writable_cache(run: Run, ready: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "is_cache_writable", lambda: False)
    result = run("compile")
    assert result.exit_code == 1
    assert "MATCHWOOD_CACHE" in result.output


def test_the_command_names_a_game_that_cannot_be_compiled_with_the_reason(
    run: Run, ready: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    children = SlowChildren(tmp_path)
    ready.update(info.key for info in matchwood.games())
    ready.remove("tycoon")
    children.fail("tycoon")
    monkeypatch.setattr(compilation, "_child", children.command)
    result = run("compile")
    assert result.exit_code == 1
    assert "Matchstick Tycoon could not be compiled.\nno luck" in result.output


def test_the_command_compiles_only_the_named_games_of_all_packages(
    run: Run, ready: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kuhn_here: str
) -> None:
    children = SlowChildren(tmp_path)

    def command(game: str) -> list[str]:
        ready.add(game)
        children.allow(game)
        return children.command(game)

    monkeypatch.setattr(compilation, "_child", command)
    result = run("compile", "Tycoon", kuhn_here)
    assert result.exit_code == 0, result.output
    assert ready == {"tycoon", kuhn_here}


def test_the_command_refuses_an_unknown_game_and_lists_the_known_games(run: Run) -> None:
    result = run("compile", "tycoon", "bridge")
    assert result.exit_code == 2
    assert "there is no game 'bridge'; choose one of matchmaster" in result.output
