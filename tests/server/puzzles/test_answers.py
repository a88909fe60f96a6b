"""Only the first answer to a puzzle counts. It changes the ratings of the person and of the puzzle, and continues the streak."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

import pytest

from matchwood.errors import IllegalMove
from matchwood.puzzles.days import puzzles_on
from matchwood.puzzles.puzzle import Puzzle
from matchwood.server.accounts.puzzle_players import PuzzlePlayer
from matchwood.server.accounts.ratings import to_points
from matchwood.server.protocol.errors import NotFound, NotOver
from matchwood.server.protocol.puzzle_messages import DailyPuzzles
from matchwood.server.puzzles import service
from matchwood.server.puzzles.answers import answers_of, store_answer
from matchwood.server.puzzles.ratings import first_rating
from matchwood.server.services import Services
from matchwood.server.util.days import DAY_MS, start_of
from tests.server.puzzles.people import ADDRESS, answers, puzzle_of_today, today, wrong_move


async def sees(services: Services, person: str) -> DailyPuzzles:
    return await services.daily_puzzles.today(person)


async def test_people_see_the_same_puzzles_without_answers(services: Services) -> None:
    ada, bea = await sees(services, "ada"), await sees(services, "bea")
    assert ada == bea
    assert len(ada.puzzles) == 10
    assert all(puzzle.answer is None for puzzle in ada.puzzles)
    assert [puzzle.rating for puzzle in ada.puzzles] == sorted(puzzle.rating for puzzle in ada.puzzles)
    assert (ada.standing.rating, ada.standing.uncertainty, ada.standing.streak) == (1500, 500, 0)


async def test_the_best_move_raises_the_rating_of_the_person_and_lowers_that_of_the_puzzle(services: Services) -> None:
    puzzle = puzzle_of_today()
    judged = await answers(services, "ada", puzzle, puzzle.best)
    assert (judged["chosen"]["loss"], judged["chosen"]["mistake"]) == (0, False)
    seen = await sees(services, "ada")
    answer = seen.puzzles[0].answer
    assert answer is not None
    assert (answer.move, answer.best, answer.solved, answer.before) == (puzzle.best, puzzle.best, True, 1500)
    assert answer.after == seen.standing.rating > 1500
    assert answer.solve_rates == puzzle.solve_rates
    assert seen.standing.uncertainty < 500
    assert (seen.standing.answers, seen.standing.solved, seen.standing.streak) == (1, 1, 1)
    assert seen.puzzles[0].rating < to_points(first_rating(puzzle).mu)


async def test_a_wrong_move_lowers_the_rating_and_is_judged(services: Services) -> None:
    puzzle = puzzle_of_today()
    move = wrong_move(puzzle)
    judged = await answers(services, "ada", puzzle, move)
    assert (judged["chosen"]["move"], judged["chosen"]["best"], judged["chosen"]["mistake"]) == (move, puzzle.best, True)
    assert judged["chosen"]["loss"] > 0
    standing = (await sees(services, "ada")).standing
    assert standing.rating < 1500
    assert (standing.answers, standing.solved, standing.streak) == (1, 0, 1)


async def test_a_second_answer_changes_nothing_and_gets_the_first_judgement(services: Services) -> None:
    puzzle = puzzle_of_today()
    first = await answers(services, "ada", puzzle, wrong_move(puzzle))
    after_first = await sees(services, "ada")
    assert await answers(services, "ada", puzzle, puzzle.best) == first
    assert await sees(services, "ada") == after_first


async def test_simultaneous_answers_count_once(services: Services) -> None:
    puzzle = puzzle_of_today()
    judged = await asyncio.gather(*(answers(services, "ada", puzzle, move) for move in (puzzle.best, wrong_move(puzzle))))
    assert judged[0] == judged[1]
    assert (await sees(services, "ada")).standing.answers == 1


async def test_an_illegal_move_is_no_answer(services: Services) -> None:
    puzzle = puzzle_of_today()
    with pytest.raises(IllegalMove):
        await answers(services, "ada", puzzle, "fold")
    assert (await sees(services, "ada")).puzzles[0].answer is None


async def test_the_continuations_are_secret_until_the_person_has_answered(services: Services) -> None:
    puzzle = puzzle_of_today()
    await answers(services, "bea", puzzle, puzzle.best)
    with pytest.raises(NotOver):
        await services.daily_puzzles.continuation(today(), puzzle.id, "best", "ada", ADDRESS)


@pytest.mark.parametrize("day", [date(1999, 1, 1), today() + timedelta(days=1), today() - timedelta(days=service.ARCHIVE_DAYS + 1)])
async def test_the_server_offers_neither_later_nor_very_old_days(day: date, services: Services) -> None:
    with pytest.raises(NotFound):
        await services.daily_puzzles.day(day, "ada")


async def test_an_answer_to_an_earlier_day_is_rated_but_continues_no_streak(services: Services) -> None:
    day = today() - timedelta(days=1)
    earlier = (await services.daily_puzzles.day(day, "ada")).puzzles[0]
    puzzle = next(each for each in puzzles_on(day) if each.id == earlier.id)
    await answers(services, "ada", puzzle, puzzle.best, day)
    standing = (await sees(services, "ada")).standing
    assert (standing.answers, standing.streak, standing.longest) == (1, 0, 0)


async def test_a_puzzle_that_returns_on_another_day_is_not_rated_again(services: Services) -> None:
    puzzle = puzzle_of_today()
    later = today() + timedelta(days=40)
    for day in (today(), later):
        stores(services, "ada", puzzle, puzzle.best, day)
    with services.log.engine.begin() as connection:
        first, second = (answers_of(connection, "ada", day)[puzzle.id] for day in (today(), later))
    assert first.mu_after == second.mu_before == second.mu_after


async def test_a_streak_counts_successive_days_and_ends_after_a_day_without_an_answer(services: Services) -> None:
    puzzle = puzzle_of_today()
    for ago in (5, 4, 3, 1, 0):
        stores(services, "ada", puzzle, puzzle.best, today() - timedelta(days=ago))
    standing = (await sees(services, "ada")).standing
    assert (standing.streak, standing.longest) == (2, 3)


@pytest.mark.parametrize(("last", "streak"), [("2026-10-03", 4), ("2026-10-02", 4), ("2026-10-01", 0), (None, 0)])
def test_a_streak_is_shown_until_the_end_of_the_next_day(last: str | None, streak: int) -> None:
    player = PuzzlePlayer(streak=4, longest=4, last_day=last)
    assert player.standing_on(date(2026, 10, 3)).streak == streak


def stores(services: Services, person: str, puzzle: Puzzle, move: str, day: date) -> None:
    """Store an answer at noon of the day."""
    with services.log.engine.begin() as connection:
        store_answer(connection, person, day, puzzle, move, start_of(day) + DAY_MS // 2)
