"""The messages about finished games and positions."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from matchwood.server.protocol.messages import Happening
from matchwood.server.protocol.values import Setting


class Ply(Struct, frozen=True):
    """Describes one step of a replay. A step is the start of the game, or one move with the deals after this move.

    - `event`: the number of the event in the record; 0 for the start.
    - `seat`: the seat that moved; `null` for the start.
    - `move`: the move; `null` for the start.
    - `happenings`: what all at the table saw (docs/reference/games.md).
    - `table`: the table afterwards, as a spectator sees it.
    - `own`: for each seat the fields of its table that differ from the spectator's. The table of a seat is `{...table,
      ...own[seat]}`.
    """

    event: int
    seat: int | None
    move: str | None
    happenings: tuple[Happening, ...]
    table: dict[str, Any]
    own: tuple[dict[str, Any], ...]


class Position(Struct, frozen=True):
    """Identifies a position in a game record, and the seat that looks at the position.

    - `record`: the record (docs/notation.md).
    - `event`: the number of the event after which to look: 0 is before the first move, `null` is after all events.
    - `seat`: the seat that looks; `null` for a spectator.
    """

    record: dict[str, Any]
    event: int | None = None
    seat: int | None = None


class Replay(Struct, frozen=True):
    """Contains a whole game, move by move.

    - `id`: the ID of the table or of the uploaded record.
    - `game`: the key of the game.
    - `players`: the number of players.
    - `options`: the value of every house rule.
    - `result`: the ranks and scores; `null` if the record ends before the game.
    - `plies`: the steps. The first one is the start of the game.
    """

    id: str
    game: str
    players: int
    options: dict[str, Setting]
    result: dict[str, Any] | None
    plies: tuple[Ply, ...]


class Part(Struct, frozen=True):
    """Contains an estimated number, for example the effect of luck on a player's result.

    - `value`: the estimate.
    - `error`: its standard error.
    """

    value: float
    error: float


class AnalysedPlayer(Struct, frozen=True):
    """Shows how much luck and moves contributed to the result of a seat (docs/analysis.md).

    - `seat`: the seat.
    - `result`: the result. It is the sum of `expected`, `deals`, `hidden`, `own` and `others`.
    - `expected`: the result that the seat could expect before the first deal.
    - `deals`: the luck of the deals.
    - `hidden`: the luck with hidden cards.
    - `luck`: `deals` and `hidden` together.
    - `own`: the effect of the seat's own moves.
    - `others`: the effect of the moves of the other seats.
    - `decisions`: the number of moves that were judged.
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
    """Describes a move that the seat could have made.

    - `move`: the move.
    - `value`: its value.
    - `error`: the standard error of the value.
    """

    move: str
    value: float
    error: float


class Judgement(Struct, frozen=True):
    """Contains the judgement of one move.

    - `event`: the number of the event in the record.
    - `deal`: the number of the deal, from 1.
    - `seat`: the seat that moved.
    - `move`: the move.
    - `best`: the best move.
    - `loss`: by how much `best` is better.
    - `error`: the standard error of `loss`.
    - `mistake`: whether the move was a clear mistake.
    - `possible`: the number of legal moves.
    - `alternatives`: the moves that were measured, the best first.
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


class Moment(Struct, frozen=True):
    """Describes an event that changed the expected results of the seats.

    - `event`: the number of the event in the record.
    - `deal`: the number of the deal, from 1.
    - `seat`: the seat that moved; `null` for a deal.
    - `prospects`: for each seat the expected result after the event.
    - `change`: for each seat the change by the event.
    - `luck`: for each seat the part of the change that was luck.
    """

    event: int
    deal: int
    seat: int | None
    prospects: tuple[float, ...]
    change: tuple[float, ...]
    luck: tuple[float, ...]


class Analysis(Struct, frozen=True):
    """Contains the analysis of one game (docs/analysis.md).

    - `game`: the key of the game.
    - `finished`: whether the record contains the whole game.
    - `iterations`: the number of simulations for each move.
    - `seed`: the seed of the analysis.
    - `worth_in`: the unit of values and losses.
    - `outcome_in`: the unit of results.
    - `players`: the result of each seat, split into its causes.
    - `judgements`: a judgement of each move that was not forced.
    - `course`: the events that changed what the seats could expect.
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
    """Contains the progress of an analysis, and the finished analysis.

    - `state`: `waiting`, `working` or `done`.
    - `ahead`: the number of analyses that come first.
    - `done`: the number of events that were judged.
    - `of`: the number of all events.
    - `analysis`: the analysis once it is `done`, else `null`.
    """

    state: Literal["waiting", "working", "done"]
    ahead: int
    done: int
    of: int
    analysis: Analysis | None
