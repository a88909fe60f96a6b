"""``matchwood analyse`` with valid and invalid files."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import matchwood
from tests.bots.games import game_with
from tests.support.interrupts import enable_interrupts
from tests.terminal.conftest import Json, Run

QUICK = ("--iterations", 20, "--jobs", 1)


def blunder() -> Json:
    """Return a game in which a seat with the highest trump bids zero."""
    game = game_with(["T13", "L3", "B9"])
    for seat in range(3):
        game.play("bid 0", seat=seat)
    return game.record()


def test_a_blunder_is_shown_with_the_better_move(run: Run) -> None:
    result = run("analyse", "-", "--iterations", 200, "--jobs", 1, answers=json.dumps(blunder()))
    assert result.exit_code == 0, result.stderr
    assert "game 1: matchmaster, 3 players, unfinished" in result.stdout
    assert "The game is unfinished" in result.stdout
    row = next(line for line in result.stdout.splitlines() if "bid 0" in line)
    assert [cell.strip() for cell in row.split("│")[1:-1]] == ["2", "A", "bid 0", "bid 1", "12.00 ± 0.00"]


def test_the_command_analyses_every_game_of_a_file_or_a_chosen_game(run: Run, records: list[bytes], tmp_path: Path) -> None:
    path = tmp_path / "three.jsonl"
    every = run("analyse", path, "--json", *QUICK)
    assert every.exit_code == 0, every.stderr
    assert [json.loads(line)["line"] for line in every.stdout.splitlines()] == [1, 2, 3]
    second = run("analyse", path, "--json", "--game", 2, *QUICK)
    assert second.stdout.splitlines() == every.stdout.splitlines()[1:2]
    assert json.loads(second.stdout)["judgements"] == [
        judgement.to_dict() for judgement in matchwood.analyse(json.loads(records[1]), iterations=20).judgements
    ]


def test_an_error_names_a_game_number_that_does_not_exist(run: Run, records: list[bytes], tmp_path: Path) -> None:
    result = run("analyse", tmp_path / "three.jsonl", "--game", 4, *QUICK)
    assert result.exit_code == 2
    assert "there is no game 4" in result.stderr
    assert "3 lines" in result.stderr


def test_the_error_for_a_broken_record_names_its_line_and_event(run: Run, records: list[bytes], tmp_path: Path) -> None:
    record = json.loads(records[1])
    record["events"][1]["move"] = "bid 8"
    path = tmp_path / "harmed.jsonl"
    path.write_bytes(records[0] + json.dumps(record).encode() + b"\n")
    result = run("analyse", path, *QUICK)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{path}:2: event 2: ")
    assert result.stderr.count("\n") == 1
    assert "game 1" in result.stdout


def test_a_file_without_records_is_refused(run: Run, tmp_path: Path) -> None:
    for path, code, reason in ((tmp_path, 2, "cannot read"), (tmp_path / "nothing", 2, "cannot read")):
        result = run("analyse", path, *QUICK)
        assert (result.exit_code, result.stderr.count("\n")) == (code, 1)
        assert reason in result.stderr
    for content, reason in (
        (b"", "the file is empty"),
        (b"{", "not JSON"),
        (b"[" * 9000, "not JSON"),
        (b"{}", "'matchwood' must be 1"),
    ):
        result = run("analyse", "-", *QUICK, answers=content)
        assert (result.exit_code, result.stderr.count("\n")) == (1, 1), result.stderr
        assert result.stderr.startswith("stdin:1: ")
        assert reason in result.stderr or "nested" in result.stderr


@pytest.mark.exhaustive
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupt_ends_the_command_without_a_traceback(records: list[bytes], tmp_path: Path) -> None:
    """The interrupt comes after the output for the first game, in the middle of the second game."""
    path = tmp_path / "many.jsonl"
    path.write_bytes(records[0] * 1000)
    arguments = ("analyse", str(path), "--json", "--iterations", "20", "--jobs", "2")
    with subprocess.Popen(
        [sys.executable, "-m", "matchwood", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=enable_interrupts,
    ) as process:
        assert process.stdout
        assert process.stdout.readline().endswith(b"\n")
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130, said
    assert said.endswith(b"matchwood: stopped.\n")
    assert b"Traceback" not in said


def test_an_impossible_number_of_iterations_is_refused(run: Run) -> None:
    assert run("analyse", "-", "--iterations", 0, answers=b"").exit_code == 2
    result = run("analyse", "-", "--iterations", 10**12, "--jobs", 1, answers=json.dumps(blunder()))
    assert result.exit_code == 2
    assert "iterations" in result.stderr
