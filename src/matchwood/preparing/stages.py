"""The stages in which a game is compiled."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

Stage = Literal["deal", "rules", "glances", "bots", "analysis"]
STAGES: tuple[Stage, ...] = get_args(Stage)
PLAYABLE: tuple[Stage, ...] = STAGES[: 1 + STAGES.index("bots")]
"""After these stages, people can play the game with bots."""


@cache  # a later server in the same process needs no second call
def use(game: str, stage: Stage) -> None:
    """Compile all functions of one stage, or load them from the cache."""
    from matchwood.preparing import compiling  # slow: it loads the compiler

    match stage:
        case "deal":
            compiling.new_game(game)
        case "rules":
            compiling.compile_rules(game)
        case "glances":
            compiling.compile_bots(game, compiling.WITHOUT_SEARCH)
        case "bots":
            compiling.compile_bots(game)
        case "analysis":
            compiling.compile_analysis(game)
