"""The judgement of a chosen move, and the continuation of the game after it."""

from __future__ import annotations

import msgspec
import pytest

import matchwood
from matchwood.errors import IllegalMove
from matchwood.puzzles.continuation import continuation_after
from matchwood.puzzles.judging import judge_answer
from matchwood.puzzles.puzzle import Puzzle
from tests.puzzles.puzzles import sure_trick


def test_the_best_move_loses_nothing() -> None:
    judged = judge_answer(sure_trick(), "bid 1")
    assert (judged.move, judged.best, judged.loss, judged.mistake) == ("bid 1", "bid 1", 0.0, False)


def test_another_move_loses_points_and_is_a_mistake() -> None:
    judged = judge_answer(sure_trick(), "bid 3")
    assert (judged.best, judged.mistake, judged.possible) == ("bid 1", True, 4)
    assert judged.loss > 3 * judged.error > 0
    assert [one.move for one in judged.alternatives] == ["bid 1", "bid 3"]
    assert judge_answer(sure_trick(), "bid 3") == judged


def test_a_continuation_begins_with_the_answer_and_ends_with_the_deal() -> None:
    puzzle = sure_trick()
    continuation = continuation_after(puzzle, "bid 3").plies
    assert (continuation[0].event, continuation[0].move) == (1, None)
    assert (continuation[1].seat, continuation[1].move) == (0, "bid 3")
    assert [ply.event for ply in continuation] == list(range(1, len(continuation) + 1))
    assert continuation[-1].happenings[-1].type == "round"
    assert [msgspec.to_builtins(table)["hand"] for table in continuation[-1].tables] == [[], [], []]
    assert continuation_after(puzzle, "bid 3").plies == continuation


def test_a_continuation_that_ends_the_game_has_its_result() -> None:
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [["1", "2", "3"], ["8", "F"]]}])
    puzzle = Puzzle(game.record(), 0, "F: 3", 3, 1.0, 0.1, 200, False, sure_trick().solve_rates, 1, 0)
    assert continuation_after(sure_trick(), "bid 1").result is None
    continuation = continuation_after(puzzle, game.legal_moves()[0])
    assert continuation.result is not None
    assert sorted(continuation.result.ranks) == [1, 2]


def test_an_illegal_move_has_neither_a_judgement_nor_a_continuation() -> None:
    with pytest.raises(IllegalMove):
        judge_answer(sure_trick(), "bid 9")
    with pytest.raises(IllegalMove):
        continuation_after(sure_trick(), "bid 9")
