"""`matchwood compile` gets everything ready, several games at a time where there is much to do."""

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
    """The games that are ready."""
    known = set[str]()
    monkeypatch.setattr(readiness, "is_ready", known.__contains__)
    return known


def test_what_is_compiled_is_told_game_by_game(run: Run, ready: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    children = SlowChildren(tmp_path)
    for info in matchwood.games():
        children.let_go(info.key)

    def command(game: str) -> list[str]:
        ready.add(game)
        return children.command(game)

    monkeypatch.setattr(compilation, "_child", command)
    result = run("compile")
    assert result.exit_code == 0, result.output
    *lines, last = result.output.splitlines()
    assert sorted(lines) == sorted(f"{info.title} is compiled" for info in matchwood.games())
    assert str(compiling.cache_folder()) in last


def test_where_all_is_compiled_little_is_said(run: Run, ready: set[str]) -> None:
    ready.update(info.key for info in matchwood.games())
    assert run("compile").output.count("\n") == 1


def test_it_fails_where_nothing_can_be_kept(run: Run, ready: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "is_cache_writable", lambda: False)
    result = run("compile")
    assert result.exit_code == 1
    assert "MATCHWOOD_CACHE" in result.output


def test_a_game_that_cannot_be_compiled_is_named_with_the_reason(
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
