"""The answers of people to puzzles in the database."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.puzzles.puzzle import Puzzle
from matchwood.server.accounts.puzzle_players import PuzzlePlayer, puzzle_player
from matchwood.server.accounts.ratings import Skill, rate_game
from matchwood.server.puzzles.ratings import INSERT_PUZZLE, puzzle_ratings
from matchwood.server.storage import schema
from matchwood.server.util.days import day_at

INSERT_ANSWER = sql.text(
    "INSERT INTO puzzle_answers (owner, day, puzzle, move, solved, at, mu_before, mu_after) "
    "VALUES (:owner, :day, :puzzle, :move, :solved, :at, :mu, :mu) ON CONFLICT DO NOTHING"
)
INSERT_PLAYER = sql.text(
    "INSERT INTO puzzle_players (owner, mu, sigma, answers, solved, streak, longest) "
    "VALUES (:owner, :mu, :sigma, 0, 0, 0, 0) ON CONFLICT DO NOTHING"
)


class StoredAnswer(NamedTuple):
    """A person's first answer to a puzzle of a day. `mu_before` and `mu_after` are the person's rating before and after it."""

    puzzle: str
    move: str
    solved: bool
    mu_before: float
    mu_after: float


def answers_of(connection: sql.Connection, owner: str | None, day: date) -> dict[str, StoredAnswer]:
    """Return a person's answers to the puzzles of a day, by the ID of the puzzle."""
    table = schema.puzzle_answers
    columns = (table.c[name] for name in StoredAnswer._fields)
    query = sql.select(*columns).where(table.c.owner == owner, table.c.day == day.isoformat())
    return {row.puzzle: StoredAnswer(*row)._replace(solved=bool(row.solved)) for row in connection.execute(query)}


def store_answer(connection: sql.Connection, owner: str, day: date, puzzle: Puzzle, move: str, moment: int) -> None:
    """Store the first answer of a person, and rate the person and the puzzle. A later answer changes nothing.

    Only the first answer to a puzzle on any day is rated. Only an answer on the puzzle's day continues the streak.
    """
    solved = move == puzzle.best
    about = {"owner": owner, "day": day.isoformat(), "puzzle": puzzle.id}
    answer = {**about, "move": move, "solved": int(solved), "at": moment, "mu": Skill().mu}
    if connection.execute(INSERT_ANSWER, answer).rowcount != 1:
        return
    connection.execute(INSERT_PLAYER, {"owner": owner, **Skill()._asdict()})
    before = puzzle_player(connection, owner, lock=True)
    assert before is not None
    after = before.after_answer_on(day) if day_at(moment) == day else before
    if not _answered_before(connection, owner, day, puzzle):
        after = _rated(connection, after, puzzle, solved)
    players, answers = schema.puzzle_players, schema.puzzle_answers
    connection.execute(players.update().where(players.c.owner == owner).values(after._asdict()))
    own = [answers.c[name] == value for name, value in about.items()]
    connection.execute(answers.update().where(*own).values(mu_before=before.mu, mu_after=after.mu))


def _answered_before(connection: sql.Connection, owner: str, day: date, puzzle: Puzzle) -> bool:
    answers = schema.puzzle_answers
    other = (answers.c.owner == owner) & (answers.c.puzzle == puzzle.id) & (answers.c.day != day.isoformat())
    return connection.scalar(sql.select(answers.c.day).where(other).limit(1)) is not None


def _rated(connection: sql.Connection, player: PuzzlePlayer, puzzle: Puzzle, solved: bool) -> PuzzlePlayer:
    """Rate the person and the puzzle like the players of a game, and store the rating of the puzzle."""
    first = puzzle_ratings(connection, [puzzle])[puzzle.id].skill
    connection.execute(INSERT_PUZZLE, {"puzzle": puzzle.id, **first._asdict()})
    rated = puzzle_ratings(connection, [puzzle], lock=True)[puzzle.id]
    places: Sequence[int] = (1, 2) if solved else (2, 1)
    mine, its = rate_game([player.skill, rated.skill], places)
    table = schema.puzzle_ratings
    counts = {"answers": rated.answers + 1, "solved": rated.solved + solved}
    connection.execute(table.update().where(table.c.puzzle == puzzle.id).values(mu=its.mu, sigma=its.sigma, **counts))
    return player._replace(mu=mine.mu, sigma=mine.sigma, answers=player.answers + 1, solved=player.solved + solved)
