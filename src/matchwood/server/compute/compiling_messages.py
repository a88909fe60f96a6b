"""The shapes of getting games ready, as docs/protocol.md describes them."""

from __future__ import annotations

from msgspec import Struct

from matchwood.server.protocol.messages import Words


class Preparing(Struct, frozen=True):
    """How far a game is that is compiled for this machine: so many steps are `done` of so many; a `ready` one can be played."""

    game: str
    ready: bool
    done: int
    of: int


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to play this game: it is got ready before the others."""

    game: Words
