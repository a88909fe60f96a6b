"""Puzzle files can be read again, and an interrupted file can be continued."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchwood.errors import BadRecord, MatchwoodError
from matchwood.puzzles.puzzle import Puzzle
from matchwood.puzzles.puzzle_file import decode_puzzles, encode_puzzle, load_unfinished
from tests.puzzles.puzzles import sure_trick


def test_a_puzzle_is_read_again_as_it_was_written() -> None:
    puzzle = sure_trick()
    assert decode_puzzles([encode_puzzle(puzzle)], "file") == [puzzle]


def test_the_id_of_a_puzzle_depends_only_on_its_position() -> None:
    puzzle = sure_trick()
    assert sure_trick(seed=5, number=9).id == puzzle.id
    elsewhere = Puzzle(puzzle.record, 1, "bid 0", 4, 1.0, 0.1, 2000, False, puzzle.solve_rates, 1, 0)
    assert elsewhere.id != puzzle.id


def test_an_incomplete_last_line_is_removed(tmp_path: Path) -> None:
    path, puzzle = tmp_path / "puzzles.jsonl", sure_trick()
    path.write_bytes(encode_puzzle(puzzle) + encode_puzzle(puzzle)[:50])
    assert load_unfinished(path, "matchmaster", 1) == [puzzle]
    assert path.read_bytes() == encode_puzzle(puzzle)


def test_a_missing_file_contains_no_puzzles(tmp_path: Path) -> None:
    assert load_unfinished(tmp_path / "puzzles.jsonl", "matchmaster", 1) == []


@pytest.mark.parametrize(("game", "seed"), [("tycoon", 1), ("matchmaster", 2)])
def test_a_file_of_another_game_or_seed_is_not_continued(game: str, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_bytes(encode_puzzle(sure_trick()))
    with pytest.raises(MatchwoodError, match="puzzles of matchmaster with the seed 1"):
        load_unfinished(path, game, seed)


@pytest.mark.parametrize("line", [b"precious", b'{"record": {}}', b"\xff"])
def test_the_error_about_a_broken_line_names_the_line(line: bytes) -> None:
    with pytest.raises(BadRecord, match="file, line 2 is not a puzzle"):
        decode_puzzles([encode_puzzle(sure_trick()), line], "file")
