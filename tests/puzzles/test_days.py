"""The ten puzzles of a day are the same for all people, mixed, and different on other days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta

import pytest

from matchwood.puzzles import days
from matchwood.puzzles.collection import games_with_puzzles, shipped_puzzles
from matchwood.puzzles.days import PUZZLES_PER_DAY, difficulty_of, puzzles_on

FIRST = date(2026, 11, 30)


@pytest.fixture(autouse=True)
def forget_days() -> Iterator[None]:
    """Let no test use what another test has patched."""
    yield
    puzzles_on.cache_clear()
    days._order.cache_clear()


def successive(number: int) -> list[date]:
    return [FIRST + timedelta(days=step) for step in range(number)]


def test_a_day_has_ten_different_puzzles_from_easy_to_hard() -> None:
    for day in successive(50):
        puzzles = puzzles_on(day)
        assert len({puzzle.id for puzzle in puzzles}) == PUZZLES_PER_DAY
        difficulties = [difficulty_of(puzzle) for puzzle in puzzles]
        assert difficulties == sorted(difficulties)


def test_the_puzzles_depend_only_on_the_day() -> None:
    first = puzzles_on(FIRST)
    puzzles_on.cache_clear()
    days._order.cache_clear()
    assert puzzles_on(FIRST) == first
    assert puzzles_on(FIRST + timedelta(days=1)) != first


def test_the_games_take_turns() -> None:
    games = games_with_puzzles()
    for day in successive(20):
        counts = Counter(puzzle.game for puzzle in puzzles_on(day))
        assert max(counts[game] for game in games) - min(counts[game] for game in games) <= 1


@pytest.mark.parametrize("game", games_with_puzzles())
def test_a_game_uses_each_puzzle_once_in_each_cycle(game: str) -> None:
    count = len(shipped_puzzles(game))
    uses = Counter(puzzle.id for day in successive(2 * count) for puzzle in puzzles_on(day) if puzzle.game == game)
    assert uses.total() >= 3 * count
    assert len(uses) == count
    assert max(uses.values()) - min(uses.values()) <= 2, "only the first and the last cycle can be incomplete"


def test_without_puzzles_a_day_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "games_with_puzzles", tuple)
    puzzles_on.cache_clear()
    assert puzzles_on(FIRST) == ()
