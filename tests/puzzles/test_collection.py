"""The puzzles in the package fulfil all criteria."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

import matchwood
from matchwood.cardgames.catalogue import keys
from matchwood.errors import UnknownGame
from matchwood.puzzles.collection import puzzles_of
from matchwood.puzzles.criteria import (
    FINDING_LEVEL,
    MAX_GRADE,
    MAX_SHARE_FOUND,
    MIN_GRADE,
    MIN_MOVES,
    MIN_STANDARD_ERRORS,
    MISSING_LEVEL,
    SEEDS,
    SIMULATIONS,
)
from matchwood.puzzles.exact import exact_best
from matchwood.puzzles.stability import compared_again
from matchwood.terminal.main import cli


@pytest.mark.parametrize("game", keys())
def test_every_puzzle_fulfils_the_criteria(game: str) -> None:
    puzzles = puzzles_of(game)
    for puzzle in puzzles:
        view = puzzle.position.view()
        assert puzzle.game == game
        assert puzzle.seat in view.owing
        assert puzzle.best in view.moves
        assert len(view.moves) == puzzle.moves >= MIN_MOVES
        assert puzzle.margin > MIN_STANDARD_ERRORS * puzzle.error
        assert puzzle.grades.keys() == {*matchwood.levels()}
        assert puzzle.grades[MISSING_LEVEL] <= MAX_GRADE
        assert puzzle.grades[FINDING_LEVEL] >= MIN_GRADE
        assert exact_best(view) in (None, (puzzle.best,))
        assert puzzle.exact == (exact_best(view) is not None)


@pytest.mark.parametrize("game", keys())
def test_all_puzzles_come_from_different_games(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len({(puzzle.seed, puzzle.number) for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize(("game", "count"), [(game, 1) for game in keys()])
def test_ten_times_the_simulations_do_not_change_the_answer(game: str, count: int) -> None:
    for puzzle in puzzles_of(game)[:count]:
        assert compared_again(puzzle, "test").best == puzzle.best


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", keys())
def test_ten_times_the_simulations_do_not_change_forty_answers(game: str) -> None:
    for puzzle in puzzles_of(game)[:40]:
        assert compared_again(puzzle, "test").best == puzzle.best


def test_an_unknown_game_has_no_puzzles() -> None:
    with pytest.raises(UnknownGame):
        puzzles_of("chess")


def test_the_page_about_puzzles_shows_how_many_puzzles_each_level_solves() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    printed = CliRunner().invoke(cli, ["puzzles", "table"]).stdout
    assert printed.rstrip() in page


def test_the_page_about_puzzles_names_the_criteria_in_the_code() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    for words in (f"{SIMULATIONS:,} simulated games", f"at most {MAX_SHARE_FOUND:.0%} of {SEEDS} seeds".replace("%", " %")):
        assert words in page
    for share in (f"at most {MAX_GRADE:.0%}", f"at least {MIN_GRADE:.0%}"):
        assert share.replace("%", " %") in page
