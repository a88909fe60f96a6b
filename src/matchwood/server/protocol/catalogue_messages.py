"""What the server says of the games that there are."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from matchwood.server.protocol.values import Setting


class Option(Struct, frozen=True):
    """One choice of house rules. It changes nothing where another rule has the value that `idle_when` names for it."""

    key: str
    values: tuple[Setting, ...]
    default: Setting | None
    idle_when: dict[str, Setting]


class FirstGame(Struct, frozen=True):
    """The number of players and the house rules for somebody who has never played the game; all other rules are the usual ones."""

    players: int
    options: dict[str, Setting]


class GameInfo(Struct, frozen=True):
    """A game of the catalogue, with the names of its lessons in their order. `first_game` is null if newcomers begin with the
    usual game. `first_game_after` names the lesson after which they know enough for it; it is null if a game is offered after
    each lesson."""

    key: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    one_screen: bool
    lessons: tuple[str, ...]
    first_game: FirstGame | None = None
    first_game_after: str | None = None


class GameDetails(Struct, frozen=True):
    """What a page needs to show a game that it has no pictures of: its `schema` (JSON Schema), and its `words` in every language
    that it speaks, as the text of a Fluent file."""

    key: str
    schema: dict[str, Any]
    words: dict[str, str]
