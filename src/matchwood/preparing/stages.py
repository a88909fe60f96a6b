"""The stages of compiling a game."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

Stage = Literal["deal", "rules", "glances", "bots", "analysis"]
STAGES: tuple[Stage, ...] = get_args(Stage)
PLAYABLE: tuple[Stage, ...] = STAGES[: 1 + STAGES.index("bots")]
"""The stages after which a game can be played with bots."""


@cache  # a second server in the same process finds all code loaded
def use(game: str, stage: Stage) -> None:
    """Use each function of this stage once, so that it is compiled or loaded from the cache."""
    from matchwood.preparing import compiling  # slow to load, because it loads the compiler

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
