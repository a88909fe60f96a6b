"""The messages about the catalogue of games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from matchwood.server.protocol.values import Setting


class Option(Struct, frozen=True):
    """A house rule of a game.

    - `key`: the name of the house rule.
    - `values`: the allowed values.
    - `default`: the usual value; `null` if it depends on the number of players.
    - `idle_when`: the values of other house rules with which this rule has no effect.
    """

    key: str
    values: tuple[Setting, ...]
    default: Setting | None
    idle_when: dict[str, Setting]


class FirstGame(Struct, frozen=True):
    """The recommended settings for the first game of a new player.

    - `players`: the number of players.
    - `options`: the house rules that differ from the usual ones.
    """

    players: int
    options: dict[str, Setting]


class GameInfo(Struct, frozen=True):
    """A game of the catalogue.

    - `key`: the name of the game in calls and records.
    - `title`: the name of the game for people.
    - `players`: the possible numbers of players.
    - `options`: the house rules.
    - `one_screen`: whether several people can play at one screen.
    - `lessons`: the names of the lessons, in order.
    - `first_game`: the settings for a first game, if they are unusual.
    - `first_game_after`: the lesson after which the page offers a first game; `null` if it does so after each lesson.
    """

    key: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    one_screen: bool
    lessons: tuple[str, ...]
    first_game: FirstGame | None = None
    first_game_after: str | None = None


class GameDetails(Struct, frozen=True):
    """The schema and the texts of a game.

    - `key`: the key of the game.
    - `schema`: the JSON Schema of the table and of the happenings.
    - `words`: the texts of the game in each language, as a Fluent file.
    """

    key: str
    schema: dict[str, Any]
    words: dict[str, str]
