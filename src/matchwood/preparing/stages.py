"""The stages in which a game is compiled. Each uses once whatever it is about."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

Stage = Literal["deal", "rules", "glances", "bots", "analysis"]
STAGES: tuple[Stage, ...] = get_args(Stage)
PLAYABLE: tuple[Stage, ...] = STAGES[: 1 + STAGES.index("bots")]
"""Those after which a game can be played with bots."""


@cache  # a second server in this process finds everything loaded
def use(game: str, stage: Stage) -> None:
    """Use once what this stage of this game is about: it is compiled, or loaded where it was compiled before."""
    from matchwood.analysis.warming import warm_analysis  # with the compiler
    from matchwood.api.warming import GLANCES, beginnings, warm_bots, warm_rules

    match stage:
        case "deal":
            list(beginnings((game,)))
        case "rules":
            warm_rules((game,))
        case "glances":
            warm_bots((game,), GLANCES)
        case "bots":
            warm_bots((game,))
        case "analysis":
            warm_analysis((game,))
