"""Matchwood: card games with hidden information, for players and for research.

>>> import matchwood
>>> game = matchwood.new("matchmaster", players=4, seed=7, options={"undertrump": "free"})
>>> game.owing
(0, 1, 2, 3)
>>> game.legal_moves(0)
['bid 0', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5', 'bid 6', 'bid 7']
>>> game.play("bid 2", seat=0)
>>> game.view(0).table.bids, game.view(1).table.bids
([2, None, None, None], [None, None, None, None])
"""

from __future__ import annotations

import importlib
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as _version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matchwood.analysis.analysis import analyse
    from matchwood.analysis.report import Analysis
    from matchwood.api.batch import Batch
    from matchwood.api.bot import Bot, bot, levels
    from matchwood.api.catalogue import GameInfo, games, schema
    from matchwood.api.dealing import new_secret, seal_of
    from matchwood.api.game import Game, new
    from matchwood.api.hint import Hint, hint
    from matchwood.api.judgement import Judgement
    from matchwood.api.lesson import Taught, lesson_tree, teach
    from matchwood.api.new_batch import batch, load_batch
    from matchwood.api.position import Position
    from matchwood.api.record import load
    from matchwood.api.rules import rules
    from matchwood.api.seal import Drawn, verify
    from matchwood.api.view import Result, View
    from matchwood.errors import (
        BadBatch,
        BadDeal,
        BadOption,
        BadPlayers,
        BadRecord,
        BadSeed,
        BrokenGame,
        CannotTakeBack,
        GameOver,
        IllegalMove,
        MatchwoodError,
        NotYourTurn,
        UnknownBot,
        UnknownGame,
        UnknownLesson,
    )
    from matchwood.notebook.cards import Cards

try:
    __version__ = _version("matchwood")
except PackageNotFoundError:  # run from a folder that was never installed
    __version__ = "0+unknown"

# The module of each public name, imported at the first use of the name.
_HOMES = {
    "matchwood.analysis.analysis": ("analyse",),
    "matchwood.analysis.report": ("Analysis",),
    "matchwood.errors": (
        "BadBatch",
        "BadDeal",
        "BadOption",
        "BadPlayers",
        "BadRecord",
        "BadSeed",
        "BrokenGame",
        "CannotTakeBack",
        "GameOver",
        "IllegalMove",
        "MatchwoodError",
        "NotYourTurn",
        "UnknownBot",
        "UnknownGame",
        "UnknownLesson",
    ),
    "matchwood.api.batch": ("Batch",),
    "matchwood.api.bot": ("Bot", "bot", "levels"),
    "matchwood.api.catalogue": ("GameInfo", "games", "schema"),
    "matchwood.api.dealing": ("new_secret", "seal_of"),
    "matchwood.api.game": ("Game", "new"),
    "matchwood.api.hint": ("Hint", "hint"),
    "matchwood.api.judgement": ("Judgement",),
    "matchwood.api.lesson": ("Taught", "lesson_tree", "teach"),
    "matchwood.api.new_batch": ("batch", "load_batch"),
    "matchwood.api.position": ("Position",),
    "matchwood.api.record": ("load",),
    "matchwood.api.rules": ("rules",),
    "matchwood.api.seal": ("Drawn", "verify"),
    "matchwood.api.view": ("Result", "View"),
    "matchwood.notebook.cards": ("Cards",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "Analysis",
    "BadBatch",
    "BadDeal",
    "BadOption",
    "BadPlayers",
    "BadRecord",
    "BadSeed",
    "Batch",
    "Bot",
    "BrokenGame",
    "CannotTakeBack",
    "Cards",
    "Drawn",
    "Game",
    "GameInfo",
    "GameOver",
    "Hint",
    "IllegalMove",
    "Judgement",
    "MatchwoodError",
    "NotYourTurn",
    "Position",
    "Result",
    "Taught",
    "UnknownBot",
    "UnknownGame",
    "UnknownLesson",
    "View",
    "__version__",
    "analyse",
    "batch",
    "bot",
    "games",
    "hint",
    "lesson_tree",
    "levels",
    "load",
    "load_batch",
    "new",
    "new_secret",
    "rules",
    "schema",
    "seal_of",
    "teach",
    "verify",
]


def __getattr__(name: str) -> Any:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'matchwood' has no attribute {name!r}")
    value = getattr(importlib.import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME_OF])
