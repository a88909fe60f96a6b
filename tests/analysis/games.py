"""Games between given bots, for the tests of the analysis."""

from __future__ import annotations

from typing import Any

import matchwood

Json = dict[str, Any]

KEYS = [info.key for info in matchwood.games()]


def played_by(levels: list[str], key: str, seed: int, **options: Any) -> Json:
    """Return the record of a game between these bots."""
    game = matchwood.new(key, players=len(levels), seed=seed, options=options)
    bots = [matchwood.bot(level, seed=seat, iterations=100) for seat, level in enumerate(levels)]
    while not game.over:
        seat = game.owing[0]
        game.play(bots[seat].choose(game.view(seat)), seat=seat)
    return game.record()
