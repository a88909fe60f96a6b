"""Answers to puzzles at two servers of one deployment."""

from __future__ import annotations

import asyncio

from matchwood.server.services import Services
from tests.server.puzzles.people import answers, puzzle_of_today, wrong_move


async def test_simultaneous_answers_at_two_servers_count_once(here: Services, there: Services) -> None:
    puzzle = puzzle_of_today()
    moves = ((here, puzzle.best), (there, wrong_move(puzzle)), (here, wrong_move(puzzle)), (there, puzzle.best))
    judged = await asyncio.gather(*(answers(services, "ada", puzzle, move) for services, move in moves))
    assert all(one == judged[0] for one in judged)
    seen = [await services.daily_puzzles.today("ada") for services in (here, there)]
    assert seen[0] == seen[1]
    assert seen[0].standing.answers == 1


async def test_answers_of_many_people_all_change_the_rating_of_the_puzzle(here: Services, there: Services) -> None:
    puzzle = puzzle_of_today()
    people = [f"person {number}" for number in range(8)]
    places = (here, there) * (len(people) // 2)
    await asyncio.gather(*(answers(services, person, puzzle, puzzle.best) for services, person in zip(places, people, strict=True)))
    alone = (await here.daily_puzzles.today("nobody")).puzzles[0]
    again = (await there.daily_puzzles.today("nobody")).puzzles[0]
    assert alone == again
    standings = [(await here.daily_puzzles.today(person)).standing for person in people]
    assert len({standing.rating for standing in standings}) == len(people)  # each met the rating that the others had left
