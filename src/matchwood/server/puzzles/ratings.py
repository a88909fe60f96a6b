"""The ratings of puzzles. The first rating comes from the solve rates of the bots."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.puzzles.days import difficulty_of
from matchwood.puzzles.puzzle import Puzzle
from matchwood.server.accounts.ratings import Skill, model
from matchwood.server.storage import schema

SPREAD = 6.0
"""The difference of two ratings at which the better side wins with a probability of 73 %, if both ratings are certain."""

FIRST_SIGMA = 0.75 * model.sigma
"""The uncertainty of a new puzzle's rating. The bots show only roughly how hard a puzzle is for people."""

INSERT_PUZZLE = sql.text(
    "INSERT INTO puzzle_ratings (puzzle, mu, sigma, answers, solved) VALUES (:puzzle, :mu, :sigma, 0, 0) ON CONFLICT DO NOTHING"
)


class RatedPuzzle(NamedTuple):
    """The rating of a puzzle, and the number of rated answers."""

    skill: Skill
    answers: int = 0
    solved: int = 0


def first_rating(puzzle: Puzzle) -> Skill:
    """Return the rating of a puzzle that no person has answered.

    If the bots solve a puzzle in half of all attempts, it starts with the rating of a new person.
    """
    missed = difficulty_of(puzzle)
    return Skill(model.mu + SPREAD * math.log(missed / (1 - missed)), FIRST_SIGMA)


def puzzle_ratings(connection: sql.Connection, puzzles: Iterable[Puzzle], lock: bool = False) -> dict[str, RatedPuzzle]:
    """Return the ratings of puzzles, by the ID of the puzzle. With `lock`, other transactions wait for this one."""
    table = schema.puzzle_ratings
    found = {puzzle.id: RatedPuzzle(first_rating(puzzle)) for puzzle in puzzles}
    query = sql.select(table).where(table.c.puzzle.in_(found)).order_by(table.c.puzzle)
    for row in connection.execute(query.with_for_update() if lock else query):
        found[row.puzzle] = RatedPuzzle(Skill(row.mu, row.sigma), row.answers, row.solved)
    return found
