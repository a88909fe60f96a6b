"""Simulated games are reproducible byte by byte, and written records are complete."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.interrupts import enable_interrupts
from tests.support.parameters import everyday
from tests.support.waiting import COMPILING, TIMEOUT, wait_until
from tests.terminal.conftest import Run

SMALL = ("matchmaster", "--players", 2, "--option", "rounds=short", "--iterations", 4)


def written(run: Run, path: Path, *arguments: object) -> bytes:
    result = run("simulate", *SMALL, "--bots", "casual,random", *arguments, "--out", path)
    assert result.exit_code == 0, result.stderr
    return path.read_bytes()


def test_equal_seeds_give_equal_bytes_with_any_number_of_processes(run: Run, tmp_path: Path) -> None:
    once = written(run, tmp_path / "a", "--games", 5, "--seed", 9, "--jobs", 1)
    again = written(run, tmp_path / "b", "--games", 5, "--seed", 9, "--jobs", 1)
    two = written(run, tmp_path / "c", "--games", 5, "--seed", 9, "--jobs", 2)
    assert once == again == two
    assert once != written(run, tmp_path / "d", "--games", 5, "--seed", 10, "--jobs", 1)


def test_each_line_is_a_record_of_a_whole_game(records: list[bytes]) -> None:
    for line in records:
        record = json.loads(line)
        assert record["matchwood"] == 1
        assert record["options"]["rounds"] == "short"
        assert len(record["result"]["scores"]) == 3
        assert record["bots"] == ["random"] * 3


def test_a_table_shows_the_results_of_each_level(run: Run) -> None:
    result = run("simulate", *SMALL, "--bots", "casual,random", "--games", 3, "--seed", 1, "--jobs", 1)
    assert result.exit_code == 0
    assert "2 players, 3 games, seed 1, 4 rollouts a decision" in result.stdout
    for word in ("casual", "random", "mean score", "95 %", "won", "lost"):
        assert word in result.stdout
    assert "drawn" not in result.stdout, "no game was drawn"


def test_with_more_than_two_players_the_table_shows_ranks(run: Run) -> None:
    arguments = ("matchmaster", "--players", 3, "--option", "rounds=short", "--bots", "random")
    result = run("simulate", *arguments, "--games", 2, "--seed", 1, "--jobs", 1)
    for word in ("mean score", "95 %", "mean rank", "2.00", "wins (of seats)"):
        assert word in result.stdout


@pytest.mark.parametrize(
    ("mode", "words", "missing"),
    [("cup", ("shoot-outs won", "shoot-outs: ", "of all games"), "drawn"), ("league", ("drawn",), "shoot-out")],
)
def test_the_table_of_the_match_shows_goals_draws_and_shootouts(run: Run, mode: str, words: tuple[str, ...], missing: str) -> None:
    arguments = ("the_match", "--bots", "random", "--games", 12, "--seed", 1, "--jobs", 1, "--option", f"mode={mode}")
    result = run("simulate", *arguments)
    assert result.exit_code == 0, result.stderr
    for word in ("2 players", "mean goals", "won", "lost", *words):
        assert word in result.stdout
    assert missing not in result.stdout
    assert "place" not in result.stdout


def test_the_table_shows_ranks_if_scores_only_repeat_them(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ("tycoon", "--players", 4, "--bots", "random", "--games", 3, "--seed", 1, "--jobs", 1, "--out", path)
    result = run("simulate", *arguments)
    assert result.exit_code == 0
    for words in ("mean place", "2.50", "first places", "3 (25%)"):
        assert words in result.stdout
    assert "score" not in result.stdout
    assert [json.loads(line)["game"] for line in path.read_bytes().splitlines()] == ["tycoon"] * 3


def test_without_a_seed_the_command_chooses_and_prints_one(run: Run, tmp_path: Path) -> None:
    result = run("simulate", *SMALL, "--bots", "random", "--games", 1, "--jobs", 1, "--out", tmp_path / "a")
    seed = result.stdout.partition("seed ")[2].partition(",")[0]
    run("simulate", *SMALL, "--bots", "random", "--games", 1, "--jobs", 1, "--out", tmp_path / "b", "--seed", seed)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_with_records_on_standard_output_the_table_is_printed_on_the_error_output(run: Run) -> None:
    result = run("simulate", *SMALL, "--bots", "random", "--games", 2, "--seed", 1, "--jobs", 1, "--out", "-")
    assert [json.loads(line)["players"] for line in result.stdout.splitlines()] == [2, 2]
    assert "mean score" in result.stderr


def test_a_wrong_argument_does_not_overwrite_the_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "precious.jsonl"
    path.write_text("precious")
    assert run("simulate", "--bots", "genius", "--out", path).exit_code == 2
    assert path.read_text() == "precious"


def test_a_file_that_cannot_be_written_gives_an_error(run: Run, tmp_path: Path) -> None:
    result = run("simulate", *SMALL, "--games", 1, "--jobs", 1, "--out", tmp_path / "no" / "folder")
    assert result.exit_code == 2
    assert result.stderr.startswith("matchwood: cannot write")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@everyday(1, "jobs", [2, 1])
def test_an_interrupted_simulation_keeps_the_finished_games(run: Run, tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "games.jsonl"
    arguments = [*map(str, SMALL), "--bots", "random", "--games", "100000", "--seed", "1", "--jobs", str(jobs), "--out", str(path)]
    command = [sys.executable, "-m", "matchwood", "simulate", *arguments]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=enable_interrupts)
    wait_until(lambda: (path.exists() and path.stat().st_size) or process.poll() is not None, timeout=COMPILING)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=TIMEOUT)
    assert process.returncode == 130, said
    assert "Traceback" not in said
    assert "stopped after" in said
    assert path.read_bytes().endswith(b"\n")
    assert run("check", path).exit_code == 0


def test_figures_of_the_rounds_are_printed_below_the_bots(run: Run) -> None:
    result = run(
        "simulate", "matschig", "--players", 3, "--bots", "random", "--games", 3, "--seed", 1, "--option", "rounds=1", "--jobs", 1
    )
    assert "3 rounds" in result.stdout
    assert "share of rounds with a stall" in result.stdout
