"""The messages about the deals of the day."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Struct

from matchwood.server.protocol.messages import ShortText
from matchwood.server.protocol.patterns import whole
from matchwood.server.protocol.values import Face, Pace, Setting

DayText = Annotated[str, whole("[0-9]{4}-[0-9]{2}-[0-9]{2}")]
DayState = Literal["ahead", "open", "closing", "over"]
"""`closing`: no attempt can start, but running attempts can still end. `over`: all cards are public."""
AttemptState = Literal["playing", "finished", "quit", "elsewhere"]


class StartAttempt(Struct, frozen=True):
    """Starts an attempt or a practice game at the deal of a day.

    - `name`: the name of the player.
    - `face`: the player's face, or `null`.
    - `pace`: how long bots wait before their moves.
    """

    name: ShortText
    face: Face | None = None
    pace: Pace = "brisk"


class StartedAttempt(Struct, frozen=True):
    """The table of an attempt or a practice game.

    - `table`: the ID of the table.
    """

    table: str


class OwnAttempt(Struct, frozen=True):
    """The caller's attempt at the deal of a day.

    - `state`: `playing`, `finished` or `quit`. `elsewhere`: this browser made an attempt for an account that is not signed in.
    - `table`: the ID of the table, unless the state is `elsewhere`.
    - `table_rank`: the rank among the players of the table, after the end of the game.
    - `points`: the score.
    - `rank`: the rank among all people by the result. Equal results share a rank.
    - `total_loss`: the sum of the losses of clear mistakes (docs/analysis.md); `null` before the analysis.
    - `total_loss_rank`: the rank among all analysed attempts by `total_loss`.
    - `decisions`: the number of judged moves.
    - `mistakes`: the number of clear mistakes.
    """

    state: AttemptState
    table: str | None = None
    table_rank: int | None = None
    points: int | None = None
    rank: int | None = None
    total_loss: float | None = None
    total_loss_rank: int | None = None
    decisions: int | None = None
    mistakes: int | None = None


class DailyDeal(Struct, frozen=True):
    """The deal of a game on a day.

    - `game`: the key of the game.
    - `players`: the number of players: the caller and bots.
    - `options`: the house rules.
    - `level`: the level of the bots.
    - `seal`: the hash of the secret (docs/fair_deals.md).
    - `secret`: the secret that decides all cards; `null` until all cards are public.
    - `started`: how many people have started an attempt.
    - `finished`: how many people have finished it.
    - `quit`: how many people have quit it. They get no rank.
    - `analysed`: how many finished attempts are analysed.
    - `own`: the caller's attempt, or `null`.
    """

    game: str
    players: int
    options: dict[str, Setting]
    level: str
    seal: str
    secret: str | None
    started: int
    finished: int
    quit: int
    analysed: int
    own: OwnAttempt | None


class DailyDeals(Struct, frozen=True):
    """The deals of a day.

    - `day`: the date in UTC.
    - `state`: `ahead`, `open`, `closing` (only running attempts continue) or `over` (all cards are public).
    - `starts`: when people can start attempts.
    - `ends`: until when people can start attempts.
    - `closes`: until when results count.
    - `featured`: the game of the day.
    - `deals`: one deal for each game.
    """

    day: str
    state: DayState
    starts: datetime
    ends: datetime
    closes: datetime
    featured: str
    deals: tuple[DailyDeal, ...]


class RankedAttempt(Struct, frozen=True):
    """An attempt in a ranking.

    - `rank`: the rank.
    - `name`: the name of the player; `null` if the operator has removed or hidden the name.
    - `face`: the player's face, or `null`.
    - `table_rank`: the rank among the players of the table.
    - `points`: the score.
    - `total_loss`: the sum of the losses of clear mistakes; `null` before the analysis.
    - `you`: whether this is the caller.
    """

    rank: int
    name: str | None
    face: str | None
    table_rank: int
    points: int
    total_loss: float | None
    you: bool


class MoveCount(Struct, frozen=True):
    """How many people chose a move.

    - `move`: the move.
    - `count`: the number of people.
    """

    move: str
    count: int


class OwnDecision(Struct, frozen=True):
    """A decision of the caller, and the decisions of all people who were in the same position.

    - `event`: the number of the move in the record, from 1.
    - `move`: the move of the caller.
    - `moves`: how many people, with the caller, chose each move, the most frequent first.
    - `best`: the best move by the analysis; `null` before the analysis.
    - `loss`: by how much `best` is better.
    - `mistake`: whether the move was a clear mistake.
    """

    event: int
    move: str
    moves: tuple[MoveCount, ...]
    best: str | None = None
    loss: float | None = None
    mistake: bool | None = None


class DailyRanking(Struct, frozen=True):
    """The ranking of a deal of the day, and the caller's decisions. Both are empty until the caller has finished an attempt or the
    day is over.

    - `by_result`: the attempts with the best results.
    - `by_total_loss`: the attempts with the smallest total loss.
    - `decisions`: the caller's decisions.
    """

    by_result: tuple[RankedAttempt, ...]
    by_total_loss: tuple[RankedAttempt, ...]
    decisions: tuple[OwnDecision, ...]


class ExportedAttempt(Struct, frozen=True):
    """A part of the exported data: an attempt at a deal of the day.

    - `day`: the date in UTC.
    - `game`: the key of the game.
    - `table`: the ID of the table.
    - `name`: the name in the ranking; `null` if the operator removed it.
    - `started`: when the attempt started.
    - `ended`: when its result was stored; `null` while the game runs.
    - `outcome`: `finished` or `quit`; `null` while the game runs.
    - `table_rank`: the rank among the players of the table.
    - `points`: the score.
    - `total_loss`: the sum of the losses of clear mistakes; `null` before the analysis.
    """

    day: str
    game: str
    table: str
    name: str | None
    started: datetime
    ended: datetime | None
    outcome: Literal["finished", "quit"] | None
    table_rank: int | None
    points: int | None
    total_loss: float | None


class ArchivedDeal(Struct, frozen=True):
    """A deal of a past day.

    - `game`: the key of the game.
    - `finished`: how many people have finished an attempt.
    - `rank`: the rank of the caller; `null` without a finished attempt.
    """

    game: str
    finished: int
    rank: int | None


class ArchivedDay(Struct, frozen=True):
    """A past day.

    - `day`: the date in UTC.
    - `featured`: the game of the day.
    - `deals`: the deals.
    """

    day: str
    featured: str
    deals: tuple[ArchivedDeal, ...]


class DailyArchive(Struct, frozen=True):
    """Past days, the newest first.

    - `days`: the days.
    - `more`: whether there are older days.
    """

    days: tuple[ArchivedDay, ...]
    more: bool


class CalendarDay(Struct, frozen=True):
    """A day on which the caller finished an attempt.

    - `day`: the date in UTC.
    - `games`: the number of finished attempts.
    """

    day: str
    games: int


class DailyCalendar(Struct, frozen=True):
    """The days on which an account finished attempts.

    - `streak`: the number of days in a row until today or yesterday.
    - `longest`: the longest streak.
    - `days`: the days of the last year, in order.
    """

    streak: int
    longest: int
    days: tuple[CalendarDay, ...]
