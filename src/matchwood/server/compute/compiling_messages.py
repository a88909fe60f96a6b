"""The messages about the compilation of games."""

from __future__ import annotations

from msgspec import Struct

from matchwood.server.protocol.messages import ShortText


class Preparing(Struct, frozen=True):
    """The progress of compiling one game.

    - `game`: the key of the game.
    - `ready`: whether the game can be played at once.
    - `done`: the number of finished steps.
    - `of`: the number of all steps.
    """

    game: str
    ready: bool
    done: int
    of: int


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The game that the server should compile next.

    - `game`: the key of the game.
    """

    game: ShortText
