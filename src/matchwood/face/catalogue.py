"""The catalogue: which games there are, for how many, with which house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from matchwood.cardgames.catalogue import kinds
from matchwood.cardgames.kind import Option


@dataclass(frozen=True)
class GameInfo:
    """A game of the catalogue."""

    key: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    one_screen: bool = False
    """Whether nobody sees what another does not, so that several people can play at one screen."""

    def to_dict(self) -> dict[str, Any]:
        """The entry as plain JSON."""
        options = [{"key": option.key, "values": list(option.values), "default": option.default} for option in self.options]
        about = {"key": self.key, "title": self.title, "players": list(self.players), "one_screen": self.one_screen}
        return {**about, "options": options}


def games() -> tuple[GameInfo, ...]:
    """Every game, with its key, title, possible numbers of players and options.

    >>> [(game.key, game.players) for game in games() if game.key == "matchmaster"]
    [('matchmaster', (2, 3, 4, 5, 6, 7))]
    """
    return tuple(GameInfo(kind.key, kind.title, kind.players, kind.offered, kind.one_screen) for kind in kinds().values())
