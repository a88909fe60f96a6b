"""The messages about challenges to play the deals of a finished game."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct

from matchwood.server.protocol.values import Face, Setting, State


class ComparedGame(Struct, frozen=True):
    """A finished game with the deals of a challenge.

    - `table`: the ID of its table.
    - `name`: the name of its player; empty if the operator has hidden the name.
    - `face`: the face of its player.
    - `yours`: whether the caller played it.
    - `first`: whether it is the game of the challenger.
    - `state`: `over`, or `ended` if the player gave up.
    - `result`: the ranks and scores.
    - `undone`: whether the player took back moves.
    """

    table: str
    name: str
    face: str | None
    yours: bool
    first: bool
    state: State
    result: dict[str, Any] | None
    undone: bool


class Challenge(Struct, frozen=True):
    """What the caller may see of a challenge.

    - `id`: the ID in the address `/c/ID`.
    - `game`: the key of the game.
    - `players`: the number of seats.
    - `options`: the value of every house rule.
    - `seat`: the seat of the challenger and of each friend.
    - `name`: the name of the challenger; empty if the operator has hidden the name.
    - `face`: the face of the challenger.
    - `names`: the names of all players, by seat.
    - `levels`: the levels of the bots, by seat; `null` for the player.
    - `created`: the time of the challenge.
    - `timed`: whether the bots of the challenger's game had a time limit.
    - `yours`: whether the caller is the challenger.
    - `table`: the ID of the table at which the caller plays or played these deals, or `null`.
    - `games`: the games that the caller may compare. For a friend, it is empty until the own game is finished.
    """

    id: str
    game: str
    players: int
    options: dict[str, Setting]
    seat: int
    name: str
    face: str | None
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    created: datetime
    timed: bool
    yours: bool
    table: str | None
    games: tuple[ComparedGame, ...]


class AcceptChallenge(Struct, frozen=True):
    """Starts the caller's game with the deals of a challenge.

    - `name`: the name of the caller.
    - `face`: the face of the caller.
    """

    name: str
    face: Face | None = None


class ExportedChallenge(Struct, frozen=True):
    """A part of the exported data: a challenge that the account's owner made or accepted.

    - `challenge`: the ID of the challenge.
    - `table`: the ID of the own table.
    - `made`: whether the owner made the challenge.
    - `at`: when the owner made or accepted the challenge.
    """

    challenge: str
    table: str
    made: bool
    at: datetime
