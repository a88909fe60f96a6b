"""What a person may see of the deals of a day and of other people's attempts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

import msgspec
import sqlalchemy as sql

from matchwood.server.daily import choices, rankings
from matchwood.server.daily.analysis import JudgedDecision
from matchwood.server.daily.attempts import Attempt, attempt_of
from matchwood.server.daily.deals import Deal
from matchwood.server.protocol.daily_messages import (
    DailyDeal,
    DailyRanking,
    DayState,
    MoveCount,
    OwnAttempt,
    OwnDecision,
    RankedAttempt,
)
from matchwood.server.protocol.errors import NotFound
from matchwood.server.storage import schema
from matchwood.server.storage.reported_names import hidden_names, report_names

RANKED_ATTEMPTS = 20
"""The number of attempts that a ranking shows."""


_decoder = msgspec.json.Decoder(tuple[JudgedDecision, ...])


def judgements_of(attempt: Attempt) -> tuple[JudgedDecision, ...]:
    """Return the judgements of the player's decisions, or an empty tuple before the analysis."""
    return () if attempt.judgements is None else _decoder.decode(attempt.judgements)


def visible_deals(connection: sql.Connection, deals: Iterable[Deal], ids: Sequence[str], state: DayState) -> list[DailyDeal]:
    """Return these deals as the person with these IDs may see them."""
    return [_deal(connection, deal, attempt_of(connection, deal.day, deal.game, ids), ids, state) for deal in deals]


def visible_ranking(connection: sql.Connection, deal: Deal, ids: Sequence[str], state: DayState) -> DailyRanking:
    """Return the ranking of a deal and the person's decisions. The ranking is empty if the person may not see it yet."""
    own = _visible(attempt_of(connection, deal.day, deal.game, ids), ids)
    finished = own is not None and own.outcome == "finished"
    if not finished and state != "over":
        return DailyRanking((), (), ())
    best = rankings.best_by_result(connection, deal.day, deal.game, RANKED_ATTEMPTS)
    cleanest = rankings.best_by_total_loss(connection, deal.day, deal.game, RANKED_ATTEMPTS)
    if own is not None and finished:
        best = _with_own(best, own, rankings.rank_by_result(connection, own))
        cleanest = _with_own(cleanest, own, rankings.rank_by_total_loss(connection, own))
    hidden = hidden_names(connection, {attempt.owner for _, attempt in (*best, *cleanest)})
    by_result, by_total_loss = (tuple(_ranked(*each, own, hidden) for each in ranked) for ranked in (best, cleanest))
    return DailyRanking(by_result, by_total_loss, tuple(_decisions(connection, own)) if own is not None and finished else ())


def report_name(connection: sql.Connection, deal: Deal, name: str, ids: Sequence[str], state: DayState) -> None:
    """Report a name in the ranking of a deal. Raises `NotFound` if the ranking that the caller sees does not contain the name."""
    ranking = visible_ranking(connection, deal, ids, state)
    if name not in [attempt.name for attempt in (*ranking.by_result, *ranking.by_total_loss) if not attempt.you]:
        raise NotFound("This ranking does not contain this name.")
    people = rankings.people_named(connection, deal.day, deal.game, name)
    report_names(connection, [person for person in people if person.owner not in ids], ids[0])


def _deal(connection: sql.Connection, deal: Deal, own: Attempt | None, ids: Sequence[str], state: DayState) -> DailyDeal:
    counts = rankings.count_attempts(connection, deal.day, deal.game, closed=state == "over")
    secret = deal.secret if state == "over" else None
    attempt = None if own is None else _own(connection, own, ids, state)
    return DailyDeal(deal.game, deal.players, deal.options, deal.level, deal.seal, secret, *counts, attempt)


def _own(connection: sql.Connection, own: Attempt, ids: Sequence[str], state: DayState) -> OwnAttempt:
    if _visible(own, ids) is None:
        return OwnAttempt("elsewhere")
    if own.outcome != "finished":
        return OwnAttempt("quit" if own.outcome == "quit" or state == "over" else "playing", own.table_id)
    judged = judgements_of(own)
    analysed = own.total_loss is not None
    return OwnAttempt(
        "finished",
        own.table_id,
        own.table_rank,
        own.points,
        rankings.rank_by_result(connection, own),
        own.total_loss,
        rankings.rank_by_total_loss(connection, own),
        len(judged) if analysed else None,
        sum(each.mistake for each in judged) if analysed else None,
    )


def _decisions(connection: sql.Connection, own: Attempt) -> list[OwnDecision]:
    counts, stored = choices.count_choices(connection, own.table_id), schema.daily_choices
    judged = {each.event: each for each in judgements_of(own)}
    query = sql.select(stored.c.event, stored.c.move).where(stored.c.table_id == own.table_id).order_by(stored.c.event)
    return [_decision(event, move, counts[event], judged.get(event)) for event, move in connection.execute(query)]


def _decision(event: int, move: str, counts: dict[str, int], judged: JudgedDecision | None) -> OwnDecision:
    moves = tuple(MoveCount(*each) for each in sorted(counts.items(), key=lambda each: (-each[1], each[0])))
    if judged is None:
        return OwnDecision(event, move, moves)
    return OwnDecision(event, move, moves, judged.best, judged.loss, judged.mistake)


def _with_own(ranked: list[tuple[int, Attempt]], own: Attempt, rank: int | None) -> list[tuple[int, Attempt]]:
    """Return a ranking that also contains the own attempt, at the end if it is not among the best."""
    is_shown = any(attempt.table_id == own.table_id for _, attempt in ranked)
    return ranked if rank is None or is_shown else [*ranked, (rank, own)]


def _ranked(rank: int, attempt: Attempt, own: Attempt | None, hidden: Set[tuple[str, str | None]]) -> RankedAttempt:
    assert attempt.table_rank is not None
    assert attempt.points is not None
    is_own = own is not None and attempt.table_id == own.table_id
    name, face = (None, None) if (attempt.owner, attempt.name) in hidden else (attempt.name, attempt.face)
    return RankedAttempt(rank, name, face, attempt.table_rank, attempt.points, attempt.total_loss, is_own)


def _visible(attempt: Attempt | None, ids: Sequence[str]) -> Attempt | None:
    """Return the attempt if it belongs to the caller, which is the first of the IDs."""
    return attempt if attempt is not None and ids and attempt.owner == ids[0] else None
