"""Ratings by the Plackett-Luce model of OpenSkill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sql
from openskill.models import PlackettLuce

from matchwood.server.storage import schema

SCALE = 60.0

model = PlackettLuce()

INSERT_RATING = sql.text(
    "INSERT INTO ratings (account, game, mu, sigma, games) VALUES (:account, :game, :mu, :sigma, 0) ON CONFLICT DO NOTHING"
)


class Skill(NamedTuple):
    """A rating as a normal distribution (mean and standard deviation)."""

    mu: float = model.mu
    sigma: float = model.sigma


def to_points(value: float) -> int:
    """Convert a rating's mean or standard deviation to points.

    >>> to_points(Skill().mu), to_points(Skill().sigma)
    (1500, 500)
    """
    return round(SCALE * value)


def rate_game(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Compute the new ratings of a game's players from their ranks.

    >>> [round(skill.mu, 2) for skill in rate_game([Skill(), Skill(), Skill()], [1, 3, 2])]
    [27.87, 21.41, 25.72]
    """
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    return [Skill(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for place in places])]


def update_ratings(connection: sql.Connection, game: str, places: dict[str, int]) -> dict[str, tuple[Skill, Skill]]:
    """Compute and store the ratings after a game. Return the old and the new rating of each account."""
    ratings = schema.ratings
    names = sorted(places)  # sorted, so that two processes never deadlock
    connection.execute(INSERT_RATING, [{"account": name, "game": game, **Skill()._asdict()} for name in names])
    query = sql.select(ratings.c.account, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    query = query.where(ratings.c.game == game, ratings.c.account.in_(names)).order_by(ratings.c.account).with_for_update()
    rows = connection.execute(query).all()
    before = [Skill(row.mu, row.sigma) for row in rows]
    skills = rate_game(before, [places[row.account] for row in rows])
    for row, skill in zip(rows, skills, strict=True):
        own = (ratings.c.account == row.account) & (ratings.c.game == game)
        connection.execute(ratings.update().where(own).values(mu=skill.mu, sigma=skill.sigma, games=row.games + 1))
    return {row.account: (old, new) for row, old, new in zip(rows, before, skills, strict=True)}
