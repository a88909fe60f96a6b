"""The shapes of looking back at a game, as docs/protocol.md describes them; beside those of play in messages.py."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from matchwood.server.protocol.messages import Happening
from matchwood.server.protocol.values import Setting


class Ply(Struct, frozen=True):
    """Where the game stood after a move and the deals that it brought; the first one is where it began.

    `table` is a spectator's, `own` what each seat's had besides or otherwise: its hand above all.
    """

    event: int
    seat: int | None
    move: str | None
    happenings: tuple[Happening, ...]
    table: dict[str, Any]
    own: tuple[dict[str, Any], ...]


class Position(Struct, frozen=True):
    """A record up to an event (0: before the first move; null: all of it), and the seat that looks; null is a spectator."""

    record: dict[str, Any]
    event: int | None = None
    seat: int | None = None


class Replay(Struct, frozen=True):
    """A game to look back at; `result` is null if the record ends before the game does."""

    id: str
    game: str
    players: int
    options: dict[str, Setting]
    result: dict[str, Any] | None
    plies: tuple[Ply, ...]


class Part(Struct, frozen=True):
    """A part of a result, and its standard error."""

    value: float
    error: float


class AnalysedPlayer(Struct, frozen=True):
    """How a seat fared. `expected`, `deals`, `hidden`, `own` and `others` add up to `result`; `luck` is `deals` and `hidden`."""

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
    """A move that was possible, what it was worth, and the standard error of that."""

    move: str
    value: float
    error: float


class Judgement(Struct, frozen=True):
    """A move that was made, and by how much the best one is better (`loss`, with its standard `error`)."""

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
    """What every seat could look forward to after a deal (`seat` is null) or a move, what that changed, and how much was luck."""

    event: int
    deal: int
    seat: int | None
    prospects: tuple[float, ...]
    change: tuple[float, ...]
    luck: tuple[float, ...]


class Analysis(Struct, frozen=True):
    """What docs/analysis.md describes."""

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
    """How far the analysis of a game is: `ahead` others are made before it, `done` of its `of` events are judged."""

    state: Literal["waiting", "working", "done"]
    ahead: int
    done: int
    of: int
    analysis: Analysis | None
