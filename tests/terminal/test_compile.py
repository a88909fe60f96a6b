"""`matchwood compile` gets everything ready, several games at a time where there is much to do."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.engine import compiling
from tests.terminal.conftest import Run


def test_what_is_compiled_is_told_game_by_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = iter([False, True])
    monkeypatch.setattr(compiling, "is_compiled", lambda: next(compiled))
    result = run("compile")
    assert result.exit_code == 0, result.output
    *lines, last = result.output.splitlines()
    assert sorted(lines) == sorted(f"{info.title} is compiled" for info in matchwood.games())
    assert str(compiling.cache_folder()) in last


def test_where_all_is_compiled_little_is_said(run: Run) -> None:
    assert run("compile").output.count("\n") == 1


def test_it_fails_where_nothing_can_be_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "is_compiled", lambda: False)
    result = run("compile")
    assert result.exit_code == 1
    assert "MATCHWOOD_CACHE" in result.output
