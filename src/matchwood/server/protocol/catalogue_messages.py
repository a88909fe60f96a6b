"""The messages about the catalogue of games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from matchwood.server.protocol.values import Setting


class Option(Struct, frozen=True):
    """A house rule.

    - `key`: the name of the house rule.
    - `values`: the allowed values.
    - `default`: the usual value; `null` if it depends on the number of players.
    - `idle_when`: other house rules and their values with which this one has no effect.
    """

    key: str
    values: tuple[Setting, ...]
    default: Setting | None
    idle_when: dict[str, Setting]


class FirstGame(Struct, frozen=True):
    """Contains the recommended settings for a person who has never played the game.

    - `players`: the number of players.
    - `options`: the house rules that differ from the usual ones.
    """

    players: int
    options: dict[str, Setting]


class GameInfo(Struct, frozen=True):
    """Describes a game of the catalogue.

    - `key`: the name of the game in calls and records.
    - `title`: the name of the game for people.
    - `players`: the possible numbers of players.
    - `options`: the house rules.
    - `one_screen`: whether several people can play at one screen, because no player sees anything that the others do not.
    - `lessons`: the names of the lessons, in their order.
    - `first_game`: settings for a person who has never played the game; `null` if the usual game is right.
    - `first_game_after`: the lesson after which a learner is ready for a first game; `null` if the page offers a game after
      each lesson.
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
    """Contains the schema and the texts of a game. With this data, a page can show a game without pictures.

    - `key`: the key of the game.
    - `schema`: the JSON Schema of the table and the happenings.
    - `words`: the texts of the game by language, each in the form of a Fluent file.
    """

    key: str
    schema: dict[str, Any]
    words: dict[str, str]
