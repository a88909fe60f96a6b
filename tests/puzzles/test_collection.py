"""The puzzles in the package fulfil all criteria."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

import matchwood
from matchwood.cardgames.catalogue import keys
from matchwood.errors import UnknownGame
from matchwood.puzzles.collection import shipped_puzzles
from matchwood.puzzles.criteria import (
    MAX_CANDIDATE_SOLVE_RATE,
    MAX_WEAK_SOLVE_RATE,
    MIN_MOVES,
    MIN_STANDARD_ERRORS,
    MIN_STRONG_SOLVE_RATE,
    SEEDS_PER_LEVEL,
    SIMULATIONS,
    STRONG_LEVEL,
    WEAK_LEVEL,
)
from matchwood.puzzles.exact import exact_best_moves
from matchwood.puzzles.stability import compare_again
from matchwood.terminal.main import cli


@pytest.mark.parametrize("game", keys())
def test_every_puzzle_fulfils_the_criteria(game: str) -> None:
    puzzles = shipped_puzzles(game)
    for puzzle in puzzles:
        view = puzzle.position.view()
        assert puzzle.game == game
        assert puzzle.seat in view.owing
        assert puzzle.best in view.moves
        assert len(view.moves) == puzzle.moves >= MIN_MOVES
        assert puzzle.margin > MIN_STANDARD_ERRORS * puzzle.error
        assert puzzle.solve_rates.keys() == {*matchwood.levels()}
        assert puzzle.solve_rates[WEAK_LEVEL] <= MAX_WEAK_SOLVE_RATE
        assert puzzle.solve_rates[STRONG_LEVEL] >= MIN_STRONG_SOLVE_RATE
        assert exact_best_moves(view) in (None, (puzzle.best,))
        assert puzzle.exact == (exact_best_moves(view) is not None)


@pytest.mark.parametrize("game", keys())
def test_all_puzzles_come_from_different_games(game: str) -> None:
    puzzles = shipped_puzzles(game)
    assert len({(puzzle.seed, puzzle.number) for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize(("game", "count"), [(game, 1) for game in keys()])
def test_ten_times_the_simulations_do_not_change_the_answer(game: str, count: int) -> None:
    for puzzle in shipped_puzzles(game)[:count]:
        assert compare_again(puzzle, "test").best == puzzle.best


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", keys())
def test_ten_times_the_simulations_do_not_change_forty_answers(game: str) -> None:
    for puzzle in shipped_puzzles(game)[:40]:
        assert compare_again(puzzle, "test").best == puzzle.best


def test_an_unknown_game_has_no_puzzles() -> None:
    with pytest.raises(UnknownGame):
        shipped_puzzles("chess")


def test_the_page_about_puzzles_shows_how_many_puzzles_each_level_solves() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    printed = CliRunner().invoke(cli, ["puzzles", "table"]).stdout
    assert printed.rstrip() in page


def test_the_page_about_puzzles_names_the_criteria_in_the_code() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    assert f"{SIMULATIONS:,} simulated games" in page
    candidates = f"at most {MAX_CANDIDATE_SOLVE_RATE:.0%} of {SEEDS_PER_LEVEL} attempts"
    for share in (candidates, f"at most {MAX_WEAK_SOLVE_RATE:.0%}", f"at least {MIN_STRONG_SOLVE_RATE:.0%}"):
        assert share.replace("%", " %") in page
