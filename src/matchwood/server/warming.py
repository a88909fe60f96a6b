"""Getting the rules and the bots ready behind the first page, so that the first bot does not keep anybody waiting."""

from __future__ import annotations

import logging

logger = logging.getLogger(__name__)


def warm_up() -> None:
    """Let every bot decide once in every game. What fails here fails again, and is told, where it matters."""
    try:
        import matchwood

        for info in matchwood.games():
            for level in matchwood.levels():
                game = matchwood.new(info.key, players=info.players[0], seed=1)
                view = game.view(game.owing[0])
                matchwood.bot(level, seed=1, seconds=0.01).choose(view)
    except Exception:
        logger.exception("warming up failed")
