"""The catalogue: all games with their numbers of players and house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from matchwood.cardgames.catalogue import spec_of, specs
from matchwood.cardgames.lessons import first_game_after
from matchwood.cardgames.spec import FirstGame, Option


@dataclass(frozen=True)
class GameInfo:
    """The description of one game in the catalogue."""

    key: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    one_screen: bool = False
    """Whether all players see the same cards, so that they can share one screen."""
    lessons: tuple[str, ...] = ()
    """The names of the game's lessons, in the order of learning."""
    first_game: FirstGame | None = None
    """The players and options of a new player's first game. None: the default game."""
    first_game_after: str | None = None
    """The lesson after which a new player can play a first game. None: the page offers a game after each lesson."""

    def to_dict(self) -> dict[str, Any]:
        """Return the catalogue entry as plain JSON values."""
        options = [
            {"key": option.key, "values": list(option.values), "default": option.default, "idle_when": dict(option.idle_when)}
            for option in self.options
        ]
        about = {"key": self.key, "title": self.title, "players": list(self.players), "one_screen": self.one_screen}
        first = self.first_game and {"players": self.first_game.players, "options": dict(self.first_game.options)}
        beginning = {"first_game": first, "first_game_after": self.first_game_after}
        return {**about, "options": options, "lessons": list(self.lessons), **beginning}


def games() -> tuple[GameInfo, ...]:
    """Return all games of the catalogue.

    >>> [(game.key, game.players) for game in games() if game.key == "matchmaster"]
    [('matchmaster', (2, 3, 4, 5, 6, 7))]
    """
    return tuple(
        GameInfo(
            game.key,
            game.title,
            game.players,
            game.offered,
            game.one_screen,
            tuple(game.lessons),
            game.first_game,
            first_game_after(game.lessons),
        )
        for game in specs().values()
    )


def schema(key: str) -> dict[str, Any]:
    """Return a JSON Schema (2020-12) of a game's options, table, events, refusals and result.

    Raises UnknownGame.

    >>> schema("tycoon")["$defs"]["Passed"]["properties"]["seat"]
    {'format': 'seat', 'type': 'integer'}
    >>> schema("tycoon")["properties"]["options"]["properties"]["expansion"]
    {'enum': ['none', 'GH', 'all']}
    """
    return spec_of(key).schema
