"""`matchwood new-game` creates a package with a game that works without changes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.plugin import install_into
from tests.support.waiting import COMPILING
from tests.terminal.conftest import Run

ROOT = Path(__file__).parents[2]


@pytest.fixture
def made(run: Run, tmp_path: Path) -> Path:
    """Return the folder of a new package."""
    result = run("new-game", "my_game", "--into", tmp_path)
    assert result.exit_code == 0, result.output
    assert f"pip install --editable '{tmp_path / 'my_game'}[test]'" in result.output
    return tmp_path / "my_game"


def output_of(made: Path, tmp_path: Path, *command: str, typed: str = "") -> str:
    """Run a Python module where the new package is installed, and return its output."""
    installed = install_into(tmp_path / "installed", made)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), str(ROOT / "src")])}
    whole = [sys.executable, "-m", *command]
    done = subprocess.run(whole, env=environment, input=typed, capture_output=True, text=True, timeout=COMPILING, cwd=made)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_new_package_passes_its_own_test(made: Path, tmp_path: Path) -> None:
    assert "1 passed" in output_of(made, tmp_path, "pytest", "-p", "no:cacheprovider", "-q")


@pytest.mark.exhaustive
def test_the_game_of_the_new_package_can_be_played(made: Path, tmp_path: Path) -> None:
    play = ("play", "my_game", "--seed", "1", "--lang", "de", "--level", "casual", "--option", "rounds=1")
    assert "Deine Hand:" in output_of(made, tmp_path, "matchwood", *play, typed="1\n" * 9)


def test_no_placeholder_is_left_in_the_new_package(made: Path) -> None:
    files = [file for file in made.rglob("*") if file.is_file()]
    assert {file.relative_to(made).as_posix() for file in files} == {
        "pyproject.toml",
        "my_game/__init__.py",
        "my_game/rules.py",
        "my_game/game.py",
        "my_game/words/en.ftl",
        "my_game/words/de.ftl",
        "tests/test_game.py",
    }
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert "TITLE" not in text
        assert "NAME " not in text
        assert '"NAME"' not in text


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("My-Game", "lower-case letters"),
        ("../up", "lower-case letters"),
        ("class", "lower-case letters"),
        ("tycoon", "already a game"),
        ("json", "already a Python module"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_with_the_reason(run: Run, tmp_path: Path, name: str, reason: str) -> None:
    result = run("new-game", name, "--into", tmp_path)
    assert result.exit_code == 2
    assert reason in result.output
    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_not_changed(run: Run, made: Path) -> None:
    (made / "my_game" / "rules.py").write_text("my own rules")
    result = run("new-game", "my_game", "--into", made.parent)
    assert result.exit_code == 2
    assert "exists already" in result.output
    assert (made / "my_game" / "rules.py").read_text() == "my own rules"
