"""The finder plays games between bots, and finds the same puzzles again from the same seed."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.cardgames.catalogue import keys
from matchwood.puzzles import finder, solve_rates
from matchwood.puzzles.bot_games import SHORT_GAME_OPTIONS, play_bot_game
from matchwood.puzzles.comparing import MoveComparison, compare_moves
from matchwood.puzzles.exact import exact_best_moves
from matchwood.puzzles.finder import find_puzzle, find_puzzles


@pytest.fixture
def quick_finder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the finder accept puzzles after few simulations."""
    monkeypatch.setattr(finder, "SIMULATIONS", 1000)
    monkeypatch.setattr(finder, "STABILITY_FACTOR", 1)
    monkeypatch.setattr(finder, "MAX_CANDIDATE_SOLVE_RATE", 1.0)
    monkeypatch.setattr(finder, "MAX_FILTER_SOLVE_RATE", 1.0)
    monkeypatch.setattr(solve_rates, "MAX_WEAK_SOLVE_RATE", 1.0)
    monkeypatch.setattr(solve_rates, "MIN_STRONG_SOLVE_RATE", 0.0)
    monkeypatch.setattr(solve_rates, "SOLVE_RATE_SEEDS", range(2))


@pytest.mark.usefixtures("quick_finder")
def test_the_finder_returns_a_position_with_the_best_move_of_a_game_of_bots() -> None:
    puzzle = find_puzzle("matchmaster", 1, 0)
    assert puzzle is not None
    assert puzzle == find_puzzle("matchmaster", 1, 0)
    played, _ = play_bot_game("matchmaster", 1, 0)
    events = puzzle.record["events"]
    assert events == played.record["events"][: len(events)]
    assert not {"result", "seed"} & puzzle.record.keys()
    view = puzzle.position.view()
    assert puzzle.seat in view.owing
    assert puzzle.best in view.moves
    assert len(view.moves) == puzzle.moves >= 3
    assert puzzle.margin > 5 * puzzle.error
    assert puzzle.solve_rates.keys() == {*matchwood.levels()}


@pytest.mark.usefixtures("quick_finder")
def test_the_puzzles_of_several_games_come_in_the_order_of_their_games() -> None:
    found = find_puzzles("matchmaster", 1, first=1)
    puzzles = [puzzle for puzzle in (next(found), next(found)) if puzzle]
    found.close()
    assert [puzzle.number for puzzle in puzzles] == sorted({puzzle.number for puzzle in puzzles})
    assert all(puzzle.number in (1, 2) for puzzle in puzzles)


@pytest.mark.parametrize("game", keys())
def test_games_of_bots_depend_only_on_the_seed_and_their_number(game: str) -> None:
    one, again, other = (play_bot_game(game, 1, number)[0] for number in (3, 3, 4))
    assert one.record == again.record
    assert one.record["events"] != other.record["events"]
    assert all(len(decision.view.moves) >= 3 for decision in one.decisions)
    for key, values in SHORT_GAME_OPTIONS.get(game, {}).items():
        assert one.record["options"][key] in values


def test_the_comparison_finds_a_move_that_is_better_in_every_deal() -> None:
    game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}])
    found = compare_moves(game.view(0), 200, "any")
    assert (found.best, found.margin, found.error, found.is_clear) == ("bid 1", 12.0, 0.0, True)


def test_equally_good_moves_make_no_puzzle() -> None:
    game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 1, "hands": [["T12", "T13"], ["L3", "L4"]]}])
    for seat in (0, 1):
        game.play("bid 0", seat=seat)
    assert not compare_moves(game.view(0), 200, "any").is_clear


def test_the_exact_chance_of_a_goal_confirms_moves_of_the_match() -> None:
    view = matchwood.new("the_match", players=2, seed=1).view(0)
    best = exact_best_moves(view)
    assert best is not None
    odds = view.table.odds
    assert {odds[move] for move in best} == {max(odds.values())}
    assert exact_best_moves(matchwood.new("matchmaster", players=2, seed=1).view(0)) is None


@pytest.mark.parametrize(
    ("second", "agreed"),
    [
        (MoveComparison("1", 2.0, 0.1, True), True),
        (MoveComparison("2", 2.0, 0.1, True), False),
        (MoveComparison("1", 0.3, 0.1, False), False),
        (MoveComparison("1", 9.0, 0.1, True), False),
    ],
    ids=["same", "another move", "not clear", "very different margin"],
)
def test_independent_comparisons_have_to_agree(second: MoveComparison, agreed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    findings = iter([MoveComparison("1", 2.0, 0.1, True), second])
    monkeypatch.setattr(finder, "compare_moves", lambda *_: next(findings))
    view = matchwood.new("matchmaster", players=2, seed=1).view(0)
    margin = finder.agreed_margin(view, "1", 100, (1, 2))
    assert (margin is not None) == agreed
    assert margin is None or (margin[0], round(margin[1], 6)) == (2.0, round(0.1 / 2**0.5, 6))
