"""The messages about finished games and positions."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from matchwood.server.protocol.messages import Happening, MoveText, Reason
from matchwood.server.protocol.values import Setting


class Ply(Struct, frozen=True):
    """One step of a replay: the start of the game, or one move.

    - `event`: the number of the event in the record; 0 for the start.
    - `seat`: the seat that moved; `null` for the start.
    - `move`: the move; `null` for the start.
    - `happenings`: what all at the table saw (docs/reference/games.md).
    - `table`: the table afterwards, as a spectator sees it.
    - `own`: for each seat the fields that differ from the spectator's. A seat's table is `{...table, ...own[seat]}`.
    """

    event: int
    seat: int | None
    move: str | None
    happenings: tuple[Happening, ...]
    table: dict[str, Any]
    own: tuple[dict[str, Any], ...]


class Position(Struct, frozen=True):
    """A position in a game record, as one seat sees the position.

    - `record`: the record (docs/notation.md).
    - `event`: the event after which to look: 0 for the start, `null` for the end.
    - `seat`: the seat that looks; `null` for a spectator.
    """

    record: dict[str, Any]
    event: int | None = None
    seat: int | None = None


class Replay(Struct, frozen=True):
    """A whole game, move by move.

    - `id`: the ID of the table or of the uploaded record.
    - `game`: the key of the game.
    - `players`: the number of players.
    - `options`: the value of every house rule.
    - `result`: the ranks and scores; `null` if the game is not over.
    - `plies`: the steps, from the start of the game on.
    """

    id: str
    game: str
    players: int
    options: dict[str, Setting]
    result: dict[str, Any] | None
    plies: tuple[Ply, ...]


class Part(Struct, frozen=True):
    """An estimated number.

    - `value`: the estimate.
    - `error`: its standard error.
    """

    value: float
    error: float


class AnalysedPlayer(Struct, frozen=True):
    """The causes of one seat's result (docs/analysis.md).

    - `seat`: the seat.
    - `result`: the sum of `expected`, `deals`, `hidden`, `own` and `others`.
    - `expected`: the expected result before the first deal.
    - `deals`: the luck of the deals.
    - `hidden`: the luck with hidden cards.
    - `luck`: the sum of `deals` and `hidden`.
    - `own`: the effect of the seat's own moves.
    - `others`: the effect of the other seats' moves.
    - `decisions`: the number of judged moves.
    - `mistakes`: the number of clear mistakes.
    - `lost`: the sum of the losses of all judged moves.
    """

    seat: int
    result: float
    expected: Part
    deals: Part
    hidden: Part
    luck: Part
    own: Part
    others: Part
    decisions: int
    mistakes: int
    lost: float


class Alternative(Struct, frozen=True):
    """A move that the seat could have made.

    - `move`: the move.
    - `value`: its value.
    - `error`: the standard error of the value.
    """

    move: str
    value: float
    error: float


class Judgement(Struct, frozen=True):
    """The judgement of one move.

    - `event`: the number of the event in the record.
    - `deal`: the number of the deal, from 1.
    - `seat`: the seat that moved.
    - `move`: the move.
    - `best`: the best move.
    - `loss`: by how much `best` is better.
    - `error`: the standard error of `loss`.
    - `mistake`: whether the move was a clear mistake.
    - `possible`: the number of legal moves.
    - `alternatives`: the measured moves, the best first.
    """

    event: int
    deal: int
    seat: int
    move: str
    best: str
    loss: float
    error: float
    mistake: bool
    possible: int
    alternatives: tuple[Alternative, ...]


class ChosenMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that a reader chooses at a position of a finished game.

    - `move`: one of `view.moves` (docs/notation.md).
    """

    move: MoveText


class JudgedMove(Struct, frozen=True):
    """The judgement of a move that a reader chose at a position of a finished game.

    - `chosen`: the judgement of this move.
    - `played`: the judgement of the seat's move in the game; `null` if the seat did not move next.
    - `reasons`: the reasons for the best move (docs/reference/games.md); for this move if no better move was found.
    """

    chosen: Judgement
    played: Judgement | None
    reasons: tuple[Reason, ...]


class Moment(Struct, frozen=True):
    """The effect of one deal or move on each seat's expected result.

    - `event`: the number of the event in the record.
    - `deal`: the number of the deal, from 1.
    - `seat`: the seat that moved; `null` for a deal.
    - `prospects`: each seat's expected result after the event.
    - `change`: each seat's change by the event.
    - `luck`: the part of each change that was luck.
    """

    event: int
    deal: int
    seat: int | None
    prospects: tuple[float, ...]
    change: tuple[float, ...]
    luck: tuple[float, ...]


class Analysis(Struct, frozen=True):
    """The analysis of one game (docs/analysis.md).

    - `game`: the key of the game.
    - `finished`: whether the record contains the whole game.
    - `iterations`: the number of simulations for each move.
    - `seed`: the seed of the analysis.
    - `worth_in`: the unit of values and losses.
    - `outcome_in`: the unit of results.
    - `players`: each seat's result, split into its causes.
    - `judgements`: a judgement of each move that was not forced.
    - `course`: the events that changed the expected results.
    """

    game: str
    finished: bool
    iterations: int
    seed: int
    worth_in: str
    outcome_in: str
    players: tuple[AnalysedPlayer, ...]
    judgements: tuple[Judgement, ...]
    course: tuple[Moment, ...]


class Analysing(Struct, frozen=True):
    """The progress and the result of an analysis.

    - `state`: `waiting`, `working` or `done`.
    - `ahead`: the number of analyses that come first.
    - `done`: the number of judged events.
    - `of`: the number of all events.
    - `analysis`: the finished analysis, or `null`.
    """

    state: Literal["waiting", "working", "done"]
    ahead: int
    done: int
    of: int
    analysis: Analysis | None
