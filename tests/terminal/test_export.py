"""``matchwood export`` writes a data set from a file of games."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.conftest import Run


def test_games_of_bots_become_a_data_set(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run("simulate", "tycoon", "--bots", "random", "--games", "3", "--seed", "1", "--jobs", "1", "--out", path)
    result = run("export", path, "--to", "npz")
    assert result.exit_code == 0, result.stderr
    assert "games-npz: 3 games, " in result.stdout
    assert "Licence: CC0-1.0" in (tmp_path / "games-npz/README.md").read_text()


def test_a_missing_file_is_named(run: Run, tmp_path: Path) -> None:
    result = run("export", tmp_path / "games.jsonl", "--to", "npz")
    assert (result.exit_code, "games.jsonl: No such file" in result.stderr) == (2, True)
