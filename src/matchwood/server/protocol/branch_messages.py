"""The messages about tables that start from a position of a finished game."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from msgspec import Struct

from matchwood.server.protocol.messages import Count, Key, Number, ShortText
from matchwood.server.protocol.values import Face, Pace, State


class NewBranch(Struct, frozen=True):
    """Creates a table at which the caller plays on from a position of a finished game. Bots have all other seats.

    - `event`: the number of events of the record before the position.
    - `seat`: the seat of the caller.
    - `name`: the name of the caller.
    - `cards`: `same` for the true hidden cards, `other` for random ones that agree with everything that the seat knew.
    - `level`: the level of all bots. By default, the bots of the game keep their levels, and new ones have the same level.
    - `pace`: how long a bot waits before it moves. By default as in the finished game.
    - `face`: the face of the caller.
    - `key`: a unique text. A repeated key returns the same table.
    """

    event: Number
    seat: Count
    name: str
    cards: Literal["same", "other"] = "same"
    level: ShortText | None = None
    pace: Pace | None = None
    face: Face | None = None
    key: Key | None = None


class Branch(Struct, frozen=True):
    """A table that the caller started from a position of a finished game.

    - `table`: the ID of the table.
    - `event`: the number of events of the finished game's record before the position.
    - `move`: the number of moves before the position.
    - `seat`: the seat of the caller.
    - `other_cards`: whether the hidden cards differ from the finished game.
    - `created`: the time of creation.
    - `state`: `over` if the game is finished, `ended` if it was ended early.
    - `result`: the ranks and scores after the game.
    """

    table: str
    event: int
    move: int
    seat: int
    other_cards: bool
    created: datetime
    state: State
    result: dict[str, Any] | None


class ExportedBranch(Struct, frozen=True):
    """A part of the exported data: a table that the account's owner started from a finished game.

    - `table`: the ID of the table.
    - `subject`: the ID of the finished game's table or record.
    - `at`: when it was started.
    """

    table: str
    subject: str
    at: datetime
