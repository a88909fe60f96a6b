"""``matchwood puzzles`` shows, makes and checks puzzles."""

from __future__ import annotations

from pathlib import Path

import pytest

import matchwood.puzzles.collection as collection
import matchwood.puzzles.finder as finder
from matchwood.puzzles.puzzle import Puzzle
from matchwood.puzzles.puzzle_file import decode_puzzles, encode_puzzle
from tests.puzzles.puzzles import sure_trick
from tests.terminal.conftest import Run


@pytest.fixture
def one_puzzle(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """Let each game have one puzzle."""
    puzzle = sure_trick()
    monkeypatch.setattr(collection, "shipped_puzzles", lambda game: (puzzle,))
    return puzzle


def every_second_game(game: str, seed: int, number: int) -> Puzzle | None:
    del game
    return sure_trick(seed, number) if number % 2 else None


@pytest.mark.usefixtures("one_puzzle")
@pytest.mark.parametrize(
    ("answer", "verdict"), [("1", "Correct: bid 1"), ("0", "bid 0 is not the best move. The best move is bid 1.")]
)
def test_the_command_asks_for_a_move_and_compares_it_with_the_best_move(answer: str, verdict: str, run: Run) -> None:
    result = run("puzzles", "show", "matchmaster", 1, "--lang", "en", answers=f"{answer}\n")
    assert result.exit_code == 0, result.output
    assert verdict in result.stdout
    assert "in 50 % of their attempts" in result.stdout


@pytest.mark.usefixtures("one_puzzle")
def test_the_command_asks_again_after_an_illegal_move(run: Run) -> None:
    result = run("puzzles", "show", "matchmaster", "--lang", "de", answers="9\n1\n")
    assert result.exit_code == 0, result.output
    assert "Richtig: bid 1 ist der beste Zug." in result.stdout


@pytest.mark.usefixtures("one_puzzle")
def test_an_error_names_a_puzzle_that_does_not_exist(run: Run) -> None:
    result = run("puzzles", "show", "matchmaster", 2, "--lang", "en")
    assert result.exit_code == 2
    assert "puzzle 2 does not exist" in result.stderr


def test_found_puzzles_are_written_and_a_later_run_continues_the_file(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(finder, "find_puzzle", every_second_game)
    path = tmp_path / "puzzles.jsonl"
    for count in (2, 3, 3):
        result = run("puzzles", "make", "matchmaster", "--count", count, "--seed", 7, "--workers", 1, "--out", path)
        assert result.exit_code == 0, result.output
    puzzles = decode_puzzles(path.read_bytes().splitlines(), "file")
    assert [(puzzle.seed, puzzle.number) for puzzle in puzzles] == [(7, 1), (7, 3), (7, 5)]
    result = run("puzzles", "make", "matchmaster", "--count", 3, "--seed", 7, "--workers", 1)
    assert result.stdout_bytes == path.read_bytes()


def test_an_interrupted_search_keeps_the_puzzles_that_were_found(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(game: str, seed: int, number: int) -> Puzzle | None:
        if number == 2:
            raise KeyboardInterrupt
        return every_second_game(game, seed, number)

    monkeypatch.setattr(finder, "find_puzzle", interrupted)
    path = tmp_path / "puzzles.jsonl"
    result = run("puzzles", "make", "matchmaster", "--workers", 1, "--out", path)
    assert result.exit_code == 130
    assert "The puzzles that were found are written" in result.stderr
    assert path.read_bytes() == encode_puzzle(sure_trick(1, 1))


@pytest.mark.usefixtures("one_puzzle")
def test_the_check_compares_the_moves_of_a_puzzle_again(run: Run) -> None:
    result = run("puzzles", "check", "matchmaster", "--factor", 1, "--workers", 1)
    assert result.exit_code == 0, result.output
    assert result.stdout == "matchmaster: 1 of 1 puzzles have the same best move\n"


def test_the_check_fails_if_another_move_is_best(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = sure_trick()
    wrong = Puzzle(puzzle.record, 0, "bid 3", 4, 1.0, 0.1, 200, False, puzzle.solve_rates, 1, 0)
    monkeypatch.setattr(collection, "shipped_puzzles", lambda game: (wrong,))
    result = run("puzzles", "check", "matchmaster", "--factor", 1, "--workers", 1)
    assert result.exit_code == 1
    assert "puzzle 1: the best move is bid 1, not bid 3" in result.stdout


@pytest.mark.usefixtures("one_puzzle")
def test_the_table_contains_the_share_of_puzzles_that_each_level_solves(run: Run) -> None:
    result = run("puzzles", "table")
    assert "| MatchMaster | 1 | 0 | 10 % | 30 % | 50 % | 75 % | 100 % |" in result.stdout.splitlines()
