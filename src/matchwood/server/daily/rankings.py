"""The rankings of a deal of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.daily.attempts import Attempt, to_attempt
from matchwood.server.storage import schema
from matchwood.server.storage.reported_names import NamedPerson

attempts = schema.daily_attempts
ORDER_BY_RESULT = (attempts.c.table_rank, attempts.c.tiebreak.desc())
ORDER_BY_TOTAL_LOSS = (attempts.c.total_loss,)


class AttemptCounts(NamedTuple):
    """How many people started, finished and quit an attempt, and how many finished attempts are analysed."""

    started: int
    finished: int
    quit: int
    analysed: int


def count_attempts(connection: sql.Connection, day: date, game: str, *, closed: bool) -> AttemptCounts:
    """Count the attempts at a deal. If the day has `closed`, unfinished attempts count as quit."""
    query = sql.select(
        sql.func.count(),
        sql.func.count().filter(attempts.c.outcome == "finished"),
        sql.func.count().filter(attempts.c.outcome == "quit"),
        sql.func.count().filter(attempts.c.outcome == "finished", attempts.c.total_loss.is_not(None)),
    )
    started, finished, quit_early, analysed = connection.execute(query.where(_is_of(day, game))).one()
    return AttemptCounts(started, finished, started - finished if closed else quit_early, analysed)


def best_by_result(connection: sql.Connection, day: date, game: str, limit: int) -> list[tuple[int, Attempt]]:
    """Return the best attempts with their ranks. Equal results share a rank."""
    return _best(connection, day, game, ORDER_BY_RESULT, attempts.c.outcome == "finished", limit)


def best_by_total_loss(connection: sql.Connection, day: date, game: str, limit: int) -> list[tuple[int, Attempt]]:
    """Return the analysed attempts with the smallest total loss, with their ranks."""
    is_analysed = (attempts.c.outcome == "finished") & attempts.c.total_loss.is_not(None)
    return _best(connection, day, game, ORDER_BY_TOTAL_LOSS, is_analysed, limit)


def people_named(connection: sql.Connection, day: date, game: str, name: str) -> list[NamedPerson]:
    """Return the people who finished the deal under this name."""
    query = sql.select(attempts.c.owner, attempts.c.name).where(_is_of(day, game), attempts.c.outcome == "finished")
    return [NamedPerson(*row) for row in connection.execute(query.where(attempts.c.name == name))]


def rank_by_result(connection: sql.Connection, attempt: Attempt) -> int:
    """Return the rank of a finished attempt by its result."""
    rank, tiebreak = attempts.c.table_rank, attempts.c.tiebreak
    better = (rank < attempt.table_rank) | ((rank == attempt.table_rank) & (tiebreak > attempt.tiebreak))
    return _rank(connection, attempt, better)


def ranks_by_result(connection: sql.Connection, days: Sequence[str], owner: str) -> dict[tuple[str, str], int]:
    """Return the ranks of a person's finished attempts on these days, by day and game."""
    deal = (attempts.c.day, attempts.c.game)
    rank = sql.func.rank().over(partition_by=deal, order_by=ORDER_BY_RESULT).label("rank")
    ranked = sql.select(*deal, attempts.c.owner, rank).where(attempts.c.day.in_(days), attempts.c.outcome == "finished").subquery()
    query = sql.select(ranked.c.day, ranked.c.game, ranked.c.rank).where(ranked.c.owner == owner)
    return {(day, game): rank for day, game, rank in connection.execute(query)}


def rank_by_total_loss(connection: sql.Connection, attempt: Attempt) -> int | None:
    """Return the rank of a finished attempt by its total loss, or None before its analysis."""
    return None if attempt.total_loss is None else _rank(connection, attempt, attempts.c.total_loss < attempt.total_loss)


def _rank(connection: sql.Connection, attempt: Attempt, better: sql.ColumnElement[bool]) -> int:
    finished = _is_of(attempt.day, attempt.game) & (attempts.c.outcome == "finished")
    return 1 + (connection.scalar(sql.select(sql.func.count()).where(finished, better)) or 0)


def _best(
    connection: sql.Connection,
    day: date,
    game: str,
    order: tuple[sql.ColumnElement[object], ...],
    which: sql.ColumnElement[bool],
    limit: int,
) -> list[tuple[int, Attempt]]:
    rank = sql.func.rank().over(order_by=order).label("rank")
    query = sql.select(attempts, rank).where(_is_of(day, game), which).order_by(rank, attempts.c.ended, attempts.c.table_id)
    return [(row.rank, to_attempt(row)) for row in connection.execute(query.limit(limit))]


def _is_of(day: date, game: str) -> sql.ColumnElement[bool]:
    return (attempts.c.day == day.isoformat()) & (attempts.c.game == game)
