"""The ratings and streaks of people who answer puzzles, and their answers."""

from __future__ import annotations

from datetime import date, timedelta
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.accounts.ratings import Skill, to_points
from matchwood.server.protocol.puzzle_messages import ExportedPuzzleAnswer, ExportedPuzzles, PuzzleStanding
from matchwood.server.storage import schema
from matchwood.server.util.clock import datetime_of, now
from matchwood.server.util.days import day_at


class PuzzlePlayer(NamedTuple):
    """A person who answers puzzles. `last_day` is the last day of the streak, as text such as 2026-10-03."""

    mu: float = Skill().mu
    sigma: float = Skill().sigma
    answers: int = 0
    solved: int = 0
    streak: int = 0
    longest: int = 0
    last_day: str | None = None

    @property
    def skill(self) -> Skill:
        """The rating as a normal distribution."""
        return Skill(self.mu, self.sigma)

    def after_answer_on(self, day: date) -> PuzzlePlayer:
        """Return a copy of the person whose streak includes an answer on this day.

        >>> PuzzlePlayer(streak=2, longest=5, last_day="2026-10-02").after_answer_on(date(2026, 10, 3)).streak
        3
        """
        if self.last_day is not None and self.last_day >= day.isoformat():
            return self
        streak = self.streak + 1 if self.last_day == (day - timedelta(days=1)).isoformat() else 1
        return self._replace(streak=streak, longest=max(streak, self.longest), last_day=day.isoformat())

    def standing_on(self, today: date) -> PuzzleStanding:
        """Return the rating and the streak for the page. A streak ends after a whole day without an answer."""
        runs = self.last_day is not None and self.last_day >= (today - timedelta(days=1)).isoformat()
        streak = self.streak if runs else 0
        return PuzzleStanding(
            to_points(self.mu), to_points(self.sigma), self.answers, self.solved, streak, max(streak, self.longest)
        )


def puzzle_player(connection: sql.Connection, owner: str | None, lock: bool = False) -> PuzzlePlayer | None:
    """Return the person, or None without an answer. With `lock`, other transactions wait for this one."""
    players = schema.puzzle_players
    query = sql.select(*(players.c[name] for name in PuzzlePlayer._fields)).where(players.c.owner == owner)
    row = connection.execute(query.with_for_update() if lock else query).first()
    return None if row is None else PuzzlePlayer(*row)


def export_puzzle_player(connection: sql.Connection, owner: str) -> ExportedPuzzles:
    """Return everything that the database contains about a person's puzzles."""
    answers = schema.puzzle_answers
    query = sql.select(answers).where(answers.c.owner == owner).order_by(answers.c.at, answers.c.puzzle)
    kept = tuple(
        ExportedPuzzleAnswer(row.day, row.puzzle, row.move, bool(row.solved), datetime_of(row.at))
        for row in connection.execute(query)
    )
    player = puzzle_player(connection, owner)
    return ExportedPuzzles(None if player is None else player.standing_on(day_at(now())), kept)


def delete_puzzle_player(connection: sql.Connection, owner: str) -> None:
    """Delete a person's answers, rating and streak. The ratings of the puzzles stay."""
    for table in (schema.puzzle_answers, schema.puzzle_players):
        connection.execute(table.delete().where(table.c.owner == owner))
