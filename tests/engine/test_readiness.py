"""A game is ready only if its machine code is cached."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchwood.engine import readiness
from matchwood.engine.compiling import is_cache_writable
from matchwood.engine.readiness import is_ready, note_ready


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in ("compiling", "readiness"):
        monkeypatch.setattr(f"matchwood.engine.{module}.cache_folder", lambda package="matchwood": tmp_path / "cache")
    (tmp_path / "cache").mkdir()
    return tmp_path / "cache"


def test_each_game_is_ready_separately(folder: Path) -> None:
    assert is_cache_writable()
    note_ready("tycoon")
    assert is_ready("tycoon")
    assert not is_ready("matschig")


def test_a_game_is_not_ready_on_another_kind_of_processor(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note_ready("tycoon")
    monkeypatch.setattr(readiness, "_machine", lambda: "another")
    assert not is_ready("tycoon")


def test_a_game_whose_machine_code_could_not_be_saved_is_not_ready(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "is_all_saved", lambda: False)
    note_ready("tycoon")
    assert not is_ready("tycoon")


def test_without_a_cache_folder_no_game_is_ready(folder: Path) -> None:
    folder.rmdir()
    assert not is_cache_writable()
    note_ready("tycoon")
    assert not is_ready("tycoon")
